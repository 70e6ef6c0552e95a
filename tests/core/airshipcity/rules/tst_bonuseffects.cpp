// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Chapter "Bonus effect tiles" (p11-12). In the fixture, Long Distance Flight wants sightseeing airships, the Skilled
/// Negotiator wooden ones, Barter metal ones.
class TestBonusEffects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_124_earnedWithTheThirdMarker();
    void AC_T_125_majorityDoesNotCount();
    void AC_T_126_longDistanceFlight();
    void AC_T_128_oncePerStage();
    void AC_T_129_longDistanceRelays();
    void AC_T_130_negotiator();
    void AC_T_132_barter();
    void AC_T_133_barterWhatOneHas();
    void AC_T_134_barterIntoAFullTrack();
    void AC_BE_01_notBeforeItIsEarned();
    void AC_BE_02_threeMarkersOfTheFamily();
    void AC_BE_02_utilitiesDoNotCount();
    void AC_BE_03_eachEffectOnItsOwn();
    void AC_BE_04_exactlyOneTileIsPassed();
    void AC_BE_04_theTilePassedDoesNotAct();
    void AC_BE_05_onlyWithABonusTaken();
    void AC_BE_05_alsoOnABonusOfOneKind();
    void AC_BE_06_twoDifferentResources();
    void AC_BE_07_onceEarnedNeverLost();
    void AC_BE_08_relayAroundTheSpaceGained();
    void AC_PIG_08_negotiatorInAnothersTurn();
    void AC_AMB_17_barterInTheOwnTurnOnly();
    void AC_AMB_28_theSpaceIsGainedAnywhereOnTheWalk();
    void AC_AMB_29_upkeepTurnsUsedTilesUp();
};

static EffectStatus status(const Game &game, BonusEffect effect, Player player = p1)
{
    return game.depot(player).bonusEffects[effect];
}

/// P1 is about to donate a wooden private ship, with so many own markers there already.
static Game donationGame(int markers, const Setup &setup = layoutA())
{
    Game game(setup);
    game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2)).grid(Airship::WoodenPrivate, {markers}, p1);
    return game;
}

void TestBonusEffects::AC_T_124_earnedWithTheThirdMarker() // AC-BE-01, AC-BE-02, AC-COMP-11
{
    Game game = donationGame(2);
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate));
    QCOMPARE(status(game, BonusEffect::Negotiator), EffectStatus::Ready);
    QCOMPARE(status(game, BonusEffect::Barter), EffectStatus::Locked);
    QCOMPARE(status(game, BonusEffect::Negotiator, p2), EffectStatus::Locked);
    // Usable at once, in the same turn: with Barter as the one to earn.
    game.acting(shipyard, 2).stock(p1, amounts(1, 3, 0, 2)).grid(Airship::MetalPrivate, {2}, p1);
    PLAY(game, build(Airship::MetalPrivate, Then::Donate));
    PLAY(game, barter(wood, gear));
}

void TestBonusEffects::AC_T_125_majorityDoesNotCount() // AC-BE-02, AC-MAJ-05
{
    Game game = donationGame(1);
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate));
    QCOMPARE(contributions(game.state.airships[Airship::WoodenPrivate], p1), 3);
    QCOMPARE(status(game, BonusEffect::Negotiator), EffectStatus::Locked);
}

void TestBonusEffects::AC_T_126_longDistanceFlight() // AC-BE-04
{
    Game game;
    game.crew(p1, 1, forest1).effect(p1, BonusEffect::LongDistance, EffectStatus::Ready);
    PLAY(game, fly(1, "EE"));
    QCOMPARE(game.tileOf(p1, 1), shipyard);
    QCOMPARE(status(game, BonusEffect::LongDistance), EffectStatus::Used);
    game.stock(p1, amounts(9, 9, 9, 9));
    REFUSED_FIRST(game, buildUtility(u1), Rule::Move08);
    PLAY(game, build(Airship::WoodenPrivate, Then::Sell));
}

void TestBonusEffects::AC_T_128_oncePerStage() // AC-BE-03, AC-UPK-02
{
    Game game;
    game.turn(9, p1).effect(p1, BonusEffect::LongDistance, EffectStatus::Ready);
    PLAY(game, fly(1, "NE"));
    PLAY(game, skip());
    REFUSED_FIRST(game, fly(2, "SE"), Rule::Be03);
    while (game.state.round < 12) {
        END_ROUND(game);
        REFUSED_FIRST(game, fly(2, "SE"), Rule::Be03);
    }
    END_ROUND(game); // the upkeep of stage 4
    QCOMPARE(int(game.state.round), 13);
    ALLOWED(game, fly(2, "SE"));
}

