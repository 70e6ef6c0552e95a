// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Chapters "Upkeep" (p8) and "Ending the game" (p12).
class TestUpkeepAndEnd : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_136_noUpkeepInRoundOne();
    void AC_T_137_fourUpkeeps();
    void AC_T_138_noCompletingInUpkeep();
    void AC_T_140_nothingIsCheckedBeforeStageFive();
    void AC_T_141_nineMajorities();
    void AC_T_142_conditionLostBeforeTheRoundEnds();
    void AC_T_144_lastRound();
    void AC_T_145_theRoundIsPlayedToItsEnd();
    void AC_END_03_threeUtilityMajorities();
    void AC_END_overEndsEverything();
    void AC_TURN_07_orderAtTheRoundBoundary();
    void AC_UPK_01_choicesInTurnOrder();
    void AC_UPK_01_onlyWhatIsPrinted();
    void AC_UPK_01_bonusBeforeTheLosses();
    void AC_UPK_03_contractsMoveOneSpace();
    void AC_UPK_04_lossOfThisUpkeepOnly();
    void AC_UPK_06_samePartsForEveryPlayer();
    void AC_SCORE_01_negativeStageBonus();
};

/// All airship majorities are held, those of one player by twos and threes.
static void holdAllNine(Game &game)
{
    for (const Airship airship : all<Airship>())
        game.grid(airship, {1}, p1);
}

void TestUpkeepAndEnd::AC_T_136_noUpkeepInRoundOne() // AC-TURN-07
{
    const Game game;
    QCOMPARE(int(game.state.round), 1);
    QCOMPARE(game.state.phase, Phase::Turn);
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 3));
}

void TestUpkeepAndEnd::AC_T_137_fourUpkeeps() // AC-TURN-07
{
    Game game;
    std::vector<int> upkeeps;
    while (game.state.phase != Phase::Over) {
        game.allSpent();
        PLAY(game, endTurn());
        for (const Change &change : game.changes) {
            if (change.kind == Change::Kind::StageBegan)
                upkeeps.push_back(game.state.round);
        }
        while (game.state.phase == Phase::StageBonus)
            PLAY(game, stageBonus(game.state.pending.players.front(), game.state.pending.choices.first()));
    }
    QCOMPARE(upkeeps, (std::vector{5, 9, 13, 17}));
    QCOMPARE(int(game.state.round), 20);
}

void TestUpkeepAndEnd::AC_T_138_noCompletingInUpkeep() // AC-UPK-05
{
    Game game;
    game.turn(8, p4).allSpent().hold(p1, contractS, 1).stock(p1, amounts(1, 1, 0, 1));
    PLAY(game, endTurn()); // 2 wood or 2 metal to choose from
    QCOMPARE(game.state.phase, Phase::StageBonus);
    REFUSED_FIRST(game, fulfil(contractS), Rule::Upk05);
    REFUSED_FIRST(game, by(p2, fulfil(contractS)), Rule::Upk05);
    PLAY(game, stageBonus(p1, wood));
    REFUSED_FIRST(game, fulfil(contractS), Rule::Upk05);
    for (const Player player : {p2, p3, p4})
        PLAY(game, stageBonus(player, wood));
    QVERIFY(game.depot(p1).failed.contains(contractS));
    QCOMPARE(game.vpOf(p1), -1);
    REFUSED_FIRST(game, fulfil(contractS), Rule::Con03);
}

void TestUpkeepAndEnd::AC_T_140_nothingIsCheckedBeforeStageFive() // AC-END-06
{
    Game game;
    holdAllNine(game);
    game.turn(16, p1).grid(u1, {1}, p1).grid(u2, {1}, p1).grid(u3, {1}, p1);
    END_ROUND(game);
    QCOMPARE(int(game.state.round), 17);
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestUpkeepAndEnd::AC_T_141_nineMajorities() // AC-END-02, AC-END-01
{
    for (int round = 17; round <= 19; ++round) {
        Game game;
        holdAllNine(game);
        game.turn(round, p1);
        END_ROUND(game);
        QCOMPARE(game.state.phase, Phase::Over);
        QCOMPARE(int(game.state.round), round);
        QCOMPARE(endCondition(game.setup, game.state), Ending::AirshipMajorities);
        QCOMPARE(game.changes[game.changes.size() - 1].kind, Change::Kind::GameEnded);
    }
}

void TestUpkeepAndEnd::AC_T_142_conditionLostBeforeTheRoundEnds() // AC-END-05
{
    Game game;
    holdAllNine(game);
    game.turn(18, p2).allSpent().acting(shipyard).stock(p2, amounts(4, 0, 0, 2));
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate));
    QCOMPARE(game.state.airships[Airship::WoodenPrivate].majority, nobody);
    END_ROUND(game);
    QCOMPARE(game.state.phase, Phase::Turn);
    QCOMPARE(int(game.state.round), 19);
}

