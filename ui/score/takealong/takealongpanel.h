// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/told/scoretold.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QPrinter;
class QPushButton;

namespace skyledger::ui {

class QrPicture;

/// Asks people for a file to write or a printer. Tests answer by themselves.
struct TakeAlongChooser {
    std::function<QString(QWidget *parent, const QString &title, const QString &proposal)> fileToSave;
    /// Calls back with the printer, unless somebody thinks better of it.
    std::function<void(QWidget *parent, const std::function<void(QPrinter &)> &print)> printer;

    /// The dialogs of the desktop.
    static TakeAlongChooser dialogs();
};

/// A score to be taken along: printed, as PDF, CSV, image or text, and as a play for BG Stats.
class TakeAlongPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TakeAlongPanel(QWidget *parent = nullptr);

    void setScore(const ScoreTold &told);
    void setChooser(TakeAlongChooser chooser) { m_chooser = std::move(chooser); }
    QByteArray bgStatsLink() const { return m_told.link; }

public slots:
    void print();
    void savePdf();
    void saveCsv();
    void saveImage();
    void copyText();
    void copyLink();

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QPushButton *addButton(const QString &name, void (TakeAlongPanel::*slot)());
    void write(const QString &title, const QString &suffix, const QByteArray &bytes);
    void showLink();
    void retranslate();

    TakeAlongChooser m_chooser;
    ScoreTold m_told;
    std::vector<QPushButton *> m_buttons;
    QLabel *m_said; ///< what came of it
    QLabel *m_textTitle;
    QPlainTextEdit *m_text;
    QLabel *m_linkTitle;
    QLabel *m_linkNote;
    QPlainTextEdit *m_linkText;
    QPushButton *m_copyLink = nullptr;
    QrPicture *m_qr;
};

} // namespace skyledger::ui
