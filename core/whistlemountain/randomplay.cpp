// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/randomplay.h"

#include "core/play/drawnplay.h"
#include "core/whistlemountain/rules/building.h"

#include <algorithm>

namespace skyledger::whistlemountain {

namespace {

using PerKind = play::PerKindOf<Play>;

template <class Kind>
constexpr std::size_t kindOf = play::kindIn<Play, Kind>;

/// Work is next if there is something to build and at most one aircraft is at home.
bool wantsWork(const State &state)
{
    const auto &aircraft = state.players[state.current].aircraft;
    const auto home =
        std::count_if(aircraft.begin(), aircraft.end(), [](auto &each) { return each.isHome(); });
    return home == 0 || (home == 1 && canBuild(state, state.current));
}

/// How often each kind of play is drawn in comparison with the others that are possible then.
PerKind weightsFor(const State &state)
{
    PerKind weight;
    weight.fill(2);
    weight[kindOf<Skip>] = 1;
    weight[kindOf<EndTurn>] = 1;
    for (const std::size_t kind :
         {kindOf<BuildScaffold>, kindOf<BuildMachine>, kindOf<MoveWorker>, kindOf<Activate>})
        weight[kind] = 40;
    const bool works = wantsWork(state);
    weight[kindOf<Work>] = works ? 60 : 0;
    weight[kindOf<Harvest>] = works ? 0 : 30;
    weight[kindOf<UseDock>] = works ? 0 : 30;
    return weight;
}

} // namespace

const Play *RandomPlayer::choose(const Setup &setup, const State &state)
{
    legalEvents(setup, state, m_legal);
    return play::drawnPlay(m_random, m_legal, weightsFor(state));
}

RandomGame playRandomly(const Setup &setup, std::uint64_t seed)
{
    RandomPlayer player(seed);
    RandomGame game;
    game.plays.reserve(1024);
    game.end = startState(setup);
    game.ledgers.resize(setup.playerCount);
    Changes changes;
    while (game.end.turn <= mostTurns) {
        const Play *play = player.choose(setup, game.end);
        if (!play)
            break;
        game.plays.push_back(*play);
        changes.clear();
        apply(setup, game.end, game.plays.back(), {}, &changes);
        addToLedgers(game.ledgers, changes, game.plays.size());
    }
    game.finished = game.end.phase == Phase::Over;
    return game;
}

} // namespace skyledger::whistlemountain
