// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/random.h"
#include "tests/core/airshipcity/samplegame.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "ui/airshipcity/guide/cityquestions.h"
#include "ui/airshipcity/guide/fixedkeys.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/words/language.h"

#include <QtCore/QSet>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>
#include <vector>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;

namespace {

/// Takes the first choice that can be taken and is about a thing of that type; false if there is none.
template <class Thing>
bool chooseFirst(TurnGuide &guide)
{
    for (std::size_t i = 0; i < guide.choices().size(); ++i) {
        const PlayOption &choice = guide.choices()[i];
        if (choice.status == PlayOption::Status::Offered && thingAs<Thing>(choice.thing)) {
            guide.choose(i);
            return true;
        }
    }
    return false;
}

const PlayOption *named(const TurnGuide &guide, const QString &part)
{
    for (const PlayOption &choice : guide.choices()) {
        if (choice.name.contains(part))
            return &choice;
    }
    return nullptr;
}

/// Everything that is known about one location: how many real choices its use takes.
struct Location {
    TileKind kind;
    int choices;
};

} // namespace

class TestTurnGuide : public QObject
{
    Q_OBJECT

private slots:
    void everyLocationIsUsed_data();
    void everyLocationIsUsed();
    void generatorsAreUsedByThemselves();
    void whoLooksIsToldOnce();
    void shiftStopsOnAGenerator();
    void whoStoppedDecides();
    void anUnusableTileIsLeftWithItsReason();
    void theWorkshopTellsWhatIsShort();
    void aPiggybackWithOneGainIsTaken();
    void theNegotiatorIsAlwaysAsked();
    void oneReadyCrewIsTakenByItself();
    void cellsTakeTheirCrews();
    void longDistanceIsMarked();
    void aRowIsPushedByItsArrow();
    void aRowIsPushedByKeys();
    void theLighthousePushesTwice();
    void refusalsCarryTheirRule();
    void backTakesBackOneStep();
    void backGivesUpWhatIsInsistedOn();
    void keysAreUnique();
    void whyNotNamesTheNearest();
    void whatAFullTrackLosesIsSaidBefore();
    void aTileKeepsItsLetter();
    void digitsArePlaces();
    void contractsAreListedAsDisplayed();
    void lettersBelongToOneThing();
    void aMissingValueIsAskedForAndReported();
    void aMissingValueIsEntered();
    void aCostThatCannotBePaidLeadsBack();
    void aValueIsEnteredWhileTheTableInsists();
    void aContractThatWasClickedIsInsistedOn();
    void aContractOfTheDisplayIsNotInsistedOnElsewhere();
    void aGameThatIsOverIsNotInsistedOn();
    void anEmptyBoxResolvesByItself();
    void effectsThatNobodyCanHaveAreNotOffered();
    void aUtilityIsNamed();
    void endTurnWaitsForEveryCrew();
    void noMomentIsWithoutAChoice_data();
    void noMomentIsWithoutAChoice();
};

void TestTurnGuide::everyLocationIsUsed_data()
{
    QTest::addColumn<Location>("location");
    QTest::newRow("forest") << Location{TileKind::Forest, 0};
    QTest::newRow("mine") << Location{TileKind::Mine, 0};
    QTest::newRow("factory") << Location{TileKind::Factory, 0};
    QTest::newRow("valley") << Location{TileKind::Valley, 0};
    QTest::newRow("guild") << Location{TileKind::Guild, 1};
    QTest::newRow("harbor") << Location{TileKind::Harbor, 1};
    QTest::newRow("architect") << Location{TileKind::Architect, 1};
    QTest::newRow("market, and what was turned up") << Location{TileKind::Market, 2};
    QTest::newRow("shipyard, and donate or sell") << Location{TileKind::Shipyard, 2};
    QTest::newRow("workshop, and the tile") << Location{TileKind::Workshop, 2};
    QTest::newRow("lighthouse: line, way, no second") << Location{TileKind::Lighthouse, 3};
}

void TestTurnGuide::everyLocationIsUsed()
{
    QFETCH(Location, location);
    AirshipCityTable table(sampleRecord());
    TurnGuide &guide = table.guide();
    const Cell goal = standBeside(table, location.kind);
    guide.takeCrew(Crew{0});
    guide.click(goal);

    int chosen = 0;
    while (table.state().phase == Phase::AtTile && chosen < 5) {
        QVERIFY2(!guide.choices().empty(), qPrintable(guide.question()));
        std::size_t last = 0; // the last one answers "no second slide"
        const bool second = location.kind == TileKind::Lighthouse && chosen == 2;
        for (std::size_t i = 0; second && i < guide.choices().size(); ++i) {
            if (!guide.choices()[i].thing)
                last = i;
        }
        guide.choose(last);
        ++chosen;
    }
    QCOMPARE(chosen, location.choices);
    QCOMPARE(countPlayed<Use>(table), 1);
    QCOMPARE(countPlayed<Skip>(table), 0);
}

