// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/lines.h"
#include "tests/core/play/toyevening.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>

using namespace skyledger;
using namespace skyledger::toygame;
using namespace skyledger::toygame::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

using Kind = play::Session::EventKind;
using Numbers = std::vector<std::size_t>;

/// A session in which every event comes ten seconds after the one before.
struct Evening {
    Session session{newRecord()};
    QDateTime time{QDate(2026, 11, 29), QTime(20, 0), Qt::UTC};

    Evening()
    {
        session.setClock([this] { return time; });
    }
    void play(std::initializer_list<Event> events)
    {
        for (const Event &event : events) {
            time = time.addSecs(10);
            QVERIFY(session.play(event).playable());
        }
    }
    /// Ada picks two and fills the small basket, Bo picks three.
    void playTwoTurns() { play({pick(2), fill(0), endTurn(), pick(3), endTurn()}); }

    int points(int player) const { return session.state().players[Player(player)].points; }
    int berries(int player) const { return session.state().players[Player(player)].berries; }
    /// The states that are kept are those of a replay from the start.
    bool isConsistent() const
    {
        const auto again =
            play::replayItems<Game, play::EntryOf<Game>>(session.setup(), session.record().entries);
        return std::equal(again.states.begin(), again.states.end(), session.states().begin(),
                          session.states().end());
    }
};

} // namespace

/// A running game of any kind, on the toy.
class TestPlaySession : public QObject
{
    Q_OBJECT

private slots:
    void undoAndRedo();
    void whatIsRefusedChangesNothing();
    void theFormatsLimitsRefuseToo();
    void whatLeavesNoChoiceIsPlayedAtOnce();
    void undoneEventsBecomeALine();
    void aLineIsTakenUp();
    void aPastEventIsChanged();
    void anEventIsInserted();
    void eventsAreRemoved();
    void whatCardboardCannotShowIsVoid();
    void healedEventsAreAsTheyWere();
    void theTablesOwnOverrideStays();
    void whoseDeedItWasStays();
    void agreement();
    void theClock();
    void turnsAndRounds();
    void corrections();
    void theSessionStandsBeforeWhatCannotBeReplayed();
    void aloneAndInFive();
    void theEndOfTheGame();
};

void TestPlaySession::undoAndRedo()
{
    Evening evening;
    Session &session = evening.session;
    evening.playTwoTurns();
    QSignalSpy changed(&session, &Session::changed);
    session.undo();
    QCOMPARE(session.cursor(), 4);
    QVERIFY(session.canRedo());
    session.redo();
    session.redo(); // there is nothing
    QCOMPARE(session.cursor(), 5);
    session.jump(0);
    QVERIFY(!session.canUndo());
    QVERIFY(session.state() == Game::start(session.setup()));
    session.jump(9); // out of range
    QCOMPARE(changed.size(), 3);
    QCOMPARE(changed.last(), (QVariantList{qsizetype(5), qsizetype(0)}));
    QCOMPARE(session.leftBehind(), 5);
    QCOMPARE(session.ledgerUpTo(1).size(), std::size_t(0));
    QCOMPARE(session.ledgerUpTo(2).back(), (LedgerLine{Player(0), 3, Rule::Fill02, 2}));
    QCOMPARE(session.changesOf(1).front().kind, Change::Kind::Picked);
}

void TestPlaySession::whatIsRefusedChangesNothing()
{
    Evening evening;
    QSignalSpy refused(&evening.session, &Session::refused);
    QVERIFY(evening.session.play(endTurn()).refused());
    QCOMPARE(refused.size(), 1);
    QCOMPARE(evening.session.recordedCount(), 0);
    QCOMPARE(evening.session.legalPlays().size(), std::size_t(mostPicked));
}

/// The rules set no limit to points; the format does.
void TestPlaySession::theFormatsLimitsRefuseToo()
{
    Evening evening;
    const auto points = [](std::int16_t amount) {
        return Event(Correct{{describe::assign(Setting::Points, {0}, amount)}});
    };
    QVERIFY(evening.session.verdict(points(99)).allowed());
    QVERIFY(Game::check(evening.session.setup(), evening.session.state(), points(100)).allowed());
    QCOMPARE(evening.session.verdict(points(100)).objections.front().rule, play::Code(Rule::Set01));
}