void TestBonusEffects::AC_T_129_longDistanceRelays() // AC-BE-08, AC-MOVE-05
{
    Game game;
    game.crew(p1, 1, forest1).crew(p1, 2, shipyard);
    game.effect(p1, BonusEffect::LongDistance, EffectStatus::Ready);
    REFUSED_FIRST(game, fly(1, "EE"), Rule::Move05);
    PLAY(game, fly(1, "EES"));
    QCOMPARE(game.tileOf(p1, 1), market1);
}

/// P1 acts on Valley-1 where P2 stands, whose Skilled Negotiator is ready.
static Game negotiatorGame(const Setup &setup = layoutA())
{
    Game game(setup);
    game.acting(valley1).crew(p2, 1, valley1).effect(p2, BonusEffect::Negotiator, EffectStatus::Ready);
    if (!game.plays(use()))
        qFatal("%s", game.why());
    return game;
}

void TestBonusEffects::AC_T_130_negotiator() // AC-BE-05
{
    Game game = negotiatorGame();
    PLAY(game, answer(p2, wood, wood));
    QCOMPARE(game.stockOf(p2), amounts(4, 2, 2, 4));
    QCOMPARE(status(game, BonusEffect::Negotiator, p2), EffectStatus::Used);
}

/// Barter is ready.
static Game barterGame(const Amounts &stock)
{
    Game game;
    game.stock(p1, stock).effect(p1, BonusEffect::Barter, EffectStatus::Ready);
    return game;
}

void TestBonusEffects::AC_T_132_barter() // AC-BE-06
{
    Game game = barterGame(amounts(1, 0, 0, 3));
    PLAY(game, barter(wood, gear));
    QCOMPARE(game.stockOf(p1), amounts(0, 0, 0, 4));
    QCOMPARE(status(game, BonusEffect::Barter), EffectStatus::Used);
    REFUSED_FIRST(game, barter(gear, wood), Rule::Be03);
}

void TestBonusEffects::AC_T_133_barterWhatOneHas() // AC-BE-06
{
    Game game = barterGame(amounts(5, 5, 0, 5));
    REFUSED_FIRST(game, barter(gold, wood), Rule::Res04);
}

void TestBonusEffects::AC_T_134_barterIntoAFullTrack() // AC-RES-03
{
    Game game = barterGame(amounts(1, 0, 0, 10));
    PLAY(game, barter(wood, gear));
    QCOMPARE(game.stockOf(p1), amounts(0, 0, 0, 10));
    int lost = 0;
    for (const Change &change : game.changes)
        lost += change.lost;
    QCOMPARE(lost, 1);
}

void TestBonusEffects::AC_BE_01_notBeforeItIsEarned()
{
    Game game;
    game.crew(p1, 1, forest1).acting(valley1, 2).crew(p2, 1, valley1);
    REFUSED_FIRST(game, barter(wood, gear), Rule::Be01);
    PLAY(game, use());
    REFUSED_FIRST(game, answer(p2, wood, wood), Rule::Be01);
    PLAY(game, answer(p2, wood));
    REFUSED_FIRST(game, fly(1, "EE"), Rule::Be01);
}

void TestBonusEffects::AC_BE_02_threeMarkersOfTheFamily() // AC-AMB-13
{
    Game game = donationGame(0);
    game.grid(Airship::WoodenResidential, {1}, p1).grid(Airship::WoodenCargo, {1}, p1);
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate));
    QCOMPARE(status(game, BonusEffect::Negotiator), EffectStatus::Ready);
}

void TestBonusEffects::AC_BE_02_utilitiesDoNotCount()
{
    Game game;
    game.acting(architect).stock(p1, amounts(9, 9, 9, 9)).grid(u1, {2}, p1);
    PLAY(game, buildUtility(u1));
    for (const BonusEffect effect : all<BonusEffect>())
        QCOMPARE(status(game, effect), EffectStatus::Locked);
}

void TestBonusEffects::AC_BE_03_eachEffectOnItsOwn()
{
    Game game = barterGame(amounts(5, 5, 5, 5));
    game.effect(p1, BonusEffect::LongDistance, EffectStatus::Ready);
    PLAY(game, barter(wood, gear));
    PLAY(game, fly(1, "NE")); // another tile may be used in the same stage
}

void TestBonusEffects::AC_BE_04_exactlyOneTileIsPassed()
{
    Game game;
    game.crew(p1, 1, forest1).effect(p1, BonusEffect::LongDistance, EffectStatus::Ready);
    REFUSED_FIRST(game, fly(1, "E"), Rule::Be04);
    REFUSED_FIRST(game, fly(1, "EEE"), Rule::Be04);
    game.crew(p1, 2, architect);
    REFUSED_FIRST(game, fly(1, "EE"), Rule::Be04); // an own crew is passed, no free tile
}