void TestTurnGuide::generatorsAreUsedByThemselves()
{
    AirshipCityTable table(sampleRecord());
    const Cell forest = standBeside(table, TileKind::Forest, 2);
    table.guide().takeCrew(Crew{0});
    QVERIFY(table.guide().optionFor(Target(forest)));
    QVERIFY(!table.guide().optionFor(Target(forest))->detail.isEmpty());
    table.guide().click(forest);
    QCOMPARE(table.state().players[table.state().current].stock[Resource::Wood], 5);
    QCOMPARE(table.state().phase, Phase::Turn);
}

/// A move onto a generator is two events: boards are told of them once, and so of everything else.
void TestTurnGuide::whoLooksIsToldOnce()
{
    AirshipCityTable table(sampleRecord());
    const Cell forest = standBeside(table, TileKind::Forest, 2);
    QSignalSpy boards(&table, &GameTable::boardsChanged);
    QSignalSpy both(&table, &GameTable::changed);
    table.guide().takeCrew(Crew{0});
    QCOMPARE(boards.count(), 0); // only what the guide offers
    QCOMPARE(both.count(), 1);
    const auto toldOnce = [&boards, &both] { return boards.count() == 1 && both.count() == 1; };
    const auto forget = [&boards, &both] {
        boards.clear();
        both.clear();
    };
    forget();
    table.guide().click(forest);
    QCOMPARE(countPlayed<Use>(table), 1);
    QVERIFY(toldOnce());
    forget();
    table.session().undo();
    QVERIFY(toldOnce());
    forget();
    table.lookAt(0);
    QVERIFY(toldOnce());
    forget();
    table.step(1);
    QVERIFY(toldOnce());
    forget();
    table.session().redo(); // which ends the look
    QVERIFY(toldOnce());
}

void TestTurnGuide::shiftStopsOnAGenerator()
{
    AirshipCityTable table(sampleRecord());
    const Cell forest = standBeside(table, TileKind::Forest, 2);
    table.guide().takeCrew(Crew{0});
    table.guide().click(forest, true);
    QCOMPARE(table.state().phase, Phase::AtTile);
    QVERIFY(named(table.guide(), QStringLiteral("unused")));
    QVERIFY(table.guide().choices().front().status == PlayOption::Status::Offered);
    table.guide().choose(0);
    QCOMPARE(countPlayed<Use>(table), 1);
}

/// Whoever stopped to leave the tile unused can slide first.
void TestTurnGuide::whoStoppedDecides()
{
    AirshipCityTable table(sampleRecord());
    const Cell forest = standBeside(table, TileKind::Forest, 2);
    table.guide().takeCrew(Crew{0});
    table.guide().click(forest, true);
    table.guide().click(LinePush{rowLine(3 - rowOf(forest)), Direction::East});
    QVERIFY(lastPlayed<Slide>(table));
    QCOMPARE(table.state().phase, Phase::AtTile);
    QCOMPARE(countPlayed<Use>(table), 0);
}

void TestTurnGuide::anUnusableTileIsLeftWithItsReason()
{
    AirshipCityTable table(sampleRecord());
    const Cell guild = standBeside(table, TileKind::Guild, 2);
    QSignalSpy noted(&table.guide(), &TurnGuide::noted);
    table.guide().takeCrew(Crew{0});
    QVERIFY(table.guide().optionFor(Target(guild))->detail.contains(QStringLiteral("AC-RES-04")));
    table.guide().click(guild);
    QCOMPARE(countPlayed<Skip>(table), 1);
    QCOMPARE(noted.count(), 1);
    QVERIFY(noted.first().first().toString().contains(QStringLiteral("AC-RES-04")));
}

