// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/newgame.h"
#include "core/whistlemountain/randomplay.h"
#include "core/whistlemountain/rules/corrections.h"
#include "core/whistlemountain/rules/table.h"
#include "tests/core/whistlemountain/fixture.h"

#include <QtTest/QTest>

#include <chrono>

using namespace skyledger;
using namespace skyledger::whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

GameRecord deal(int players, std::uint64_t seed, bool beginner = false)
{
    table::Random random(seed);
    NewGame game;
    for (int i = 0; i < players; ++i)
        game.names.append(u"P"_s + QString::number(i + 1));
    game.catalogue = sampleCatalogue();
    game.beginner = beginner;
    auto dealt = dealGame(game, random);
    if (!dealt)
        qFatal("%s", qPrintable(table::describe(dealt.error())));
    return std::move(dealt).value();
}

} // namespace

/// Whole games of random moves: every position can be shown by the parts of the box, VP never fall, and the replay of the
/// plays ends in the same state.
class RandomGames : public QObject
{
    Q_OBJECT

private slots:
    void positionsArePossible_data();
    void positionsArePossible();
    void gamesEnd();
    void vpFollowFromTheLedger();
};

void RandomGames::positionsArePossible_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("seed");
    QTest::addColumn<bool>("beginner");
    for (int seed = 1; seed <= 12; ++seed)
        QTest::addRow("seed %d", seed) << 2 + seed % 3 << seed << (seed % 4 == 0);
}

void RandomGames::positionsArePossible()
{
    QFETCH(int, players);
    QFETCH(int, seed);
    QFETCH(bool, beginner);
    const GameRecord record = deal(players, static_cast<std::uint64_t>(seed), beginner);
    const RandomGame game = playRandomly(record.setup, static_cast<std::uint64_t>(seed));
    State state = startState(record.setup);
    for (const Play &play : game.plays) {
        const State before = state;
        QVERIFY(check(record.setup, state, play).allowed());
        apply(record.setup, state, play);
        QVERIFY(isPossible(record.setup, state));
        for (const Player player : record.setup.players())
            QVERIFY(state.players[player].vp >= before.players[player].vp);
    }
    QCOMPARE(state, game.end);
}

void RandomGames::gamesEnd()
{
    int finished = 0;
    std::size_t events = 0;
    const auto begin = std::chrono::steady_clock::now();
    constexpr int games = 60;
    for (int seed = 1; seed <= games; ++seed) {
        const GameRecord record = deal(2 + seed % 3, static_cast<std::uint64_t>(seed));
        const RandomGame game = playRandomly(record.setup, static_cast<std::uint64_t>(seed));
        events += game.plays.size();
        finished += game.finished;
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    qInfo("%d of %d games ended by the rule, %zu events, %.0f a second", finished, games, events,
          static_cast<double>(events) / took.count());
    QVERIFY(finished > games / 2);
}

void RandomGames::vpFollowFromTheLedger()
{
    for (std::uint64_t seed = 101; seed <= 110; ++seed) {
        const GameRecord record = deal(3, seed);
        const RandomGame game = playRandomly(record.setup, seed);
        const FinalScore score = scoreState(record.setup, game.end, game.ledgers);
        for (const PlayerScore &player : score.players) {
            int sum = 0;
            for (const ScoreLine &line : player.ledger)
                sum += line.vp;
            QCOMPARE(sum, player.total);
        }
    }
}

QTEST_GUILESS_MAIN(RandomGames)
#include "tst_randomgames.moc"
