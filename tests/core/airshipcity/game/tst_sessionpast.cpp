// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "tests/core/airshipcity/playedsession.h"
#include "tests/core/airshipcity/samplegame.h"

#include <QtTest/QSignalSpy>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

using Numbers = std::vector<std::size_t>;

constexpr Player ada{0};
constexpr Player bo{1};

Correct stock(Player player, Resource resource, int amount)
{
    return {{set::Stock{player, resource, static_cast<std::uint8_t>(amount)}}};
}

Event eventAt(const Session &session, qsizetype number)
{
    return session.record().entries[static_cast<std::size_t>(number) - 1].event;
}

Override overrideAt(const Session &session, qsizetype number)
{
    return std::get<Override>(eventAt(session, number));
}

QJsonObject documentAt(const Session &session, qsizetype number)
{
    return session.record().entries[static_cast<std::size_t>(number) - 1].document;
}

/// Ada walks and uses the tile, or leaves it; then she pushes a line for a gear.
Session &walkUseSlide(Session &session)
{
    const Play walk = *std::find_if(session.legalPlays().begin(), session.legalPlays().end(),
                                    [](const Play &play) { return std::holds_alternative<Move>(play.what); });
    session.play(Played{walk, {}});
    session.play(Played{{Skip{}}, {}});
    session.play(Played{{Slide{{rowLine(0), Direction::East}}}, {}});
    return session;
}

} // namespace

/// Changes of what happened earlier in a running game.
class TestSessionPast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoAndRedoTwelve();
    void aCorrectionOfRoundThreeInRoundNine();
    void aChangedEventKeepsItsTimeAndTheOldLine();
    void whatBecameIllegalIsFlaggedAndHeals();
    void whatCannotBeShownIsVoidAndComesBack();
    void theTablesOwnOverrideStaysOne();
    void aDeedStaysItsPlayers();
    void anAnswerThatIsLackingCanBePutIn();
    void eventsAreRemovedTogether();
    void undoneEventsAreMendedToo();
    void refusalChangesNothing();
    void whatAFileCannotHoldIsRefused();
    void numbersOutOfRangeDoNothing();
    void theEventThatCannotBeReplayedCanBeRepaired();
    void acceptedAsTheTablesOwnItLeavesTheList();
    void theFileNeverGrowsBeyondWhatCanBeRead();
};

void TestSessionPast::undoAndRedoTwelve()
{
    Session session(newSampleGame(4, 2));
    playOn(session, 30, 5);
    const State end = session.state();
    const QByteArray bytes = writeGameRecord(session.record());
    for (int i = 0; i < 12; ++i)
        session.undo();
    QCOMPARE(session.cursor(), 18);
    QCOMPARE(session.leftBehind(), 12);
    QVERIFY(session.state() != end);
    for (int i = 0; i < 12; ++i)
        session.redo();
    QCOMPARE(session.leftBehind(), 0);
    QVERIFY(session.state() == end);
    QCOMPARE(writeGameRecord(session.record()), bytes);
}

void TestSessionPast::aCorrectionOfRoundThreeInRoundNine()
{
    Session session(newSampleGame(4, 1));
    playToRound(session, 3, 7);
    const qsizetype inRoundThree = session.cursor() + 4;
    playToRound(session, 9, 8);
    QCOMPARE(session.state().round, 9);
    const qsizetype before = session.cursor();
    const State old = session.state();
    const std::vector<QJsonObject> oldEvents = session.record().documents();
    QSignalSpy past(&session, &Session::pastChanged);
    QSignalSpy changed(&session, &Session::changed);

    const int vp = session.stateAt(inRoundThree).players[bo].vp + 5;
    const Correct correction{{set::Vp{bo, static_cast<std::int16_t>(vp)}}};
    const PastChange change = session.insertEvent(inRoundThree + 1, correction, u"we forgot a contract"_s);
    QVERIFY(change.verdict.allowed());
    QVERIFY(change.flagged.empty()); // points forbid nothing
    QCOMPARE(session.cursor(), before + 1);
    QCOMPARE(session.eventCount(), before + 1);
    QCOMPARE(session.state().round, 9);
    QCOMPARE(session.state().players[bo].vp, old.players[bo].vp + 5);
    QCOMPARE(session.state().players[ada], old.players[ada]);
    QCOMPARE(session.stateAt(inRoundThree + 1).players[bo].vp, vp);
    QVERIFY(std::holds_alternative<Correct>(eventAt(session, inRoundThree + 1)));
    QCOMPARE(session.record().note(static_cast<std::size_t>(inRoundThree)).reason, u"we forgot a contract"_s);
    QVERIFY(!documentAt(session, inRoundThree + 1).contains("at"_L1));
    for (std::size_t i = 0; i < oldEvents.size(); ++i)
        QCOMPARE(session.record().entries[i < std::size_t(inRoundThree) ? i : i + 1].document, oldEvents[i]);

    QCOMPARE(past, (QList<QVariantList>{{inRoundThree + 1}}));
    QCOMPARE(changed, (QList<QVariantList>{{before, before + 1}}));
    QCOMPARE(session.record().lines.size(), 1);
    QCOMPARE(session.lines().front().after, std::size_t(inRoundThree));
    QCOMPARE(disagreement(session), QString());
}