void TestTurnGuide::aPiggybackWithOneGainIsTaken()
{
    for (const bool ask : {false, true}) {
        AirshipCityTable table(sampleRecord());
        table.guide().setAutomation({true, ask});
        const Cell forest = standBeside(table, TileKind::Forest, 2);
        setBoards(table, {set::CrewAt{Player{1}, Crew{0}, forest}});
        table.guide().takeCrew(Crew{0});
        table.guide().click(forest);
        QCOMPARE(countPlayed<Piggyback>(table), ask ? 0 : 1);
        QCOMPARE(table.state().phase, ask ? Phase::Piggyback : Phase::Turn);
        if (ask) {
            QCOMPARE(table.guide().chooser(), Player{1});
            QVERIFY(chooseFirst<Resource>(table.guide()));
        }
        QCOMPARE(table.state().players[Player{1}].stock[Resource::Wood], 3);
    }
}

void TestTurnGuide::theNegotiatorIsAlwaysAsked()
{
    AirshipCityTable table(sampleRecord());
    const Cell forest = standBeside(table, TileKind::Forest, 2);
    setBoards(table,
              {set::CrewAt{Player{1}, Crew{0}, forest},
               set::Effect{Player{1}, BonusEffect::Negotiator, EffectStatus::Ready}});
    table.guide().takeCrew(Crew{0});
    table.guide().click(forest);
    QCOMPARE(table.state().phase, Phase::Piggyback);
    QVERIFY(chooseFirst<Resource>(table.guide()));
    QVERIFY(chooseFirst<Resource>(table.guide())); // one more
    QCOMPARE(table.state().players[Player{1}].stock[Resource::Wood], 4);
}

void TestTurnGuide::oneReadyCrewIsTakenByItself()
{
    AirshipCityTable table(sampleRecord());
    const Cell forest = standBeside(table, TileKind::Forest, 2);
    QVERIFY(!table.guide().crewInHand());
    table.guide().takeCrew(Crew{0});
    QVERIFY(table.guide().canGoBack());
    table.guide().click(forest);
    QCOMPARE(table.guide().crewInHand(), std::optional(Crew{1}));
    QVERIFY(!table.guide().canGoBack());
}

void TestTurnGuide::cellsTakeTheirCrews()
{
    AirshipCityTable table(sampleRecord());
    const Cell harbor = cellOfKind(table, TileKind::Harbor);
    table.guide().click(harbor);
    QCOMPARE(table.guide().crewInHand(), std::optional(Crew{0}));
    table.guide().click(harbor); // both stand there: the other one
    QCOMPARE(table.guide().crewInHand(), std::optional(Crew{1}));
    QSignalSpy noted(&table.guide(), &TurnGuide::noted);
    const Cell far = static_cast<Cell>(15 - static_cast<int>(harbor));
    table.guide().click(far);
    QCOMPARE(noted.count(), 1);
    QVERIFY(noted.first().first().toString().contains(QStringLiteral("AC-MOVE")));
}

void TestTurnGuide::longDistanceIsMarked()
{
    AirshipCityTable table(sampleRecord());
    standBeside(table, TileKind::Forest, 2);
    setBoards(table, {set::Effect{Player{0}, BonusEffect::LongDistance, EffectStatus::Ready}});
    table.guide().takeCrew(Crew{0});
    int near = 0;
    int far = 0;
    for (const PlayOption &choice : table.guide().choices()) {
        if (!thingAs<Cell>(choice.thing))
            continue;
        (isLongDistance(choice) ? far : near) += 1;
        QCOMPARE(isLongDistance(choice), choice.detail.contains(QStringLiteral("long-distance")));
    }
    QVERIFY(near >= 2);
    QVERIFY(far >= 2);
}

void TestTurnGuide::aRowIsPushedByItsArrow()
{
    AirshipCityTable table(sampleRecord());
    const LinePush push{rowLine(1), Direction::West};
    QVERIFY(table.guide().optionFor(Target(push)));
    table.guide().click(push);
    QVERIFY(lastPlayed<Slide>(table));
    QVERIFY(lastPlayed<Slide>(table)->push == push);
}

void TestTurnGuide::aRowIsPushedByKeys()
{
    AirshipCityTable table(sampleRecord());
    const PlayOption *slide = named(table.guide(), QStringLiteral("Slide"));
    QVERIFY(slide);
    QVERIFY(table.guide().press(slide->key));
    QVERIFY(table.guide().press(u'B'));
    QVERIFY(table.guide().press(u'n'));
    QVERIFY(lastPlayed<Slide>(table));
    const LinePush expected{columnLine(1), Direction::North};
    QVERIFY(lastPlayed<Slide>(table)->push == expected);
}