void TestPlaySession::whatLeavesNoChoiceIsPlayedAtOnce()
{
    Evening evening;
    Session &session = evening.session;
    QSignalSpy changed(&session, &Session::changed);
    const auto only = [&session]() -> std::optional<Event> {
        const std::vector<Play> &plays = session.legalPlays();
        if (plays.size() != 1 || !session.undeterminedPlays().empty())
            return std::nullopt;
        return Played{plays.front(), {}};
    };
    evening.play({pick(1)});
    QVERIFY(session.verdict(fill(2)).undetermined()); // the old basket's points are not known
    changed.clear();
    Event old = fill(2);
    std::get<Played>(old).reported.points = 5;
    QVERIFY(session.play(old, {}, only).playable());
    QCOMPARE(session.cursor(), 3); // with the end of the turn
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first(), (QVariantList{qsizetype(1), qsizetype(3)}));
    QCOMPARE(evening.points(0), 5);
    QCOMPARE(session.state().current, Player(1));
    session.undo(); // each of them is an event of its own
    QCOMPARE(session.cursor(), 2);
}

void TestPlaySession::undoneEventsBecomeALine()
{
    Evening evening;
    Session &session = evening.session;
    evening.playTwoTurns();
    const auto left = session.record().documents();
    session.jump(1);
    QCOMPARE(session.leftBehind(), 4);
    evening.play({endTurn()});
    QCOMPARE(session.eventCount(), 2);
    const auto lines = session.lines();
    QCOMPARE(lines.size(), std::size_t(1));
    QCOMPARE(lines[0].after, std::size_t(1));
    QCOMPARE(lines[0].events, std::size_t(4));
    QCOMPARE(lines[0].shared, std::size_t(1));
    QVERIFY(play::documentsOfLine(session.record(), 1) == left);
    QVERIFY(evening.isConsistent());
}

void TestPlaySession::aLineIsTakenUp()
{
    Evening evening;
    Session &session = evening.session;
    evening.playTwoTurns();
    const State end = session.state();
    session.jump(1);
    evening.play({endTurn(), pick(1)});
    QVERIFY(!session.takeUp(2));
    QVERIFY(session.recordOfLine(1)->entries.size() == 5);
    QSignalSpy past(&session, &Session::pastChanged);
    QVERIFY(session.takeUp(1));
    QCOMPARE(past.first(), QVariantList{qsizetype(2)});
    QVERIFY(session.state() == end);
    QCOMPARE(session.lines().size(), std::size_t(2));
    QVERIFY(session.lines()[0].isInMainLine() && !session.lines()[1].isInMainLine());
    QVERIFY(evening.isConsistent());
}

void TestPlaySession::aPastEventIsChanged()
{
    Evening evening;
    Session &session = evening.session;
    evening.playTwoTurns();
    QVERIFY(session.changeEvent(4, pick(4)).verdict.refused());
    QVERIFY(session.lines().empty());
    const play::PastChange change = session.changeEvent(4, pick(1));
    QVERIFY(change.flagged.empty());
    QCOMPARE(evening.berries(1), 1);
    QCOMPARE(session.note(4).at, u"2026-11-29T20:00:40+00:00"_s);
    QCOMPARE(session.lines().size(), std::size_t(1));
    QVERIFY(evening.isConsistent());
}

void TestPlaySession::anEventIsInserted()
{
    Evening evening;
    Session &session = evening.session;
    evening.play({pick(2), endTurn(), pick(3)});
    QVERIFY(session.insertEvent(2, fill(0)).verdict.playable());
    QCOMPARE(session.cursor(), 4);
    QCOMPARE(evening.points(0), 3);
    QVERIFY(session.note(2).at.isEmpty()); // when it happened is not known
    QVERIFY(evening.isConsistent());
}

