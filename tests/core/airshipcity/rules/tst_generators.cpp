// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// The four generators (p9), crest bonus and piggyback bonus (p8).
class TestGenerators : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_058_factoryIntoAnAlmostFullTrack();
    void AC_T_060_valley();
    void AC_T_061_fullTrackForbidsNothing();
    void AC_T_062_piggybackOnAValley();
    void AC_T_064_piggybackIsOptional();
    void AC_T_066_noPiggybackOnOwnAction();
    void AC_T_068_saleOpensPiggybackInTheEnglishEdition();
    void AC_T_069_passingOverIsNoAction();
    void AC_T_070_crestOnADevelopedForest();
    void AC_T_072_crestOnlyOfUnlockedResources();
    void AC_T_073_crestOfAnyResource();
    void AC_T_074_crestBeyondTheCapacity();
    void AC_T_076_crestOnATileThatAnotherDeveloped();
    void AC_T_077_noCrestForPiggybackers();
    void AC_LOC_eachGenerator_data();
    void AC_LOC_eachGenerator();
    void AC_CREST_01_basicSideHasNone();
    void AC_CREST_01_dotMustMatch();
    void AC_CREST_03_everyKindOfCrest_data();
    void AC_CREST_03_everyKindOfCrest();
    void AC_CREST_08_noLimitPerTurn();
    void AC_AMB_37_crestIsAutomatic();
    void AC_PIG_02_everybodyPresentInTurnOrder();
    void AC_PIG_05_onlyWhatIsPrinted();
    void AC_PIG_06_atMostOnePerAction();
    void AC_AMB_31_piggybackedResourcesAreOnlyStored();
};

void TestGenerators::AC_T_058_factoryIntoAnAlmostFullTrack() // AC-LOC-FACT, AC-RES-03
{
    Game game;
    game.stock(p1, amounts(0, 0, 0, 9)).acting(factory1);
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1), amounts(0, 0, 0, 10));
    QCOMPARE(int(game.changes[0].lost), 1);
}

void TestGenerators::AC_T_060_valley() // AC-LOC-VALL
{
    Game game;
    game.acting(valley1);
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1), amounts(3, 3, 2, 3));
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestGenerators::AC_T_061_fullTrackForbidsNothing() // AC-RES-05
{
    Game game;
    game.stock(p1, amounts(0, 10, 0, 0)).acting(mine1);
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1)[metal], 10);
}

/// P1 has just moved to Valley-1, where P2 has a crew.
static Game valleyGame(const Setup &setup = layoutA())
{
    Game game(setup);
    game.acting(valley1).crew(p2, 1, valley1);
    return game;
}

void TestGenerators::AC_T_062_piggybackOnAValley() // AC-PIG-01, AC-PIG-03, AC-PIG-05
{
    Game game = valleyGame();
    PLAY(game, use());
    QCOMPARE(game.state.phase, Phase::Piggyback);
    PLAY(game, answer(p2, wood));
    QCOMPARE(game.stockOf(p1), amounts(3, 3, 2, 3));
    QCOMPARE(game.stockOf(p2), amounts(3, 2, 2, 4));
    QCOMPARE(game.state.phase, Phase::Turn);
    QCOMPARE(game.state.acting, Acting{});
}

void TestGenerators::AC_T_064_piggybackIsOptional() // AC-PIG-04
{
    Game game = valleyGame();
    PLAY(game, use());
    PLAY(game, answer(p2, {}));
    QCOMPARE(game.stockOf(p2), amounts(2, 2, 2, 4));
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestGenerators::AC_T_066_noPiggybackOnOwnAction() // AC-PIG-01
{
    Game game = valleyGame();
    REFUSED_FIRST(game, answer(p1, wood), Rule::Pig01);
    PLAY(game, use());
    REFUSED_FIRST(game, answer(p1, wood), Rule::Pig01);
}

void TestGenerators::AC_T_068_saleOpensPiggybackInTheEnglishEdition() // AC-DIFF-02, AC-AMB-06
{
    for (const Edition edition : {Edition::Fr2021, Edition::En2020}) {
        Setup setup = layoutA(4, edition);
        setup.catalogue.tiles[shipyard].piggyback = {ResourceBonus{1, {gear}}, ResourceBonus{1, {gear}}};
        Game game(setup);
        game.acting(shipyard).crew(p2, 1, shipyard).stock(p1, amounts(4, 0, 10, 2));
        PLAY(game,
             build(Airship::WoodenPrivate, Then::Sell)); // the gold track is full, and still it is a gain
        const bool english = edition == Edition::En2020;
        QCOMPARE(game.state.phase, english ? Phase::Piggyback : Phase::Turn);
        if (english)
            PLAY(game, answer(p2, gear));
        QCOMPARE(game.stockOf(p2)[gear], english ? 5 : 4);
    }
}

void TestGenerators::AC_T_069_passingOverIsNoAction() // AC-PIG-01, AC-MOVE-08
{
    Game game;
    game.turn(1, p2).crew(p1, 1, valley1).crew(p2, 1, shipyard).crew(p2, 2, valley1, false);
    PLAY(game, move(1, "ES"));
    QCOMPARE(game.tileOf(p2, 1), guild);
    QCOMPARE(game.state.phase, Phase::AtTile);
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 3));
}

