// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/newgame.h"
#include "core/airshipcity/game/randomplay.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/rules/scoring.h"

#include <QtTest/QtTest>

#include <numeric>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

GameRecord game(std::uint64_t seed, const QJsonObject &catalogue)
{
    NewGameOptions options;
    options.players = {
        {u"Ada"_s, PlayerColor::Orange}, {u"Bo"_s, PlayerColor::Red}, {u"Cy"_s, PlayerColor::Green}};
    options.catalogue = catalogue;
    if (!catalogue.contains("tiles"_L1))
        options.tiles =
            parseTileCounts(u"forest=3,mine=3,factory=2,valley=2,harbor=1,market=2,guild=1,shipyard=2"_s)
                .value();
    options.seed = seed;
    return newGame(options).value();
}

} // namespace

class TestRandomPlay : public QObject
{
    Q_OBJECT

private slots:
    /// The number that the C++ standard names for this generator, so that a seed means the same everywhere.
    void generatorIsTheStandards()
    {
        table::Random random(5489);
        std::uint64_t bits = 0;
        for (int i = 0; i < 10000; ++i)
            bits = random.bits();
        QCOMPARE(bits, std::uint64_t{9981545732273789042U});
    }

    void numbersAreEven()
    {
        table::Random random(7);
        std::array<int, 6> counts{};
        for (int i = 0; i < 6000; ++i)
            ++counts[random.below(6)];
        for (const int count : counts)
            QVERIFY(count > 850 && count < 1150);
        QCOMPARE(random.below(1), 0U);
        QVERIFY(random.below(0xFFFFFFFFU) != random.below(0xFFFFFFFFU));
    }

    void shuffleKeepsAll()
    {
        std::vector<int> list(100);
        std::iota(list.begin(), list.end(), 0);
        std::vector<int> shuffled = list;
        table::Random random(3);
        random.shuffle(shuffled);
        QVERIFY(shuffled != list);
        std::sort(shuffled.begin(), shuffled.end());
        QCOMPARE(shuffled, list);
        std::vector<int> empty;
        random.shuffle(empty);
    }

    void sameSeedSameGame()
    {
        const Setup setup = game(1, sampleCatalogue()).setup;
        const RandomGame once = playRandomly(setup, 11);
        const RandomGame again = playRandomly(setup, 11);
        QVERIFY(once.plays == again.plays);
        QCOMPARE(once.end, again.end);
        QVERIFY(playRandomly(setup, 12).plays != once.plays);
    }

    void everyMoveIsLegalAndEveryGameEnds()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Setup setup = game(seed, sampleCatalogue()).setup;
            const RandomGame random = playRandomly(setup, seed);
            State state = startState(setup);
            for (const Play &play : random.plays) {
                QVERIFY(check(setup, state, play).allowed());
                apply(setup, state, play);
            }
            QCOMPARE(state, random.end);
            QCOMPARE(state.phase, Phase::Over);
            QVERIFY(random.ending.has_value());
            QVERIFY(state.round >= 17);
            QVERIFY(random.plays.size() < 2000);
            QVERIFY(score(setup, random.end, random.ledger).isFinal);
        }
    }

    void recordReplaysToTheSameEnd()
    {
        GameRecord record = game(5, sampleCatalogue());
        const RandomGame random = playRandomly(record.setup, 5);
        recordPlays(record, random.plays);
        const auto read = readGameRecord(writeGameRecord(record));
        QVERIFY(read.ok());
        const Replay replayed = replay(read.value().setup, read.value().inForce());
        QVERIFY(!replayed.stoppedBy);
        QCOMPARE(replayed.end(), random.end);
        QVERIFY(replayed.ledger == random.ledger);
    }

    /// Where values are missing there are still moves, but a game stops before what cannot be told.
    void stopsWhereTheCatalogueStops()
    {
        const Setup setup = game(5, {}).setup;
        const RandomGame random = playRandomly(setup, 5);
        QVERIFY(!random.plays.empty());
        QVERIFY(!random.ending);
        QVERIFY(random.end.phase != Phase::Over);
    }
};

QTEST_GUILESS_MAIN(TestRandomPlay)
#include "tst_randomplay.moc"
