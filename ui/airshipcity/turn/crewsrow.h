// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace skyledger::ui {

class CrewButton;

/// Which crews of whoever's turn it is are left to move, and which is in hand.
class CrewsRow : public QWidget
{
    Q_OBJECT

public:
    explicit CrewsRow(AirshipCityTable &table, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    AirshipCityTable &m_table;
    QLabel *m_title;
    table::Per<airshipcity::Crew, CrewButton *> m_crews;
    QLabel *m_left;
};

} // namespace skyledger::ui
