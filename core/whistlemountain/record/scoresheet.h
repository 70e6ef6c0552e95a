// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

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

/// A sheet out of its object; refused as the formats page says.
table::Result<ScoreSheet, table::ReadError> readScoreSheet(const QJsonObject &document);

/// Its scoring. The end values of upgrades are the rulebook's.
FinalScore scoreOf(const ScoreSheet &sheet);

} // namespace skyledger::whistlemountain
