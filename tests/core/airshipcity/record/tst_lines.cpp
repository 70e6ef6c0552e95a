// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/recordedit.h"
#include "core/play/lines.h"
#include "tests/core/airshipcity/playedsession.h"
#include "tests/core/airshipcity/samplegame.h"

#include <QtTest/QSignalSpy>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

GameRecord reopened(const Session &session)
{
    return readGameRecord(writeGameRecord(session.record())).value();
}

/// Every line of the record, whole, as documents: what it holds must never change.
std::vector<std::vector<QJsonObject>> wholeLines(const GameRecord &record)
{
    std::vector<std::vector<QJsonObject>> lines;
    for (const AbandonedLine &line : abandonedLines(record))
        lines.push_back(documentsOfLine(record, line.number));
    return lines;
}

} // namespace

/// Lines that were left, and how they come back.
class TestLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoTwelvePlayOnReopenTakeUp();
    void severalLinesAreRebuiltBackwards();
    void aLineThatOnlyGoesOnLeavesNoOther();
    void linesSayWhereTheyPartFromTheMainLine();
    void aLineIsLookedAtWithoutTakingItUp();
    void theSetupOfTodayMendsALine();
    void thereMayBeNoSuchLine();
    void foreignLinesMayCountTooFar();
};

void TestLines::undoTwelvePlayOnReopenTakeUp()
{
    Session session(newSampleGame(4, 3));
    playOn(session, 40, 1);
    const State left = session.state();
    const std::vector<QJsonObject> leftEvents = session.record().documents();
    for (int i = 0; i < 12; ++i)
        session.undo();
    playOn(session, 20, 2);
    const State other = session.state();
    const std::vector<QJsonObject> otherEvents = session.record().documents();
    QVERIFY(other != left);

    Session again(reopened(session));
    QVERIFY(again.state() == other);
    QCOMPARE(again.lines().size(), std::size_t(1));
    const AbandonedLine line = again.lines().front();
    QCOMPARE(line.number, std::size_t(1));
    QCOMPARE(line.after, std::size_t(28));
    QCOMPARE(line.events, std::size_t(12));
    QCOMPARE(line.at, u"2026-11-27T20:01:00+01:00"_s);

    QSignalSpy past(&again, &Session::pastChanged);
    QSignalSpy changed(&again, &Session::changed);
    QVERIFY(again.takeUp(1));
    QVERIFY(again.state() == left);
    QVERIFY(again.record().documents() == leftEvents);
    QCOMPARE(again.cursor(), 40);
    QCOMPARE(past, (QList<QVariantList>{{qsizetype(line.shared) + 1}}));
    QCOMPARE(changed, (QList<QVariantList>{{qsizetype(48), qsizetype(40)}}));
    QVERIFY(again.flaggedEvents().empty());
    QCOMPARE(again.record().lines.size(), 2);
    QCOMPARE(again.record().lines.first(), session.record().lines.first());
    QVERIFY(again.lines()[0].isInMainLine());
    QCOMPARE(disagreement(again), QString());

    QVERIFY(again.takeUp(2)); // and back
    QVERIFY(again.state() == other);
    QVERIFY(again.record().documents() == otherEvents);
    QCOMPARE(again.record().lines.size(), 3);
    QCOMPARE(disagreement(again), QString());
}

void TestLines::severalLinesAreRebuiltBackwards()
{
    Session session(newSampleGame(3, 5));
    std::vector<std::vector<QJsonObject>> left;
    const auto goOnFrom = [&](qsizetype moment, qsizetype events, std::uint64_t seed) {
        left.push_back(session.record().documents());
        session.jump(moment);
        playOn(session, events, seed);
    };
    playOn(session, 30, 1);
    goOnFrom(20, 25, 2); // longer than before
    goOnFrom(5, 3, 3);   // much shorter
    goOnFrom(7, 40, 4);
    goOnFrom(46, 1, 5);
    QCOMPARE(session.record().lines.size(), 4);
    QVERIFY(wholeLines(session.record()) == left);
    QVERIFY(wholeLines(reopened(session)) == left);

    // Taking one up adds one, and moves none.
    left.push_back(session.record().documents());
    QVERIFY(session.takeUp(2));
    QVERIFY(session.record().documents() == left[1]);
    QVERIFY(wholeLines(session.record()) == left);
    QCOMPARE(disagreement(session), QString());
}

