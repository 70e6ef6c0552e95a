// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Chapter "Fulfilling contracts" (p8) and the Market (p9).
class TestContracts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_042_completing();
    void AC_T_044_goldBeyondTheCapacityIsLost();
    void AC_T_045_notFromTheDisplay();
    void AC_T_046_takenAndCompletedInOneTurn();
    void AC_T_048_twoInOneTurn();
    void AC_T_049_takenWithTermThree();
    void AC_T_050_emptyDeck();
    void AC_T_052_termMustMatch();
    void AC_T_053_noLimitOnContractsHeld();
    void AC_T_054_failsAtTheUpkeep();
    void AC_T_056_noUpkeepAfterStageFive();
    void AC_T_057_notFromFailed();
    void AC_CON_01_payInFull();
    void AC_CON_03_notAnotherPlayers();
    void AC_CON_06_termRunsDownOnlyInUpkeep();
    void AC_RES_01_stocksAreSeparateNumbers();
    void AC_LOC_MARK_01_refillTakesThePlace();
    void AC_LOC_MARK_01_onlyFromTheDisplay();
    void AC_LOC_MARK_01_revealComesFromTheDeck();
    void AC_LOC_MARK_02_emptyDisplay();
};

void TestContracts::AC_T_042_completing() // AC-CON-01, AC-CON-02, AC-COMP-23
{
    Game game;
    game.hold(p1, contractS, 1);
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 3));
    PLAY(game, fulfil(contractS));
    QCOMPARE(game.stockOf(p1), amounts(0, 1, 3, 2));
    QCOMPARE(game.vpOf(p1), 1);
    QVERIFY(game.depot(p1).held.empty());
    QVERIFY(game.depot(p1).completed.contains(contractS));
    QCOMPARE(int(game.state.termLeft[contractS]), 0);
}

void TestContracts::AC_T_044_goldBeyondTheCapacityIsLost() // AC-RES-03
{
    Game game;
    game.hold(p1, contractS, 1).stock(p1, amounts(2, 2, 10, 3));
    PLAY(game, fulfil(contractS));
    QCOMPARE(game.stockOf(p1)[gold], 10);
    QCOMPARE(game.vpOf(p1), 1);
    int lost = 0;
    for (const Change &change : game.changes)
        lost += change.lost;
    QCOMPARE(lost, 1);
}

void TestContracts::AC_T_045_notFromTheDisplay() // AC-CON-03
{
    Game game;
    REFUSED_FIRST(game, fulfil(contractS), Rule::Con03);
}

void TestContracts::AC_T_046_takenAndCompletedInOneTurn() // AC-CON-03
{
    Game game;
    game.acting(market1);
    PLAY(game, takeContract(contractS, contract(6)));
    PLAY(game, fulfil(contractS));
    QVERIFY(game.depot(p1).completed.contains(contractS));
}

void TestContracts::AC_T_048_twoInOneTurn() // AC-CON-01
{
    Game game;
    game.hold(p1, contractS, 1).hold(p1, contract(9), 1).stock(p1, amounts(10, 10, 10, 10));
    PLAY(game, fulfil(contract(9)));
    PLAY(game, fulfil(contractS));
    QCOMPARE(game.depot(p1).completed.size(), 2U);
    QCOMPARE(game.depot(p1).completed[0], contract(9)); // in the order in which they arrived
    QCOMPARE(game.depot(p1).completed[1], contractS);
}

void TestContracts::AC_T_049_takenWithTermThree() // AC-LOC-MARK-01, AC-CON-05
{
    Game game;
    game.acting(market2);
    const Contract third = game.state.market[2];
    game.setup.catalogue.contracts[third].term = 3;
    PLAY(game, takeContract(third, contract(17)));
    QVERIFY(game.depot(p1).held.contains(third));
    QCOMPARE(int(game.state.termLeft[third]), 3);
    QCOMPARE(game.state.market.size(), 5U);
    QCOMPARE(int(game.state.deckLeft), 14);
}

void TestContracts::AC_T_050_emptyDeck() // AC-LOC-MARK-02
{
    Game game;
    game.acting(market1);
    for (int i = 6; i <= 20; ++i)
        game.hold(p2, contract(i), 4);
    QCOMPARE(int(game.state.deckLeft), 0);
    REFUSED_FIRST(game, takeContract(contract(2), contract(6)), Rule::LocMark02);
    PLAY(game, takeContract(contract(2)));
    QCOMPARE(game.state.market.size(), 4U);
    // Without a revealed one the list closes up.
    QCOMPARE(game.state.market[1], contract(3));
    QCOMPARE(int(game.state.deckLeft), 0);
}

void TestContracts::AC_T_052_termMustMatch() // AC-CON-05
{
    // A record has no place for another term space, but for a report that says so.
    Game game;
    game.setup.catalogue.contracts[contract(3)].term = 3;
    game.acting(market1);
    REFUSED_FIRST(game, reporting(takeContract(contract(3), contract(6)), withTerm(2)), Rule::Res04);
    ALLOWED(game, reporting(takeContract(contract(3), contract(6)), withTerm(3)));
}

void TestContracts::AC_T_053_noLimitOnContractsHeld() // AC-CON-04
{
    Game game;
    game.hold(p1, contract(6), 1).hold(p1, contract(7), 1).hold(p1, contract(8), 2).hold(p1, contract(9), 3);
    game.hold(p1, contract(10), 4).acting(market1);
    PLAY(game, takeContract(contractS, contract(20)));
    QCOMPARE(game.depot(p1).held.size(), 6U);
    QCOMPARE(game.depot(p1).held[5], contractS);
}

