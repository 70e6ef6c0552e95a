// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/tablemode/tablemodeboard.h"

#include <memory>

namespace skyledger::ui {

/// The running game of Airship City in table mode. The table must stay.
std::unique_ptr<TableModeBoard> makeTableBoard(AirshipCityTable &table);

// What a player holds as it is drawn on a plate, to be read from two metres without a word.

/// The majority of an airship: the family's shape and colours, and the level.
TableRow::Mark markOf(airshipcity::Airship airship);
/// The majority of a public utility: a building.
TableRow::Mark utilityMark();

} // namespace skyledger::ui
