// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/judgement.h"
#include "core/airshipcity/rules/upkeep.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {

constexpr int firstRoundThatCanEnd = 17;  // AC-END-01
constexpr int utilityMajoritiesToEnd = 3; // AC-END-03

void readyAllCrews(const Boards &on)
{
    for (PlayerState &depot : on.state.players) {
        for (CrewState &token : depot.crews)
            token.ready = token.inPlay();
    }
    on.note({.kind = Change::Kind::CrewsReady});
}

} // namespace

std::optional<Ending> endCondition(const Setup &setup, const State &state)
{
    const auto isHeld = [](const Grid &grid) { return grid.majority != none<Player>; };
    if (std::all_of(state.airships.begin(), state.airships.end(), isHeld))
        return Ending::AirshipMajorities;
    const auto utilityEnd = state.utilities.begin() + setup.catalogue.utilityCount;
    if (std::count_if(state.utilities.begin(), utilityEnd, isHeld) >= utilityMajoritiesToEnd)
        return Ending::UtilityMajorities;
    if (state.round >= lastRound)
        return Ending::LastRound;
    return std::nullopt;
}

void endTurn(const Boards &on, const Reported &reported)
{
    State &state = on.state;
    state.pending = {};
    state.acting = {};
    state.phase = Phase::Turn;
    if (indexOf(state.current) + 1 < on.setup.playerCount) {
        state.current = static_cast<Player>(indexOf(state.current) + 1);
        on.note({.kind = Change::Kind::TurnBegan, .player = state.current});
        return;
    }

    const std::optional<Stage> stage = stageOpenedByEndTurn(on.setup, state);
    readyAllCrews(on);
    if (state.round >= firstRoundThatCanEnd) {
        if (const auto ending = endCondition(on.setup, state)) {
            state.phase = Phase::Over;
            on.note({.kind = Change::Kind::GameEnded, .detail = static_cast<std::uint8_t>(*ending)});
            return;
        }
    }
    ++state.round;
    state.current = Player{};
    on.note({.kind = Change::Kind::RoundBegan, .amount = state.round});
    if (stage)
        openStage(on, *stage, reported);
    on.note({.kind = Change::Kind::TurnBegan, .player = state.current});
}

} // namespace skyledger::airshipcity
