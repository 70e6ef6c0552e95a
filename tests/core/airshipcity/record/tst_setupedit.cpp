// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/playedsession.h"
#include "tests/core/airshipcity/samplegame.h"

#include <QtTest/QSignalSpy>

#include <utility>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

QStringList namesOf(const GameRecord &record)
{
    QStringList names;
    for (const PlayerInfo &player : record.players)
        names.append(player.name);
    return names;
}

/// A game in which every player's object bears an unknown key with his first name.
GameRecord gameWithForeignKeys()
{
    QJsonObject document = gameRecordJson(newSampleGame(3, 4));
    QJsonObject setup = document["setup"_L1].toObject();
    QJsonArray players = setup["players"_L1].toArray();
    for (qsizetype i = 0; i < players.size(); ++i) {
        QJsonObject player = players.at(i).toObject();
        player.insert(u"bornAs"_s, player["name"_L1]);
        players.replace(i, player);
    }
    setup.insert(u"players"_s, players);
    document.insert(u"setup"_s, setup);
    return readGameRecord(document).value();
}

} // namespace

/// Names, colours, seats, rulings and edition of a game that runs.
class TestSetupEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePresentSetupChangesNothing();
    void namesAndColours();
    void seatsPermuteThePlayersOnly();
    void rulingsAndEditionReplayTheGame();
    void anEventThatTheRulingForbidsIsKept();
    void faultsAreThoseOfAFile();
};

void TestSetupEdit::thePresentSetupChangesNothing()
{
    TableSession session(gameWithForeignKeys());
    playOn(session, 30, 2);
    const QByteArray bytes = writeGameRecord(session.record());
    QVERIFY(!session.changeSetup(presentSetup(session.record())));
    QCOMPARE(writeGameRecord(session.record()), bytes);
}

void TestSetupEdit::namesAndColours()
{
    TableSession session(newSampleGame(3, 4));
    playOn(session, 30, 2);
    const State before = session.state();
    QSignalSpy told(&session, &Session::setupChanged);
    QSignalSpy past(&session, &Session::pastChanged);
    SetupChange setup = presentSetup(session.record());
    setup.seats[0].name = u"Aïda"_s;
    setup.seats[0].color = u"red"_s;
    setup.seats[2].color = u"orange"_s; // they change colours
    QVERIFY(!session.changeSetup(setup));
    QCOMPARE(told.size(), 1);
    QCOMPARE(past.size(), 0);
    QCOMPARE(namesOf(session.record()), (QStringList{u"Aïda"_s, u"Bo"_s, u"Cy"_s}));
    QCOMPARE(session.record().players[2].color, PlayerColor::Orange);
    QVERIFY(session.state() == before);
    QVERIFY(session.record().lines.isEmpty());
    QVERIFY(presentSetup(session.record()) == setup);
    QCOMPARE(disagreement(session), QString());
}

void TestSetupEdit::seatsPermuteThePlayersOnly()
{
    TableSession session(gameWithForeignKeys());
    playOn(session, 60, 2);
    session.undo();
    const State before = session.state();
    const std::vector<QJsonObject> events = session.record().documents();
    SetupChange setup = presentSetup(session.record());
    setup.seats = {setup.seats[2], setup.seats[0], setup.seats[1]};
    QVERIFY(!session.changeSetup(setup));
    QCOMPARE(namesOf(session.record()), (QStringList{u"Cy"_s, u"Ada"_s, u"Bo"_s}));
    const QJsonArray players = session.record().document["setup"_L1]["players"_L1].toArray();
    for (const auto &player : players)
        QCOMPARE(player["bornAs"_L1], player["name"_L1]);
    QVERIFY(session.record().documents() == events);
    QVERIFY(session.state() == before);
    QCOMPARE(session.cursor(), 59);
    QVERIFY(session.record().lines.isEmpty());
    QCOMPARE(disagreement(session), QString());
}

void TestSetupEdit::rulingsAndEditionReplayTheGame()
{
    TableSession session(finishedSampleGame(300, 5));
    SetupChange setup = presentSetup(session.record());
    QCOMPARE(setup.others["edition"_L1], u"fr-2021"_s);
    setup.others["edition"_L1] = u"en-2020"_s;
    Rulings rulings = session.setup().rulings;
    rulings.unfinishedContracts = UnfinishedContracts::Ignore;
    setRulings(setup, rulings);
    QVERIFY(!session.changeSetup(setup));
    QCOMPARE(session.setup().edition, Edition::En2020);
    for (const PlayerScore &player : session.standings().players)
        QCOMPARE(player.unfinished, 0);
    QVERIFY(!session.stoppedBy());
    QCOMPARE(disagreement(session), QString());
}

void TestSetupEdit::anEventThatTheRulingForbidsIsKept()
{
    TableSession session(newSampleGame(3, 2));
    session.play(
        Played{*std::find_if(session.legalPlays().begin(), session.legalPlays().end(),
                             [](const Play &play) { return std::holds_alternative<Move>(play.what); }),
               {}});
    session.play(Played{{Slide{{rowLine(0), Direction::East}}}, {}});
    const State before = session.state();
    const std::vector<QJsonObject> events = session.record().documents();
    SetupChange setup = presentSetup(session.record());
    Rulings rulings = session.setup().rulings;
    rulings.midActivation = Permission::Forbidden;
    setRulings(setup, rulings);
    QVERIFY(!session.changeSetup(setup));
    QCOMPARE(session.flaggedEvents(), (std::vector<std::size_t>{2}));
    QVERIFY(session.state() == before);
    QCOMPARE(session.record().lines.size(), 1);
    QCOMPARE(disagreement(session), QString());

    rulings.midActivation = Permission::Allowed;
    setRulings(setup, rulings);
    QVERIFY(!session.changeSetup(setup));
    QVERIFY(session.flaggedEvents().empty());
    QVERIFY(session.record().documents() == events);
    QCOMPARE(disagreement(session), QString());
}

void TestSetupEdit::faultsAreThoseOfAFile()
{
    TableSession session(newSampleGame(3, 4));
    playOn(session, 10, 2);
    const QByteArray bytes = writeGameRecord(session.record());
    QSignalSpy told(&session, &Session::setupChanged);
    const SetupChange good = presentSetup(session.record());
    const auto placeOfFault = [&](const std::function<void(SetupChange &)> &spoil) {
        SetupChange bad = good;
        spoil(bad);
        const auto fault = session.changeSetup(bad);
        return fault ? fault->place : u"no fault"_s;
    };
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats[1].name = u"Ada"_s; }),
             u"setup.players[2].name"_s);
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats[1].name.clear(); }), u"setup.players[2].name"_s);
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats[0].name = QString(41, u'a'); }),
             u"setup.players[1].name"_s);
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats[2].color = u"orange"_s; }),
             u"setup.players[3].color"_s);
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats.removeLast(); }), u"setup.players"_s);
    QCOMPARE(placeOfFault([](SetupChange &bad) { bad.seats[0].from = bad.seats[1].from; }),
             u"setup.players"_s);
    QCOMPARE(told.size(), 0);
    QCOMPARE(writeGameRecord(session.record()), bytes);
}

QTEST_GUILESS_MAIN(TestSetupEdit)
#include "tst_setupedit.moc"
