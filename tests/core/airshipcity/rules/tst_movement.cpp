// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "tests/core/airshipcity/fixture.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Chapters "Structure of play" and "Crew movement" (p7), in Layout A.
class TestMovement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_013_shipyardHasThreeNeighbours();
    void AC_T_014_noDiagonalMove();
    void AC_T_016_relayOverTwoOwnCrews();
    void AC_T_017_noStopOnAnOwnCrew();
    void AC_T_020_relayBackToTheStart();
    void AC_T_021_noSecondSpaceWithoutRelay();
    void AC_T_022_otherCrewsDoNotMatter();
    void AC_T_024_aSpentCrewDoesNotMove();
    void AC_T_025_decliningTheAction();
    void AC_T_026_anActivationIsFinishedBeforeTheNext();
    void AC_T_029_aHiredCrewRelaysToo();
    void AC_T_030_allCrewsAreReadyInTheNextRound();
    void AC_MOVE_04_hardEdges();
    void AC_MOVE_07_noTileTwice();
    void AC_MOVE_10_spentFromTheMoveOn();
    void AC_MOVE_11_anyOwnCrewRelays();
    void AC_MOVE_12_theTileLeftPlaysNoPart();
    void AC_MOVE_13_aRelayPassesThroughTwoCrewsOnTheHarbor();
    void AC_TURN_02_clockwiseAndNobodyElse();
    void AC_TURN_03_theRoundMarkerMoves();
    void AC_TURN_05_betweenActivations();
    void AC_TURN_06_noEndWithAReadyCrew();
    void AC_AMB_30_anUnattractiveActivationIsCompulsory();
    void everyPathAgainstAPlainReading();
};

void TestMovement::AC_T_013_shipyardHasThreeNeighbours() // AC-MOVE-02, AC-MOVE-04
{
    Game game;
    game.crew(p1, 1, shipyard).crew(p1, 2, workshop, false);
    std::vector<Play> plays;
    legalEvents(game.setup, game.state, plays);
    std::set<Tile> ends;
    for (const Play &play : plays) {
        if (!std::holds_alternative<Move>(play.what))
            continue;
        Game tried = game;
        PLAY(tried, Played{play, {}});
        ends.insert(tried.tileOf(p1, 1));
    }
    QCOMPARE(ends, (std::set{valley1, market1, architect}));
}

void TestMovement::AC_T_014_noDiagonalMove() // AC-MOVE-03
{
    // A diagonal has no other spelling than two steps.
    Game game;
    game.crew(p1, 1, shipyard).crew(p1, 2, workshop);
    REFUSED_FIRST(game, move(1, "SW"), Rule::Move02);
    REFUSED_FIRST(game, move(1, "WS"), Rule::Move02);
}

/// Own crews on Architect's Office and Mine-1, an active one on the Shipyard.
static Game relayGame()
{
    Game game;
    game.crew(p1, 1, shipyard).crew(p1, 2, architect).crew(p1, 3, mine1);
    return game;
}

void TestMovement::AC_T_016_relayOverTwoOwnCrews() // AC-MOVE-05, AC-MOVE-06, AC-MOVE-08
{
    Game game = relayGame();
    PLAY(game, move(1, "WSW"));
    QCOMPARE(game.tileOf(p1, 1), harbor);
    QVERIFY(!game.depot(p1).crews[Crew{0}].ready);
    QCOMPARE(game.state.phase, Phase::AtTile);
    // Only the Harbor acts: neither the Architect's Office nor the Mine passed on the way.
    REFUSED_FIRST(game, buildUtility(u1), Rule::Move08);
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1)[metal], 2);
}

void TestMovement::AC_T_017_noStopOnAnOwnCrew() // AC-MOVE-05
{
    Game game = relayGame();
    REFUSED_FIRST(game, move(1, "W"), Rule::Move05);
    REFUSED_FIRST(game, move(1, "WS"), Rule::Move05);
}

