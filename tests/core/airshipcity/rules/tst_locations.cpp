// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Guild Hall, Harbor and Lighthouse (p9).
class TestLocations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_080_guildCannotBePaid();
    void AC_T_081_guildWithDiscount();
    void AC_T_082_guildWithFourCrews();
    void AC_T_084_harborGathersAllCrews();
    void AC_T_085_lighthouseSlidesTwice();
    void AC_T_086_noThirdSlide();
    void AC_LOC_GUILD_01_newCrewOnTheHarbor();
    void AC_LOC_GUILD_01_harborWhereverItLies();
    void AC_LOC_GUILD_02_newCrewWaitsForTheNextRound();
    void AC_LOC_HARB_03_onlyOnceACrewIsThere();
    void AC_LOC_LIGHT_02_secondSlideSeesTheFirst();
    void AC_AMB_21_guildChargesWhatTheCatalogueSays();
    void AC_AMB_26_noSlideIsNoAction();
    void AC_AMB_26_harborWithEverybodyThere();
    void AC_TURN_08_anotherPlayersActionMovesNobodyElse();
    void AC_MOVE_08_everyActionIsOptional();
};

void TestLocations::AC_T_080_guildCannotBePaid() // AC-RES-04
{
    Game game;
    game.acting(guild).stock(p1, amounts(9, 9, 9, 9));
    REFUSED_FIRST(game, use(), Rule::Res04);
}

void TestLocations::AC_T_081_guildWithDiscount() // AC-DISC-01, AC-AIR-08
{
    Game game;
    game.acting(guild).stock(p1, amounts(0, 0, 8, 0)).grid(Airship::Passenger, {1}, p1);
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1)[gold], 0);
    QVERIFY(game.depot(p1).crews[Crew{2}].inPlay());
}

void TestLocations::AC_T_082_guildWithFourCrews() // AC-LOC-GUILD-03, AC-DIFF-11
{
    Game game;
    game.acting(guild).stock(p1, amounts(0, 0, 10, 0)).crew(p1, 3, mine2).crew(p1, 4, mine1);
    REFUSED_FIRST(game, use(), Rule::LocGuild03);
}

void TestLocations::AC_T_084_harborGathersAllCrews() // AC-LOC-HARB-01, AC-LOC-HARB-02, AC-MOVE-14
{
    Game game;
    game.crew(p1, 1, workshop).crew(p1, 2, valley1, true).crew(p1, 3, forest1, false);
    PLAY(game, move(1, "N"));
    PLAY(game, use());
    for (const int crew : {1, 2, 3})
        QCOMPARE(game.tileOf(p1, crew), harbor);
    QVERIFY(!game.depot(p1).crews[Crew{0}].ready);
    QVERIFY(game.depot(p1).crews[Crew{1}].ready);
    QVERIFY(!game.depot(p1).crews[Crew{2}].ready);
    REFUSED_FIRST(game, endTurn(), Rule::Turn06);
    PLAY(game, move(2, "N"));
}

void TestLocations::AC_T_085_lighthouseSlidesTwice() // AC-LOC-LIGHT-01
{
    Game game;
    game.acting(lighthouse).stock(p1, {});
    PLAY(game, slideFree({push("1", 'W'), push("D", 'N')}));
    QCOMPARE(game.stockOf(p1), Amounts{});
    // Row 1 has become B1 C1 D1 A1, and then column D has gone up by one.
    QCOMPARE(game.state.city[cellAt(0, 0)], architect);
    QCOMPARE(game.state.city[cellAt(3, 0)], guild);
    QCOMPARE(game.state.city[cellAt(3, 3)], forest1);
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestLocations::AC_T_086_noThirdSlide() // AC-LOC-LIGHT-01, AC-SLIDE-01
{
    Game game;
    game.acting(lighthouse).stock(p1, amounts(0, 0, 0, 1));
    REFUSED_FIRST(game, slideFree({push("1", 'W'), push("D", 'N'), push("2", 'E')}), Rule::LocLight01);
    PLAY(game, slideFree({push("1", 'W'), push("D", 'N')}));
    PLAY(game, slide("2", 'E')); // a third may be bought
    QCOMPARE(game.stockOf(p1)[gear], 0);
}

void TestLocations::AC_LOC_GUILD_01_newCrewOnTheHarbor()
{
    Game game;
    game.acting(guild).stock(p1, amounts(1, 2, 10, 4));
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1), amounts(1, 2, 0, 4));
    QCOMPARE(game.tileOf(p1, 3), harbor);
    QVERIFY(!game.depot(p1).crews[Crew{2}].ready);
    QVERIFY(!game.depot(p1).crews[Crew{3}].inPlay());
}