void TestTurnGuide::theLighthousePushesTwice()
{
    AirshipCityTable table(sampleRecord());
    const Cell lighthouse = standBeside(table, TileKind::Lighthouse);
    table.guide().takeCrew(Crew{0});
    table.guide().click(lighthouse);
    table.guide().click(LinePush{rowLine(0), Direction::East});
    QCOMPARE(table.state().phase, Phase::AtTile);
    table.guide().click(LinePush{columnLine(2), Direction::South});
    const Use *use = lastPlayed<Use>(table);
    QVERIFY(use);
    QCOMPARE(use->slides.size(), std::size_t{2});
    QCOMPARE(use->slides[1].toward, Direction::South);
}

void TestTurnGuide::refusalsCarryTheirRule()
{
    AirshipCityTable table(sampleRecord());
    const Cell shipyard = standBeside(table, TileKind::Shipyard);
    table.guide().takeCrew(Crew{0});
    table.guide().click(shipyard);
    const PlayOption *second = table.guide().optionFor(Target(Airship::WoodenResidential));
    QVERIFY(second);
    QCOMPARE(second->status, PlayOption::Status::Refused);
    QCOMPARE(second->rule, idOf(Rule::Pre01));
    QVERIFY(second->detail.contains(QStringLiteral("AC-PRE-01")));
    QVERIFY(second->key.isNull());
    QSignalSpy noted(&table.guide(), &TurnGuide::noted);
    table.guide().click(Airship::WoodenResidential);
    QCOMPARE(noted.count(), 1);
    QCOMPARE(table.state().phase, Phase::AtTile);
}

void TestTurnGuide::backTakesBackOneStep()
{
    AirshipCityTable table(sampleRecord());
    const Cell shipyard = standBeside(table, TileKind::Shipyard);
    table.guide().takeCrew(Crew{0});
    table.guide().click(shipyard);
    const qsizetype events = table.session().cursor();
    const QString question = table.guide().question();
    table.guide().click(Airship::WoodenPrivate);
    QVERIFY(table.guide().question() != question);
    table.guide().back();
    QCOMPARE(table.guide().question(), question);
    QCOMPARE(table.session().cursor(), events);
    QVERIFY(!table.guide().canGoBack());
}

/// A slide that nobody can pay: its line is asked, then its way.
void TestTurnGuide::backGivesUpWhatIsInsistedOn()
{
    AirshipCityTable table(sampleRecord());
    standBeside(table, TileKind::Forest, 0);
    TurnGuide &guide = table.guide();
    const QString opening = guide.question();
    const PlayOption *slide = named(guide, QStringLiteral("Slide"));
    QVERIFY(slide && slide->status == PlayOption::Status::Refused);
    guide.choose(static_cast<std::size_t>(slide - guide.options().data()));
    guide.insist();
    const QString line = guide.question();
    QVERIFY(guide.insists());
    QVERIFY(guide.press(u'2'));
    QVERIFY(guide.insists());
    QVERIFY(guide.question() != line);
    guide.back();
    QVERIFY(!guide.insists());
    QCOMPARE(guide.question(), opening);
}

void TestTurnGuide::keysAreUnique()
{
    AirshipCityTable table(sampleRecord(4));
    const Cell shipyard = standBeside(table, TileKind::Shipyard);
    table.guide().takeCrew(Crew{0});
    for (int step = 0; step < 2; ++step) {
        QString keys;
        for (const PlayOption &choice : table.guide().choices()) {
            if (choice.status == PlayOption::Status::Refused)
                continue;
            QVERIFY2(!choice.key.isNull(), qPrintable(choice.name));
            QVERIFY2(!keys.contains(choice.key), qPrintable(choice.name));
            keys += choice.key;
        }
        table.guide().click(shipyard);
    }
}

/// Before anybody goes there: not that a tile has to be developed too.
void TestTurnGuide::theWorkshopTellsWhatIsShort()
{
    AirshipCityTable table(sampleRecord());
    const Cell workshop = standBeside(table, TileKind::Workshop, 0);
    table.guide().takeCrew(Crew{0});
    const PlayOption *choice = table.guide().optionFor(Target(workshop));
    QVERIFY(choice);
    QVERIFY2(choice->detail.contains(QStringLiteral("AC-RES-04")), qPrintable(choice->detail));
}

