// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/session.h"
#include "tests/core/airshipcity/playedsession.h"
#include "tests/core/airshipcity/samplegame.h"

using namespace skyledger::airshipcity;
using skyledger::play::seatOf;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr Player ada{0};
constexpr Player bo{1};
constexpr Player cy{2};

/// A game in which nothing happens but that turns end, at times that the test gives.
class Table
{
public:
    explicit Table(std::size_t players = 3) : m_session(newSampleGame(players, 1)) {}

    /// Ends the current turn at so many seconds after eight; -1: nobody noted when.
    Table &endsTurn(int seconds) { return happens(Override{Played{{EndTurn{}}, {}}, false, false}, seconds); }
    Table &happens(const Event &event, int seconds)
    {
        m_session.setClock([seconds] { return seconds < 0 ? QDateTime() : atSeconds(seconds); });
        if (!m_session.play(event, u"for the clock"_s).playable())
            qFatal("the event is refused");
        return *this;
    }
    Session &session() { return m_session; }
    TurnTimes times(std::chrono::milliseconds pause = defaultPause) const
    {
        return m_session.turnTimes(pause);
    }

    static QDateTime atSeconds(int seconds)
    {
        return QDateTime({2026, 11, 27}, {20, 0}, Qt::OffsetFromUTC, 3600).addSecs(seconds);
    }

private:
    Session m_session;
};

} // namespace

/// Time by player and round, told by the events alone.
class TestTurnClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timeBelongsToWhoeverIsToAct();
    void anAnswerIsTimeOfWhoAnswers();
    void aLongGapCountsUpToThePause();
    void eventsWithoutTimeSplitNothing();
    void aClockThatWasSetBackTakesNothingAway();
    void offsetsAreMinded();
    void theRunningClockIsAdded();
    void nothingRunsBeforeTheFirstEventAndAfterTheEnd();
    void itFollowsTheCursor();
};

void TestTurnClock::timeBelongsToWhoeverIsToAct()
{
    Table table;
    table.endsTurn(100).endsTurn(130).endsTurn(190).endsTurn(195);
    const TurnTimes times = table.times();
    QCOMPARE(times.players[seatOf(ada)], 5s); // what was before the first event is not known
    QCOMPARE(times.players[seatOf(bo)], 30s);
    QCOMPARE(times.players[seatOf(cy)], 60s);
    QCOMPARE(times.total(), 95s);
    QCOMPARE(times.rounds.size(), std::size_t(2));
    QCOMPARE(times.rounds[0][seatOf(bo)], 30s);
    QCOMPARE(times.rounds[0][seatOf(ada)], 0s);
    QCOMPARE(times.rounds[1][seatOf(ada)], 5s);
    QCOMPARE(times.running, seatOf(bo));
    QCOMPARE(times.round, 2);
}

void TestTurnClock::anAnswerIsTimeOfWhoAnswers()
{
    Session session(newSampleGame(4, 3));
    while (findPlay<Piggyback>(session) == 0)
        playOn(session, 10, std::uint64_t(session.cursor()) + 1);
    const qsizetype number = findPlay<Piggyback>(session);
    const Player who = std::get<Played>(session.record().entries[std::size_t(number) - 1].event).play.player;
    QVERIFY(who != session.stateAt(number - 1).current);
    session.jump(number - 1);
    const TurnTimes before = session.turnTimes();
    QCOMPARE(before.running, seatOf(who));
    session.jump(number);
    QVERIFY(session.turnTimes().players[seatOf(who)] > before.players[seatOf(who)]);
    QCOMPARE(session.turnTimes().total() - before.total(),
             session.turnTimes().players[seatOf(who)] - before.players[seatOf(who)]);
}

void TestTurnClock::aLongGapCountsUpToThePause()
{
    Table table;
    table.endsTurn(0).endsTurn(599).endsTurn(599 + 600).endsTurn(599 + 600 + 4000);
    QCOMPARE(table.times().players[seatOf(bo)], 599s);
    QCOMPARE(table.times().players[seatOf(cy)], 600s);
    QCOMPARE(table.times().players[seatOf(ada)], 600s);
    QCOMPARE(table.times(60s).total(), 180s);
    QCOMPARE(table.times(24h).players[seatOf(ada)], 4000s);
}