void TestSessionPast::aChangedEventKeepsItsTimeAndTheOldLine()
{
    Session session(newSampleGame(3, 4));
    playOn(session, 20, 3);
    const qsizetype number = findPlay<Move>(session, 5);
    QVERIFY(number > 0);
    std::vector<Play> plays;
    legalEvents(session.setup(), session.stateAt(number - 1), plays);
    const auto other = std::find_if(plays.begin(), plays.end(), [&](const Play &play) {
        return std::holds_alternative<Move>(play.what) && Event(Played{play, {}}) != eventAt(session, number);
    });
    QVERIFY(other != plays.end());
    const QJsonObject old = documentAt(session, number);
    const Event wanted = Played{*other, {}};
    QVERIFY(session.verdictAt(number, wanted).allowed());
    QSignalSpy changed(&session, &Session::changed);
    QVERIFY(session.changeEvent(number, wanted).verdict.allowed());
    QVERIFY(eventAt(session, number) == wanted);
    QCOMPARE(documentAt(session, number)["at"_L1], old["at"_L1]);
    QCOMPARE(session.cursor(), 20);
    QCOMPARE(changed.size(), 0);
    const QJsonObject line = session.record().lines.first().toObject();
    QCOMPARE(line["after"_L1].toInt(), int(number) - 1);
    QCOMPARE(line["events"_L1].toArray().first().toObject(), old);
    QCOMPARE(line["events"_L1].toArray().size(), 20 - number + 1);
    QCOMPARE(disagreement(session), QString());
}

void TestSessionPast::whatBecameIllegalIsFlaggedAndHeals()
{
    Session session(newSampleGame(3, 2));
    walkUseSlide(session);
    const State before = session.state();
    const std::vector<QJsonObject> events = session.record().documents();
    QVERIFY(session.flaggedEvents().empty());

    // Without a gear the line cannot be pushed.
    PastChange change = session.insertEvent(3, stock(ada, Resource::Gear, 0), u"she had none"_s);
    QCOMPARE(change.flagged, (Numbers{4}));
    QVERIFY(change.healed.empty());
    QCOMPARE(session.flaggedEvents(), (Numbers{4}));
    QVERIFY(overrideAt(session, 4).wasLegal && !overrideAt(session, 4).isVoid);
    QCOMPARE(documentAt(session, 4)["was"_L1].toString(), u"legal"_s);
    QVERIFY(!documentAt(session, 4).contains("reason"_L1));
    QVERIFY(session.state().city == before.city); // it was pushed all the same
    QCOMPARE(disagreement(session), QString());

    change = session.removeEvents(3);
    QCOMPARE(change.healed, (Numbers{3}));
    QVERIFY(change.flagged.empty());
    QVERIFY(session.flaggedEvents().empty());
    QVERIFY(session.state() == before);
    QVERIFY(session.record().documents() == events);
    QCOMPARE(session.record().lines.size(), 2);
    QCOMPARE(disagreement(session), QString());
}

