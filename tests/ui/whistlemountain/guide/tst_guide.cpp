// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/randomplay.h"
#include "tests/ui/whistlemountain/guide/seat.h"
#include "ui/whistlemountain/words/pieces.h"

#include <QtCore/QSet>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::whistlemountain;
using ui::PlayOption;
using ui::WhistleMountainTable;
using ui::test::dealtGame;
using ui::test::WhistleMountainSeat;
using ui::whistle::pathOf;
using ui::whistle::playOf;

namespace {

QStringList two()
{
    return {u"Ada"_s, u"Bo"_s};
}
QStringList four()
{
    return {u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Di"_s};
}

/// Plays the record again by the core alone, and compares every table on the way.
void compareWithTheCore(const Session &session)
{
    State state = startState(session.setup());
    for (qsizetype event = 1; event <= session.eventCount(); ++event) {
        const auto &played =
            std::get<Played>(session.record().entries[static_cast<std::size_t>(event) - 1].event);
        QVERIFY2(check(session.setup(), state, played.play, played.reported).playable(),
                 qPrintable(QString::number(event)));
        apply(session.setup(), state, played.play, played.reported);
        QCOMPARE(state, session.stateAt(event));
    }
}

/// What was chosen in a turn of Work so far.
struct WorkTurn {
    void add(const Play &play, int chosen)
    {
        if (std::holds_alternative<Work>(play.what)) {
            presses = builds = moves = 0;
            isPlain = true;
        } else if (std::holds_alternative<BuildScaffold>(play.what)
                   || std::holds_alternative<BuildMachine>(play.what)) {
            ++builds;
        } else if (std::holds_alternative<MoveWorker>(play.what)) {
            ++moves;
        } else {
            isPlain = false;
        }
        presses += chosen;
    }

    qsizetype event = 0;
    int presses = 0;
    int builds = 0;
    int moves = 0;
    bool isPlain = false;
};

} // namespace

class TestWhistleMountainGuide : public QObject
{
    Q_OBJECT

private slots:
    void pathsLeadThereAndBack_data();
    void pathsLeadThereAndBack();
    void leadsToTheCoresGame_data();
    void leadsToTheCoresGame();
    void playsByAnyChoice_data();
    void playsByAnyChoice();
    void anEmptyBoxIsPlayedToItsEnd_data();
    void anEmptyBoxIsPlayedToItsEnd();
    void aScaffoldIsDrawnCellByCell();
    void pressesOfATurn();
    void aRefusedDockSaysWhy();
    void aTileIsRecordedAnyway_data();
    void aTileIsRecordedAnyway();
    void everythingHasWords();
    void theFirstTurnComesWhereNoScaffoldFits();
    void aCardKeepsItsLetter();
    void aChoiceSaysHowManyAndForWhat();
    void manyStepsAreTickedOff();
    void whatFollowsAPressWithoutAChoiceJoinsIt();
};

void TestWhistleMountainGuide::pathsLeadThereAndBack_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

/// The answers of each allowed play are those of no other one, and make that play.
void TestWhistleMountainGuide::pathsLeadThereAndBack()
{
    QFETCH(int, seed);
    const GameRecord record = dealtGame(seed % 2 ? two() : four(), static_cast<std::uint64_t>(seed));
    State state = startState(record.setup);
    std::vector<Play> legal;
    for (const Play &play : playRandomly(record.setup, static_cast<std::uint64_t>(seed)).plays) {
        legalEvents(record.setup, state, legal);
        for (const Play &each : legal)
            QVERIFY(playOf(state, pathOf(state, each)) == each);
        apply(record.setup, state, play);
    }
}

void TestWhistleMountainGuide::leadsToTheCoresGame_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<int>("seed");
    QTest::newRow("two players") << two() << 11;
    QTest::newRow("four players") << four() << 12;
}

