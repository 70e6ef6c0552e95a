// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/rules.h"
#include "tests/core/airshipcity/playedsession.h"
#include "tests/core/airshipcity/samplegame.h"

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Where turns and rounds begin, and for whom the table waits.
class TestTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTurnBeginsWhereTheLastOneEnded();
    void theChoicesOfAnUpkeepComeBeforeTheTurn();
    void theEndBelongsToTheLastTurn();
    void theTableWaitsForSomebody();
    void aTurnIsStartedAnew();
};

void TestTimeline::aTurnBeginsWhereTheLastOneEnded()
{
    Session session(newSampleGame(3, 6));
    playToRound(session, 3, 4);
    qsizetype turn = 0;
    qsizetype round = 0;
    int turns = 1;
    for (qsizetype n = 0; n <= session.eventCount(); ++n) {
        const bool ended =
            n > 0
            && std::holds_alternative<EndTurn>(
                std::get<Played>(session.record().entries[std::size_t(n) - 1].event).play.what);
        if (ended) {
            turn = n;
            ++turns;
            if (turns % 3 == 1)
                round = n;
        }
        QCOMPARE(session.turnStart(n), turn);
        QCOMPARE(session.roundStart(n), round);
    }
    QCOMPARE(turns, 7); // the first of round 3
}

void TestTimeline::theChoicesOfAnUpkeepComeBeforeTheTurn()
{
    Session session(newSampleGame(3, 1));
    qsizetype chosen = 0;
    while (chosen == 0 && !session.isOver()) {
        playOn(session, 20, 3);
        chosen = findPlay<TakeStageBonus>(session);
    }
    QVERIFY2(chosen > 0, "no stage bonus of this game leaves a choice");
    QVERIFY(session.state().phase != Phase::StageBonus);
    const qsizetype opened = chosen - 1;
    qsizetype closed = opened;
    while (session.stateAt(closed).phase == Phase::StageBonus)
        ++closed;
    QCOMPARE(closed - opened, 3);
    QCOMPARE(session.turnStart(opened), opened);
    QCOMPARE(session.turnStart(closed - 1), opened);
    QCOMPARE(session.turnStart(closed), closed);
    QCOMPARE(session.turnStart(closed + 1), closed);
    QCOMPARE(session.roundStart(closed + 1), opened);
}

void TestTimeline::theEndBelongsToTheLastTurn()
{
    const Session session(finishedSampleGame(300, 5));
    const qsizetype end = session.eventCount();
    QVERIFY(session.isOver());
    QVERIFY(session.turnStart(end) < end);
    QCOMPARE(session.turnStart(end), session.turnStart(end - 1));
    QCOMPARE(session.roundStart(end), session.roundStart(end - 1));
}

void TestTimeline::theTableWaitsForSomebody()
{
    State state;
    state.current = Player{1};
    QCOMPARE(playerToAct(state), Player{1});
    state.phase = Phase::AtTile;
    state.acting = {Player{2}, Crew{0}}; // after an override the acting crew may be another player's
    QCOMPARE(playerToAct(state), Player{2});
    state.phase = Phase::Piggyback;
    state.pending.players.append(Player{0});
    state.pending.players.append(Player{3});
    QCOMPARE(playerToAct(state), Player{0});
    state.phase = Phase::Over;
    QCOMPARE(playerToAct(state), none<Player>);
}

void TestTimeline::aTurnIsStartedAnew()
{
    Session session(newSampleGame(4, 6));
    playToRound(session, 2, 4);
    playOn(session, 3, 1);
    const qsizetype start = session.turnStart(session.cursor());
    QCOMPARE(start, session.cursor() - 3);
    session.jump(start);
    QCOMPARE(session.state().phase, Phase::Turn);
    QCOMPARE(session.turnStart(start), start);
    QCOMPARE(session.leftBehind(), 3);
}

QTEST_GUILESS_MAIN(TestTimeline)
#include "tst_timeline.moc"
