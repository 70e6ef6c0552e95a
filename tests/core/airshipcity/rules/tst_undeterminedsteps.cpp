// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

using Missing = Value;

/// `formats.md`, "Values that are not known", where an event asks several players: upkeep and piggyback.
class TestUndeterminedSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unknownStageBonusReportsEveryPlayer();
    void unknownStageBonusAsksNoChoice();
    void unknownStageBonusWithLosses();
    void unknownLossIsReportedForThatPlayer();
    void unknownLossBesideAKnownBonus();
    void unknownLossIsReportedOnTheLastEvent();
    void unknownLossUnderEveryUpkeep();
    void reportedLossStopsAtTheFloor();
    void knownUpkeepTakesOnlyEqualReports();
    void unknownPiggybackOfASale();
    void unknownPiggybackThatCannotMatter();
    void unknownPiggybackOfAGenerator();
    void unknownPiggybackWithNegotiator();
    void unknownNegotiator();
};

/// Round 4, the last player is about to end the turn.
static Game beforeStageTwo(const Setup &setup)
{
    Game game(setup);
    game.turn(4, p4).allSpent();
    return game;
}

static Setup withoutStageBonus()
{
    Setup setup = layoutA();
    setup.catalogue.stageBonuses[StageBonusTile{0}] = {};
    return setup;
}

/// The same report for everybody.
static Reported forAll(const Amounts &gain, int vp)
{
    Reported reported;
    for (const Player player : {p1, p2, p3, p4})
        reported = forPlayer(player, gain, vp, reported);
    return reported;
}

void TestUndeterminedSteps::unknownStageBonusReportsEveryPlayer() // AC-UPK-01
{
    Game game = beforeStageTwo(withoutStageBonus());
    LACKS(game, endTurn(), {{Missing::StageBonus, 0}}, {ReportKey::Players});
    Reported reported = forAll(amounts(0, 0, 0, 4), 2);
    reported.players[p3]->vp = {};
    QVERIFY(!game.verdict(reporting(endTurn(), reported)).playable());
    reported.players[p3] = {};
    QVERIFY(!game.verdict(reporting(endTurn(), reported)).playable());
    reported.players[p3] = Reported::ForPlayer{amounts(1, 0, 0, 9), std::int16_t{-1}};
    PLAY_REPORTED(game, reporting(endTurn(), reported));
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 7));
    QCOMPARE(game.stockOf(p3), amounts(3, 2, 2, 10)); // cut at the capacity
    QCOMPARE(game.vpOf(p1), 2);
    QCOMPARE(game.vpOf(p3), -1);
}

void TestUndeterminedSteps::unknownStageBonusAsksNoChoice()
{
    Game game = beforeStageTwo(withoutStageBonus());
    PLAY_REPORTED(game, reporting(endTurn(), forAll({}, 0)));
    QCOMPARE(game.state.phase, Phase::Turn);
    QCOMPARE(int(game.state.round), 5);
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 3));
}

void TestUndeterminedSteps::unknownStageBonusWithLosses() // AC-UPK-04
{
    // One number for bonus and losses together, whether the contract's VP are known or not.
    for (const bool known : {true, false}) {
        Setup setup = withoutStageBonus();
        if (!known)
            setup.catalogue.contracts[contractS].vp = {};
        Game game = beforeStageTwo(setup);
        game.hold(p2, contractS, 1);
        Reported reported = forAll({}, 2);
        reported.players[p2]->vp = std::int16_t{1}; // 2 from the tile, 1 lost
        PLAY_REPORTED(game, reporting(endTurn(), reported));
        QCOMPARE(game.vpOf(p1), 2);
        QCOMPARE(game.vpOf(p2), 1);
        QVERIFY(game.depot(p2).failed.contains(contractS));
        int ledger = 0;
        for (const Change &change : game.changes)
            ledger += change.kind == Change::Kind::Vp && change.player == p2 ? change.amount : 0;
        QCOMPARE(ledger, 1);
    }
}

/// Contract S has no known VP and fails in the hands of P2 as stage 2 begins.
static Game unknownLossGame(Setup setup = layoutA())
{
    setup.catalogue.contracts[contractS].vp = {};
    Game game = beforeStageTwo(setup);
    game.hold(p2, contractS, 1);
    return game;
}