void TestUpkeepAndEnd::AC_T_144_lastRound() // AC-END-04
{
    Game game;
    holdAllNine(game);
    game.grid(Airship::Cruise, {1, 1}).grid(u1, {1}, p1).grid(u2, {1}, p1).turn(19, p1);
    END_ROUND(game);
    QCOMPARE(int(game.state.round), 20);
    QCOMPARE(game.state.phase, Phase::Turn);
    END_ROUND(game);
    QCOMPARE(game.state.phase, Phase::Over);
    QCOMPARE(int(game.state.round), 20);
    QCOMPARE(game.state.current, p4);
    QCOMPARE(endCondition(game.setup, game.state), Ending::LastRound);
}

void TestUpkeepAndEnd::AC_T_145_theRoundIsPlayedToItsEnd() // AC-END-01
{
    Game game;
    holdAllNine(game);
    game.turn(17, p2).allSpent();
    for (const Player next : {p3, p4}) {
        PLAY(game, endTurn());
        QCOMPARE(game.state.phase, Phase::Turn);
        QCOMPARE(game.state.current, next);
    }
    PLAY(game, endTurn());
    QCOMPARE(game.state.phase, Phase::Over);
}

void TestUpkeepAndEnd::AC_END_03_threeUtilityMajorities() // AC-AMB-33, AC-DIFF-19
{
    for (int held = 2; held <= 4; ++held) {
        Game game;
        game.grid(u1, {1}, p1).grid(u2, {0, 1}, p2).turn(17, p1);
        if (held >= 3)
            game.grid(u3, {0, 0, 1}, p3);
        if (held >= 4)
            game.grid(u4, {1}, p1);
        END_ROUND(game);
        QCOMPARE(game.state.phase, held >= 3 ? Phase::Over : Phase::Turn);
        if (held >= 3)
            QCOMPARE(endCondition(game.setup, game.state), Ending::UtilityMajorities);
    }
}

void TestUpkeepAndEnd::AC_END_overEndsEverything() // AC-END-01
{
    Game game;
    game.turn(20, p1).hold(p1, contractS, 1).effect(p1, BonusEffect::Barter, EffectStatus::Ready);
    END_ROUND(game);
    for (const Played &event : {move(1, "N"), use(), skip(), slide("1", 'E'), fulfil(contractS),
                                barter(wood, gear), endTurn(), answer(p2, wood), stageBonus(p1, wood)})
        REFUSED_FIRST(game, event, Rule::End01);
    for (const PlayerState &depot : game.state.players) {
        for (const CrewState &token : depot.crews)
            QCOMPARE(token.ready, token.inPlay());
    }
    QVERIFY(game.depot(p1).held.contains(contractS)); // contracts stay where they lie
    QCOMPARE(game.vpOf(p1), 0);
}

void TestUpkeepAndEnd::AC_TURN_07_orderAtTheRoundBoundary()
{
    Game game;
    game.turn(4, p4).allSpent();
    PLAY(game, endTurn());
    std::vector<Change::Kind> order;
    for (const Change &change : game.changes) {
        switch (change.kind) {
        case Change::Kind::CrewsReady:
        case Change::Kind::RoundBegan:
        case Change::Kind::StageBegan:
        case Change::Kind::StageTileTurned:
        case Change::Kind::TurnBegan:
            order.push_back(change.kind);
            break;
        default:
            break;
        }
    }
    QCOMPARE(order,
             (std::vector{Change::Kind::CrewsReady, Change::Kind::RoundBegan, Change::Kind::StageBegan,
                          Change::Kind::StageTileTurned, Change::Kind::TurnBegan}));
}

