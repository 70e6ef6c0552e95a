// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/turn/turnpanel.h"

class QLineEdit;
class QPushButton;

namespace skyledger::ui {

class ReportForm;

/// The turn panel under the city. The name of a public utility that the game has not met yet is asked for here.
class CityTurnPanel : public TurnPanel
{
    Q_OBJECT

public:
    explicit CityTurnPanel(AirshipCityTable &table, QWidget *parent = nullptr);

private:
    void addInsistence();
    void addUtilityName();

    AirshipCityTable &m_table;
    ReportForm *m_insistedReport =
        nullptr; ///< of what is recorded anyway; null if there is nothing to report
    QLineEdit *m_utilityName;
    QPushButton *m_useName;
};

} // namespace skyledger::ui