/// Each event of a random game of the core is reached through the guide, and is the same event.
void TestWhistleMountainGuide::leadsToTheCoresGame()
{
    QFETCH(QStringList, names);
    QFETCH(int, seed);
    WhistleMountainTable table(dealtGame(names, static_cast<std::uint64_t>(seed)));
    WhistleMountainSeat seat(table);
    const RandomGame game = playRandomly(table.session().setup(), static_cast<std::uint64_t>(seed));
    QVERIFY(game.finished);
    for (std::size_t i = 0; i < game.plays.size(); ++i) {
        // What leaves no choice was played by itself.
        if (i < static_cast<std::size_t>(table.session().cursor()))
            continue;
        QVERIFY2(seat.lead(game.plays[i]), qPrintable(QString::number(i)));
    }
    QCOMPARE(table.session().eventCount(), static_cast<qsizetype>(game.plays.size()));
    QVERIFY(table.session().isOver());
    QCOMPARE(table.session().state(), game.end);
    compareWithTheCore(table.session());
}

void TestWhistleMountainGuide::playsByAnyChoice_data()
{
    leadsToTheCoresGame_data();
}

void TestWhistleMountainGuide::playsByAnyChoice()
{
    QFETCH(QStringList, names);
    QFETCH(int, seed);
    WhistleMountainTable table(dealtGame(names, static_cast<std::uint64_t>(seed)));
    WhistleMountainSeat seat(table);
    table::Random random(static_cast<std::uint64_t>(seed));
    QSignalSpy noted(&table.guide(), &ui::StepGuide::noted);
    while (!table.session().isOver() && table.session().state().turn < 60)
        QVERIFY(seat.chooseAny(random));
    QCOMPARE(noted.size(), 0); // nothing that was offered was refused
    compareWithTheCore(table.session());
}

void TestWhistleMountainGuide::anEmptyBoxIsPlayedToItsEnd_data()
{
    leadsToTheCoresGame_data();
}

/// Where only the measures of the board are known, everything else is met on the way.
void TestWhistleMountainGuide::anEmptyBoxIsPlayedToItsEnd()
{
    QFETCH(QStringList, names);
    QFETCH(int, seed);
    WhistleMountainTable table(ui::test::emptyBox(names, static_cast<std::uint64_t>(seed)));
    WhistleMountainSeat seat(table);
    table::Random random(static_cast<std::uint64_t>(seed));
    QSignalSpy noted(&table.guide(), &ui::StepGuide::noted);
    while (!table.session().isOver() && table.session().cursor() < 6000)
        QVERIFY2(seat.chooseAnyThatLacks(random), qPrintable(table.guide().question()));
    QVERIFY(table.session().isOver());
    QCOMPARE(noted.size(), 0); // nothing that was offered was refused
    compareWithTheCore(table.session());
    const QByteArray bytes = writeGameRecord(table.session().record());
    const auto read = readGameRecord(bytes);
    QVERIFY(read);
    QCOMPARE(writeGameRecord(read.value()), bytes);
}

/// Four cells and two resources: what cannot be is not offered, and what follows is not asked.
void TestWhistleMountainGuide::aScaffoldIsDrawnCellByCell()
{
    WhistleMountainTable table(ui::test::emptyBox(two(), 1));
    ui::StepGuide &guide = table.guide();
    const auto touch = [&](const char *cell) {
        const Cell at = cellAt(cell[0] - 'A', cell[1] - '1');
        return guide.touch(ui::whistle::thing(ui::whistle::Thing::Place, ui::whistle::placeCode(onCell(at))));
    };
    QVERIFY(touch("C1"));
    QVERIFY(!touch("E1")); // not beside it
    QVERIFY(touch("D1"));
    QVERIFY(touch("D2"));
    QVERIFY(touch("D3"));
    QVERIFY(guide.askedQuestion() == ui::whistle::Ask::Print);
    QVERIFY(guide.question().contains(u"C1"_s));
    QCOMPARE(guide.options().size(), std::size_t{6});
    guide.choose(5); // nothing
    QVERIFY(guide.question().contains(u"D1"_s));
    guide.choose(0); // coal
    QVERIFY(guide.question().contains(u"D2"_s));
    guide.choose(4); // a whistle; the last cell can show nothing
    QCOMPARE(table.session().cursor(), 1);
    const State &state = table.session().state();
    QCOMPARE(state.printAt[cellAt(3, 0)], Print::Coal);
    QCOMPARE(state.printAt[cellAt(3, 1)], Print::Whistle);
    QVERIFY(state.scaffolds.contains(cellAt(3, 2)));
    // The next player cannot lay one on it.
    QVERIFY(!touch("D1"));
}

