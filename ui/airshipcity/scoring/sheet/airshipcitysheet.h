// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rulings.h"
#include "ui/score/sheet/sheetgame.h"

namespace skyledger::ui {

/// The score sheet of Airship City; `usual` is the edition of an empty one. Rows stand in the order of `sheetCell`; of
/// its heads the first is the edition, the others are the rulings in the order of their table.
const SheetGame &airshipCitySheet(airshipcity::Edition usual = airshipcity::Edition::Fr2021);

/// The head of a ruling.
std::size_t rulingHead(std::size_t ruling);

} // namespace skyledger::ui