void TestUndeterminedSteps::unknownLossIsReportedForThatPlayer()
{
    Game game = unknownLossGame();
    LACKS(game, endTurn(), {{Missing::ContractVp, 0}}, {ReportKey::Players});
    QVERIFY(!game.verdict(reporting(endTurn(), forPlayer(p1, {}, 0))).playable());
    REFUSED_FIRST(game, reporting(endTurn(), forPlayer(p1, {}, -2, forPlayer(p2, {}, -2))), Rule::Res04);
    REFUSED_FIRST(game, reporting(endTurn(), forPlayer(p2, amounts(9, 0, 0, 0), -2)), Rule::Res04);
    PLAY_REPORTED(game, reporting(endTurn(), forPlayer(p2, {}, -2)));
    QCOMPARE(game.vpOf(p2), -2);
    QCOMPARE(game.vpOf(p1), 0);
    QCOMPARE(game.stockOf(p2), amounts(3, 3, 2, 4)); // the known bonus
}

void TestUndeterminedSteps::unknownLossBesideAKnownBonus()
{
    Setup setup = layoutA();
    setup.catalogue.stageBonuses[StageBonusTile{0}] = {amounts(0, 0, 1, 0), 0, {}, 3};
    Game game = unknownLossGame(setup);
    game.hold(p2, contract(6), 1); // 3 VP by the catalogue
    game.setup.catalogue.contracts[contract(6)].vp = 3;
    PLAY_REPORTED(game, reporting(endTurn(), forPlayer(p2, {}, -2))); // 3 - 3 - 2
    QCOMPARE(game.vpOf(p2), -2);
    QCOMPARE(game.vpOf(p1), 3);
}

