// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/randomplay.h"

#include "core/airshipcity/record/recordedit.h"
#include "core/play/drawnplay.h"

namespace skyledger::airshipcity {

namespace {

using PerKind = play::PerKindOf<Play>;

template <class Kind>
constexpr std::size_t kindOf = play::kindIn<Play, Kind>;

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

} // namespace

const Play *RandomPlayer::choose(const Setup &setup, const State &state)
{
    legalEvents(setup, state, m_legal);
    return play::drawnPlay(m_random, m_legal, weights);
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
