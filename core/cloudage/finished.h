// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/gamerecord.h"
#include "core/cloudage/record/scoresheet.h"
#include "core/cloudage/scoring.h"
#include "core/table/bgstats.h"
#include "core/table/finishedgame.h"

namespace skyledger::cloudage {

/// A record as plain values, for the shelf and for other programs; nothing if it holds an event in force that cannot be
/// replayed. A game that is not over comes too, as not final.
std::optional<table::FinishedGame> finishedGame(const GameRecord &record);
/// The same where it was replayed and scored already.
table::FinishedGame finishedGame(const GameRecord &record, const FinalScore &score, bool over);
/// A score sheet as plain values.
table::FinishedGame finishedGame(const ScoreSheet &sheet, const FinalScore &score);

/// How CloudAge is known to BG Stats.
table::BgStatsGame bgStatsNames();

} // namespace skyledger::cloudage
