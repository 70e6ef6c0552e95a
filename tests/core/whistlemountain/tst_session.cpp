// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/knowingsession.h"
#include "core/table/jsonput.h"
#include "core/whistlemountain/newgame.h"
#include "core/whistlemountain/randomplay.h"
#include "core/whistlemountain/rules/corrections.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>

using namespace skyledger;
using namespace skyledger::whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

GameRecord dealt(std::uint64_t seed)
{
    table::Random random(seed);
    NewGame game;
    game.names = {u"Ada"_s, u"Bo"_s, u"Cleo"_s};
    game.catalogue = sampleCatalogue();
    auto record = dealGame(game, random);
    if (!record)
        qFatal("%s", qPrintable(table::describe(record.error())));
    return std::move(record).value();
}

GameRecord randomRecord(std::uint64_t seed)
{
    GameRecord record = dealt(seed);
    for (const Play &play : playRandomly(record.setup, seed).plays)
        appendPlay(record, play);
    return record;
}

GameRecord readAgain(const GameRecord &record)
{
    auto again = play::RecordFile<Game>::read(writeGameRecord(record));
    if (!again)
        qFatal("%s", qPrintable(table::describe(again.error())));
    return std::move(again).value();
}

Correct correctionOf(const QJsonObject &set, const GameRecord &record)
{
    table::JsonFaults faults;
    Ids ids = record.ids;
    Correct correct{settings().read(table::JsonNode(faults, set), ids)};
    if (faults.any())
        qFatal("%s", qPrintable(table::describe(faults.first())));
    return correct;
}

} // namespace

/// The game on the shared room: what every game can do with its past works for Whistle Mountain too.
class WhistleMountainSession : public QObject
{
    Q_OBJECT

private slots:
    void playsUndoesAndPlaysOtherwise();
    void refusesWhatIsIllegal();
    void mendsWhatFollowsAChange_data();
    void mendsWhatFollowsAChange();
    void correctsByTheBoards();
    void scaffoldsOfOneCorrectionHaveNoOrder();
    void overriddenValuesHaveNoOrder();
    void comparesAllBoards();
    void everyBoardValueIsWrittenAndRead();
    void aValueBecomesKnownWhileItIsPlayed();
    void whatWasTurnedUpIsToldAfterwards();
};

/// A value of the catalogue is entered: all that was played stays, and an impossible catalogue changes nothing.
void WhistleMountainSession::aValueBecomesKnownWhileItIsPlayed()
{
    play::KnowingSession<Game> session(randomRecord(7));
    QSignalSpy told(&session, &Session::catalogueChanged);
    const State before = session.state();
    const QJsonObject catalogue = session.record().catalogue();
    const QJsonObject known = table::withPut(catalogue, {u"machines"_s, u"vault"_s}, {{u"build"_s, 77}});
    QVERIFY(session.changeCatalogue(known));
    QCOMPARE(told.size(), 1);
    QCOMPARE(session.setup().catalogue.machines[Machine::Vault].build, std::optional<std::uint16_t>(77));
    QCOMPARE(session.state().turn, before.turn);
    QVERIFY(!session.changeCatalogue(
        table::withPut(catalogue, {u"machines"_s, u"vault"_s}, {{u"build"_s, u"many"_s}})));
    QCOMPARE(told.size(), 1);
    QCOMPARE(session.record().catalogue(), known);
}