void TestGenerators::AC_T_070_crestOnADevelopedForest() // AC-CREST-01, AC-LOC-FRST, AC-COMP-22
{
    Game game;
    game.acting(forest1).develop(forest1).unlock(p1, {wood});
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1)[wood], 6);
}

void TestGenerators::AC_T_072_crestOnlyOfUnlockedResources() // AC-CREST-02, AC-CREST-04
{
    Game game;
    game.acting(valley1).develop(valley1).unlock(p1, {metal});
    REFUSED_FIRST(game, use(wood), Rule::Crest04);
    REFUSED_FIRST(game, use(metal), Rule::Crest04); // the only choice is not asked for
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1), amounts(3, 4, 2, 3));
}

void TestGenerators::AC_T_073_crestOfAnyResource() // AC-CREST-04
{
    Setup setup = layoutA();
    setup.catalogue.tiles[mine1].crests = ResourceSet::full();
    setup.catalogue.tiles[mine1].crestBonus = ResourceBonus{1, ResourceSet::full()};
    Game game(setup);
    game.acting(mine1).develop(mine1).unlock(p1, {gold, gear});
    REFUSED_FIRST(game, use(), Rule::Crest04);
    REFUSED_FIRST(game, use(wood), Rule::Crest04);
    REFUSED_FIRST(game, use(metal), Rule::Crest04);
    Game other = game;
    PLAY(game, use(gold));
    QCOMPARE(game.stockOf(p1), amounts(2, 4, 3, 3));
    PLAY(other, use(gear));
    QCOMPARE(other.stockOf(p1), amounts(2, 4, 2, 4));
}

void TestGenerators::AC_T_074_crestBeyondTheCapacity() // AC-CREST-03, AC-RES-03
{
    Game game;
    game.acting(market1).develop(market1).unlock(p1, {gold}).stock(p1, amounts(0, 0, 19, 0));
    PLAY(game, takeContract(contractS, contract(6)));
    QCOMPARE(game.stockOf(p1)[gold], 20);
}

void TestGenerators::AC_T_076_crestOnATileThatAnotherDeveloped() // AC-CREST-07
{
    Game game;
    game.turn(1, p2).stock(p2, amounts(9, 9, 9, 9)).acting(workshop).unlock(p1, {metal});
    PLAY(game, renovate(metal, mine2));
    game.allSpent().turn(1, p1).acting(mine2);
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1), amounts(2, 5, 2, 3));
}

void TestGenerators::AC_T_077_noCrestForPiggybackers() // AC-CREST-09
{
    Game game = valleyGame();
    game.develop(valley1).unlock(p2, {wood, metal});
    PLAY(game, use());
    PLAY(game, answer(p2, wood));
    QCOMPARE(game.stockOf(p2), amounts(3, 2, 2, 4));
}

void TestGenerators::AC_LOC_eachGenerator_data()
{
    QTest::addColumn<int>("tile");
    QTest::addColumn<Amounts>("gain");
    QTest::newRow("AC-LOC-FACT") << int(factory2) << amounts(0, 0, 0, 2);
    QTest::newRow("AC-LOC-MINE") << int(mine2) << amounts(0, 2, 0, 0);
    QTest::newRow("AC-LOC-FRST") << int(forest2) << amounts(3, 0, 0, 0);
    QTest::newRow("AC-LOC-VALL") << int(valley2) << amounts(1, 1, 0, 0);
}

void TestGenerators::AC_LOC_eachGenerator()
{
    QFETCH(int, tile);
    QFETCH(Amounts, gain);
    for (const bool developed : {false, true}) { // both sides show the same action
        Game game;
        game.stock(p1, {}).acting(static_cast<Tile>(tile));
        if (developed)
            game.develop(static_cast<Tile>(tile));
        PLAY(game, use());
        QCOMPARE(game.stockOf(p1), gain);
    }
}

void TestGenerators::AC_CREST_01_basicSideHasNone()
{
    Game game;
    game.acting(forest1).unlock(p1, {wood});
    REFUSED_FIRST(game, use(wood), Rule::Crest04);
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1)[wood], 5);
}

void TestGenerators::AC_CREST_01_dotMustMatch()
{
    Game game; // gold is unlocked, the forest has a wood dot
    game.acting(forest1).develop(forest1).unlock(p1, {gold});
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1), amounts(5, 2, 2, 3));
}