/// With one of everything the wooden models are further away than those of metal, and so the note says, too.
void TestTurnGuide::whyNotNamesTheNearest()
{
    AirshipCityTable table(sampleRecord());
    const Cell shipyard = standBeside(table, TileKind::Shipyard, 1);
    QSignalSpy noted(&table.guide(), &TurnGuide::noted);
    table.guide().takeCrew(Crew{0});
    const QString nearest = QStringLiteral("2 metal short");
    QVERIFY2(table.guide().optionFor(Target(shipyard))->detail.contains(nearest),
             qPrintable(table.guide().optionFor(Target(shipyard))->detail));
    table.guide().click(shipyard);
    QCOMPARE(noted.count(), 1);
    QVERIFY(noted.first().first().toString().contains(nearest));
}

/// On the tile that would bring it, and exactly what is cut off then.
void TestTurnGuide::whatAFullTrackLosesIsSaidBefore()
{
    for (const std::uint8_t stock : {1, 9}) {
        AirshipCityTable table(sampleRecord());
        const Cell forest = standBeside(table, TileKind::Forest, stock);
        table.guide().takeCrew(Crew{0});
        const PlayOption *choice = table.guide().optionFor(Target(forest));
        QVERIFY(choice);
        const QString detail = choice->detail;
        table.guide().click(forest);
        const int wood = table.state().players[Player{0}].stock[Resource::Wood];
        const QString gained = QStringLiteral("gains %1 wood").arg(3);
        QVERIFY2(detail.contains(gained), qPrintable(detail));
        const int lost = stock + 3 - wood;
        QCOMPARE(detail.contains(QStringLiteral("lost: %1 wood").arg(lost)), lost > 0);
        QCOMPARE(lost > 0, stock == 9);
    }
}

/// Wherever the crew stands; a second tile of the kind has another one, which no other thing has.
void TestTurnGuide::aTileKeepsItsLetter()
{
    for (const TileKind kind : all<TileKind>()) {
        AirshipCityTable table(sampleRecord(4));
        standBeside(table, kind);
        table.guide().takeCrew(Crew{0});
        bool isFirst = true;
        for (const PlayOption &choice : table.guide().choices()) {
            const auto cell = thingAs<Cell>(choice.thing);
            if (!cell || kindAt(*cell, table.setup(), table.state()) != kind)
                continue;
            QCOMPARE(choice.key == ui::fixedkeys::ofTile(kind), isFirst);
            QVERIFY(isFirst || !ui::fixedkeys::letters().contains(choice.key));
            isFirst = false;
        }
        QVERIFY(!isFirst);
        const PlayOption *slide = named(table.guide(), QStringLiteral("Slide"));
        QVERIFY(slide);
        QCOMPARE(slide->key, ui::fixedkeys::ofDeed(ui::fixedkeys::Deed::Slide));
    }
}

/// As the models stand on the board: a row for each level.
void TestTurnGuide::digitsArePlaces()
{
    AirshipCityTable table(sampleRecord());
    const Cell shipyard = standBeside(table, TileKind::Shipyard);
    table.guide().takeCrew(Crew{0});
    table.guide().click(shipyard);
    for (const auto &[airship, key] :
         {std::pair(Airship::WoodenPrivate, u'1'), std::pair(Airship::MetalPrivate, u'2'),
          std::pair(Airship::Sightseeing, u'3')}) {
        const PlayOption *choice = table.guide().optionFor(Target(airship));
        QVERIFY(choice);
        QCOMPARE(choice->key, QChar(key));
    }
    QVERIFY(table.guide().press(u'2'));
    QVERIFY(table.guide().press(ui::fixedkeys::ofAnswer({Aspect::Then, static_cast<int>(Then::Donate)},
                                                        table.setup(), table.state()))
            || lastPlayed<Use>(table));
    QCOMPARE(lastPlayed<Use>(table)->airship, std::optional(Airship::MetalPrivate));
}

void TestTurnGuide::contractsAreListedAsDisplayed()
{
    AirshipCityTable table(sampleRecord());
    const Cell market = standBeside(table, TileKind::Market);
    table.guide().takeCrew(Crew{0});
    table.guide().click(market);
    std::vector<Contract> listed;
    for (const PlayOption &choice : table.guide().choices()) {
        const auto contract = thingAs<Contract>(choice.thing);
        if (contract && table.state().market.contains(*contract)) {
            listed.push_back(*contract);
            QCOMPARE(choice.key, QChar(static_cast<char16_t>(u'0' + listed.size())));
        }
    }
    QVERIFY(
        std::equal(listed.begin(), listed.end(), table.state().market.begin(), table.state().market.end()));
}

