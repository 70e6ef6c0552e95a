// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/whistlemountain/games/makers.h"

#include "core/whistlemountain/newgame.h"
#include "core/whistlemountain/randomplay.h"
#include "core/whistlemountain/rules/table.h"

#include <algorithm>

namespace skyledger::whistlemountain::test {

namespace {

/// What a move is worth at once: points, something to build with, workers on their way up, and an end in sight.
int worthOf(const State &before, const State &after, Player player)
{
    const auto valueOf = [player](const State &state) {
        const PlayerState &own = state.players[player];
        const int parts = 3 * static_cast<int>(own.machines.size())
            + 3 * static_cast<int>(own.upgrades.size()) + std::min<int>(own.scaffolds, 4)
            + std::min<int>(own.cards, 4) + std::min(totalOf(own.stock), 10);
        const int workers =
            6 * own.workers.inTower() - 8 * own.workers.inBarracks() - 4 * own.workers.whirlpool;
        return 2 * own.vp + parts + workers;
    };
    return valueOf(after) - valueOf(before);
}

/// The best of some plays that come to mind.
Play choosePlay(const Setup &setup, const State &state, RandomPlayer &player)
{
    constexpr int ideas = 6;
    const Player whose = toAct(state);
    Play best;
    int most = 0;
    for (int i = 0; i < ideas; ++i) {
        const Play play = *player.choose(setup, state);
        State after = state;
        apply(setup, after, play);
        const int worth = worthOf(state, after, whose);
        if (i == 0 || worth > most) {
            best = play;
            most = worth;
        }
    }
    return best;
}

int unnamedOn(const State &state, Display display)
{
    const DisplayList &tiles = state.displays[display];
    return static_cast<int>(std::count(tiles.begin(), tiles.end(), unnamed));
}

template <class Key>
Tile drawnTile(const Setup &setup, const State &state, Display display, table::Random &random)
{
    std::vector<Tile> tiles;
    for (const Key key : table::all<Key>()) {
        bool fits = isUnplaced(setup, state, key);
        if constexpr (std::is_same_v<Key, Machine>)
            fits = fits && displayOf(classOf(key)) == display;
        if (fits)
            tiles.push_back({display, static_cast<std::uint8_t>(key)});
    }
    random.shuffle(tiles);
    return tiles.front();
}

/// The trophies that nobody has seen yet, of those in the box.
std::vector<Trophy> pileOf(const Setup &setup, const State &state, const Per<Trophy, int> &gone)
{
    std::vector<Trophy> pile;
    for (const Trophy kind : table::all<Trophy>()) {
        int left = setup.catalogue.trophies[kind].value_or(0) - gone[kind];
        for (const TrophyCounts &floor : state.floors)
            left -= floor[kind];
        for (const Player player : setup.players())
            left -= state.players[player].trophies[kind];
        for (int i = 0; i < left; ++i)
            pile.push_back(kind);
    }
    return pile;
}

/// What chance turns up in a play.
Reported turnedUp(const Setup &setup, const State &before, const Play &play, const Per<Trophy, int> &gone,
                  table::Random &random)
{
    State after = before;
    apply(setup, after, play);
    Reported reported;
    for (const Display display : table::all<Display>()) {
        if (unnamedOn(after, display) <= unnamedOn(before, display))
            continue;
        reported.reveal = display == Display::Upgrades ? drawnTile<Upgrade>(setup, after, display, random)
                                                       : drawnTile<Machine>(setup, after, display, random);
        break;
    }
    std::vector<Trophy> pile = pileOf(setup, before, gone);
    random.shuffle(pile);
    for (int i = before.trophiesLeft - after.trophiesLeft; i > 0 && !pile.empty(); --i) {
        reported.drawn.append(pile.back());
        pile.pop_back();
    }
    return reported;
}

} // namespace

GameRecord playedGame(const QStringList &names, std::uint64_t seed, const QString &id,
                      const QString &playedAt)
{
    table::Random random(seed);
    NewGame game;
    game.names = names;
    game.catalogue = sampleCatalogue();
    game.id = id;
    game.playedAt = playedAt;
    auto dealt = dealGame(game, random);
    if (!dealt)
        qFatal("%s", qPrintable(table::describe(dealt.error())));
    GameRecord record = std::move(dealt).value();
    State state = startState(record.setup);
    RandomPlayer player(seed);
    Per<Trophy, int> gone{};
    while (state.phase != Phase::Over && state.turn <= mostTurns) {
        const Play play = choosePlay(record.setup, state, player);
        const Reported reported = turnedUp(record.setup, state, play, gone, random);
        if (const auto *used = std::get_if<UseTrophy>(&play.what))
            ++gone[used->trophy];
        appendPlay(record, play, reported);
        if (!check(record.setup, state, record.entries.back().event).allowed())
            qFatal("event %zu is not allowed", record.entries.size());
        apply(record.setup, state, record.entries.back().event);
    }
    return record;
}

} // namespace skyledger::whistlemountain::test