void TestSessionPast::whatCannotBeShownIsVoidAndComesBack()
{
    Session session(newSampleGame(3, 2));
    walkUseSlide(session);
    const State before = session.state();
    const std::vector<QJsonObject> events = session.record().documents();
    const Event walk = eventAt(session, 1);

    PastChange change = session.removeEvents(1);
    QCOMPARE(change.flagged, (Numbers{1}));
    QVERIFY(overrideAt(session, 1).isVoid && !overrideAt(session, 1).wasLegal);
    QVERIFY(std::holds_alternative<Skip>(std::get<Played>(overrideAt(session, 1).event).play.what));
    QVERIFY(session.stateAt(1) == session.stateAt(0));
    QCOMPARE(disagreement(session), QString());

    change = session.insertEvent(1, walk);
    QCOMPARE(change.healed, (Numbers{2}));
    QVERIFY(session.state() == before);
    const std::vector<QJsonObject> after = session.record().documents();
    QVERIFY(std::equal(events.begin() + 1, events.end(), after.begin() + 1));
    QCOMPARE(disagreement(session), QString());
}

void TestSessionPast::theTablesOwnOverrideStaysOne()
{
    Session session(newSampleGame(3, 2));
    walkUseSlide(session);
    const Event walk = eventAt(session, 1);
    const Override insisted{Played{{Skip{}}, {}}, false, false};
    QVERIFY(session.changeEvent(2, insisted, u"we say so"_s).verdict.playable());
    QVERIFY(session.flaggedEvents().empty());
    const QJsonObject document = documentAt(session, 2);

    session.removeEvents(1);
    QVERIFY(overrideAt(session, 1).isVoid);
    QCOMPARE(documentAt(session, 1)["reason"_L1].toString(), u"we say so"_s);
    QCOMPARE(session.flaggedEvents(), (Numbers{1}));

    const PastChange change = session.insertEvent(1, walk);
    QCOMPARE(change.healed, (Numbers{2}));
    QVERIFY(overrideAt(session, 2) == insisted); // legal or not, the table had its reason
    QCOMPARE(documentAt(session, 2), document);
    QVERIFY(session.flaggedEvents().empty());
    QCOMPARE(disagreement(session), QString());
}

/// Without the end of Ada's turn it is still her turn, and yet what Bo did is not hers.
void TestSessionPast::aDeedStaysItsPlayers()
{
    Session session(newSampleGame(3, 6));
    playToRound(session, 3, 4);
    const State end = session.state();
    const qsizetype ended = findPlay<EndTurn>(session);
    const Event endOfTurn = eventAt(session, ended);
    QCOMPARE(session.stateAt(ended).current, bo);
    const Event bosDeed = eventAt(session, ended + 1);
    QVERIFY(std::get<Played>(bosDeed).play.player == none<Player>);

    PastChange change = session.removeEvents(ended);
    QCOMPARE(change.flagged.front(), std::size_t(ended));
    Played kept = std::get<Played>(overrideAt(session, ended).event);
    QCOMPARE(kept.play.player, bo);
    kept.play.player = none<Player>;
    QVERIFY(Event(kept) == bosDeed);
    QCOMPARE(documentAt(session, ended)["event"_L1]["player"_L1].toInt(), 2);
    for (const std::size_t flagged : change.flagged)
        QVERIFY(std::holds_alternative<Override>(eventAt(session, qsizetype(flagged))));
    QCOMPARE(change.flagged, session.flaggedEvents());
    QCOMPARE(disagreement(session), QString());

    const std::size_t flagged = change.flagged.size();
    change = session.insertEvent(ended, endOfTurn);
    QCOMPARE(change.healed.size(), flagged);
    QVERIFY(session.flaggedEvents().empty());
    QVERIFY(session.state() == end);
    QCOMPARE(disagreement(session), QString());
}