void TestBonusEffects::AC_BE_04_theTilePassedDoesNotAct()
{
    Game game;
    game.crew(p1, 1, workshop)
        .crew(p2, 1, factory1)
        .effect(p1, BonusEffect::LongDistance, EffectStatus::Ready);
    PLAY(game, fly(1, "EE"));
    QCOMPARE(game.state.phase, Phase::AtTile);
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 3));
    REFUSED_FIRST(game, use(), Rule::Move08); // a Lighthouse, not a Factory
}

void TestBonusEffects::AC_BE_05_onlyWithABonusTaken()
{
    Game game = negotiatorGame();
    REFUSED_FIRST(game, answer(p2, {}, wood), Rule::Be05);
    PLAY(game, answer(p2, {}));
    QCOMPARE(status(game, BonusEffect::Negotiator, p2), EffectStatus::Ready);
}

void TestBonusEffects::AC_BE_05_alsoOnABonusOfOneKind()
{
    Game game;
    game.acting(mine1).crew(p2, 1, mine1).effect(p2, BonusEffect::Negotiator, EffectStatus::Ready);
    PLAY(game, use());
    PLAY(game, answer(p2, metal, metal));
    QCOMPARE(game.stockOf(p2), amounts(2, 4, 2, 4));
}

void TestBonusEffects::AC_BE_06_twoDifferentResources() // AC-DIFF-17
{
    Game game = barterGame(amounts(5, 5, 5, 5));
    REFUSED(game, barter(wood, wood), Rule::Be06);
    for (const Resource give : all<Resource>()) {
        for (const Resource get : all<Resource>()) {
            if (give != get)
                ALLOWED(game, barter(give, get));
        }
    }
}

void TestBonusEffects::AC_BE_07_onceEarnedNeverLost()
{
    Game game = donationGame(2);
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate));
    game.turn(1, p2).acting(shipyard).stock(p2, amounts(4, 0, 0, 2));
    game.grid(Airship::WoodenPrivate, {3, 2}, p1);
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate)); // the majority is lost
    QCOMPARE(game.state.airships[Airship::WoodenPrivate].majority, nobody);
    QCOMPARE(status(game, BonusEffect::Negotiator), EffectStatus::Ready);
}

void TestBonusEffects::AC_BE_08_relayAroundTheSpaceGained()
{
    Game game;
    game.effect(p1, BonusEffect::LongDistance, EffectStatus::Ready);
    game.crew(p1, 1, forest1).crew(p1, 2, architect).crew(p1, 3, market1);
    PLAY(game, fly(1, "EESW")); // own crew, free tile passed, own crew, stop
    QCOMPARE(game.tileOf(p1, 1), mine1);
}

void TestBonusEffects::AC_PIG_08_negotiatorInAnothersTurn()
{
    Game game = negotiatorGame();
    QCOMPARE(game.state.current, p1);
    REFUSED_FIRST(game, answer(p2, wood, metal), Rule::Be05);
    ALLOWED(game, answer(p2, metal, metal));
}

void TestBonusEffects::AC_AMB_17_barterInTheOwnTurnOnly()
{
    Game game;
    game.effect(p2, BonusEffect::Barter, EffectStatus::Ready);
    REFUSED_FIRST(game, by(p2, barter(wood, gear)), Rule::Turn02);
    // Nor in upkeep.
    Game upkeep = barterGame(amounts(5, 5, 5, 5));
    upkeep.turn(8, p4).allSpent();
    PLAY(upkeep, endTurn());
    QCOMPARE(upkeep.state.phase, Phase::StageBonus);
    REFUSED_FIRST(upkeep, barter(wood, gear), Rule::Upk01);
}

void TestBonusEffects::AC_AMB_28_theSpaceIsGainedAnywhereOnTheWalk()
{
    Game game;
    game.effect(p1, BonusEffect::LongDistance, EffectStatus::Ready);
    game.crew(p1, 1, forest1).crew(p1, 2, architect);
    ALLOWED(game, fly(1, "EEE")); // relay first, the free tile passed is the second
    ALLOWED(game, fly(1, "SE"));
    game.crew(p1, 2, mine1);
    ALLOWED(game, fly(1, "ESS")); // the free tile first, the relay afterwards
}

void TestBonusEffects::AC_AMB_29_upkeepTurnsUsedTilesUp()
{
    Game game = barterGame(amounts(5, 5, 5, 5));
    PLAY(game, barter(wood, gear));
    game.turn(4, p1);
    END_ROUND(game);
    QCOMPARE(status(game, BonusEffect::Barter), EffectStatus::Ready);
}

QTEST_APPLESS_MAIN(TestBonusEffects)
#include "tst_bonuseffects.moc"