/// The most choices that somebody makes for an event of each kind, over whole games. The cells of a scaffold are one
/// drag. A turn of Work counts where it has two builds and a move and nothing besides.
void TestWhistleMountainGuide::pressesOfATurn()
{
    int harvest = 0;
    int dock = 0;
    int work = 0;
    for (const int seed : {21, 22, 23, 24, 25, 26}) {
        WhistleMountainTable table(dealtGame(two(), static_cast<std::uint64_t>(seed)));
        WhistleMountainSeat seat(table);
        WorkTurn turn;
        for (const Play &play :
             playRandomly(table.session().setup(), static_cast<std::uint64_t>(seed)).plays) {
            if (turn.event++ < table.session().cursor())
                continue;
            QVERIFY(seat.lead(play));
            const int presses = seat.presses();
            if (std::holds_alternative<Harvest>(play.what))
                harvest = std::max(harvest, presses);
            if (const auto *use = std::get_if<UseDock>(&play.what); use && !use->pay)
                dock = std::max(dock, presses);
            turn.add(play, presses);
            if (turn.builds == 2 && turn.moves == 1 && turn.isPlain)
                work = std::max(work, turn.presses);
        }
    }
    qInfo("presses at most: harvest %d, dock %d, Work with two builds and a move %d", harvest, dock, work);
    QVERIFY(harvest > 0 && harvest <= 2);
    QVERIFY(dock > 0 && dock <= 3);
    QVERIFY(work > 0 && work <= 9);
}

void TestWhistleMountainGuide::aRefusedDockSaysWhy()
{
    WhistleMountainTable table(dealtGame(two(), 5));
    WhistleMountainSeat seat(table);
    table::Random random(5);
    while (table.session().state().phase == Phase::Start)
        QVERIFY(seat.chooseAny(random));
    QVERIFY(seat.lead(
        {UseDock{Aircraft::Balloon, Dock::Scaffolds, 1, none<Machine>, none<Upgrade>, {}}, none<Player>}));
    while (table.session().state().main.kind != MainAction::Kind::None)
        QVERIFY(seat.lead({EndTurn{}, none<Player>}));
    QVERIFY(table.guide().press(u'1')); // the balloon of the next player
    const PlayOption *dock =
        table.guide().optionFor(ui::whistle::thing(ui::whistle::Thing::Dock, Dock::Scaffolds));
    QVERIFY(dock);
    QCOMPARE(dock->status, PlayOption::Status::Refused);
    QCOMPARE(dock->rule, u"WM-DOCK-01"_s);
    QVERIFY(dock->detail.contains(u"Ada"_s));
    QVERIFY(!dock->isListed); // it stands where docks are drawn
}

void TestWhistleMountainGuide::aTileIsRecordedAnyway_data()
{
    QTest::addColumn<int>("dock");
    for (const Dock dock : {Dock::Upgrades, Dock::Small1, Dock::Small2, Dock::Medium, Dock::Large})
        QTest::newRow(word(dock).toLatin1().constData()) << static_cast<int>(dock);
}

