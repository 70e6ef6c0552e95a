// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace skyledger::ui {

class ReportForm;

/// What the table insists on: why the rules forbid it, the amounts that nobody but the table can tell, and room for a
/// note.
class InsistForm : public QWidget
{
    Q_OBJECT

public:
    explicit InsistForm(AirshipCityTable &table, QWidget *parent = nullptr);

    /// Asks about what the guide is about to record anyway, and takes the keyboard.
    void begin();

private:
    void judge();
    void record();
    void retell();
    void retranslate();

    AirshipCityTable &m_table;
    QLabel *m_against;
    QVBoxLayout *m_reportPlace;
    ReportForm *m_report = nullptr;
    QLabel *m_unsaid;
    QLineEdit *m_note;
    QPushButton *m_record;
};

} // namespace skyledger::ui