/// Without his pick the rest of the turn goes on as the table's own will.
void TestPlaySession::eventsAreRemoved()
{
    Evening evening;
    Session &session = evening.session;
    evening.playTwoTurns();
    const play::PastChange change = session.removeEvents(1);
    QCOMPARE(change.flagged, (Numbers{1, 2})); // to fill without berries, to end without a pick
    QCOMPARE(session.kindOf(1), Kind::Override);
    QCOMPARE(session.kindOf(3), Kind::Play);
    QCOMPARE(session.flaggedEvents(), (Numbers{1, 2}));
    QCOMPARE(evening.points(0), 3); // it was filled all the same
    QVERIFY(session.removeEvents(7).flagged.empty());
    QVERIFY(evening.isConsistent());
}

void TestPlaySession::whatCardboardCannotShowIsVoid()
{
    Evening evening;
    Session &session = evening.session;
    evening.play({pick(2), endTurn(), pick(3), fill(0)});
    const play::PastChange change = session.insertEvent(2, fill(0));
    QCOMPARE(change.flagged, Numbers{5}); // the basket is full by then
    QCOMPARE(session.kindOf(5), Kind::Void);
    QVERIFY(session.record().entries[4].document["void"_L1].toBool());
    QVERIFY(session.stateAt(5) == session.stateAt(4));
    QCOMPARE(evening.points(1), 0);
}

void TestPlaySession::healedEventsAreAsTheyWere()
{
    Evening evening;
    Session &session = evening.session;
    evening.play({pick(2), endTurn(), pick(3), fill(0)});
    const auto before = session.record().documents();
    session.insertEvent(2, fill(0));
    const play::PastChange change = session.removeEvents(2);
    QCOMPARE(change.healed, Numbers{4});
    QVERIFY(session.record().documents() == before);
    QVERIFY(session.flaggedEvents().empty());
    QCOMPARE(session.lines().size(), std::size_t(2)); // nothing is lost on the way
}

/// An override that gives a reason is no work of the program: only `void` is taken from it.
void TestPlaySession::theTablesOwnOverrideStays()
{
    Evening evening;
    Session &session = evening.session;
    QVERIFY(session.play(insistOn(fill(0)), u"a gift"_s).playable());
    QCOMPARE(evening.points(0), 3);
    session.insertEvent(1, insistOn(fill(0)), u"twice"_s);
    QCOMPARE(session.kindOf(2), Kind::Void);
    session.removeEvents(1);
    QCOMPARE(session.kindOf(1), Kind::Override);
    QCOMPARE(session.note(1).reason, u"a gift"_s);
    QVERIFY(session.flaggedEvents().empty());
}

/// Bo's pick named nobody. It stays his when another one's turn it is.
void TestPlaySession::whoseDeedItWasStays()
{
    Evening evening;
    Session &session = evening.session;
    evening.play({pick(2), endTurn(), pick(3)});
    session.removeEvents(2);
    QCOMPARE(session.record().entries[1].document["event"_L1]["player"_L1].toInt(), 2);
    QCOMPARE(evening.berries(1), 3);
    QCOMPARE(evening.berries(0), 2);
}

void TestPlaySession::agreement()
{
    Evening evening;
    Session &session = evening.session;
    evening.play({pick(2)});
    QVERIFY(!session.lastAgreed());
    QSignalSpy agreed(&session, &Session::agreed);
    session.agree();
    QCOMPARE(agreed.size(), 1);
    evening.play({fill(0)});
    QCOMPARE(session.lastAgreed()->after, std::size_t(1));
    session.changeEvent(1, pick(3)); // other numbers than the table saw
    QVERIFY(!session.lastAgreed());
    session.changeEvent(1, pick(2));
    QVERIFY(session.lastAgreed());
    session.jump(0);
    QVERIFY(!session.lastAgreed());
}