void TestTurnGuide::lettersBelongToOneThing()
{
    for (const auto language : {words::Language::English, words::Language::French}) {
        const words::Speech speech(language);
        const QString letters = ui::fixedkeys::letters();
        QCOMPARE(QSet<QChar>(letters.begin(), letters.end()).size(), letters.size());
        const bool isFrench = language == words::Language::French;
        QCOMPARE(ui::fixedkeys::ofTile(TileKind::Harbor), QChar(isFrench ? u'O' : u'H'));
    }
}

void TestTurnGuide::aMissingValueIsAskedForAndReported()
{
    AirshipCityTable table(emptyBoxRecord());
    const Cell workshop = standBeside(table, TileKind::Workshop);
    table.guide().takeCrew(Crew{0});
    table.guide().click(workshop);
    const PlayOption *wood = table.guide().optionFor(Target(Resource::Wood));
    QVERIFY(wood);
    QCOMPARE(wood->status, PlayOption::Status::Undetermined);
    table.guide().click(Resource::Wood);
    while (!table.guide().lackedValues() && !table.guide().choices().empty())
        table.guide().choose(0);
    QVERIFY(table.guide().lackedValues());
    QVERIFY(table.guide().lackedValues()->needs.contains(ReportKey::Pay));
    Reported reported;
    reported.pay = Amounts{{0, 2, 0, 1}};
    table.guide().report(toldOf(reported));
    QCOMPARE(countPlayed<Use>(table), 1);
    QCOMPARE(table.state().players[Player{0}].stock[Resource::Metal], 8);
    QVERIFY(!table.guide().lackedValues());
}

void TestTurnGuide::aMissingValueIsEntered()
{
    AirshipCityTable table(emptyBoxRecord());
    const Cell market = standBeside(table, TileKind::Market);
    table.guide().takeCrew(Crew{0});
    table.guide().click(market);
    QVERIFY(!table.guide().choices().empty());
    QCOMPARE(table.guide().choices().front().status, PlayOption::Status::Undetermined);
    table.guide().choose(0); // which one was turned up nobody can tell
    QVERIFY(table.guide().lackedValues());
    const std::vector<MissingValue> missing = table.guide().lackedValues()->missing;
    QCOMPARE(missing.size(), std::size_t{1});
    QCOMPARE(missing.front().value, Value::ContractTerm);
    QVERIFY(table.session().enter(missing.front(), std::uint8_t{3}));
    QCOMPARE(countPlayed<Use>(table), 1);
    const Contract taken = lastPlayed<Use>(table)->take;
    QCOMPARE(table.state().termLeft[taken], 3);
}

/// Nothing can be answered any more of what was asked on the way to a cost that turns out to be too high.
void TestTurnGuide::aCostThatCannotBePaidLeadsBack()
{
    AirshipCityTable table(emptyBoxRecord());
    TurnGuide &guide = table.guide();
    const Cell workshop = standBeside(table, TileKind::Workshop);
    guide.takeCrew(Crew{0});
    guide.click(workshop);
    guide.click(Resource::Wood);
    while (!guide.lackedValues() && !guide.choices().empty())
        guide.choose(0);
    QVERIFY(guide.lackedValues());
    const QString needed = guide.question();
    const std::vector<MissingValue> missing = guide.lackedValues()->missing;
    const auto cost = std::find_if(missing.begin(), missing.end(), [](const MissingValue &which) {
        return which.value == Value::RenovationCost;
    });
    QVERIFY(cost != missing.end());
    QSignalSpy changed(&guide, &TurnGuide::changed);
    QSignalSpy noted(&guide, &TurnGuide::noted);
    qsizetype changesBefore = -1;
    connect(&guide, &TurnGuide::noted, this, [&] { changesBefore = changed.count(); });
    QVERIFY(table.session().enter(*cost, Amounts{{30, 31, 32, 33}}));
    QCOMPARE(countPlayed<Use>(table), 0);
    QVERIFY(!guide.lackedValues());
    QVERIFY(guide.question() != needed);
    QVERIFY(!guide.choices().empty());
    // Why not is said, and stays in sight.
    QCOMPARE(noted.count(), 1);
    QVERIFY(noted.first().first().toString().contains(QStringLiteral("AC-RES-04")));
    QCOMPARE(changesBefore, changed.count());
    QVERIFY(guide.canInsist());
}

/// Why not is said; no table plays on by its own will.
void TestTurnGuide::aGameThatIsOverIsNotInsistedOn()
{
    AirshipCityTable table(airshipcity::fixture::finishedSampleGame(200));
    QVERIFY(table.session().isOver());
    TurnGuide &guide = table.guide();
    QSignalSpy noted(&guide, &TurnGuide::noted);
    guide.takeCrew(Crew{0});
    QCOMPARE(noted.count(), 1);
    QVERIFY(!guide.canInsist());
    guide.insist();
    QVERIFY(!guide.insistedValues());
}

