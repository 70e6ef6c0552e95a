// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/scoring.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/pages/standingspanel.h"

namespace skyledger::ui {

/// "Standings if the game ended now"; at the end of the game the final scoring and who wins.
class AirshipCityStandings : public StandingsPanel
{
    Q_OBJECT

public:
    explicit AirshipCityStandings(AirshipCityTable &table, QWidget *parent = nullptr);

private:
    void refresh();
    Standings standingsOf(const airshipcity::FinalScore &score) const;

    AirshipCityTable &m_table;
};

} // namespace skyledger::ui
