// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/tablemode/tablemodeboard.h"

namespace skyledger::ui {

// What a player holds as it is drawn on a plate, to be read from two metres without a word.

/// The majority of an airship: the family's shape and colours, and the level.
TableRow::Mark markOf(airshipcity::Airship airship);
/// The majority of a public utility: a building.
TableRow::Mark utilityMark();

/// The running game of Airship City in table mode: stocks, contracts, and majorities of airships and public utilities.
class TableBoard : public TableModeBoard
{
    Q_OBJECT

public:
    /// The table must stay.
    explicit TableBoard(AirshipCityTable &table, QWidget *parent = nullptr);

protected:
    TableHead head() const override;
    std::vector<TableRow> rows() const override;
    QString spoken() const override;

private:
    TableRow rowOf(airshipcity::Player player) const;
    QString spokenRow(airshipcity::Player player) const;
    std::vector<airshipcity::Airship> majoritiesOf(airshipcity::Player player) const;
    int utilitiesOf(airshipcity::Player player) const;

    AirshipCityTable &m_table;
};

} // namespace skyledger::ui
