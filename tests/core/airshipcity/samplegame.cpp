// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/samplegame.h"

#include "core/airshipcity/game/newgame.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/recordedit.h"
#include "core/airshipcity/rules/rules.h"

#include <random>

namespace skyledger::airshipcity::fixture {

using namespace Qt::Literals::StringLiterals;

GameRecord newSampleGame(std::size_t playerCount, std::uint64_t seed)
{
    const QList<PlayerInfo> people{{u"Ada"_s, PlayerColor::Orange},
                                   {u"Bo"_s, PlayerColor::Purple},
                                   {u"Cy"_s, PlayerColor::Red},
                                   {u"Dee"_s, PlayerColor::Green}};
    NewGameOptions options;
    options.players = people.first(static_cast<qsizetype>(playerCount));
    options.catalogue = sampleCatalogue();
    options.seed = seed;
    options.playedAt = QDateTime({2026, 11, 27}, {20, 4}, Qt::UTC);
    return newGame(options).value();
}

GameRecord finishedSampleGame(std::size_t leastEvents, std::uint64_t seed)
{
    GameRecord record = newSampleGame(4, seed);
    State state = startState(record.setup);
    std::mt19937_64 random(seed);
    std::vector<Play> plays;
    const auto add = [&](const Event &event, const QString &reason) {
        apply(record.setup, state, event);
        appendEvent(record, event, {u"2026-11-27T21:14:07+01:00"_s, reason});
    };
    while (state.phase != Phase::Over) {
        legalEvents(record.setup, state, plays);
        const Play play = plays[random() % plays.size()];
        // A game of evenly drawn moves has about 430 events: one that lags behind gets gears, and slides for them.
        const bool lags = record.entries.size() * lastRound < leastEvents * state.round;
        if (lags && std::holds_alternative<EndTurn>(play.what)) {
            add(Correct{{set::Stock{state.current, Resource::Gear, lockedCapacity}}},
                u"to make the game longer"_s);
            add(Played{{Slide{{rowLine(static_cast<int>(random() % gridSize)), Direction::East}}}, {}}, {});
        } else {
            add(Played{play, {}}, {});
        }
    }
    return record;
}

} // namespace skyledger::airshipcity::fixture
