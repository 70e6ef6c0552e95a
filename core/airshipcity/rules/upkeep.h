// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/judgement.h"

/// Inside of the rules, chapter "Upkeep" (p8): it opens stages 2 to 5, in two parts. First everybody receives the
/// stage bonus, where it leaves a choice one after the other; then bonus effects are turned up, contracts move on and
/// failed ones cost VP.
namespace skyledger::airshipcity {

/// What one event of an upkeep brings to each player, as far as the catalogue tells.
struct UpkeepQuote {
    struct Share {
        Amounts gain;
        std::int16_t vp = 0;
        bool needsGain = false; ///< an unknown part, to be reported
        bool needsVp = false;
    };
    Per<Player, Share> shares;
};

/// The end of a turn that opens a stage.
void judgeStageOpening(const Judgement &on, Stage stage, UpkeepQuote &upkeep);
/// A player's choice from the stage bonus; the last one closes the upkeep.
void judgeStageBonus(const Judgement &on, const TakeStageBonus &choice, UpkeepQuote &upkeep);
/// Compares what was reported for each player with what is known and needed.
void judgeReportedUpkeep(const Judgement &on, const UpkeepQuote &upkeep, const Reported &reported);

/// Runs the upkeep of the stage that begins, up to the first choice.
void openStage(const Boards &on, Stage stage, const Reported &reported);
/// Gives what a player chose.
void takeStageBonus(const Boards &on, Player player, const Amounts &gained, const Reported &reported);
/// The second part, once nobody has to choose any more.
void closeUpkeep(const Boards &on, const Reported &reported);

// The end of a turn, of a round and of the game (p7, p12), in `gameend`.

/// Passes the turn on; after the last player's, in this order (AC-TURN-07): crews ready, test of the end, next round,
/// upkeep.
void endTurn(const Boards &on, const Reported &reported);

} // namespace skyledger::airshipcity