void TestUpkeepAndEnd::AC_UPK_01_choicesInTurnOrder() // AC-AMB-27
{
    Game game; // stage 3: 2 wood or 2 metal
    game.turn(8, p4).allSpent();
    PLAY(game, endTurn());
    QCOMPARE(int(game.state.round), 9);
    QCOMPARE(game.state.current, p1);
    QCOMPARE(game.state.pending.players.size(), 4U);
    REFUSED_FIRST(game, stageBonus(p2, wood), Rule::Upk01);
    REFUSED_FIRST(game, move(1, "N"), Rule::Upk01);
    REFUSED_FIRST(game, endTurn(), Rule::Upk01);
    REFUSED_FIRST(game, answer(p1, wood), Rule::Upk01);
    PLAY(game, stageBonus(p1, wood));
    REFUSED_FIRST(game, stageBonus(p1, wood), Rule::Upk01);
    PLAY(game, stageBonus(p2, metal));
    PLAY(game, stageBonus(p3, metal));
    PLAY(game, stageBonus(p4, wood));
    QCOMPARE(game.stockOf(p1), amounts(4, 2, 2, 3));
    QCOMPARE(game.stockOf(p2), amounts(2, 4, 2, 4));
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestUpkeepAndEnd::AC_UPK_01_onlyWhatIsPrinted()
{
    Game game;
    REFUSED_FIRST(game, stageBonus(p1, wood), Rule::Upk01); // no upkeep now
    game.turn(8, p4).allSpent();
    PLAY(game, endTurn());
    REFUSED_FIRST(game, stageBonus(p1, gold), Rule::Upk01);
}

void TestUpkeepAndEnd::AC_UPK_01_bonusBeforeTheLosses()
{
    // Under floor-zero the order shows: 1 VP from the tile, then 3 lost.
    Setup setup = withRuling<&Rulings::negativeVp>(NegativeVp::FloorZero);
    setup.catalogue.stageBonuses[StageBonusTile{0}] = {amounts(1, 0, 0, 0), 0, {}, 2};
    setup.catalogue.contracts[contractS].vp = 3;
    Game game(setup);
    game.turn(4, p1).hold(p1, contractS, 1).vp(p1, 4);
    END_ROUND(game);
    QCOMPARE(game.vpOf(p1), 3);
    QCOMPARE(game.vpOf(p2), 2);
    game.hold(p2, contract(6), 1).turn(4, p1).vp(p2, 0);
    game.setup.catalogue.contracts[contract(6)].vp = 3;
    END_ROUND(game);
    QCOMPARE(game.vpOf(p2), 0);
}

void TestUpkeepAndEnd::AC_UPK_03_contractsMoveOneSpace() // AC-CON-05
{
    Game game;
    game.hold(p1, contract(6), 4).hold(p1, contract(7), 2).hold(p1, contract(8), 1).turn(4, p1);
    END_ROUND(game);
    QCOMPARE(int(game.state.termLeft[contract(6)]), 3);
    QCOMPARE(int(game.state.termLeft[contract(7)]), 1);
    QCOMPARE(int(game.state.termLeft[contract(8)]), 0);
    QCOMPARE(game.depot(p1).held.size(), 2U);
    QCOMPARE(game.depot(p1).held[0], contract(6));
    QCOMPARE(game.depot(p1).failed.size(), 1U);
}

void TestUpkeepAndEnd::AC_UPK_04_lossOfThisUpkeepOnly() // AC-AMB-11, AC-DIFF-04
{
    Game game;
    game.hold(p1, contractS, 1).turn(4, p1);
    END_ROUND(game);
    QCOMPARE(game.vpOf(p1), -1);
    game.turn(8, p1);
    END_ROUND(game);
    QCOMPARE(game.vpOf(p1), -1);
}

void TestUpkeepAndEnd::AC_UPK_06_samePartsForEveryPlayer()
{
    Game game; // stage 2: 1 wood and 1 metal for everybody
    game.turn(4, p1).hold(p3, contractS, 1).effect(p4, BonusEffect::Barter, EffectStatus::Used);
    END_ROUND(game);
    QCOMPARE(game.stockOf(p1), amounts(3, 3, 2, 3));
    QCOMPARE(game.stockOf(p2), amounts(3, 3, 2, 4));
    QCOMPARE(game.stockOf(p3), amounts(3, 3, 2, 5));
    QCOMPARE(game.stockOf(p4), amounts(3, 3, 2, 5));
    QCOMPARE(game.vpOf(p3), -1);
    QCOMPARE(game.depot(p4).bonusEffects[BonusEffect::Barter], EffectStatus::Ready);
}

void TestUpkeepAndEnd::AC_SCORE_01_negativeStageBonus()
{
    Setup setup = layoutA();
    setup.catalogue.stageBonuses[StageBonusTile{0}] = {amounts(0, 0, 3, 0), 0, {}, -2};
    Game game(setup);
    game.turn(4, p1);
    END_ROUND(game);
    QCOMPARE(game.vpOf(p1), -2);
    QCOMPARE(int(game.stockOf(p1)[gold]), 5);
}

QTEST_APPLESS_MAIN(TestUpkeepAndEnd)
#include "tst_upkeepandend.moc"
