// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/changeablesession.h"
#include "tests/core/play/toyevening.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <functional>

using namespace skyledger;
using namespace skyledger::toygame;
using namespace skyledger::toygame::fixture;
using namespace Qt::Literals::StringLiterals;
using play::SetupChange;

namespace {

/// Three players with colours, of whom a foreign program knows more.
Record threePlayers()
{
    QJsonObject document = beginning();
    QJsonObject setup = document["setup"_L1].toObject();
    setup["players"_L1] =
        QJsonArray{QJsonObject{{u"name"_s, u"Ada"_s}, {u"color"_s, u"red"_s}, {u"born"_s, 1815}},
                   QJsonObject{{u"name"_s, u"Bo"_s}, {u"color"_s, u"blue"_s}},
                   QJsonObject{{u"name"_s, u"Cy"_s}, {u"color"_s, u"green"_s}, {u"born"_s, 1984}}};
    setup["season"_L1] = u"autumn"_s;
    document["setup"_L1] = setup;
    return play::RecordFile<Game>::read(document).value();
}

/// Ada picks and fills, Bo picks, and that is taken back.
struct Evening {
    Evening()
    {
        for (const Event &event : {pick(2), fill(0), endTurn(), pick(3)})
            session.play(event);
        session.undo();
    }
    QByteArray file() const { return play::RecordFile<Game>::write(session.record()); }
    QStringList names() const
    {
        QStringList names;
        for (const PlayerInfo &player : session.record().players)
            names << player.name;
        return names;
    }

    play::ChangeableSession<Game> session{threePlayers()};
};

} // namespace

/// Who sits where, changed while a game of any kind runs.
class TestChangeableSession : public QObject
{
    Q_OBJECT

private slots:
    void thePresentSetupChangesNothing();
    void namesAndColours();
    void seatsPermuteThePlayersOnly();
    void theFileHoldsIt();
    void faultsAreThoseOfAFile();
};

void TestChangeableSession::thePresentSetupChangesNothing()
{
    Evening evening;
    const QByteArray before = evening.file();
    const SetupChange present = evening.session.presentSetup();
    QCOMPARE(present.seats.size(), 3);
    QCOMPARE(present.others, (QJsonObject{{u"season"_s, u"autumn"_s}}));
    QVERIFY(!evening.session.changeSetup(present));
    QCOMPARE(evening.file(), before);
}

void TestChangeableSession::namesAndColours()
{
    Evening evening;
    auto &session = evening.session;
    const State before = session.state();
    QSignalSpy told(&session, &play::Session::setupChanged);
    QSignalSpy past(&session, &play::Session::pastChanged);
    SetupChange change = session.presentSetup();
    change.seats[0].name = u"Aïda"_s;
    std::swap(change.seats[1].color, change.seats[2].color);
    QVERIFY(!session.wouldFlag(change)); // the rules read the same
    QVERIFY(!session.changeSetup(change));
    QCOMPARE(told.size(), 1);
    QCOMPARE(past.size(), 0);
    QCOMPARE(evening.names(), (QStringList{u"Aïda"_s, u"Bo"_s, u"Cy"_s}));
    QVERIFY(session.presentSetup() == change);
    QVERIFY(session.state() == before);
    QCOMPARE(session.cursor(), 3);
    QVERIFY(session.canRedo());
    session.redo();
    QCOMPARE(int{session.state().players[Player(1)].berries}, 3);
    session.jump(0);
    QCOMPARE(evening.names().constFirst(), u"Aïda"_s); // no event, so nothing that undo takes back
    QVERIFY(session.record().lines.isEmpty());
}

void TestChangeableSession::seatsPermuteThePlayersOnly()
{
    Evening evening;
    auto &session = evening.session;
    const State before = session.state();
    const std::vector<QJsonObject> events = session.record().documents();
    SetupChange change = session.presentSetup();
    change.seats = {change.seats[2], change.seats[0], change.seats[1]};
    QVERIFY(!session.changeSetup(change));
    QCOMPARE(evening.names(), (QStringList{u"Cy"_s, u"Ada"_s, u"Bo"_s}));
    const QJsonArray players = session.record().document["setup"_L1]["players"_L1].toArray();
    QCOMPARE(players[0]["born"_L1].toInt(), 1984);
    QCOMPARE(players[1]["born"_L1].toInt(), 1815);
    QCOMPARE(players[1]["color"_L1].toString(), u"red"_s);
    QVERIFY(session.record().documents() == events);
    QVERIFY(session.state() == before);
}

void TestChangeableSession::theFileHoldsIt()
{
    Evening evening;
    SetupChange change = evening.session.presentSetup();
    change.seats[1].name = u"<b>Bo</b> & \"Zoë\""_s;
    QVERIFY(!evening.session.changeSetup(change));
    const auto again = play::RecordFile<Game>::read(evening.file());
    QVERIFY(again.ok());
    QCOMPARE(play::RecordFile<Game>::write(again.value()), evening.file());
    QCOMPARE(again.value().players[1].name, change.seats[1].name);
    QCOMPARE(again.value().cursor, std::size_t(3));
}

void TestChangeableSession::faultsAreThoseOfAFile()
{
    Evening evening;
    const QByteArray before = evening.file();
    QSignalSpy told(&evening.session, &play::Session::setupChanged);
    const SetupChange good = evening.session.presentSetup();
    const auto placeOfFault = [&](const std::function<void(SetupChange &)> &spoil) {
        SetupChange bad = good;
        spoil(bad);
        const auto fault = evening.session.changeSetup(bad);
        return fault ? fault->place : u"no fault"_s;
    };
    const QString second = u"setup.players[2].name"_s;
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats[1].name = u"Ada"_s; }), second);
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats[1].name = u"\u200b"_s; }), second);
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats[1].name.clear(); }), second);
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats[1].name = QString(41, u'a'); }), second);
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats[2].color = u"red"_s; }),
             u"setup.players[3].color"_s);
    const QString players = u"setup.players"_s;
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats.removeLast(); }), players);
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats[0].from = 1; }), players);
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats[0].from = 3; }), players);
    QCOMPARE(told.size(), 0);
    QCOMPARE(evening.file(), before);
}

QTEST_GUILESS_MAIN(TestChangeableSession)
#include "tst_changeablesession.moc"
