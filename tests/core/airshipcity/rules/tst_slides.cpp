// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Chapter "Manipulating the grid" (p7), in Layout A.
class TestSlides : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_032_columnDown();
    void AC_T_033_noGearNoSlide();
    void AC_T_034_twoSpacesCostTwoGears();
    void AC_T_036_ownTurnOnly();
    void AC_T_037_crewRidesRoundTheEdge();
    void AC_T_038_carriedCrewsGainNothing();
    void AC_T_041_slideBeforeEndingTheTurn();
    void AC_SLIDE_02_everyLineBothWays();
    void AC_SLIDE_05_noRelay();
    void AC_SLIDE_06_sidesTravelWithTiles();
    void AC_MOVE_14_aCarriedCrewStaysReady();
};

/// The tiles of a row or column, from the left or the top.
static std::vector<Tile> tilesOn(const Game &game, std::string_view line)
{
    const auto place = static_cast<int>(*fromName<Line>(line));
    std::vector<Tile> tiles;
    tiles.reserve(4);
    for (int i = 0; i < 4; ++i)
        tiles.push_back(game.state.city[place < 4 ? cellAt(i, place) : cellAt(place - 4, i)]);
    return tiles;
}

void TestSlides::AC_T_032_columnDown() // AC-SLIDE-02
{
    Game game;
    game.stock(p1, amounts(2, 2, 2, 1));
    PLAY(game, slide("C", 'S'));
    QCOMPARE(tilesOn(game, "C"), (std::vector{factory2, shipyard, market1, lighthouse}));
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 0));
}

void TestSlides::AC_T_033_noGearNoSlide() // AC-SLIDE-01
{
    Game game;
    game.stock(p1, amounts(2, 2, 2, 0));
    for (const char *row : {"1", "2", "3", "4"})
        REFUSED(game, slide(row, 'E'), Rule::Res04);
}

void TestSlides::AC_T_034_twoSpacesCostTwoGears() // AC-SLIDE-03
{
    Game game;
    game.stock(p1, amounts(0, 0, 0, 2));
    PLAY(game, slide("1", 'W'));
    PLAY(game, slide("1", 'W'));
    QCOMPARE(tilesOn(game, "1"), (std::vector{shipyard, valley1, forest1, architect}));
    QCOMPARE(game.stockOf(p1)[gear], 0);
    REFUSED(game, slide("1", 'W'), Rule::Res04);
}

void TestSlides::AC_T_036_ownTurnOnly() // AC-SLIDE-01
{
    Game game;
    REFUSED_FIRST(game, by(p2, slide("1", 'E')), Rule::Turn02);
}

void TestSlides::AC_T_037_crewRidesRoundTheEdge() // AC-SLIDE-04, AC-AMB-24
{
    Game game;
    game.crew(p1, 1, guild);
    PLAY(game, slide("2", 'E'));
    QCOMPARE(game.state.players[p1].crews[Crew{0}].at, cellAt(0, 1));
    QCOMPARE(game.tileOf(p1, 1), guild);
}

void TestSlides::AC_T_038_carriedCrewsGainNothing() // AC-SLIDE-05, AC-TURN-08
{
    Game game;
    game.crew(p2, 1, valley2).crew(p2, 2, forest2);
    const PlayerState before = game.depot(p2);
    PLAY(game, slide("4", 'E'));
    QCOMPARE(game.tileOf(p2, 1), valley2);
    QCOMPARE(game.stockOf(p2), before.stock);
    QVERIFY(game.depot(p2).crews[Crew{0}].ready && game.depot(p2).crews[Crew{1}].ready);
    QCOMPARE(game.state.phase, Phase::Turn);
    QVERIFY(game.state.pending.players.empty());
}

void TestSlides::AC_T_041_slideBeforeEndingTheTurn() // AC-TURN-05, AC-TURN-06
{
    Game game;
    game.allSpent().stock(p1, amounts(0, 0, 0, 2));
    PLAY(game, slide("3", 'W'));
    PLAY(game, endTurn());
}

void TestSlides::AC_SLIDE_02_everyLineBothWays()
{
    for (const char *line : {"1", "2", "3", "4", "A", "B", "C", "D"}) {
        const bool row = line[0] < 'A';
        Game game;
        const std::vector<Tile> before = tilesOn(game, line);
        PLAY(game, slide(line, row ? 'E' : 'S'));
        QCOMPARE(tilesOn(game, line), (std::vector{before[3], before[0], before[1], before[2]}));
        PLAY(game, slide(line, row ? 'W' : 'N'));
        QCOMPARE(tilesOn(game, line), before);
        PLAY(game, slide(line, row ? 'W' : 'N'));
        QCOMPARE(tilesOn(game, line), (std::vector{before[1], before[2], before[3], before[0]}));
        // Every tile off the line stays where it was.
        int moved = 0;
        for (const Cell cell : all<Cell>())
            moved += game.state.city[cell] != startState(game.setup).city[cell];
        QCOMPARE(moved, 4);
    }
}

void TestSlides::AC_SLIDE_05_noRelay()
{
    // A slide carries crews of one player along without any relay, crest or piggyback bonus.
    Game game;
    game.crew(p1, 1, forest1).crew(p1, 2, architect).develop(forest1).unlock(p1, {wood}).crew(p2, 1, forest1);
    PLAY(game, slide("1", 'E'));
    QCOMPARE(game.tileOf(p1, 1), forest1);
    QCOMPARE(game.tileOf(p1, 2), architect);
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 2));
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestSlides::AC_SLIDE_06_sidesTravelWithTiles()
{
    Game game;
    game.develop(valley1);
    PLAY(game, slide("1", 'E'));
    QCOMPARE(game.state.city[cellAt(0, 0)], valley1);
    QCOMPARE(game.state.developed, KeySet<Tile>{valley1});
}

void TestSlides::AC_MOVE_14_aCarriedCrewStaysReady()
{
    Game game;
    game.crew(p1, 1, mine1, true).crew(p1, 2, market1, false);
    PLAY(game, slide("2", 'W'));
    QVERIFY(game.depot(p1).crews[Crew{0}].ready);
    QVERIFY(!game.depot(p1).crews[Crew{1}].ready);
    REFUSED(game, endTurn(), Rule::Turn06);
}

QTEST_APPLESS_MAIN(TestSlides)
#include "tst_slides.moc"