/// A dock that cannot be paid is used all the same: which tile is taken is asked then, and the event is an override of it.
void TestWhistleMountainGuide::aTileIsRecordedAnyway()
{
    QFETCH(int, dock);
    const ui::BoardThing there = ui::whistle::thing(ui::whistle::Thing::Dock, static_cast<Dock>(dock));
    for (std::uint64_t seed = 60; seed < 75; ++seed) {
        WhistleMountainTable table(dealtGame(two(), seed));
        Session &session = table.session();
        RandomPlayer player(seed);
        for (int step = 0; step < 150 && !session.isOver(); ++step) {
            ui::StepGuide &guide = table.guide();
            const bool takes = session.state().phase == Phase::Turn && guide.press(u'1');
            const PlayOption *option = takes ? guide.optionFor(there) : nullptr;
            if (option == nullptr || option->status != PlayOption::Status::Refused
                || option->rule == u"WM-DOCK-01"_s) {
                while (guide.canGoBack())
                    guide.back();
                session.play(Played{*player.choose(session.setup(), session.state()), {}});
                continue;
            }
            QVERIFY(guide.touch(there));
            QVERIFY(guide.canInsist());
            guide.insist();
            QVERIFY(guide.asked() != nullptr);
            QVERIFY(!guide.options().empty());
            const bool isUpgrade = static_cast<Dock>(dock) == Dock::Upgrades;
            QCOMPARE(guide.askedQuestion(),
                     isUpgrade ? ui::whistle::Ask::Upgrade : ui::whistle::Ask::Machine);
            const std::size_t last = guide.options().size() - 1;
            const int tile = guide.options()[last].thing.value().number;
            guide.choose(last);
            QVERIFY(guide.insisting() != nullptr);
            const auto before = static_cast<std::size_t>(session.cursor());
            const Player doer = session.state().current;
            guide.recordAnyway(u"we let it pass"_s);
            const auto &entry = session.record().entries[before];
            const auto *flagged = std::get_if<Override>(&entry.event);
            QVERIFY(flagged);
            const auto &use = std::get<UseDock>(std::get<Played>(flagged->event).play.what);
            QCOMPARE(use.dock, static_cast<Dock>(dock));
            QCOMPARE(isUpgrade ? static_cast<int>(use.upgrade) : static_cast<int>(use.machine), tile);
            const PlayerState &own = session.stateAt(static_cast<qsizetype>(before) + 1).players[doer];
            QVERIFY(isUpgrade ? own.upgrades.contains(use.upgrade) : own.machines.contains(use.machine));
            return;
        }
    }
    QFAIL("nowhere was the dock refused");
}

/// Every event of a game says something in the journal, and every question and option has a name.
void TestWhistleMountainGuide::everythingHasWords()
{
    WhistleMountainTable table(dealtGame(four(), 31));
    WhistleMountainSeat seat(table);
    const RandomGame game = playRandomly(table.session().setup(), 31);
    for (std::size_t i = 0; i < game.plays.size(); ++i) {
        QVERIFY(!table.guide().question().isEmpty());
        for (const PlayOption &option : table.guide().options())
            QVERIFY2(!option.name.isEmpty(), qPrintable(table.guide().question()));
        if (i >= static_cast<std::size_t>(table.session().cursor()))
            QVERIFY(seat.lead(game.plays[i]));
    }
    const ui::Narrator &says = table.narrator();
    for (qsizetype event = 1; event <= table.session().eventCount(); ++event) {
        const QString deed = says.deed(table.session(), event);
        QVERIFY(deed.contains(u": "_s) && !deed.contains(u'%'));
        QVERIFY(!says.gains(table.session(), event).contains(u'%'));
        QVERIFY(!says.rulesBehind(table.session(), event).isEmpty());
        const auto moment = table.session().copyAt(event);
        for (const ui::PieceLine &line : says.pieces(*moment).lines)
            QVERIFY(!line.text.isEmpty() && !line.rule.isEmpty() && !line.text.contains(u'%'));
    }
}

