// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/randomplay.h"

#include "core/whistlemountain/rules/building.h"

#include <algorithm>
#include <numeric>

namespace skyledger::whistlemountain {

namespace {

constexpr std::size_t kinds = std::variant_size_v<decltype(Play::what)>;
using PerKind = std::array<std::uint32_t, kinds>;

template <class Kind>
constexpr std::size_t kindOf = decltype(Play::what)(Kind{}).index();

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

std::size_t drawKind(table::Random &random, const State &state, const PerKind &counts)
{
    PerKind chances = weightsFor(state);
    std::uint32_t sum = 0;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        if (counts[kind] == 0)
            chances[kind] = 0;
        sum += chances[kind];
    }
    if (sum == 0) {
        chances = counts;
        sum = std::accumulate(counts.begin(), counts.end(), 0U);
    }
    std::uint32_t drawn = random.below(sum);
    std::size_t kind = 0;
    while (drawn >= chances[kind])
        drawn -= chances[kind++];
    return kind;
}

} // namespace

const Play *RandomPlayer::choose(const Setup &setup, const State &state)
{
    legalEvents(setup, state, m_legal);
    if (m_legal.empty())
        return nullptr;
    PerKind counts{};
    for (const Play &play : m_legal)
        ++counts[play.what.index()];
    const std::size_t kind = drawKind(m_random, state, counts);
    std::uint32_t drawn = m_random.below(counts[kind]);
    const auto isDrawn = [&](const Play &play) { return play.what.index() == kind && drawn-- == 0; };
    return &*std::find_if(m_legal.begin(), m_legal.end(), isDrawn);
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