void TestUndeterminedSteps::unknownLossIsReportedOnTheLastEvent()
{
    Game game = unknownLossGame();
    game.turn(8, p4); // stage 3 asks everybody: 2 wood or 2 metal
    REFUSED_FIRST(game, reporting(endTurn(), forPlayer(p2, {}, -2)), Rule::Res04);
    PLAY(game, endTurn());
    REFUSED_FIRST(game, reporting(stageBonus(p1, wood), forPlayer(p2, {}, -2)), Rule::Res04);
    for (const Player player : {p1, p2, p3})
        PLAY(game, stageBonus(player, wood));
    LACKS(game, stageBonus(p4, wood), {{Missing::ContractVp, 0}}, {ReportKey::Players});
    PLAY_REPORTED(game, reporting(stageBonus(p4, wood), forPlayer(p2, {}, -2)));
    QCOMPARE(game.vpOf(p2), -2);
    QCOMPARE(game.vpOf(p4), 0);
    QCOMPARE(game.stockOf(p4), amounts(4, 2, 2, 5));
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestUndeterminedSteps::unknownLossUnderEveryUpkeep() // AC-AMB-11
{
    Game game = unknownLossGame(withRuling<&Rulings::failedContracts>(FailedContracts::EveryUpkeep));
    PLAY_REPORTED(game, reporting(endTurn(), forPlayer(p2, {}, -2)));
    game.turn(4, p4).allSpent();
    LACKS(game, endTurn(), {{Missing::ContractVp, 0}}, {ReportKey::Players});
    PLAY_REPORTED(game, reporting(endTurn(), forPlayer(p2, {}, -2)));
    QCOMPARE(game.vpOf(p2), -4);
}

void TestUndeterminedSteps::reportedLossStopsAtTheFloor() // AC-AMB-10
{
    Game game = unknownLossGame(withRuling<&Rulings::negativeVp>(NegativeVp::FloorZero));
    game.vp(p2, 1).hold(p2, contract(6), 1);
    PLAY_REPORTED(game, reporting(endTurn(), forPlayer(p2, {}, -6)));
    QCOMPARE(game.vpOf(p2), 0);
}

void TestUndeterminedSteps::knownUpkeepTakesOnlyEqualReports() // AC-RES-04
{
    Game game = beforeStageTwo(layoutA()); // 1 wood and 1 metal for everybody
    game.hold(p2, contractS, 1);
    REFUSED_FIRST(game, reporting(endTurn(), forPlayer(p1, amounts(1, 0, 0, 0), 0)), Rule::Res04);
    REFUSED_FIRST(game, reporting(endTurn(), forPlayer(p2, amounts(1, 1, 0, 0), 0)), Rule::Res04);
    PLAY(game, reporting(endTurn(), forPlayer(p2, amounts(1, 1, 0, 0), -1)));
    QCOMPARE(game.vpOf(p2), -1);
    // A choice taken is the gain of that player.
    game.turn(8, p4).allSpent();
    PLAY(game, endTurn());
    REFUSED_FIRST(game, reporting(stageBonus(p1, wood), forPlayer(p1, amounts(1, 0, 0, 0), {})), Rule::Res04);
    PLAY(game, reporting(stageBonus(p1, wood), forPlayer(p1, amounts(2, 0, 0, 0), 0)));
    QCOMPARE(int(game.stockOf(p1)[wood]), 2 + 1 + 2);
}

/// P1 sells at the Shipyard, whose piggyback bonus nobody knows; P2 and P4 stand there.
static Game unknownSaleGame(PiggybackScope scope)
{
    Setup setup = withRuling<&Rulings::piggybackScope>(scope);
    setup.catalogue.tiles[shipyard].piggyback = {};
    Game game(setup);
    game.acting(shipyard).crew(p2, 1, shipyard).crew(p4, 1, shipyard).stock(p1, amounts(4, 0, 0, 2));
    return game;
}

void TestUndeterminedSteps::unknownPiggybackOfASale() // AC-AMB-06, AC-PIG-01
{
    Game game = unknownSaleGame(PiggybackScope::AnyGain);
    PLAY(game, build(Airship::WoodenPrivate, Then::Sell));
    QCOMPARE(game.state.phase, Phase::Piggyback);
    QVERIFY(!game.state.pending.known);
    QVERIFY(game.state.pending.choices.empty());
    QCOMPARE(game.state.pending.players.size(), 2U);
    for (const Resource take : all<Resource>())
        LACKS(game, answer(p2, take), {{Missing::Piggyback, int(TileKind::Shipyard)}}, {ReportKey::Gain});
    PLAY_REPORTED(game, reporting(answer(p2, wood), gained(amounts(2, 0, 0, 0))));
    QCOMPARE(game.stockOf(p2), amounts(4, 2, 2, 4));
    ALLOWED(game, answer(p4, {}));
    PLAY(game, answer(p4, {}));
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestUndeterminedSteps::unknownPiggybackThatCannotMatter()
{
    Game game = unknownSaleGame(PiggybackScope::Generators);
    PLAY(game, build(Airship::WoodenPrivate, Then::Sell));
    QCOMPARE(game.state.phase, Phase::Turn);
    // A donation gains nothing.
    Game donation = unknownSaleGame(PiggybackScope::AnyGain);
    PLAY(donation, build(Airship::WoodenPrivate, Then::Donate));
    QCOMPARE(donation.state.phase, Phase::Turn);
    // Nor has a basic side any bonus under that ruling.
    Game basic = unknownSaleGame(PiggybackScope::AnyGain);
    basic.setup.rulings.basicPiggyback = Permission::Forbidden;
    PLAY(basic, build(Airship::WoodenPrivate, Then::Sell));
    QCOMPARE(basic.state.phase, Phase::Turn);
}

void TestUndeterminedSteps::unknownPiggybackOfAGenerator()
{
    Setup setup = layoutA();
    setup.catalogue.tiles[forest1].piggyback.developed = {};
    Game game(setup);
    game.acting(forest1).crew(p2, 1, forest1);
    Game developed = game;
    PLAY(game, use());
    ALLOWED(game, answer(p2, wood)); // the basic side is known
    PLAY(developed.develop(forest1), use());
    LACKS(developed, answer(p2, gold), {{Missing::Piggyback, int(TileKind::Forest)}}, {ReportKey::Gain});
}

void TestUndeterminedSteps::unknownPiggybackWithNegotiator() // AC-BE-05
{
    Game game = unknownSaleGame(PiggybackScope::AnyGain);
    game.effect(p2, BonusEffect::Negotiator, EffectStatus::Ready);
    PLAY(game, build(Airship::WoodenPrivate, Then::Sell));
    REFUSED_FIRST(game, answer(p2, wood, metal), Rule::Be05);
    PLAY_REPORTED(game, reporting(answer(p2, wood, wood), gained(amounts(3, 0, 0, 0))));
    QCOMPARE(game.stockOf(p2), amounts(5, 2, 2, 4));
    QCOMPARE(game.depot(p2).bonusEffects[BonusEffect::Negotiator], EffectStatus::Used);
    REFUSED_FIRST(game, answer(p4, wood, wood), Rule::Be01);
}

void TestUndeterminedSteps::unknownNegotiator()
{
    Setup setup = layoutA();
    setup.catalogue.bonusEffectTargets[BonusEffect::Negotiator] = {};
    Game game(setup);
    game.acting(valley1).crew(p2, 1, valley1);
    PLAY(game, use());
    LACKS(game, answer(p2, wood, wood), {{Missing::BonusEffectTarget, 1}});
    PLAY_REPORTED(game, answer(p2, wood, wood));
    QCOMPARE(game.stockOf(p2), amounts(4, 2, 2, 4));
    QCOMPARE(game.depot(p2).bonusEffects[BonusEffect::Negotiator], EffectStatus::Used);
}

QTEST_APPLESS_MAIN(TestUndeterminedSteps)
#include "tst_undeterminedsteps.moc"