void TestSessionPast::anAnswerThatIsLackingCanBePutIn()
{
    Session session(newSampleGame(4, 3));
    while (findPlay<Piggyback>(session) == 0)
        playOn(session, 10, std::uint64_t(session.cursor()) + 1);
    playOn(session, 20, 9);
    const State end = session.state();
    const qsizetype number = findPlay<Piggyback>(session);
    const Event answer = eventAt(session, number);
    PastChange change = session.removeEvents(number);
    QVERIFY(!change.flagged.empty()); // whatever came next did not wait for it
    QCOMPARE(change.flagged.front(), std::size_t(number));
    change = session.insertEvent(number, answer);
    QVERIFY(session.flaggedEvents().empty());
    QVERIFY(session.state() == end);
    QCOMPARE(disagreement(session), QString());
}

void TestSessionPast::eventsAreRemovedTogether()
{
    Session session(newSampleGame(3, 2));
    walkUseSlide(session);
    QSignalSpy changed(&session, &Session::changed);
    const PastChange change = session.removeEvents(1, 2);
    QVERIFY(change.flagged.empty()); // a walk and what became of it
    QCOMPARE(session.eventCount(), 1);
    QCOMPARE(session.cursor(), 1);
    QCOMPARE(changed, (QList<QVariantList>{{qsizetype(3), qsizetype(1)}}));
    QCOMPARE(session.record().lines.size(), 1);
    QCOMPARE(disagreement(session), QString());
    session.removeEvents(1);
    QCOMPARE(session.eventCount(), 0);
    QVERIFY(session.state() == startState(session.setup()));
    QCOMPARE(disagreement(session), QString());
}

void TestSessionPast::undoneEventsAreMendedToo()
{
    Session session(newSampleGame(3, 2));
    walkUseSlide(session);
    session.jump(2);
    // Inserted where the cursor stands it is in force; the undone event still follows.
    PastChange change = session.insertEvent(3, stock(ada, Resource::Gear, 0));
    QCOMPARE(session.cursor(), 3);
    QCOMPARE(session.eventCount(), 4);
    QCOMPARE(change.flagged, (Numbers{4}));
    QVERIFY(session.canRedo());
    QCOMPARE(disagreement(session), QString());
    session.jump(1);
    change = session.removeEvents(3);
    QCOMPARE(session.cursor(), 1);
    QCOMPARE(change.healed, (Numbers{3}));
    change = session.insertEvent(3, stock(ada, Resource::Wood, 9));
    QCOMPARE(session.cursor(), 1); // behind the cursor: undone as well
    QCOMPARE(disagreement(session), QString());
}

void TestSessionPast::refusalChangesNothing()
{
    Session session(newSampleGame(3, 2));
    walkUseSlide(session);
    const QByteArray bytes = writeGameRecord(session.record());
    QSignalSpy refused(&session, &Session::refused);
    QSignalSpy past(&session, &Session::pastChanged);
    const Event fifthCrew = Played{{Move{static_cast<Crew>(3), {}, false}}, {}};
    QVERIFY(session.changeEvent(1, fifthCrew).verdict.refused());
    QVERIFY(session.insertEvent(4, fifthCrew).verdict.refused());
    QCOMPARE(refused.size(), 2);
    QCOMPARE(past.size(), 0);
    QCOMPARE(writeGameRecord(session.record()), bytes);
    // The same event again is no change.
    QVERIFY(session.changeEvent(3, eventAt(session, 3)).verdict.allowed());
    QCOMPARE(past.size(), 0);
    QCOMPARE(writeGameRecord(session.record()), bytes);
}

void TestSessionPast::whatAFileCannotHoldIsRefused()
{
    Session session(newSampleGame(3, 2));
    const auto isRefused = [&session](const Event &event) {
        const Verdict answer = session.play(event, u"by hand"_s);
        return answer.refused() && answer.objections.front().rule == Rule::Setup11;
    };
    QVERIFY(isRefused(Correct{{set::Vp{ada, 1000}}}));
    QVERIFY(isRefused(Correct{{set::PriceSpace{Airship::Cruise, 0}}})); // that line has no track
    Reported lost;
    lost.vp = -1000;
    QVERIFY(isRefused(Override{Played{{EndTurn{}}, lost}, false, false}));
    QVERIFY(session.insertEvent(1, Correct{{set::Vp{ada, 1000}}}).verdict.refused());
    QCOMPARE(session.eventCount(), 0);
    QVERIFY(session.play(Correct{{set::Vp{ada, 999}}}).allowed());
    QVERIFY(session.changeEvent(1, Correct{{set::Vp{ada, 1000}}}).verdict.refused());
    QCOMPARE(disagreement(session), QString());
}

