// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rulings.h"
#include "core/airshipcity/vocabulary.h"
#include "ui/score/sheet/ownersboard.h"
#include "ui/score/sheet/sheetgame.h"

#include <memory>
#include <vector>

namespace skyledger::ui {

class AirshipCityTable;
class ComparedGame;

/// The score sheet of Airship City; `usual` is the edition of an empty one. Rows stand in the order of `sheetCell`; of
/// its heads the first is the edition, the others are the rulings in the order of their table.
const SheetGame &airshipCitySheet(airshipcity::Edition usual = airshipcity::Edition::Fr2021);

/// The head in which the reading of a ruling stands, by its number in the table of rulings.
std::size_t rulingHead(std::size_t ruling);

/// The groups of the picture of the Donation Board.
constexpr std::size_t airshipSquares = 0;
constexpr std::size_t utilitySquares = 1;
/// The majority squares on it: the airships level by level, the public utilities.
std::vector<OwnersGroup> citySquares();
/// Of which airship a square is.
airshipcity::Airship airshipAt(std::size_t square);

/// The end of a game, compared by VP, stocks and majorities. The table must stay.
std::unique_ptr<ComparedGame> comparedCity(AirshipCityTable &table);

} // namespace skyledger::ui
