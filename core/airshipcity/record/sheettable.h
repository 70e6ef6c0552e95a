// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/scoresheet.h"
#include "core/describe/sheets.h"

/// What a score sheet asks of each player.
namespace skyledger::airshipcity {

/// The rows, in the order in which they are asked for and written.
enum class SheetEntry : std::uint8_t {
    Vp, ///< the marker on the track as one number, -999 to 999
    AirshipMajorities,
    UtilityMajorities,
    ContractsCompleted,
    UnfinishedContractVp, ///< not asked for where it costs nothing
    Resource,
    Markers, ///< only one reading of the last tie-break asks for them
    TookPart
};

/// The fields of a column begin with those of `SheetNumber`.
const describe::SheetTable<SheetPlayer, Rulings> &sheetTable();

} // namespace skyledger::airshipcity