void TestLines::aLineThatOnlyGoesOnLeavesNoOther()
{
    Session session(newSampleGame(3, 5));
    playOn(session, 10, 1);
    session.jump(6);
    playOn(session, 2, 9);
    session.removeEvents(7, 2); // what was played instead is taken out again
    QCOMPARE(session.eventCount(), 6);
    QCOMPARE(session.record().lines.size(), 2);
    QVERIFY(session.takeUp(1)); // the main line begins this one: nothing is replaced
    QCOMPARE(session.record().lines.size(), 2);
    QCOMPARE(session.cursor(), 10);
    QSignalSpy changed(&session, &Session::changed);
    QSignalSpy past(&session, &Session::pastChanged);
    QVERIFY(session.takeUp(1)); // and now it is the main line
    QCOMPARE(changed.size() + past.size(), 0);
    QCOMPARE(session.record().lines.size(), 2);
    QCOMPARE(disagreement(session), QString());
}

void TestLines::linesSayWhereTheyPartFromTheMainLine()
{
    Session session(newSampleGame(3, 5));
    playOn(session, 30, 1);
    session.jump(20);
    playOn(session, 5, 2); // line 1: 20 + 10
    session.jump(10);
    playOn(session, 5, 3); // line 2: 10 + 15
    const std::vector<AbandonedLine> lines = session.lines();
    QCOMPARE(lines[0].after, std::size_t(20));
    QCOMPARE(lines[0].length(), std::size_t(30));
    QVERIFY(lines[0].shared < 15); // the main line of today parts from it earlier than that of then
    QVERIFY(lines[0].shared >= 10);
    QCOMPARE(lines[1].after, std::size_t(10));
    QCOMPARE(lines[1].shared, lines[0].shared);
    QVERIFY(!lines[0].isInMainLine() && !lines[1].isInMainLine());
}

void TestLines::aLineIsLookedAtWithoutTakingItUp()
{
    Session session(newSampleGame(3, 5));
    playOn(session, 30, 1);
    const State left = session.state();
    session.jump(20);
    playOn(session, 5, 2);
    const QByteArray bytes = writeGameRecord(session.record());
    const auto record = session.recordOfLine(1);
    QVERIFY(record);
    const Session look(*record);
    QVERIFY(look.state() == left);
    QVERIFY(look.stateAt(20) == session.stateAt(20));
    QCOMPARE(writeGameRecord(session.record()), bytes);
}

void TestLines::theSetupOfTodayMendsALine()
{
    TableSession session(newSampleGame(3, 2));
    const Event walk =
        Played{*std::find_if(session.legalPlays().begin(), session.legalPlays().end(),
                             [](const Play &play) { return std::holds_alternative<Move>(play.what); }),
               {}};
    session.play(walk);
    session.play(Played{{Slide{{rowLine(0), Direction::East}}}, {}}); // between walk and use
    const State left = session.state();
    session.jump(0);
    session.play(walk);
    session.play(Played{{Skip{}}, {}});
    SetupChange setup = presentSetup(session.record());
    Rulings rulings = session.setup().rulings;
    rulings.midActivation = Permission::Forbidden;
    setRulings(setup, rulings);
    QVERIFY(!session.changeSetup(setup));
    QCOMPARE(session.record().lines.size(), 1); // no event of the main line was touched

    QVERIFY(session.takeUp(1));
    QCOMPARE(session.flaggedEvents(), (std::vector<std::size_t>{2}));
    QVERIFY(session.state() == left);
    QCOMPARE(disagreement(session), QString());

    rulings.midActivation = Permission::Allowed;
    setRulings(setup, rulings);
    QVERIFY(!session.changeSetup(setup));
    QVERIFY(session.flaggedEvents().empty());
    QCOMPARE(disagreement(session), QString());
}

void TestLines::thereMayBeNoSuchLine()
{
    Session session(newSampleGame(3, 5));
    playOn(session, 4, 1);
    QVERIFY(session.lines().empty());
    QSignalSpy past(&session, &Session::pastChanged);
    QVERIFY(!session.takeUp(0));
    QVERIFY(!session.takeUp(1));
    QVERIFY(!session.recordOfLine(1));
    QCOMPARE(past.size(), 0);
}

/// Another program may have counted otherwise: then a line begins where the main line ends.
void TestLines::foreignLinesMayCountTooFar()
{
    Session session(newSampleGame(3, 5));
    playOn(session, 4, 1);
    GameRecord record = session.record();
    const QJsonArray events{record.entries.front().document};
    record.lines.append(QJsonObject{{u"after"_s, 100}, {u"events"_s, events}});
    const std::vector<AbandonedLine> lines = abandonedLines(record);
    QCOMPARE(lines.front().after, std::size_t(4));
    QCOMPARE(lines.front().shared, std::size_t(4));
    Session other(record);
    QVERIFY(other.takeUp(1));
    QCOMPARE(other.cursor(), 5);
    QCOMPARE(disagreement(other), QString());
}

QTEST_GUILESS_MAIN(TestLines)
#include "tst_lines.moc"