void TestMovement::AC_T_020_relayBackToTheStart() // AC-AMB-08
{
    Game game;
    game.crew(p1, 1, shipyard).crew(p1, 2, architect);
    PLAY(game, move(1, "WE"));
    QCOMPARE(game.tileOf(p1, 1), shipyard);
    QVERIFY(game.stock(p1, amounts(4, 0, 0, 2)).allows(build(Airship::WoodenPrivate, Then::Sell)));

    Game other(withRuling<&Rulings::relayRevisit>(Permission::Forbidden));
    other.crew(p1, 1, shipyard).crew(p1, 2, architect);
    REFUSED_FIRST(other, move(1, "WE"), Rule::Move07);
}

void TestMovement::AC_T_021_noSecondSpaceWithoutRelay() // AC-MOVE-02
{
    Game game;
    game.crew(p1, 1, shipyard);
    REFUSED_FIRST(game, move(1, "WW"), Rule::Move02);
}

void TestMovement::AC_T_022_otherCrewsDoNotMatter() // AC-MOVE-09
{
    Game game;
    game.crew(p1, 1, shipyard).crew(p2, 1, market1).crew(p3, 1, market1);
    PLAY(game, move(1, "S"));
    PLAY(game, takeContract(contract(3), contract(6)));
    QVERIFY(game.depot(p1).held.contains(contract(3)));
}

void TestMovement::AC_T_024_aSpentCrewDoesNotMove() // AC-MOVE-10
{
    Game game;
    game.crew(p1, 1, shipyard, false);
    REFUSED_FIRST(game, move(1, "S"), Rule::Move10);
}

void TestMovement::AC_T_025_decliningTheAction() // AC-MOVE-08, AC-CREST-06, AC-PIG-07
{
    Game game;
    game.crew(p1, 1, workshop).crew(p2, 1, factory1).develop(factory1).unlock(p1, {gear});
    const State before = game.state;
    PLAY(game, move(1, "E"));
    PLAY(game, skip());
    QCOMPARE(game.state.phase, Phase::Turn);
    QVERIFY(game.state.pending.players.empty());
    QCOMPARE(game.stockOf(p1), before.players[p1].stock);
    QCOMPARE(game.stockOf(p2), before.players[p2].stock);
    QVERIFY(!game.depot(p1).crews[Crew{0}].ready);
}

void TestMovement::AC_T_026_anActivationIsFinishedBeforeTheNext() // AC-MOVE-01
{
    Game game;
    game.crew(p1, 1, workshop).crew(p1, 2, harbor);
    PLAY(game, move(1, "E"));
    REFUSED_FIRST(game, move(2, "N"), Rule::Move01);
    REFUSED_FIRST(game, endTurn(), Rule::Move01);
    PLAY(game, skip());
    PLAY(game, move(2, "N"));
    PLAY(game, skip());
    REFUSED_FIRST(game, skip(), Rule::Move01);
    REFUSED_FIRST(game, use(), Rule::Move01);
}

void TestMovement::AC_T_029_aHiredCrewRelaysToo() // AC-MOVE-11, AC-LOC-HARB-03
{
    Game game;
    game.crew(p1, 1, workshop).crew(p1, 2, valley1).crew(p1, 3, harbor, false);
    REFUSED_FIRST(game, move(1, "N"), Rule::Move05);
    PLAY(game, move(1, "NN"));
    QCOMPARE(game.tileOf(p1, 1), forest1);
}

void TestMovement::AC_T_030_allCrewsAreReadyInTheNextRound() // AC-TURN-04
{
    Game game;
    game.turn(5, p1).crew(p2, 3, harbor, false).allSpent();
    END_ROUND(game);
    QCOMPARE(int(game.state.round), 6);
    for (const Player player : game.setup.players()) {
        for (const CrewState &token : game.depot(player).crews)
            QCOMPARE(token.ready, token.inPlay());
    }
    QVERIFY(game.depot(p2).crews[Crew{2}].ready);
}

