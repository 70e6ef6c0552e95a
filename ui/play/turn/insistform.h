// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/guide.h"

#include <QtWidgets/QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace skyledger::ui {

class ReportFields;

/// What the table insists on: why the rules forbid it, the amounts that nobody but the table can tell, and room for a
/// note.
class InsistForm : public QWidget
{
    Q_OBJECT

public:
    /// What is insisted on, as the guide knows it.
    struct Deed {
        std::function<bool()> isReady;                         ///< all questions about it are answered
        std::function<QString()> against;                      ///< why the rules forbid it
        std::function<ReportFields *(QWidget *parent)> fields; ///< null: there is nothing to report
        std::function<void(const QString &note)> record;       ///< with what the last fields tell
    };

    InsistForm(Guide &guide, Deed deed, QWidget *parent = nullptr);

    /// Asks about what the guide is about to record anyway, and takes the keyboard.
    void begin();

private:
    void judge();
    void record();
    void retell();
    void retranslate();

    Deed m_deed;
    QLabel *m_against;
    QVBoxLayout *m_reportPlace;
    ReportFields *m_report = nullptr;
    QLabel *m_unsaid;
    QLineEdit *m_note;
    QPushButton *m_record;
};

} // namespace skyledger::ui