/// The tile that refilled a display is named later: the event tells it from then on, and no line is abandoned for it.
void WhistleMountainSession::whatWasTurnedUpIsToldAfterwards()
{
    play::KnowingSession<Game> session(randomRecord(9));
    int named = 0;
    // From the end, where nothing that follows contradicts it.
    for (qsizetype event = session.eventCount(); event > 0 && named == 0; --event) {
        const auto *played =
            std::get_if<Played>(&session.record().entries[static_cast<std::size_t>(event) - 1].event);
        QVERIFY(played);
        for (const Machine machine : all<Machine>()) {
            Played told = *played;
            told.reported.reveal = Tile{displayOf(classOf(machine)), static_cast<std::uint8_t>(machine)};
            if (!session.tellMore(event, told))
                continue;
            ++named;
            QVERIFY(session.stateAt(event).displays[displayOf(classOf(machine))].contains(
                static_cast<std::uint8_t>(machine)));
            QCOMPARE(session.lineCount(), std::size_t{0});
            QCOMPARE(session.document(event)[u"reveal"_s].toString(), word(machine));
            break;
        }
    }
    QCOMPARE(named, 1);
    QVERIFY(!session.tellMore(0, Played{Play{Skip{}, none<Player>}, {}}));
    QVERIFY(!session.tellMore(1, Played{Play{Skip{}, none<Player>}, {}}));
}

void WhistleMountainSession::playsUndoesAndPlaysOtherwise()
{
    Session session(dealt(1));
    RandomPlayer player(1);
    for (int i = 0; i < 40; ++i)
        QVERIFY(session.play(Played{*player.choose(session.setup(), session.state()), {}}).allowed());
    QCOMPARE(session.cursor(), 40);
    const State before = session.stateAt(30);
    session.jump(30);
    QCOMPARE(session.state(), before);
    QVERIFY(session.lines().empty());
    const Play other = session.legalPlays().back();
    QVERIFY(session.play(Played{other, {}}).allowed());
    QCOMPARE(session.cursor(), 31);
    QCOMPARE(session.lines().size(), std::size_t{1});
    QVERIFY(session.takeUp(1));
    QCOMPARE(session.eventCount(), 40);
    QCOMPARE(session.stateAt(30), before);
}

void WhistleMountainSession::refusesWhatIsIllegal()
{
    Session session(dealt(1));
    const State before = session.state();
    const play::Verdict verdict = session.play(Played{{Work{}, none<Player>}, {}});
    QVERIFY(verdict.refused());
    QCOMPARE(verdict.objections.front().rule.as<Rule>(), Rule::Setup09);
    QCOMPARE(session.state(), before);
    // The file of a game holds 99 of a thing at most.
    const Override insisted{Played{{TakeResources{only(Resource::Coal, 120)}, none<Player>}, {}}, false,
                            false};
    QVERIFY(session.verdict(Event(insisted)).refused());
}

void WhistleMountainSession::mendsWhatFollowsAChange_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 6; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void WhistleMountainSession::mendsWhatFollowsAChange()
{
    QFETCH(int, seed);
    Session session(randomRecord(static_cast<std::uint64_t>(seed)));
    const qsizetype events = session.eventCount();
    const qsizetype changed = events / 3;
    session.jump(changed - 1);
    std::vector<Play> others = session.legalPlays();
    session.jump(events);
    QVERIFY(!others.empty());
    session.changeEvent(changed, Played{others[others.size() / 2], {}});
    QCOMPARE(session.recordedCount(), events);
    QVERIFY(!session.stoppedBy());
    for (const State &state : session.states())
        QVERIFY(isPossible(session.setup(), state));
    // What was written can be read, and stands as it stood.
    Session again(readAgain(session.record()));
    QCOMPARE(again.state(), session.state());
    QCOMPARE(again.flaggedEvents(), session.flaggedEvents());
    session.removeEvents(changed, 1);
    QVERIFY(!session.stoppedBy());
}

void WhistleMountainSession::correctsByTheBoards()
{
    Session session(randomRecord(2));
    session.jump(20);
    const Correct correct =
        correctionOf({{u"players.2.gold"_s, 3}, {u"players.1.vp"_s, 50}}, session.record());
    QVERIFY(session.play(correct, u"miscounted"_s).allowed());
    QCOMPARE(session.state().players[static_cast<Player>(1)].stock[Resource::Gold], 3);
    QCOMPARE(session.state().players[static_cast<Player>(0)].vp, 50);
    const GameRecord again = readAgain(session.record());
    QCOMPARE(again.note(20).reason, u"miscounted"_s);
    QVERIFY(again.entries[20].event == Event(correct));
}