/// Three scaffolds can fill the lowest row of ten cells: then the fourth player lays none.
void TestWhistleMountainGuide::theFirstTurnComesWhereNoScaffoldFits()
{
    WhistleMountainTable table(ui::test::emptyBox({u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Dee"_s}, 1));
    const auto lay = [&table](std::initializer_list<Cell> cells) {
        ScaffoldCells built;
        for (const Cell cell : cells)
            built.append({cell, built.size() < 2 ? Print::Coal : Print::Blank});
        table.session().play(Played{Play{BuildScaffold{built, {}}, none<Player>}, {}});
    };
    lay({cellAt(0, 0), cellAt(1, 0), cellAt(2, 0), cellAt(3, 0)});
    lay({cellAt(4, 0), cellAt(5, 0), cellAt(6, 0), cellAt(7, 0)});
    QCOMPARE(table.session().state().phase, Phase::Start);
    lay({cellAt(8, 0), cellAt(9, 0), cellAt(8, 1), cellAt(9, 1)});
    QCOMPARE(table.session().cursor(), 3);
    QCOMPARE(table.session().state().phase, Phase::Turn);
    QCOMPARE(indexOf(table.session().state().current), 0U);
    QVERIFY(!table.guide().options().empty());
}

/// Whichever other cards can be played; and what each answer would bring is said only where they differ.
void TestWhistleMountainGuide::aCardKeepsItsLetter()
{
    WhistleMountainTable table(dealtGame(two(), 33));
    WhistleMountainSeat seat(table);
    table::Random random(33);
    std::map<QString, QChar> letters;
    std::set<std::size_t> lengths;
    for (int step = 0; step < 1500 && !table.session().isOver(); ++step) {
        const ui::StepGuide &guide = table.guide();
        QSet<QChar> keys;
        for (const PlayOption &option : guide.options()) {
            if (!option.isListed || option.key.isNull() || option.seat)
                continue;
            QVERIFY2(!keys.contains(option.key), qPrintable(guide.question() + option.name));
            keys.insert(option.key);
            if (guide.askedQuestion() != ui::whistle::Ask::Card)
                continue;
            QCOMPARE(letters.try_emplace(option.name, option.key).first->second, option.key);
            lengths.insert(guide.options().size());
        }
        if (!seat.chooseAny(random))
            break;
    }
    QVERIFY(lengths.size() > 1);
}

void TestWhistleMountainGuide::aChoiceSaysHowManyAndForWhat()
{
    WhistleMountainTable table(ui::test::emptyBox(two(), 1));
    WhistleMountainSeat seat(table);
    table::Random random(5);
    while (table.session().state().phase == Phase::Start)
        QVERIFY(seat.chooseAny(random));
    ui::StepGuide &guide = table.guide();
    QVERIFY(guide.press(u'1'));
    QVERIFY(guide.touch(ui::whistle::thing(ui::whistle::Thing::Dock, Dock::Cards)));
    QCOMPARE(guide.options().size(), std::size_t{3});
    QVERIFY(guide.options()[1].name.startsWith(u"2 card"_s));
    QVERIFY(guide.options()[2].detail.contains(u"2 resource"_s));
}

/// A Storm sends more aircraft home than fit beside the boards.
void TestWhistleMountainGuide::manyStepsAreTickedOff()
{
    int most = 0;
    for (std::uint64_t seed = 1; seed < 3; ++seed) {
        const WhistleMountainTable table(dealtGame(four(), seed));
        const RandomGame game = playRandomly(table.setup(), seed);
        WhistleMountainTable played(dealtGame(four(), seed));
        for (const Play &play : game.plays) {
            played.session().play(Played{play, {}});
            const auto deed = wording::lastSteps(played.session(), played.words().players());
            if (!deed.isChecklist)
                most = std::max(most, static_cast<int>(deed.steps.size()));
        }
    }
    QCOMPARE(most, 3);
}

void TestWhistleMountainGuide::whatFollowsAPressWithoutAChoiceJoinsIt()
{
    WhistleMountainTable table(dealtGame(four(), 1));
    const QStringList names = table.words().players();
    int seen = 0;
    for (const Play &play : playRandomly(table.setup(), 1).plays) {
        table.session().play(Played{play, {}});
        const qsizetype last = table.session().cursor();
        const qsizetype first = wording::lastSteps(table.session(), names).first;
        if (first == last || first < 3)
            continue;
        ++seen;
        const auto pressed = [first](qsizetype event) { return event == first ? first - 2 : event; };
        QVERIFY(wording::lastSteps(table.session(), names, pressed).first <= first - 2);
    }
    QVERIFY(seen > 0);
}

QTEST_GUILESS_MAIN(TestWhistleMountainGuide)
#include "tst_guide.moc"
