// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/randomplay.h"
#include "core/airshipcity/rules/scoring.h"
#include "tests/core/airshipcity/fixture.h"

#include <QtTest/QtTest>

#include <numeric>

using namespace skyledger::airshipcity;

namespace {

/// 5,000 games; 100,000 in the nightly run.
int gamesToPlay()
{
    return qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY") ? 100'000 : 5'000;
}

/// The setups take turns: both numbers of players, both editions, and each ruling in its other readings.
Setup setupOf(int game)
{
    Setup setup = fixture::layoutA(game % 2 == 0 ? 4 : 3, game % 4 < 2 ? Edition::Fr2021 : Edition::En2020);
    if (game % 3 == 0) {
        setup.rulings.majorityComparison = MajorityComparison::GridAndMajority;
        setup.rulings.negativeVp = NegativeVp::FloorZero;
        setup.rulings.failedContracts = FailedContracts::EveryUpkeep;
        setup.rulings.crestTiming = CrestTiming::Start;
        setup.rulings.crestMatch = CrestMatch::AnyDot;
        setup.rulings.negotiatorExtra = NegotiatorExtra::AnyPrinted;
        setup.rulings.midActivation = Permission::Forbidden;
        setup.rulings.relayRevisit = Permission::Forbidden;
    }
    return setup;
}

bool stocksFit(const PlayerState &depot)
{
    for (const Resource resource : all<Resource>()) {
        if (depot.stock[resource] > depot.capacity(resource))
            return false;
    }
    return true;
}

/// Crews of one player share a tile only on the Harbor (AC-MOVE-13); slides never change that.
bool crewsKeepApart(const Setup &setup, const State &state, const PlayerState &depot)
{
    KeySet<Cell> seen;
    for (const CrewState &token : depot.crews) {
        if (!token.inPlay())
            continue;
        const bool onHarbor = setup.catalogue.tiles[state.city[token.at]].kind == TileKind::Harbor;
        if (seen.contains(token.at) && !onHarbor)
            return false;
        seen.insert(token.at);
    }
    return true;
}

} // namespace

class TestManyGames : public QObject
{
    Q_OBJECT

private slots:
    void everyGameEndsWithPossibleBoards()
    {
        std::array<int, 3> endings{};
        for (int game = 0; game < gamesToPlay(); ++game) {
            const Setup setup = setupOf(game);
            const RandomGame played = playRandomly(setup, static_cast<std::uint64_t>(game));
            QVERIFY2(played.end.phase == Phase::Over, qPrintable(QStringLiteral("game %1").arg(game)));
            ++endings.at(static_cast<std::size_t>(*played.ending));

            KeySet<Tile> tiles;
            for (const Tile tile : played.end.city)
                tiles.insert(tile);
            QCOMPARE(tiles.size(), 16);
            for (const Player player : setup.players()) {
                const PlayerState &depot = played.end.players[player];
                QVERIFY(stocksFit(depot));
                QVERIFY(crewsKeepApart(setup, played.end, depot));
                QVERIFY(markersLeft(setup, played.end, player) >= 0);
                const int vp = std::accumulate(played.ledger.begin(), played.ledger.end(), 0,
                                               [player](int sum, const LedgerLine &line) {
                                                   return line.player == player ? sum + line.vp : sum;
                                               });
                QCOMPARE(vp, int(depot.vp));
            }
            const int unplaced = unplacedContracts(setup, played.end).size();
            QCOMPARE(unplaced, int(played.end.deckLeft));
            QVERIFY(score(setup, played.end, played.ledger).isFinal);
        }
        QVERIFY(endings[static_cast<std::size_t>(Ending::LastRound)] > 0);
    }
};

QTEST_GUILESS_MAIN(TestManyGames)
#include "tst_manygames.moc"