/// A file sorts them: 10 comes before 9.
void WhistleMountainSession::scaffoldsOfOneCorrectionHaveNoOrder()
{
    Session session(randomRecord(2));
    while (session.cursor() > 0 && session.state().pieceCount > 8)
        session.undo();
    QCOMPARE(session.state().pieceCount, 8);
    const QString top = QString::number(session.setup().board().rows);
    const auto scaffold = [&top](const QString &left, const QString &right) {
        return QJsonObject{{left + top, u"coal"_s}, {right + top, QJsonValue::Null}};
    };
    const QJsonObject two{{u"pieces.9"_s, scaffold(u"A"_s, u"B"_s)},
                          {u"pieces.10"_s, scaffold(u"D"_s, u"E"_s)}};
    Correct correct = correctionOf(two, session.record());
    std::reverse(correct.set.begin(), correct.set.end());
    QCOMPARE(correct.set.front().things[0], 8); // number 9
    QVERIFY(session.play(correct, u"they lay there"_s).allowed());
    QCOMPARE(session.state().pieceCount, 10);
    const Session again(readAgain(session.record()));
    QVERIFY(!again.stoppedBy());
    QCOMPARE(again.cursor(), session.cursor());
    QCOMPARE(again.state(), session.state());
    // A number that would stay free is refused in any order.
    session.undo();
    const QJsonObject gap{{u"pieces.9"_s, scaffold(u"A"_s, u"B"_s)},
                          {u"pieces.11"_s, scaffold(u"D"_s, u"E"_s)}};
    correct = correctionOf(gap, session.record());
    QVERIFY(!check(session.setup(), session.state(), correct).allowed());
    std::reverse(correct.set.begin(), correct.set.end());
    QVERIFY(!check(session.setup(), session.state(), correct).allowed());
}

void WhistleMountainSession::overriddenValuesHaveNoOrder()
{
    Session session(randomRecord(2));
    session.jump(20);
    Correct correct = correctionOf({{u"players.2.gold"_s, 3}, {u"players.1.vp"_s, 50}}, session.record());
    std::reverse(correct.set.begin(), correct.set.end());
    QVERIFY(Game::fitsFormat(Override{correct, true, false}, session.record().ids));
    correct.set.clear();
    QVERIFY(!Game::fitsFormat(Override{correct, true, false}, session.record().ids));
}

void WhistleMountainSession::comparesAllBoards()
{
    Session session(randomRecord(3));
    session.agree();
    QVERIFY(session.lastAgreed());
}

/// A correction that sets every value to what it is changes nothing.
void WhistleMountainSession::everyBoardValueIsWrittenAndRead()
{
    const GameRecord record = randomRecord(4);
    const auto valuesOf = [&](const State &state) {
        return settings().values(record.setup, state, record.ids);
    };
    State state = startState(record.setup);
    for (const GameRecord::Entry &entry : record.entries) {
        apply(record.setup, state, entry.event);
        std::vector<Assignment> set = valuesOf(state);
        // A seat set by hand begins that player's turn anew.
        std::erase_if(set, [](const Assignment &each) { return each.setting == Setting::Current; });
        const Correct correct = correctionOf(settings().write(set, record.ids), record);
        QCOMPARE(correct.set.size(), set.size());
        QVERIFY(check(record.setup, state, correct).allowed());
        State after = state;
        apply(record.setup, after, Event(correct));
        after.pieceBy = state.pieceBy;
        QVERIFY(valuesOf(after) == valuesOf(state));
    }
}

QTEST_GUILESS_MAIN(WhistleMountainSession)
#include "tst_session.moc"