void TestMovement::AC_MOVE_04_hardEdges() // AC-AMB-22
{
    Game game;
    game.crew(p1, 1, forest1);
    for (const char *direction : {"N", "W"})
        REFUSED_FIRST(game, move(1, direction), Rule::Move04);
    game.crew(p1, 1, market2);
    for (const char *direction : {"S", "E"})
        REFUSED_FIRST(game, move(1, direction), Rule::Move04);
    // Harbor in column 1 and Guild Hall in column 4 are not adjacent until their row is slid.
    game.crew(p1, 1, harbor).crew(p1, 2, workshop);
    REFUSED_FIRST(game, move(1, "W"), Rule::Move04);
    PLAY(game, slide("2", 'E'));
    PLAY(game, move(1, "W"));
    QCOMPARE(game.tileOf(p1, 1), guild);
}

void TestMovement::AC_MOVE_07_noTileTwice()
{
    // Relays turn freely, but enter no tile twice.
    Game game;
    game.crew(p1, 1, forest1).crew(p1, 2, architect).crew(p1, 3, mine1).crew(p1, 4, factory1);
    PLAY(game, move(1, "ESE"));
    Game again;
    again.crew(p1, 1, forest1).crew(p1, 2, architect).crew(p1, 3, mine1).crew(p1, 4, factory1);
    REFUSED(again, move(1, "ESNS"), Rule::Move07);
    REFUSED(again, move(1, "ESSNW"), Rule::Move07);
    PLAY(again, move(1, "ESSE"));
    QCOMPARE(again.tileOf(p1, 1), lighthouse);
}

void TestMovement::AC_MOVE_10_spentFromTheMoveOn()
{
    Game game;
    PLAY(game, move(2, "S"));
    QVERIFY(!game.depot(p1).crews[Crew{1}].ready);
    PLAY(game, skip());
    REFUSED_FIRST(game, move(2, "E"), Rule::Move10);
}

void TestMovement::AC_MOVE_11_anyOwnCrewRelays()
{
    for (const bool ready : {true, false}) {
        Game game;
        game.crew(p1, 1, shipyard).crew(p1, 2, market1, ready);
        REFUSED_FIRST(game, move(1, "S"), Rule::Move05);
        ALLOWED(game, move(1, "SW"));
    }
}

void TestMovement::AC_MOVE_12_theTileLeftPlaysNoPart()
{
    Game game; // two own crews start together on the Harbor
    for (const char *direction : {"N", "E", "S"})
        ALLOWED(game, move(1, direction));
}

void TestMovement::AC_MOVE_13_aRelayPassesThroughTwoCrewsOnTheHarbor()
{
    Game game;
    game.crew(p1, 3, workshop);
    REFUSED_FIRST(game, move(3, "N"), Rule::Move05);
    PLAY(game, move(3, "NE")); // two crews on one tile cost one step, not two
    QCOMPARE(game.tileOf(p1, 3), mine1);
    // Started from the Harbor with a companion there: entering it again relays on.
    Game companion;
    companion.crew(p1, 3, workshop, false);
    REFUSED(companion, move(1, "SN"), Rule::Move05);
    PLAY(companion, move(1, "SNE"));
}

void TestMovement::AC_TURN_02_clockwiseAndNobodyElse()
{
    Game game;
    for (const Player player : game.setup.players()) {
        QCOMPARE(game.state.current, player);
        for (const Player other : game.setup.players()) {
            if (other != player)
                REFUSED_FIRST(game, by(other, move(1, "N")), Rule::Turn02);
        }
        ALLOWED(game, by(player, move(1, "N")));
        PLAY(game.crew(player, 1, harbor, false).crew(player, 2, harbor, false), endTurn());
    }
    QCOMPARE(game.state.current, p1);
}

void TestMovement::AC_TURN_03_theRoundMarkerMoves()
{
    Game game(layoutA(3));
    game.allSpent();
    PLAY(game, endTurn());
    PLAY(game, endTurn());
    QCOMPARE(int(game.state.round), 1);
    PLAY(game, endTurn());
    QCOMPARE(int(game.state.round), 2);
}