/// What passed before an event belongs to him for whom the table waited.
void TestPlaySession::theClock()
{
    Evening evening;
    evening.playTwoTurns();
    const play::TurnTimes times = evening.session.turnTimes();
    using namespace std::chrono_literals;
    QCOMPARE(times.players[play::Seat(0)].count(), std::chrono::milliseconds(20s).count());
    QCOMPARE(times.players[play::Seat(1)].count(), std::chrono::milliseconds(20s).count());
    QCOMPARE(times.rounds.size(), std::size_t(1));
    QCOMPARE(times.running, play::Seat(0));
    QCOMPARE(times.round, 2);
    QVERIFY(times.until(evening.time.addSecs(5)).total() - times.total() == 5s);
    QVERIFY(times.isPaused(evening.time.addDays(1)));
}

void TestPlaySession::turnsAndRounds()
{
    Evening evening;
    Session &session = evening.session;
    evening.playTwoTurns();
    evening.play({pick(1)});
    QCOMPARE(session.turnStart(4), 3);
    QCOMPARE(session.turnStart(2), 0);
    QCOMPARE(session.roundStart(4), 0);
    QCOMPARE(session.roundStart(6), 5);
    QCOMPARE(session.turnAt(6), (play::TurnKey{2, play::Seat(0), 0}));
    QCOMPARE(session.toAct(), play::Seat(0));
    QCOMPARE(session.seats(), std::size_t(2));
}

void TestPlaySession::corrections()
{
    Evening evening;
    Session &session = evening.session;
    QVERIFY(session.play(setBerries(1, 10)).refused());
    QVERIFY(session.play(setBerries(1, 9), u"found some"_s).allowed());
    QCOMPARE(evening.berries(1), 9);
    QCOMPARE(session.kindOf(1), Kind::Correction);
    QCOMPARE(session.note(1).reason, u"found some"_s);
    QVERIFY(session.play(setBerries(2, 1)).refused()); // nobody sits there
}

void TestPlaySession::theSessionStandsBeforeWhatCannotBeReplayed()
{
    QJsonObject document = beginning();
    document["events"_L1] = QJsonArray{QJsonObject{{u"do"_s, u"pick"_s}, {u"berries"_s, 2}},
                                       QJsonObject{{u"do"_s, u"fill"_s}, {u"basket"_s, u"big"_s}},
                                       QJsonObject{{u"do"_s, u"endTurn"_s}}};
    Session session(play::RecordFile<Game>::read(document).value());
    QCOMPARE(session.cursor(), 1);
    QCOMPARE(session.recordedCount(), 3);
    QCOMPARE(session.stoppedBy()->objections.front().rule, play::Code(Rule::Fill02));
    QVERIFY(session.changeEvent(2, fill(0)).verdict.playable());
    QVERIFY(!session.stoppedBy());
    QCOMPARE(session.eventCount(), 3);
}

void TestPlaySession::aloneAndInFive()
{
    for (const int count : {1, 5}) {
        QJsonObject document = beginning();
        QJsonArray players;
        for (int i = 0; i < count; ++i)
            players.append(QJsonObject{{u"name"_s, QString::number(i)}});
        QJsonObject setup = document["setup"_L1].toObject();
        setup["players"_L1] = players;
        document["setup"_L1] = setup;
        Session session(play::RecordFile<Game>::read(document).value());
        QCOMPARE(session.seats(), std::size_t(count));
        for (int turn = 0; turn < count; ++turn) {
            QCOMPARE(session.toAct(), play::Seat(turn));
            session.play(pick(1));
            session.play(endTurn());
        }
        QCOMPARE(int(session.state().round), 2);
        QCOMPARE(session.toAct(), play::Seat(0));
    }
}

void TestPlaySession::theEndOfTheGame()
{
    Evening evening;
    Session &session = evening.session;
    for (int turn = 0; turn < 2 * lastRound; ++turn)
        evening.play({pick(1), endTurn()});
    QVERIFY(session.isOver());
    QCOMPARE(session.toAct(), play::nobody);
    QVERIFY(session.legalPlays().empty());
    QCOMPARE(session.turnTimes().running, play::nobody);
    QVERIFY(session.play(pick(1)).refused());
}

QTEST_GUILESS_MAIN(TestPlaySession)
#include "tst_playsession.moc"