void TestContracts::AC_T_054_failsAtTheUpkeep() // AC-UPK-03, AC-UPK-04, AC-AMB-10
{
    for (const NegativeVp reading : {NegativeVp::Allowed, NegativeVp::FloorZero}) {
        Game game(withRuling<&Rulings::negativeVp>(reading));
        game.turn(3, p1).acting(market1);
        PLAY(game, takeContract(contractS, contract(6)));
        END_ROUND(game);
        END_ROUND(game);
        QCOMPARE(int(game.state.round), 5);
        QVERIFY(game.depot(p1).held.empty());
        QVERIFY(game.depot(p1).failed.contains(contractS));
        QCOMPARE(game.vpOf(p1), reading == NegativeVp::Allowed ? -1 : 0);
    }
}

void TestContracts::AC_T_056_noUpkeepAfterStageFive() // AC-CON-06, AC-TURN-07, AC-CON-07
{
    Game game;
    game.turn(16, p1).hold(p1, contract(14), 2);
    END_ROUND(game);
    QCOMPARE(int(game.state.round), 17);
    QCOMPARE(int(game.state.termLeft[contract(14)]), 1);
    const int vp = game.vpOf(p1);
    while (game.state.phase != Phase::Over)
        END_ROUND(game);
    QCOMPARE(int(game.state.round), 20);
    QVERIFY(game.depot(p1).held.contains(contract(14)));
    QVERIFY(game.depot(p1).failed.empty());
    QCOMPARE(game.vpOf(p1), vp);
}

void TestContracts::AC_T_057_notFromFailed() // AC-CON-03
{
    Game game;
    game.hold(p1, contractS, 1).turn(4, p1);
    END_ROUND(game);
    QVERIFY(game.depot(p1).failed.contains(contractS));
    game.stock(p1, amounts(9, 9, 9, 9));
    REFUSED_FIRST(game, fulfil(contractS), Rule::Con03);
}

void TestContracts::AC_CON_01_payInFull() // AC-RES-04
{
    Game game;
    game.hold(p1, contractS, 1);
    for (const Amounts &stock : {amounts(1, 9, 9, 9), amounts(9, 0, 9, 9), amounts(9, 9, 9, 0)})
        REFUSED_FIRST(game.stock(p1, stock), fulfil(contractS), Rule::Res04);
    PLAY(game.stock(p1, amounts(2, 1, 0, 1)), fulfil(contractS));
    QCOMPARE(game.stockOf(p1), amounts(0, 0, 1, 0));
}

void TestContracts::AC_CON_03_notAnotherPlayers()
{
    Game game;
    game.hold(p2, contractS, 1);
    REFUSED_FIRST(game, fulfil(contractS), Rule::Con03);
    REFUSED_FIRST(game, by(p2, fulfil(contractS)), Rule::Turn02);
}

void TestContracts::AC_CON_06_termRunsDownOnlyInUpkeep()
{
    // Term t taken in stage s fails at the upkeep that opens stage s + t.
    for (int term = 1; term <= 4; ++term) {
        Game game;
        game.hold(p1, contract(6), term);
        int openedStage = 1;
        while (game.depot(p1).failed.empty() && openedStage < 5) {
            END_ROUND(game);
            openedStage = int(stageOf(game.state.round)) + 1;
        }
        QCOMPARE(openedStage, 1 + term);
        QCOMPARE(int(game.state.round), 1 + 4 * term);
    }
}

void TestContracts::AC_RES_01_stocksAreSeparateNumbers()
{
    Game game; // paying gear touches nothing but gear
    PLAY(game, slide("1", 'E'));
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 2));
    QCOMPARE(game.stockOf(p2), amounts(2, 2, 2, 4));
}

void TestContracts::AC_LOC_MARK_01_refillTakesThePlace()
{
    Game game;
    game.acting(market1);
    PLAY(game, takeContract(contract(2), contract(12)));
    const std::vector shown(game.state.market.begin(), game.state.market.end());
    QCOMPARE(shown, (std::vector{contract(1), contract(12), contract(3), contract(4), contract(5)}));
    QVERIFY(!unplacedContracts(game.setup, game.state).contains(contract(12)));
}

void TestContracts::AC_LOC_MARK_01_onlyFromTheDisplay()
{
    Game game;
    game.acting(market1).hold(p2, contract(5), 2);
    REFUSED_FIRST(game, takeContract(contract(5), contract(6)), Rule::LocMark01);
    REFUSED_FIRST(game, takeContract(contract(15), contract(6)), Rule::LocMark01);
}

void TestContracts::AC_LOC_MARK_01_revealComesFromTheDeck()
{
    Game game;
    game.acting(market1).hold(p2, contract(6), 2);
    REFUSED_FIRST(game, takeContract(contractS), Rule::LocMark01); // the deck is not empty
    REFUSED_FIRST(game, takeContract(contractS, contract(2)), Rule::LocMark01);
    REFUSED_FIRST(game, takeContract(contractS, contract(6)), Rule::LocMark01);
    REFUSED_FIRST(game, takeContract(contractS, contractS), Rule::LocMark01);
    ALLOWED(game, takeContract(contractS, contract(7)));
}

void TestContracts::AC_LOC_MARK_02_emptyDisplay()
{
    Game game;
    for (int i = 1; i <= 20; ++i)
        game.hold(p2, contract(i), 4);
    game.acting(market1);
    QVERIFY(game.state.market.empty());
    for (const Contract each : game.setup.contracts())
        REFUSED(game, takeContract(each), Rule::LocMark01);
    PLAY(game, skip());
}

QTEST_APPLESS_MAIN(TestContracts)
#include "tst_contracts.moc"