void TestSessionPast::numbersOutOfRangeDoNothing()
{
    Session session(newSampleGame(3, 2));
    walkUseSlide(session);
    const QByteArray bytes = writeGameRecord(session.record());
    session.removeEvents(0);
    session.removeEvents(4);
    session.removeEvents(2, 3);
    session.removeEvents(2, 0);
    session.changeEvent(0, Correct{});
    session.changeEvent(4, Correct{});
    session.insertEvent(0, Correct{});
    session.insertEvent(5, Correct{});
    QCOMPARE(writeGameRecord(session.record()), bytes);
}

/// Somebody else's record may hold an illegal event. What stands behind it comes back once it is repaired.
void TestSessionPast::theEventThatCannotBeReplayedCanBeRepaired()
{
    Session legal(newSampleGame(3, 2));
    walkUseSlide(legal);
    QJsonObject document = gameRecordJson(legal.record());
    QJsonArray events = document["events"_L1].toArray();
    const QJsonValue skip = events[1];
    events[1] = QJsonObject{{u"do"_s, u"move"_s}, {u"crew"_s, 4}, {u"path"_s, QJsonArray{u"E"_s}}};
    document["events"_L1] = events;
    const GameRecord broken = readGameRecord(document).value();

    Session changed(broken);
    QVERIFY(changed.stoppedBy());
    QCOMPARE(changed.eventCount(), 1);
    changed.changeEvent(2, Played{{Skip{}}, {}});
    QVERIFY(!changed.stoppedBy());
    QCOMPARE(changed.eventCount(), 3);
    QCOMPARE(changed.cursor(), 1);
    QVERIFY(changed.stateAt(3) == legal.state());
    QCOMPARE(disagreement(changed), QString());

    Session removed(broken);
    removed.removeEvents(2);
    QVERIFY(!removed.stoppedBy()); // the slide may come before the tile is used
    QCOMPARE(removed.eventCount(), 2);
    QCOMPARE(disagreement(removed), QString());
}

void TestSessionPast::acceptedAsTheTablesOwnItLeavesTheList()
{
    Session session(newSampleGame(3, 2));
    walkUseSlide(session);
    session.insertEvent(3, stock(ada, Resource::Gear, 0), u"she had none"_s);
    QCOMPARE(session.flaggedEvents(), (Numbers{4}));
    Override accepted = overrideAt(session, 4);
    accepted.wasLegal = false;
    QVERIFY(session.changeEvent(4, accepted, u"she owes it"_s).verdict.playable());
    QVERIFY(session.flaggedEvents().empty());
    QCOMPARE(session.record().note(3).reason, u"she owes it"_s);
    QCOMPARE(disagreement(session), QString());
}

void TestSessionPast::theFileNeverGrowsBeyondWhatCanBeRead()
{
    GameRecord record = newSampleGame(3, 2);
    // Lines of long notes: near the limit, and still to be read.
    const QString note(1000, u'x');
    QJsonArray events;
    for (int i = 0; i < 14000; ++i)
        events.append(QJsonObject{{u"do"_s, u"correct"_s}, {u"set"_s, QJsonObject{}}, {u"reason"_s, note}});
    record.lines.append(QJsonObject{{u"after"_s, 0}, {u"events"_s, events}});
    QVERIFY(hasRoom(record));
    TableSession session(record);
    QVERIFY(session.play(stock(ada, Resource::Gear, 0), QString(1000000, u'y')).allowed());
    const QByteArray bytes = writeGameRecord(session.record());
    QVERIFY(readGameRecord(bytes).ok());
    const PastChange change = session.removeEvents(1);
    QVERIFY(change.tooLarge);
    QVERIFY(!session.takeUp(1));
    SetupChange setup = presentSetup(session.record());
    QVERIFY(session.changeSetup(setup).has_value());
    QCOMPARE(writeGameRecord(session.record()), bytes);
}

QTEST_GUILESS_MAIN(TestSessionPast)
#include "tst_sessionpast.moc"