void TestLocations::AC_LOC_GUILD_01_harborWhereverItLies()
{
    Game game;
    game.acting(guild).stock(p1, amounts(0, 0, 10, 1));
    PLAY(game, slide("A", 'S'));
    PLAY(game, use());
    QCOMPARE(game.state.players[p1].crews[Crew{2}].at, cellAt(0, 2));
    QCOMPARE(game.tileOf(p1, 3), harbor);
}

void TestLocations::AC_LOC_GUILD_02_newCrewWaitsForTheNextRound()
{
    Game game;
    game.acting(guild).stock(p1, amounts(0, 0, 10, 0));
    PLAY(game, use());
    REFUSED_FIRST(game, move(3, "N"), Rule::Move10);
    END_ROUND(game);
    ALLOWED(game, move(3, "N"));
}

void TestLocations::AC_LOC_HARB_03_onlyOnceACrewIsThere()
{
    Game game;
    game.crew(p1, 1, workshop).crew(p1, 2, harbor);
    REFUSED_FIRST(game, move(1, "N"), Rule::Move05);
}

void TestLocations::AC_LOC_LIGHT_02_secondSlideSeesTheFirst()
{
    // The tile pushed out is back before the second slide: there and back again is no change.
    Game game;
    const Per<Cell, Tile> before = game.state.city;
    game.acting(lighthouse);
    PLAY(game, slideFree({push("C", 'S'), push("C", 'N')}));
    QCOMPARE(game.state.city, before);
    // The acting crew rides along.
    game.acting(lighthouse);
    PLAY(game, slideFree({push("C", 'S')}));
    QCOMPARE(game.tileOf(p1, 1), lighthouse);
    QCOMPARE(game.state.players[p1].crews[Crew{0}].at, cellAt(2, 3));
}

void TestLocations::AC_AMB_21_guildChargesWhatTheCatalogueSays()
{
    Setup setup = layoutA();
    setup.catalogue.guildPrice = Price{gear, 7};
    Game game(setup);
    game.acting(guild).stock(p1, amounts(9, 9, 9, 6));
    REFUSED_FIRST(game, use(), Rule::Res04);
    PLAY(game.stock(p1, amounts(0, 0, 0, 8)), use());
    QCOMPARE(game.stockOf(p1), amounts(0, 0, 0, 1));
}

void TestLocations::AC_AMB_26_noSlideIsNoAction()
{
    Game game;
    game.acting(lighthouse).develop(lighthouse).unlock(p1, {wood});
    REFUSED_FIRST(game, slideFree({}), Rule::LocLight01);
    PLAY(game, slideFree({push("1", 'E')})); // one slide is the action, and brings the crest bonus
    QCOMPARE(game.stockOf(p1)[wood], 3);
}

void TestLocations::AC_AMB_26_harborWithEverybodyThere()
{
    Game game; // after an override only
    game.acting(harbor).develop(harbor).unlock(p1, {gear});
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1)[gear], 4);
}

void TestLocations::AC_TURN_08_anotherPlayersActionMovesNobodyElse()
{
    Game game;
    game.acting(harbor).crew(p2, 1, valley1).crew(p2, 2, mine1);
    PLAY(game, use());
    QCOMPARE(game.tileOf(p2, 1), valley1);
    QCOMPARE(game.tileOf(p2, 2), mine1);
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestLocations::AC_MOVE_08_everyActionIsOptional()
{
    for (const Tile tile : all<Tile>()) {
        Game game;
        game.stock(p1, amounts(10, 10, 10, 10)).acting(tile);
        const State before = game.state;
        PLAY(game, skip());
        QCOMPARE(game.state.phase, Phase::Turn);
        QCOMPARE(game.state.players, before.players);
        QCOMPARE(game.state.city, before.city);
    }
}

QTEST_APPLESS_MAIN(TestLocations)
#include "tst_locations.moc"
