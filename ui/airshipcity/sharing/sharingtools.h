// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/foreigncatalogue.h"
#include "ui/airshipcity/sharing/sharingfiles.h"
#include "ui/widgets/sentence.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

#include <functional>
#include <optional>

class QDialog;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class MergePanel;

/// An open copy of the box, as these tools see it.
struct SharingHost {
    /// The copy as it is; empty or without values if nothing is known yet; nothing if it cannot be read.
    std::function<std::optional<QJsonObject>()> document;
    /// Puts another one in its place, as one step that can be taken back, see `AirshipCityCopyPage::replaceDocument`. False if
    /// nothing came of it.
    std::function<bool(const QJsonObject &document, const QString &step)> replaceDocument;
};

/// What can be done with a copy of the box and other people's files: import, export, compare and merge, and proposals from
/// what a recorded game reported. A row of buttons and a line that says what came of it.
class SharingTools : public QWidget
{
    Q_OBJECT

public:
    explicit SharingTools(SharingHost host, QWidget *parent = nullptr);

    /// Another way to ask for files.
    void setChooser(const SharingChooser &chooser) { m_chooser = chooser; }

public slots:
    /// Takes from a file what the copy does not know; nothing of the copy is replaced, and nothing made up is taken.
    void importFile();
    void exportFile();
    /// Shows the copy beside a file, to be merged value by value.
    void compareFile();
    /// Shows what a recorded game's reports say about values that it lacks.
    void proposeFromGame();

protected:
    void changeEvent(QEvent *event) override;

private:
    /// What came of an import: how many values of which kind.
    struct Imported {
        QString file;
        int added = 0;
        int different = 0;
        int doubtful = 0;
        bool fromSample = false;
    };

    std::optional<airshipcity::ForeignCatalogue> ask(const QString &title, QString &file);
    std::optional<QJsonObject> copy();
    bool replace(const QJsonObject &document, const QString &step);
    void showProposals(airshipcity::GameRecord game);
    QDialog *openDialog(const QString &name, const Sentence &title, QWidget *content);
    void say(const Sentence &message, bool warning);
    void sayNothingDone();
    static QString told(const Imported &imported);
    void retranslate();

    SharingHost m_host;
    SharingChooser m_chooser;
    QPushButton *m_import;
    QPushButton *m_export;
    QPushButton *m_compare;
    QPushButton *m_propose;
    QLabel *m_said;
    Sentence m_message; ///< what was said last
    bool m_warned = false;
    QPointer<QDialog> m_dialog;           ///< that is open
    std::function<void()> m_retellDialog; ///< says its texts in the language that is spoken now
};

} // namespace skyledger::ui
