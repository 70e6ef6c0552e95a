// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/session.h"
#include "tests/core/airshipcity/samplegame.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>

#include <random>

using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

Event firstLegal(const Session &session)
{
    return Played{session.legalPlays().front(), {}};
}

/// Plays so many events, always the first that is legal.
void playSome(Session &session, int events)
{
    for (int i = 0; i < events; ++i)
        QVERIFY(session.play(firstLegal(session)).allowed());
}

/// A game whose catalogue says no contract's term, played by chance until somebody has taken a contract. The table
/// reported a term of 2. Answers the contract.
Contract takeContractOfUnknownTerm(Session &session)
{
    std::mt19937_64 random(5);
    while (true) {
        for (const Play &play : session.undeterminedPlays()) {
            const auto *use = std::get_if<Use>(&play.what);
            if (!use || !use->given.contains(UseKey::Take))
                continue;
            Reported reported;
            reported.term = 2;
            if (session.play(Played{play, reported}).playable())
                return use->take;
        }
        const auto &plays = session.legalPlays();
        session.play(Played{plays[random() % plays.size()], {}});
    }
}

GameRecord gameWithoutTerms()
{
    GameRecord record = fixture::newSampleGame(3, 8);
    QJsonObject setup = record.document["setup"_L1].toObject();
    QJsonObject catalogue = setup["catalogue"_L1].toObject();
    QJsonArray contracts;
    const QJsonArray complete = catalogue["contracts"_L1].toArray();
    for (const auto &entry : complete) {
        QJsonObject contract = entry.toObject();
        contract.remove("term"_L1);
        contracts.append(contract);
    }
    catalogue.insert(u"contracts"_s, contracts);
    setup.insert(u"catalogue"_s, catalogue);
    record.document.insert(u"setup"_s, setup);
    return readGameRecord(gameRecordJson(record)).value();
}

MissingValue termOf(Contract contract)
{
    return {Value::ContractTerm, static_cast<std::uint8_t>(contract)};
}

/// The written game, read again, stands the same.
void verifySameFromFile(const Session &session)
{
    const Session again(readGameRecord(writeGameRecord(session.record())).value());
    QCOMPARE(again.eventCount(), session.eventCount());
    QCOMPARE(again.cursor(), session.cursor());
    for (qsizetype n = 0; n <= session.eventCount(); ++n)
        QVERIFY(again.stateAt(n) == session.stateAt(n));
    QVERIFY(again.setup() == session.setup());
}

