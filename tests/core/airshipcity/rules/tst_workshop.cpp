// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Chapter "Workshop" (p10).
class TestWorkshop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_116_unlockAndDevelop();
    void AC_T_117_dotMustMatch();
    void AC_T_118_basicTilesOnly();
    void AC_T_120_allFourUnlocked();
    void AC_T_121_discounts();
    void AC_T_122_crestOfTheWorkshopItself();
    void AC_LOC_WORK_01_payTheRenovation();
    void AC_LOC_WORK_01_capacityGrowsBeforeTheCrestArrives();
    void AC_LOC_WORK_02_whereverCrewsStand();
    void AC_LOC_WORK_02_noTileLeft();
    void AC_LOC_WORK_04_crestsFromThenOn();
    void AC_LOC_WORK_06_eachTypeOnce();
    void AC_LOC_WORK_06_developedTilesStay();
    void AC_COMP_24_everyRenovation_data();
    void AC_COMP_24_everyRenovation();
};

/// P1 stands on the Workshop with plenty of everything.
static Game workshopGame(const Setup &setup = layoutA())
{
    Game game(setup);
    game.acting(workshop).stock(p1, amounts(9, 9, 9, 9));
    return game;
}

void TestWorkshop::AC_T_116_unlockAndDevelop() // AC-LOC-WORK-01, AC-LOC-WORK-02, AC-LOC-WORK-03
{
    Game game = workshopGame();
    PLAY(game, renovate(wood, forest2));
    QCOMPARE(game.depot(p1).capacity(wood), 20);
    QCOMPARE(game.depot(p1).capacity(metal), 10);
    QCOMPARE(game.vpOf(p1), 3);
    QCOMPARE(game.state.developed, KeySet<Tile>{forest2});
    QCOMPARE(game.stockOf(p1), amounts(9, 7, 9, 8));
}

void TestWorkshop::AC_T_117_dotMustMatch() // AC-LOC-WORK-02
{
    Game game = workshopGame();
    REFUSED_FIRST(game, renovate(wood, mine1), Rule::LocWork02);
}

void TestWorkshop::AC_T_118_basicTilesOnly() // AC-LOC-WORK-02
{
    Game game = workshopGame();
    game.develop(forest1);
    REFUSED_FIRST(game, renovate(wood, forest1), Rule::LocWork02);
}

void TestWorkshop::AC_T_120_allFourUnlocked() // AC-LOC-WORK-05, AC-DIFF-12
{
    Game game = workshopGame();
    game.unlock(p1, ResourceSet::full());
    for (const Resource renovation : all<Resource>()) {
        for (const Tile tile : all<Tile>())
            REFUSED_FIRST(game, renovate(renovation, tile), Rule::LocWork05);
        REFUSED_FIRST(game, renovate(renovation), Rule::LocWork05);
    }
}

void TestWorkshop::AC_T_121_discounts() // AC-DISC-02, AC-DISC-05, AC-AIR-02, AC-AIR-05, AC-AIR-07
{
    Setup setup = layoutA(); // discounts: WR2 wood, TS1 metal
    setup.catalogue.renovationCosts[gold] = amounts(3, 1, 2, 0);
    Game game = workshopGame(setup);
    game.grid(Airship::WoodenResidential, {1}, p1).grid(Airship::Sightseeing, {1, 1});
    QCOMPARE(quote(game.setup, game.state, renovate(gold, market1).play).pay, amounts(1, 0, 2, 0));
    game.grid(Airship::WoodenResidential, {4}, p1); // each at least 0
    QCOMPARE(quote(game.setup, game.state, renovate(gold, market1).play).pay, amounts(0, 0, 2, 0));
    PLAY(game, renovate(gold, market1));
    QCOMPARE(game.stockOf(p1), amounts(9, 9, 7, 9));
}

void TestWorkshop::AC_T_122_crestOfTheWorkshopItself() // AC-CREST-05, AC-AMB-14
{
    for (const CrestTiming reading : {CrestTiming::End, CrestTiming::Start}) {
        Game game = workshopGame(withRuling<&Rulings::crestTiming>(reading));
        game.develop(workshop);
        PLAY(game, renovate(wood, forest1));
        QCOMPARE(int(game.stockOf(p1)[wood]), reading == CrestTiming::End ? 10 : 9);
    }
}