void TestGenerators::AC_CREST_03_everyKindOfCrest_data()
{
    QTest::addColumn<int>("amount");
    QTest::addColumn<ResourceSet>("choices");
    QTest::newRow("1 wood") << 1 << ResourceSet{wood};
    QTest::newRow("1 metal") << 1 << ResourceSet{metal};
    QTest::newRow("1 gold") << 1 << ResourceSet{gold};
    QTest::newRow("2 gold") << 2 << ResourceSet{gold};
    QTest::newRow("1 gear") << 1 << ResourceSet{gear};
    QTest::newRow("1 wood or 1 metal") << 1 << ResourceSet{wood, metal};
    QTest::newRow("1 of any") << 1 << ResourceSet::full();
}

void TestGenerators::AC_CREST_03_everyKindOfCrest()
{
    QFETCH(int, amount);
    QFETCH(ResourceSet, choices);
    Setup setup = layoutA();
    setup.catalogue.tiles[harbor].crests = ResourceSet::full();
    setup.catalogue.tiles[harbor].crestBonus = ResourceBonus{static_cast<std::uint8_t>(amount), choices};
    for (const Resource resource : choices) {
        Game game(setup);
        game.stock(p1, {}).acting(harbor).develop(harbor).unlock(p1, ResourceSet::full());
        PLAY(game, choices.size() > 1 ? use(resource) : use());
        Amounts expected;
        expected[resource] = static_cast<std::uint8_t>(amount);
        QCOMPARE(game.stockOf(p1), expected);
    }
}

void TestGenerators::AC_CREST_08_noLimitPerTurn()
{
    Game game;
    game.unlock(p1, {wood}).develop(forest1).develop(forest2).stock(p1, {});
    PLAY(game.acting(forest1, 1), use());
    PLAY(game.acting(forest2, 2), use());
    QCOMPARE(game.stockOf(p1)[wood], 8);
}

void TestGenerators::AC_AMB_37_crestIsAutomatic()
{
    // No way to decline a crest bonus: the event without a choice brings it.
    Game game;
    game.acting(forest1).develop(forest1).unlock(p1, {wood});
    QCOMPARE(quote(game.setup, game.state, use().play).gain, amounts(4, 0, 0, 0));
}

void TestGenerators::AC_PIG_02_everybodyPresentInTurnOrder() // AC-AMB-27
{
    Game game;
    game.turn(1, p3).acting(valley2);
    for (const Player player : {p1, p2, p4})
        game.crew(player, 2, valley2, false); // spent crews count as present (AC-PIG-06)
    PLAY(game, use());
    QCOMPARE(game.state.pending.players.size(), 3U);
    REFUSED_FIRST(game, answer(p1, wood), Rule::Pig02);
    REFUSED_FIRST(game, slide("1", 'E'), Rule::Pig02);
    PLAY(game, answer(p4, metal));
    REFUSED_FIRST(game, answer(p4, metal), Rule::Pig02);
    PLAY(game, answer(p1, {}));
    PLAY(game, answer(p2, wood));
    QCOMPARE(game.state.phase, Phase::Turn);
    QCOMPARE(game.state.current, p3);
    QCOMPARE(game.stockOf(p4), amounts(2, 3, 2, 5));
    QCOMPARE(game.stockOf(p2), amounts(3, 2, 2, 4));
}

void TestGenerators::AC_PIG_05_onlyWhatIsPrinted()
{
    Game game = valleyGame();
    PLAY(game, use());
    QCOMPARE(game.state.pending.choices, (ResourceSet{wood, metal}));
    QCOMPARE(int(game.state.pending.amount), 1);
    REFUSED_FIRST(game, answer(p2, gold), Rule::Pig05);
    REFUSED_FIRST(game, answer(p2, gear), Rule::Pig05);
}

void TestGenerators::AC_PIG_06_atMostOnePerAction()
{
    // Two crews of one player on the tile (only on the Harbor, or after an override) still mean one bonus.
    Game game = valleyGame();
    game.crew(p2, 2, valley1);
    PLAY(game, use());
    QCOMPARE(game.state.pending.players.size(), 1U);
    // The performer's own crews give nothing.
    Game alone;
    alone.acting(valley1).crew(p1, 2, valley1);
    PLAY(alone, use());
    QCOMPARE(alone.state.phase, Phase::Turn);
}

void TestGenerators::AC_AMB_31_piggybackedResourcesAreOnlyStored()
{
    Game game = valleyGame();
    game.hold(p2, contractS, 1);
    PLAY(game, use());
    PLAY(game, answer(p2, wood));
    REFUSED_FIRST(game, by(p2, fulfil(contractS)), Rule::Turn02);
    REFUSED_FIRST(game, by(p2, slide("1", 'E')), Rule::Turn02);
}

QTEST_APPLESS_MAIN(TestGenerators)
#include "tst_generators.moc"
