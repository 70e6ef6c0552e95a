// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/turn/steppanel.h"

namespace skyledger::ui {

/// The turn panel under the city. The name of a public utility that the game has not met yet is asked for here.
class CityTurnPanel : public StepPanel
{
    Q_OBJECT

public:
    explicit CityTurnPanel(AirshipCityTable &table, QWidget *parent = nullptr);

protected:
    ReportFields *insistedFields(QWidget *form) override;

private:
    void addUtilityName();

    AirshipCityTable &m_table;
};

} // namespace skyledger::ui
