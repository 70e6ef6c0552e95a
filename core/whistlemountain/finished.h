// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/bgstats.h"
#include "core/table/finishedgame.h"
#include "core/whistlemountain/record/scoresheet.h"

namespace skyledger::whistlemountain {

/// A scored game as plain values, for the shelf and for other programs.
table::FinishedGame finishedGame(const GameRecord &record, const State &state, const FinalScore &score);
table::FinishedGame finishedGame(const ScoreSheet &sheet, const FinalScore &score);

/// How Whistle Mountain is known to BG Stats.
table::BgStatsGame bgStatsNames();

} // namespace skyledger::whistlemountain