void TestWorkshop::AC_LOC_WORK_01_payTheRenovation() // AC-RES-04
{
    Game game = workshopGame();
    REFUSED_FIRST(game.stock(p1, amounts(9, 1, 9, 9)), renovate(wood, forest1), Rule::Res04);
    PLAY(game.stock(p1, amounts(0, 2, 0, 1)), renovate(wood, forest1));
    QCOMPARE(game.stockOf(p1), Amounts{});
}

void TestWorkshop::AC_LOC_WORK_01_capacityGrowsBeforeTheCrestArrives() // AC-RES-02
{
    Game game = workshopGame();
    game.develop(workshop).stock(p1, amounts(10, 2, 0, 1));
    PLAY(game, renovate(wood, forest1));
    QCOMPARE(int(game.stockOf(p1)[wood]), 11);
}

void TestWorkshop::AC_LOC_WORK_02_whereverCrewsStand()
{
    Game game = workshopGame();
    game.crew(p2, 1, forest1).crew(p1, 2, forest1);
    const State before = game.state;
    PLAY(game, renovate(wood, forest1));
    QCOMPARE(game.tileOf(p2, 1), forest1);
    QCOMPARE(game.state.city, before.city);
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestWorkshop::AC_LOC_WORK_02_noTileLeft() // AC-AMB-15
{
    Game game = workshopGame();
    REFUSED_FIRST(game, renovate(metal), Rule::LocWork02); // a tile with that dot is there
    for (const Tile tile : {mine1, mine2, valley1, valley2, shipyard, lighthouse})
        game.develop(tile);
    PLAY(game, renovate(metal));
    QCOMPARE(game.vpOf(p1), 3);
    QCOMPARE(game.depot(p1).renovations, ResourceSet{metal});
}

void TestWorkshop::AC_LOC_WORK_04_crestsFromThenOn()
{
    Game game = workshopGame();
    game.develop(forest1).stock(p1, amounts(0, 2, 0, 1));
    PLAY(game, renovate(wood, forest2));
    PLAY(game.acting(forest1, 2), use());
    QCOMPARE(int(game.stockOf(p1)[wood]), 4);
}

void TestWorkshop::AC_LOC_WORK_06_eachTypeOnce()
{
    Game game = workshopGame();
    game.unlock(p1, {wood});
    REFUSED_FIRST(game, renovate(wood, forest1), Rule::LocWork06);
    ALLOWED(game, renovate(metal, mine1));
}

void TestWorkshop::AC_LOC_WORK_06_developedTilesStay()
{
    Game game = workshopGame();
    PLAY(game, renovate(wood, forest1));
    PLAY(game.acting(workshop, 2), renovate(metal, valley1));
    QCOMPARE(game.state.developed, (KeySet<Tile>{forest1, valley1}));
    END_ROUND(game);
    QCOMPARE(game.state.developed, (KeySet<Tile>{forest1, valley1}));
}

void TestWorkshop::AC_COMP_24_everyRenovation_data()
{
    QTest::addColumn<int>("renovation");
    QTest::addColumn<int>("tile");
    QTest::addColumn<Amounts>("left");
    QTest::newRow("wood") << int(wood) << int(forest1) << amounts(9, 7, 9, 8);
    QTest::newRow("metal") << int(metal) << int(mine1) << amounts(7, 9, 9, 8);
    QTest::newRow("gold") << int(gold) << int(market1) << amounts(8, 8, 9, 8);
    QTest::newRow("gear") << int(gear) << int(factory1) << amounts(9, 9, 6, 9);
}

void TestWorkshop::AC_COMP_24_everyRenovation()
{
    QFETCH(int, renovation);
    QFETCH(int, tile);
    QFETCH(Amounts, left);
    Game game = workshopGame();
    PLAY(game, renovate(static_cast<Resource>(renovation), static_cast<Tile>(tile)));
    QCOMPARE(game.stockOf(p1), left);
    QCOMPARE(game.vpOf(p1), 3);
    for (const Resource resource : all<Resource>())
        QCOMPARE(game.depot(p1).capacity(resource), int(resource) == renovation ? 20 : 10);
}

QTEST_APPLESS_MAIN(TestWorkshop)
#include "tst_workshop.moc"
