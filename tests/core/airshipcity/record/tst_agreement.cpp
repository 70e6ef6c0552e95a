// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/agreement.h"
#include "tests/core/airshipcity/playedsession.h"
#include "tests/core/airshipcity/samplegame.h"

#include <QtTest/QSignalSpy>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

/// When the table last compared all numbers and agreed.
class TestAgreement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMarkIsNotedAndWritten();
    void onlyMarksBeforeTheCursorCount();
    void aChangeBeforeItEndsIt();
    void aChangeOfTheSetupEndsItWhereTheBoardsDiffer();
    void whatTheCatalogueLearnsDoesNot();
    void filesWithoutMarksStayAsTheyAre();
    void faultsOfFormAreRefused();
};

void TestAgreement::aMarkIsNotedAndWritten()
{
    Session session(newSampleGame(3, 1));
    playOn(session, 10, 1);
    QVERIFY(!session.lastAgreed());
    session.setClock([] { return QDateTime({2026, 11, 27}, {21, 14, 7}, Qt::OffsetFromUTC, 3600); });
    QSignalSpy told(&session, &Session::agreed);
    session.agree();
    QCOMPARE(told.size(), 1);
    QVERIFY(session.lastAgreed() == (Agreement{10, u"2026-11-27T21:14:07+01:00"_s}));
    const QByteArray bytes = writeGameRecord(session.record());
    QVERIFY(bytes.indexOf("\"agreed\"") > bytes.indexOf("\"lines\""));
    QCOMPARE(disagreement(session), QString());
    const Session again(readGameRecord(bytes).value());
    QVERIFY(again.lastAgreed() == session.lastAgreed());
}

void TestAgreement::onlyMarksBeforeTheCursorCount()
{
    Session session(newSampleGame(3, 1));
    session.agree(); // right after the setup
    playOn(session, 10, 1);
    session.agree();
    playOn(session, 10, 2);
    session.agree();
    session.agree();
    playOn(session, 5, 3);
    const auto after = [&session] {
        const auto last = session.lastAgreed();
        return last ? static_cast<int>(last->after) : -1;
    };
    QCOMPARE(after(), 20);
    session.jump(20);
    QCOMPARE(after(), 20);
    session.jump(19);
    QCOMPARE(after(), 10);
    session.jump(9);
    QCOMPARE(after(), 0);
    session.agree(); // a comparison of earlier boards, later
    QCOMPARE(after(), 9);
    session.jump(25);
    QCOMPARE(after(), 20);
    QCOMPARE(session.record().agreed.size(), 5);
}

void TestAgreement::aChangeBeforeItEndsIt()
{
    Session session(newSampleGame(3, 1));
    playOn(session, 10, 1);
    session.agree();
    playOn(session, 10, 2);
    session.agree();
    playOn(session, 5, 3);

    // At event 15: the first comparison still holds, the second one does not.
    const State &then = session.stateAt(14);
    const auto wood = then.players[Player{}].stock[Resource::Wood];
    const auto other = static_cast<std::uint8_t>(wood == 0 ? 1 : 0);
    const std::size_t lines = session.lines().size();
    session.insertEvent(15, Correct{{set::Stock{Player{}, Resource::Wood, other}}}, u"miscounted"_s);
    QCOMPARE(session.lastAgreed()->after, std::size_t(10));
    QCOMPARE(session.record().agreed.size(), 2); // it is kept all the same

    // The line of before brings it back.
    QVERIFY(session.takeUp(lines + 1));
    QCOMPARE(session.lastAgreed()->after, std::size_t(20));
    QCOMPARE(disagreement(session), QString());
}

void TestAgreement::aChangeOfTheSetupEndsItWhereTheBoardsDiffer()
{
    TableSession session(finishedSampleGame(300, 5));
    session.agree();
    SetupChange setup = presentSetup(session.record());
    setup.seats[0].name = u"Zoe"_s;
    QVERIFY(!session.changeSetup(setup));
    QVERIFY(session.lastAgreed());
    const State before = session.state();
    Rulings rulings = session.setup().rulings;
    rulings.majorityComparison = MajorityComparison::GridAndMajority;
    rulings.failedContracts = FailedContracts::EveryUpkeep;
    setRulings(setup, rulings);
    QVERIFY(!session.changeSetup(setup));
    QVERIFY(session.state() != before);
    QVERIFY(!session.lastAgreed());
}

void TestAgreement::whatTheCatalogueLearnsDoesNot()
{
    Session session(newSampleGame(3, 1));
    playOn(session, 10, 1);
    session.agree();
    QVERIFY(session.meetUtility(u"Opera"_s, u"en"_s));
    QVERIFY(session.lastAgreed());
}

void TestAgreement::filesWithoutMarksStayAsTheyAre()
{
    Session session(newSampleGame(3, 1));
    playOn(session, 3, 1);
    QVERIFY(!writeGameRecord(session.record()).contains("agreed"));
}

void TestAgreement::faultsOfFormAreRefused()
{
    const auto placeOfFault = [](const QJsonValue &agreed) {
        QJsonObject document = gameRecordJson(newSampleGame(3, 1));
        document.insert(u"agreed"_s, agreed);
        const auto read = readGameRecord(document);
        return read ? u"no fault"_s : read.error().place;
    };
    QCOMPARE(placeOfFault(3), u"agreed"_s);
    QCOMPARE(placeOfFault(QJsonArray{3}), u"agreed[1]"_s);
    const QJsonObject mark{{u"after"_s, 500}, {u"at"_s, u"then"_s}, {u"boards"_s, u"1234"_s}};
    QCOMPARE(placeOfFault(QJsonArray{mark}), u"no fault"_s); // the main line may have been longer
    for (const auto key : {"after"_L1, "at"_L1, "boards"_L1}) {
        QJsonObject bad = mark;
        bad.insert(key, -1);
        QCOMPARE(placeOfFault(QJsonArray{mark, bad}), u"agreed[2].%1"_s.arg(key));
    }
    QJsonObject lacking = mark;
    lacking.remove("boards"_L1);
    QCOMPARE(placeOfFault(QJsonArray{lacking}), u"agreed[1].boards"_s);
}

QTEST_GUILESS_MAIN(TestAgreement)
#include "tst_agreement.moc"
