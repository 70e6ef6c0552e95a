// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/scoredgame.h"
#include "core/table/bgstats.h"
#include "core/table/finishedgame.h"

namespace skyledger::airshipcity {

/// A scored game as plain values, for the shelf and for other programs.
table::FinishedGame finishedGame(const ScoredGame &game);

/// A game or score sheet out of a file's bytes as plain values; nothing if it is none of ours, cannot be read or holds
/// an event in force that cannot be replayed. A game that is not over comes too, as not final.
std::optional<table::FinishedGame> readFinishedGame(const QByteArray &bytes);

/// How Airship City is known to BG Stats.
table::BgStatsGame bgStatsNames();

/// The `id` of a record, else one that is derived from how the game began, so that it stays while the game goes on.
QString idOf(const GameRecord &record);
/// The `id` of a sheet, else one that is derived from its content: the same for the same content.
QString idOf(const ScoreSheet &sheet);

/// A score sheet of what lies on the boards of a tracked game, to be compared with the table. It keeps the game's id, and
/// its end as the date, so that both are one play. What is not known is left out.
QJsonObject sheetOfGame(const GameRecord &record, const State &end);

} // namespace skyledger::airshipcity
