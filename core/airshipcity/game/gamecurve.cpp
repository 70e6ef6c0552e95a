// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/gamecurve.h"

namespace skyledger::airshipcity {

score::Curve gameCurve(const Setup &setup, std::span<const State> states)
{
    std::vector<score::Moment> moments;
    moments.reserve(states.size());
    for (const State &state : states) {
        score::Moment moment{.event = moments.size(), .round = state.round, .vp = {}};
        moment.vp.reserve(setup.playerCount);
        for (const Player player : setup.players())
            moment.vp.push_back(state.players[player].vp);
        moments.push_back(std::move(moment));
    }
    score::Curve curve = score::curveOf(moments);
    curve.roundsPerStage = roundsPerStage;
    return curve;
}

} // namespace skyledger::airshipcity
