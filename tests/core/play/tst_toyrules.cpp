// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toygame/game.h"

#include <QtTest/QtTest>

using namespace skyledger;
using namespace skyledger::toygame;

namespace {

/// Two baskets: one with all its values, one of which nobody knows the points.
Setup twoBaskets()
{
    Setup setup;
    setup.basketCount = 2;
    setup.baskets[Basket{0}] = {2, 3};
    setup.baskets[Basket{1}] = {std::uint8_t{1}, std::nullopt};
    return setup;
}

Event pickTwo()
{
    return Played{{Pick{2}}, {}};
}
Event fillFirst()
{
    return Played{{Fill{Basket{0}}}, {}};
}
Event endTurn()
{
    return Played{{EndTurn{}}, {}};
}

} // namespace

/// The toy's own rules: what the tests of the shared mechanisms rely on.
class TestToyRules : public QObject
{
    Q_OBJECT

private slots:
    void aTurnIsPickFillEnd();
    void aBasketIsFilledOnce();
    void unknownPointsAreReported();
    void theGameEndsAfterThreeRounds();
};

void TestToyRules::aTurnIsPickFillEnd()
{
    const Setup setup = twoBaskets();
    State state = startState(setup);
    QCOMPARE(check(setup, state, endTurn()).objections.front().rule, play::Code(Rule::Turn02));
    QCOMPARE(check(setup, state, fillFirst()).objections.front().rule, play::Code(Rule::Fill02));
    apply(setup, state, pickTwo());
    QVERIFY(check(setup, state, pickTwo()).refused());
    QVERIFY(check(setup, state, fillFirst()).allowed());
    Changes changes;
    apply(setup, state, fillFirst(), &changes);
    QCOMPARE(changes.size(), std::size_t{2});
    QCOMPARE(state.players[Player{0}], (PlayerState{0, 3}));
    apply(setup, state, endTurn());
    QCOMPARE(state.current, Player{1});
}

void TestToyRules::aBasketIsFilledOnce()
{
    const Setup setup = twoBaskets();
    State state = startState(setup);
    apply(setup, state, pickTwo());
    apply(setup, state, fillFirst());
    QCOMPARE(check(setup, state, fillFirst()).objections.front().rule, play::Code(Rule::Fill01));
    QVERIFY(check(setup, state, Override{std::get<Played>(fillFirst()), false, false}).refused());
    QVERIFY(check(setup, state, Override{std::get<Played>(fillFirst()), false, true}).allowed());
}

void TestToyRules::unknownPointsAreReported()
{
    const Setup setup = twoBaskets();
    State state = startState(setup);
    apply(setup, state, pickTwo());
    const play::Verdict verdict = check(setup, state, Played{{Fill{Basket{1}}}, {}});
    QVERIFY(verdict.undetermined() && !verdict.playable());
    QCOMPARE(verdict.missing.front(), (play::MissingValue{Value::BasketPoints, 1}));
    QVERIFY(verdict.lacks.contains(ReportKey::Points));
    const Event reported = Played{{Fill{Basket{1}}}, {std::nullopt, std::int16_t{4}}};
    QVERIFY(check(setup, state, reported).playable());
    std::vector<Play> plays;
    undeterminedPlays(setup, state, plays);
    QCOMPARE(plays, std::vector<Play>{{Fill{Basket{1}}}});
    legalPlays(setup, state, plays);
    QCOMPARE(plays, (std::vector<Play>{{Fill{Basket{0}}}, {EndTurn{}}}));
}

void TestToyRules::theGameEndsAfterThreeRounds()
{
    Setup setup = twoBaskets();
    setup.playerCount = 1;
    State state = startState(setup);
    for (int round = 1; round <= lastRound; ++round) {
        QCOMPARE(int(state.round), round);
        apply(setup, state, pickTwo());
        apply(setup, state, endTurn());
    }
    QVERIFY(state.over);
    QCOMPARE(check(setup, state, pickTwo()).objections.front().rule, play::Code(Rule::End01));
}

QTEST_APPLESS_MAIN(TestToyRules)
#include "tst_toyrules.moc"
