// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/scoresheet.h"
#include "core/describe/sheets.h"

/// The rows of a player's column on a score sheet.
namespace skyledger::airshipcity {

const describe::SheetTable<SheetPlayer, Rulings> &sheetTable();

/// The place of an entry in a column, where it is of things that of one of them.
std::size_t sheetCell(SheetEntry entry, std::size_t thing = 0);

} // namespace skyledger::airshipcity
