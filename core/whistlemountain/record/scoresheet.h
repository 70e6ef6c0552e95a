// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/sheets.h"
#include "core/whistlemountain/record/gamerecord.h"
#include "core/whistlemountain/scoring.h"

namespace skyledger::whistlemountain {

/// A game that was not tracked: what lay on the table at its end.
struct ScoreSheet {
    QJsonObject document;
    Edition edition{};
    Rulings rulings;
    QList<PlayerInfo> players;
    qsizetype first = -1; ///< who began; -1: not told
    FloorVp floors;
    std::vector<PlayerTally> tallies;
};

/// The numbers of a player, in the order in which they are asked for.
enum class SheetEntry : std::uint8_t { Vp, Machines, Trophies, Scaffolds, Cards, Resources, Whirlpool };
const describe::SheetTable<PlayerTally, Rulings> &sheetTable();

/// A sheet out of its object; refused as the formats page says.
table::Result<ScoreSheet, table::ReadError> readScoreSheet(const QJsonObject &document);

/// The bytes of a sheet's file.
QByteArray writeScoreSheet(const QJsonObject &document);

/// The end values of upgrades that the rulebook prints.
const EndVp &printedEnds();

/// Its scoring. The end values of upgrades are the rulebook's.
FinalScore scoreOf(const ScoreSheet &sheet);

} // namespace skyledger::whistlemountain
