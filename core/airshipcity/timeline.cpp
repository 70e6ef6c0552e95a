// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/timeline.h"

namespace skyledger::airshipcity {

Player playerToAct(const State &state)
{
    if (state.phase == Phase::Over)
        return none<Player>;
    if (!state.pending.players.empty())
        return state.pending.players.front();
    return state.phase == Phase::AtTile ? state.acting.player : state.current;
}

std::size_t startOfTurn(std::span<const State> states, std::size_t moment)
{
    const State &now = states[moment];
    const bool inUpkeep = now.phase == Phase::StageBonus;
    const auto sameTurn = [&](const State &state) {
        return state.round == now.round && state.current == now.current
            && (state.phase == Phase::StageBonus) == inUpkeep;
    };
    while (moment > 0 && sameTurn(states[moment - 1]))
        --moment;
    return moment;
}

std::size_t startOfRound(std::span<const State> states, std::size_t moment)
{
    const std::uint8_t round = states[moment].round;
    while (moment > 0 && states[moment - 1].round == round)
        --moment;
    return moment;
}

} // namespace skyledger::airshipcity
