// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/gamecurve.h"

namespace skyledger::airshipcity {

score::Curve gameCurve(const Setup &setup, std::span<const State> states)
{
    score::Curve curve = score::curveOf(
        states, setup.playerCount, [](const State &state) { return state.round; },
        [](const State &state, std::size_t seat) { return state.players[static_cast<Player>(seat)].vp; });
    curve.roundsPerStage = roundsPerStage;
    return curve;
}

} // namespace skyledger::airshipcity