/// Of two contracts the one that was clicked.
void TestTurnGuide::aContractThatWasClickedIsInsistedOn()
{
    AirshipCityTable table(sampleRecord());
    TurnGuide &guide = table.guide();
    std::vector<Contract> mine;
    HeldList held;
    for (const Contract contract : unplacedContracts(table.setup(), table.state())) {
        if (mine.size() < 2) {
            mine.push_back(contract);
            held.append({contract, 2});
        }
    }
    QCOMPARE(mine.size(), std::size_t{2});
    setBoards(table, {set::Held{table.state().current, held}});
    for (const Resource resource : all<Resource>())
        setBoards(table, {set::Stock{table.state().current, resource, std::uint8_t{0}}});
    for (const Contract contract : mine) {
        guide.click(contract);
        QVERIFY(guide.canInsist());
        guide.insist();
        QVERIFY(guide.insistedValues());
        QVERIFY(guide.insistedValues()->play == Play{Fulfil{contract}});
        guide.back();
    }
}

/// No table takes one where no crew acts.
void TestTurnGuide::aContractOfTheDisplayIsNotInsistedOnElsewhere()
{
    AirshipCityTable table(sampleRecord());
    TurnGuide &guide = table.guide();
    QSignalSpy noted(&guide, &TurnGuide::noted);
    guide.click(table.state().market.front());
    QCOMPARE(noted.count(), 1);
    QVERIFY(!noted.first().first().toString().isEmpty());
    const QString question = guide.question();
    guide.insist();
    QVERIFY(!guide.insistedValues());
    QCOMPARE(guide.question(), question);
    QCOMPARE(noted.count(), 2);
}

/// What is recorded anyway is asked on when a value becomes known meanwhile.
void TestTurnGuide::aValueIsEnteredWhileTheTableInsists()
{
    AirshipCityTable table(emptyBoxRecord());
    TurnGuide &guide = table.guide();
    const Cell market = standBeside(table, TileKind::Market);
    guide.takeCrew(Crew{0});
    guide.click(market);
    guide.choose(0);
    QVERIFY(guide.lackedValues());
    const MissingValue missing = guide.lackedValues()->missing.front();
    guide.back();
    guide.takeCrew(Crew{1}); // not before the tile is used
    guide.insist();
    const auto namesOf = [&guide] {
        QStringList names;
        for (const PlayOption &choice : guide.choices())
            names << choice.name;
        return names;
    };
    const QStringList before = namesOf();
    const QString question = guide.question();
    QVERIFY(before.size() > 1);
    QVERIFY(table.session().enter(missing, std::uint8_t{3}));
    QCOMPARE(guide.question(), question);
    QCOMPARE(namesOf(), before);
    guide.choose(0);
    QVERIFY(guide.insistedValues());
    QVERIFY(table.session().enter(missing, std::uint8_t{4}));
    QVERIFY(guide.insistedValues());
    const qsizetype events = table.session().cursor();
    guide.recordAnyway({}, {});
    QVERIFY(table.session().cursor() > events);
}

/// What is not known about bonus effects that nobody has keeps nothing from resolving by itself.
void TestTurnGuide::anEmptyBoxResolvesByItself()
{
    AirshipCityTable table(emptyBoxRecord());
    const Cell forest = standBeside(table, TileKind::Forest, 2);
    setBoards(table, {set::CrewAt{Player{1}, Crew{0}, forest}});
    table.guide().takeCrew(Crew{0});
    table.guide().click(forest);
    QCOMPARE(countPlayed<Use>(table), 1);
    QCOMPARE(countPlayed<Piggyback>(table), 1);
    QCOMPARE(table.state().players[Player{1}].stock[Resource::Wood], 3);
}

void TestTurnGuide::effectsThatNobodyCanHaveAreNotOffered()
{
    AirshipCityTable table(emptyBoxRecord());
    QVERIFY(!named(table.guide(), QStringLiteral("Barter")));
    setBoards(table, {set::AirshipGrid{Airship::WoodenPrivate, {{3, 0, 0, 0}}}});
    QVERIFY(named(table.guide(), QStringLiteral("Barter")));
}