void TestTurnClock::eventsWithoutTimeSplitNothing()
{
    Table table;
    table.endsTurn(0).endsTurn(-1).endsTurn(50).endsTurn(60);
    const TurnTimes times = table.times();
    QCOMPARE(times.players[seatOf(bo)], 0s); // when his turn ended nobody knows
    QCOMPARE(times.players[seatOf(cy)], 50s);
    QCOMPARE(times.players[seatOf(ada)], 10s);
    Table silent;
    silent.endsTurn(-1).endsTurn(-1);
    QVERIFY(!silent.times().last.isValid());
    QCOMPARE(silent.times().until(Table::atSeconds(99)).total(), 0s);
    QVERIFY(!silent.times().isPaused(Table::atSeconds(9999)));
}

void TestTurnClock::aClockThatWasSetBackTakesNothingAway()
{
    Table table;
    table.endsTurn(3600).endsTurn(3610).endsTurn(20).endsTurn(50);
    QCOMPARE(table.times().players[seatOf(bo)], 10s);
    QCOMPARE(table.times().players[seatOf(cy)], 0s);
    QCOMPARE(table.times().players[seatOf(ada)], 30s);
    QCOMPARE(table.times().until(Table::atSeconds(-100)).total(), 40s);
}

void TestTurnClock::offsetsAreMinded()
{
    GameRecord record = newSampleGame(3, 1);
    QJsonObject document = gameRecordJson(record);
    QJsonArray events;
    for (const auto at : {"2026-10-25T02:59:30+02:00"_L1, "2026-10-25T02:00:10+01:00"_L1})
        events.append(QJsonObject{{u"do"_s, u"override"_s},
                                  {u"event"_s, QJsonObject{{u"do"_s, u"endTurn"_s}}},
                                  {u"reason"_s, u"summer time ends"_s},
                                  {u"at"_s, at}});
    events.append(QJsonObject{
        {u"do"_s, u"correct"_s}, {u"set"_s, QJsonObject{}}, {u"reason"_s, u""_s}, {u"at"_s, u"soon"_s}});
    document.insert(u"events"_s, events);
    const Session session(readGameRecord(document).value());
    QCOMPARE(session.turnTimes().players[seatOf(bo)], 40s);
    QCOMPARE(session.turnTimes().last.toUTC(), QDateTime({2026, 10, 25}, {1, 0, 10}, Qt::UTC));
}

void TestTurnClock::theRunningClockIsAdded()
{
    Table table;
    table.endsTurn(0).endsTurn(10);
    const TurnTimes times = table.times();
    QCOMPARE(times.running, seatOf(cy));
    QCOMPARE(times.until(Table::atSeconds(25)).players[seatOf(cy)], 15s);
    QCOMPARE(times.until(Table::atSeconds(25)).rounds[0][seatOf(cy)], 15s);
    QVERIFY(!times.isPaused(Table::atSeconds(610)));
    QCOMPARE(times.until(Table::atSeconds(610)).players[seatOf(cy)], 600s);
    QVERIFY(times.isPaused(Table::atSeconds(611)));
    QCOMPARE(times.until(Table::atSeconds(9000)).players[seatOf(cy)], 600s);
    QCOMPARE(times.players[seatOf(cy)], 0s);
}

void TestTurnClock::nothingRunsBeforeTheFirstEventAndAfterTheEnd()
{
    Table table;
    QVERIFY(!table.times().last.isValid());
    QCOMPARE(table.times().running, seatOf(ada));
    QCOMPARE(table.times().until(Table::atSeconds(500)).total(), 0s);

    for (int turn = 1; !table.session().isOver(); ++turn)
        table.endsTurn(turn * 10);
    const TurnTimes times = table.times();
    QCOMPARE(times.rounds.size(), std::size_t(20));
    QCOMPARE(times.total(), 590s);
    QCOMPARE(times.running, skyledger::play::nobody);
    QCOMPARE(times.until(times.last.addSecs(300)).total(), 590s);
    table.happens(Correct{{set::Vp{ada, 3}}}, 1000);
    QCOMPARE(table.times().total(), 590s);
}

void TestTurnClock::itFollowsTheCursor()
{
    Table table;
    table.endsTurn(0).endsTurn(10).endsTurn(30);
    table.session().jump(2);
    QCOMPARE(table.times().total(), 10s);
    QCOMPARE(table.times().running, seatOf(cy));
}

QTEST_GUILESS_MAIN(TestTurnClock)
#include "tst_turnclock.moc"