void TestMovement::AC_TURN_05_betweenActivations() // AC-SLIDE-01, AC-CON-01, AC-BE-06
{
    Game game;
    game.stock(p1, amounts(5, 5, 5, 5)).hold(p1, contractS, 1);
    game.effect(p1, BonusEffect::Barter, EffectStatus::Ready);
    PLAY(game, slide("4", 'W'));
    PLAY(game, move(1, "S"));
    PLAY(game, skip());
    PLAY(game, fulfil(contractS));
    PLAY(game, move(2, "N"));
    PLAY(game, skip());
    PLAY(game, barter(metal, gold));
    PLAY(game, endTurn());
}

void TestMovement::AC_TURN_06_noEndWithAReadyCrew()
{
    Game game;
    REFUSED_FIRST(game, endTurn(), Rule::Turn06);
    game.allSpent();
    PLAY(game, endTurn());
}

void TestMovement::AC_AMB_30_anUnattractiveActivationIsCompulsory()
{
    Game game;
    game.allSpent().crew(p1, 1, market2, true);
    REFUSED_FIRST(game, endTurn(), Rule::Turn06);
}

namespace {

/// The rules of movement read plainly over the list of cells that a path enters.
bool isLegalWalk(Cell start, const std::set<Cell> &ownCrews, const Path &path, bool longDistance,
                 bool revisit)
{
    std::vector<Cell> entered;
    Cell cell = start;
    for (const Direction toward : path) {
        cell = neighbour(cell, toward);
        if (cell == none<Cell>)
            return false;
        entered.push_back(cell);
    }
    const bool repeats = std::set(entered.begin(), entered.end()).size() != entered.size();
    if (repeats || (!revisit && std::count(entered.begin(), entered.end(), start) > 0))
        return false;
    if (ownCrews.contains(entered.back()))
        return false;
    entered.pop_back();
    const auto free =
        std::count_if(entered.begin(), entered.end(), [&](Cell each) { return !ownCrews.contains(each); });
    return free == (longDistance ? 1 : 0);
}

/// Every path of 1 to 5 steps.
std::vector<Path> allPaths()
{
    std::vector<Path> paths{Path{}};
    for (std::size_t from = 0; paths[from].size() < maxPathSteps; ++from) {
        for (const Direction toward : all<Direction>()) {
            Path longer = paths[from];
            longer.append(toward);
            paths.push_back(longer);
        }
    }
    paths.erase(paths.begin());
    return paths;
}

} // namespace

void TestMovement::
    everyPathAgainstAPlainReading() // AC-MOVE-02 to AC-MOVE-13, AC-BE-04, AC-BE-08, AC-AMB-08, AC-AMB-28
{
    std::mt19937 random(20);
    const std::vector<Path> paths = allPaths();
    QCOMPARE(paths.size(), 4U + 16U + 64U + 256U + 1024U);
    for (int position = 0; position < 60; ++position) {
        const bool revisit = position % 2 == 0;
        const auto ruling = revisit ? Permission::Allowed : Permission::Forbidden;
        Game game(withRuling<&Rulings::relayRevisit>(ruling));
        game.effect(p1, BonusEffect::LongDistance, EffectStatus::Ready);
        std::vector<Tile> tiles;
        for (const Tile tile : all<Tile>())
            tiles.push_back(tile);
        std::shuffle(tiles.begin(), tiles.end(), random);
        if (position % 3 == 0)
            tiles[1] = tiles[0] = harbor; // two crews on one tile
        for (int crew = 1; crew <= 4; ++crew)
            game.crew(p1, crew, tiles[static_cast<std::size_t>(crew)]);
        game.crew(p1, 1, tiles[0]);
        const auto &crews = game.depot(p1).crews;
        const std::set own{crews[Crew{1}].at, crews[Crew{2}].at, crews[Crew{3}].at};
        for (const Path &path : paths) {
            for (const bool longDistance : {false, true}) {
                const Played event{{Move{Crew{0}, path, longDistance}, nobody}, {}};
                const bool legal = isLegalWalk(crews[Crew{0}].at, own, path, longDistance, revisit);
                QVERIFY2(game.allows(event) == legal, game.why());
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestMovement)
#include "tst_movement.moc"