void TestTurnGuide::aUtilityIsNamed()
{
    AirshipCityTable table(emptyBoxRecord());
    const Cell architect = standBeside(table, TileKind::Architect);
    table.guide().takeCrew(Crew{0});
    table.guide().click(architect);
    // Before any is met there is no other one.
    QVERIFY(!named(table.guide(), QStringLiteral("Another public utility")));
    const PlayOption *first = named(table.guide(), QStringLiteral("Public utility"));
    QVERIFY(first);
    QVERIFY(table.guide().press(first->key));
    QVERIFY(table.guide().askedQuestion() == play::Code(Aspect::UtilityName));
    table.guide().nameUtility(QStringLiteral("Water tower"));
    QVERIFY(table.guide().lackedValues());
    Reported reported;
    reported.pay = Amounts{{5, 0, 3, 0}};
    reported.vp = 4;
    table.guide().report(toldOf(reported));
    QCOMPARE(table.state().players[Player{0}].vp, 4);
    QCOMPARE(table.state().utilities[Utility{0}].markers[Player{0}], 1);

    // The same name again is the same public utility.
    table.session().undo();
    table.guide().press(named(table.guide(), QStringLiteral("Another public utility"))->key);
    table.guide().nameUtility(QStringLiteral("  water TOWER "));
    QCOMPARE(table.setup().catalogue.utilityCount, std::uint8_t{1});
    QVERIFY(table.guide().lackedValues());
}

void TestTurnGuide::endTurnWaitsForEveryCrew()
{
    AirshipCityTable table(sampleRecord());
    QSignalSpy noted(&table.guide(), &TurnGuide::noted);
    QVERIFY(table.guide().endOfTurn().status == PlayOption::Status::Refused);
    QVERIFY(table.guide().endOfTurn().detail.contains(QStringLiteral("AC-TURN")));
    table.guide().endTurn();
    QCOMPARE(noted.count(), 1);
    QCOMPARE(countPlayed<EndTurn>(table), 0);
}

void TestTurnGuide::noMomentIsWithoutAChoice_data()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<bool>("emptyBox");
    for (int seed = 1; seed <= 4; ++seed) {
        QTest::addRow("sample set, %d", seed) << seed << false;
        QTest::addRow("empty box, %d", seed) << seed << true;
    }
}

/// Presses keys by chance until the game is over: there is always something to press, and nothing is refused.
void TestTurnGuide::noMomentIsWithoutAChoice()
{
    QFETCH(int, seed);
    QFETCH(bool, emptyBox);
    AirshipCityTable table(emptyBox ? emptyBoxRecord() : sampleRecord(4, static_cast<std::uint64_t>(seed)));
    TurnGuide &guide = table.guide();
    QSignalSpy refused(&table.session(), &Session::refused);
    table::Random random(static_cast<std::uint64_t>(seed));
    int steps = 0;
    for (; table.state().phase != Phase::Over && steps < 20000; ++steps) {
        if (guide.lackedValues() || guide.askedQuestion() == play::Code(Aspect::UtilityName)) {
            Reported reported;
            if (guide.askedQuestion() == play::Code(Aspect::UtilityName)) {
                guide.nameUtility(QStringLiteral("Utility %1").arg(steps));
                continue;
            }
            const play::CodeSet needs = guide.lackedValues()->needs;
            if (needs.contains(ReportKey::Pay))
                reported.pay = Amounts{};
            if (needs.contains(ReportKey::Gain))
                reported.gain = Amounts{{1, 0, 0, 0}};
            if (needs.contains(ReportKey::Vp))
                reported.vp = 1;
            if (needs.contains(ReportKey::Term))
                reported.term = 2;
            if (needs.contains(ReportKey::Players)) {
                for (const Player player : table.players())
                    reported.players[player] = Reported::ForPlayer{Amounts{}, std::int16_t{0}};
            }
            guide.report(toldOf(reported));
            if (guide.lackedValues())
                guide.back();
            continue;
        }
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < guide.choices().size(); ++i) {
            if (guide.choices()[i].status != PlayOption::Status::Refused)
                open.push_back(i);
        }
        if (guide.endOfTurn().status != PlayOption::Status::Refused
            && (open.empty() || random.below(3) == 0)) {
            guide.endTurn();
            continue;
        }
        QVERIFY2(!open.empty(), qPrintable(guide.question()));
        guide.choose(open[random.below(static_cast<std::uint32_t>(open.size()))]);
    }
    QCOMPARE(table.state().phase, Phase::Over);
    QCOMPARE(refused.count(), 0);
}

QTEST_GUILESS_MAIN(TestTurnGuide)
#include "tst_turnguide.moc"
