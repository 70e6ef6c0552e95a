// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/randomplay.h"

#include "core/airshipcity/record/recordedit.h"

#include <algorithm>
#include <numeric>

namespace skyledger::airshipcity {

namespace {

constexpr std::size_t kinds = std::variant_size_v<decltype(Play::what)>;
using PerKind = std::array<std::uint32_t, kinds>;

template <class Kind>
constexpr std::size_t kindOf = decltype(Play::what)(Kind{}).index();

/// How often each kind of move is drawn in comparison with the others that are possible then.
constexpr PerKind weights = [] {
    PerKind weight{};
    weight.fill(1);
    weight[kindOf<Move>] = 12;
    weight[kindOf<Use>] = 12;
    weight[kindOf<EndTurn>] = 12;
    weight[kindOf<Fulfil>] = 12;
    return weight;
}();

PerKind countKinds(const std::vector<Play> &plays)
{
    PerKind counts{};
    for (const Play &play : plays)
        ++counts[play.what.index()];
    return counts;
}

std::size_t drawKind(table::Random &random, const PerKind &counts)
{
    PerKind chances = weights;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        if (counts[kind] == 0)
            chances[kind] = 0;
    }
    std::uint32_t drawn = random.below(std::accumulate(chances.begin(), chances.end(), 0U));
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
    const PerKind counts = countKinds(m_legal);
    const std::size_t kind = drawKind(m_random, counts);
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
    Changes changes;
    while (const Play *play = player.choose(setup, game.end)) {
        game.plays.push_back(*play);
        changes.clear();
        apply(setup, game.end, game.plays.back(), {}, &changes);
        AirshipCity::addToLedger(game.ledger, changes, game.plays.size());
    }
    if (game.end.phase == Phase::Over)
        game.ending = endCondition(setup, game.end);
    return game;
}

void recordPlays(GameRecord &record, const std::vector<Play> &plays)
{
    for (const Play &play : plays)
        appendEvent(record, Played{play, {}}, {});
}

} // namespace skyledger::airshipcity
