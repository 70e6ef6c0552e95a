// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/scoresheet.h"
#include "core/describe/sheets.h"

#include <vector>

/// Score sheets for tests.
namespace skyledger::airshipcity::fixture {

/// A sheet of Ada, Bo, Cy and Dee, as many as wanted, who have nothing.
ScoreSheet emptySheet(std::size_t players, Edition edition = Edition::Fr2021);

/// Enters a number for each player, where it is of things for one of them.
void enter(ScoreSheet &sheet, SheetEntry entry, const std::vector<int> &values, std::size_t thing = 0);

/// The numbers of all players, as somebody enters them.
std::vector<describe::SheetCodes::Numbers> numbersOf(const ScoreSheet &sheet);

} // namespace skyledger::airshipcity::fixture