/// A move that the format knows and no player has.
Event fifthCrew()
{
    return Played{{Move{static_cast<Crew>(3), {}, false}}, {}};
}

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void keptStatesEqualReplay()
    {
        const GameRecord record = fixture::finishedSampleGame(300);
        const Session session(record);
        QCOMPARE(session.eventCount(), qsizetype(record.entries.size()));
        for (qsizetype n = 0; n <= session.eventCount(); n += 7) {
            const auto some = std::span(record.entries).first(static_cast<std::size_t>(n));
            QVERIFY(replay(record.setup, some).end() == session.stateAt(n));
        }
        QVERIFY(session.isOver());
        QVERIFY(session.legalPlays().empty());
    }

    void playAppendsAndTells()
    {
        Session session(fixture::newSampleGame(3, 1));
        session.setClock([] { return QDateTime({2026, 11, 27}, {21, 14, 7}, Qt::OffsetFromUTC, 3600); });
        QSignalSpy changed(&session, &Session::changed);
        const Event event = firstLegal(session);
        QVERIFY(session.verdict(event).allowed());
        QVERIFY(session.play(event).allowed());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first(), (QVariantList{qsizetype(0), qsizetype(1)}));
        QCOMPARE(session.cursor(), 1);
        QCOMPARE(session.record().note(0).at, u"2026-11-27T21:14:07+01:00"_s);
        QVERIFY(!session.changesOf(1).empty());
        QVERIFY(session.state() != session.stateAt(0));
    }

    void refusalChangesNothing()
    {
        Session session(fixture::newSampleGame(3, 1));
        QSignalSpy changed(&session, &Session::changed);
        QSignalSpy refused(&session, &Session::refused);
        const State before = session.state();
        const Verdict verdict = session.play(fifthCrew());
        QVERIFY(verdict.refused());
        QCOMPARE(verdict.objections.front().rule, Rule::Setup11);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(changed.size(), 0);
        QVERIFY(session.state() == before);
        QCOMPARE(session.eventCount(), 0);
    }

    void undoRedoAndJump()
    {
        Session session(fixture::newSampleGame(4, 2));
        playSome(session, 12);
        const State end = session.state();
        for (int i = 0; i < 12; ++i)
            session.undo();
        QVERIFY(!session.canUndo());
        QVERIFY(session.state() == startState(session.setup()));
        session.undo();
        QCOMPARE(session.cursor(), 0);
        for (int i = 0; i < 12; ++i)
            session.redo();
        QVERIFY(!session.canRedo());
        QVERIFY(session.state() == end);
        session.jump(5);
        QVERIFY(session.state() == session.stateAt(5));
        QCOMPARE(session.property("cursor").toInt(), 5);
        QVERIFY(session.property("canUndo").toBool());
        session.jump(13);
        session.jump(-1);
        QCOMPARE(session.cursor(), 5);
    }

    void cursorIsWritten()
    {
        Session session(fixture::newSampleGame(4, 2));
        playSome(session, 6);
        session.jump(4);
        const auto again = readGameRecord(writeGameRecord(session.record()));
        QVERIFY(again.ok());
        const Session reopened(again.value());
        QCOMPARE(reopened.cursor(), 4);
        QCOMPARE(reopened.eventCount(), 6);
        QVERIFY(reopened.state() == session.state());
    }

    void newEventAfterUndoKeepsTheOldLine()
    {
        Session session(fixture::newSampleGame(4, 3));
        playSome(session, 8);
        session.jump(5);
        const Event other = Played{session.legalPlays().back(), {}};
        QVERIFY(session.play(other).allowed());
        QCOMPARE(session.eventCount(), 6);
        QVERIFY(!session.canRedo());
        QCOMPARE(session.record().lines.size(), 1);
        const QJsonObject line = session.record().lines.first().toObject();
        QCOMPARE(line["after"_L1].toInt(), 5);
        QCOMPARE(line["events"_L1].toArray().size(), 3);
        QVERIFY(replay(session.setup(), session.record().entries).end() == session.state());
    }

    void standingsFollowTheCursor()
    {
        Session session(fixture::finishedSampleGame(300, 5));
        const auto total = [&session] {
            int sum = 0;
            for (const PlayerScore &player : session.standings().players)
                sum += player.trackVp;
            return sum;
        };
        QVERIFY(session.standings().isFinal);
        session.jump(0);
        QCOMPARE(total(), 0);
        QVERIFY(!session.standings().isFinal);
        for (qsizetype n = 0; n <= session.eventCount(); n += 11) {
            session.jump(n);
            int vp = 0;
            for (const Player player : session.setup().players())
                vp += session.state().players[player].vp;
            QCOMPARE(total(), vp);
            for (const PlayerScore &player : session.standings().players) {
                int ledger = 0;
                for (const LedgerLine &line : player.ledger)
                    ledger += line.vp;
                QCOMPARE(ledger, player.total);
            }
        }
    }

    void finalPriceIsAfterDiscounts()
    {
        Session session(fixture::newSampleGame(3, 1));
        Cell shipyard{};
        for (const Cell cell : all<Cell>()) {
            if (session.setup().catalogue.tiles[session.state().city[cell]].kind == TileKind::Shipyard)
                shipyard = cell;
        }
        // Two markers and the majority: three discounts of one wood. The crew stands beside the Shipyard.
        const Direction toward = rowOf(shipyard) > 0 ? Direction::North : Direction::South;
        const Direction back = rowOf(shipyard) > 0 ? Direction::South : Direction::North;
        const Correct position{{set::AirshipGrid{Airship::WoodenPrivate, {{2, 0, 0, 0}}},
                                set::CrewAt{Player{}, Crew{}, neighbour(shipyard, toward)}}};
        QVERIFY(session.play(position, u"set up"_s).allowed());
        QCOMPARE(session.record().note(0).reason, u"set up"_s);
        Move move;
        move.path.append(back);
        QVERIFY(session.play(Played{{move}, {}}).allowed());
        Use build;
        build.given = {UseKey::Airship, UseKey::Then};
        build.airship = Airship::WoodenPrivate;
        build.then = Then::Donate;
        const Quote price = session.price({build});
        QCOMPARE(price.pay[Resource::Wood], 4 - 3);
        QCOMPARE(price.pay[Resource::Gear], 2);
        QCOMPARE(price.vp, 1);
    }

    /// A record that somebody else wrote may hold an illegal event: the session stands before it, and nothing is lost.
    void standsBeforeAnEventThatCannotBeReplayed()
    {
        Session legal(fixture::newSampleGame(3, 4));
        playSome(legal, 4);
        QJsonObject document = gameRecordJson(legal.record());
        QJsonArray events = document["events"_L1].toArray();
        events[2] = QJsonObject{{u"do"_s, u"move"_s}, {u"crew"_s, 4}, {u"path"_s, QJsonArray{u"E"_s}}};
        document["events"_L1] = events;
        Session session(readGameRecord(document).value());
        QVERIFY(session.stoppedBy().has_value());
        QCOMPARE(session.cursor(), 2);
        QCOMPARE(session.record().entries.size(), std::size_t(4));
        QVERIFY(session.play(firstLegal(session)).allowed());
        QVERIFY(!session.stoppedBy());
        QCOMPARE(session.record().lines.first().toObject()["events"_L1].toArray().size(), 2);
    }

    void aValueThatAgreesChangesNoEvent()
    {
        Session session(gameWithoutTerms());
        const Contract contract = takeContractOfUnknownTerm(session);
        const State before = session.state();
        QSignalSpy known(&session, &Session::catalogueChanged);
        QSignalSpy changed(&session, &Session::changed);
        QVERIFY(session.enter(termOf(contract), 2));
        QCOMPARE(known.size(), 1);
        QCOMPARE(changed.size(), 0);
        QCOMPARE(session.setup().catalogue.contracts[contract].term, std::uint8_t(2));
        QVERIFY(session.state() == before);
        QVERIFY(session.record().lines.isEmpty());
        QVERIFY(std::holds_alternative<Played>(session.record().entries.back().event));
        verifySameFromFile(session);
    }

    void aValueThatContradictsAReportMakesAnOverride()
    {
        Session session(gameWithoutTerms());
        const Contract contract = takeContractOfUnknownTerm(session);
        const State before = session.state();
        const std::size_t taken = session.record().entries.size();
        playSome(session, 3);
        session.undo();
        QVERIFY(session.enter(termOf(contract), 3));
        QCOMPARE(session.eventCount(), qsizetype(taken) + 3);
        QCOMPARE(session.cursor(), qsizetype(taken) + 2);
        const auto *overridden = std::get_if<Override>(&session.record().entries[taken - 1].event);
        QVERIFY(overridden && overridden->wasLegal && !overridden->isVoid);
        // The table knows better what lay there: the term that it reported stays.
        QVERIFY(session.stateAt(qsizetype(taken)) == before);
        QCOMPARE(session.record().lines.size(), 1);
        const QJsonObject line = session.record().lines.first().toObject();
        QCOMPARE(line["after"_L1].toInt(), int(taken) - 1);
        QCOMPARE(line["events"_L1].toArray().size(), 4);
        QCOMPARE(line["events"_L1].toArray().first()["do"_L1].toString(), u"use"_s);
        verifySameFromFile(session);
    }

    void aValueBringsTheListsUpToDate()
    {
        Session session(gameWithoutTerms());
        const Contract contract = takeContractOfUnknownTerm(session);
        session.undo();
        const std::size_t legal = session.legalPlays().size();
        const std::size_t undetermined = session.undeterminedPlays().size();
        QVERIFY(session.enter(termOf(contract), 2));
        QVERIFY(session.legalPlays().size() > legal);
        QVERIFY(session.undeterminedPlays().size() < undetermined);
        QVERIFY(!session.enter(termOf(contract), 10));
        QVERIFY(!session.enter(termOf(contract), Price{}));
    }

    void whatCannotBeReplayedMayBePossibleWithAValue()
    {
        Session first(gameWithoutTerms());
        const Contract contract = takeContractOfUnknownTerm(first);
        QJsonObject document = gameRecordJson(first.record());
        QJsonArray events = document["events"_L1].toArray();
        QJsonObject last = events.last().toObject();
        last.remove("reported"_L1);
        events.replace(events.size() - 1, last);
        document["events"_L1] = events;
        Session session(readGameRecord(document).value());
        QVERIFY(session.stoppedBy().has_value());
        QVERIFY(session.enter(termOf(contract), 2));
        QVERIFY(!session.stoppedBy());
        QCOMPARE(session.eventCount(), qsizetype(events.size()));
        QVERIFY(session.canRedo());
    }

    void aCorrectionThatBecameImpossibleIsVoid()
    {
        Session session(fixture::newSampleGame(3, 2));
        const MissingValue spaces{Value::AirshipSpaces, 0};
        Correct markers;
        markers.set.emplace_back(set::AirshipGrid{Airship::WoodenPrivate, {{1, 1, 1}}});
        QVERIFY(session.play(markers, u"as it stood"_s).allowed());
        playSome(session, 2);
        const qsizetype events = session.eventCount();
        QVERIFY(session.enter(spaces, 1));
        QCOMPARE(session.eventCount(), events);
        const auto *overridden = std::get_if<Override>(&session.record().entries.front().event);
        QVERIFY(overridden && overridden->isVoid);
        QCOMPARE(session.record().entries.front().document["event"_L1]["reason"_L1].toString(),
                 u"as it stood"_s);
        QCOMPARE(int(session.state().airships[Airship::WoodenPrivate].markers[Player{0}]), 0);
        verifySameFromFile(session);
    }

    void utilitiesAreMet()
    {
        Session session(fixture::newSampleGame(3, 2));
        const std::size_t listed = session.record().ids.utilities.size();
        QSignalSpy known(&session, &Session::catalogueChanged);
        const auto utility = session.meetUtility(u"Opéra"_s, u"fr"_s);
        QVERIFY(utility.has_value());
        QCOMPARE(indexOf(*utility), listed);
        QCOMPARE(known.size(), 1);
        QCOMPARE(session.record().ids.utilities.text(*utility), u"opera"_s);
        QVERIFY(!session.setup().catalogue.utilities[*utility].cost);
        QVERIFY(!session.meetUtility({}, u"fr"_s));
        QCOMPARE(known.size(), 1);
        verifySameFromFile(session);
    }

    void listsFollowThePosition()
    {
        Session session(fixture::newSampleGame(4, 6));
        for (int i = 0; i < 40; ++i) {
            std::vector<Play> fresh;
            legalEvents(session.setup(), session.state(), fresh);
            QVERIFY(fresh == session.legalPlays());
            undeterminedEvents(session.setup(), session.state(), fresh);
            QVERIFY(fresh == session.undeterminedPlays());
            QVERIFY(session.play(firstLegal(session)).allowed());
            if (i % 5 == 4)
                session.undo();
        }
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
