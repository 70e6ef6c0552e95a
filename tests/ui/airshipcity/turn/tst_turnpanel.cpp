// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/airshipcity/window/hands.h"
#include "ui/airshipcity/boards/tilebutton.h"
#include "ui/airshipcity/guide/fixedkeys.h"
#include "ui/airshipcity/guide/offers.h"
#include "ui/box/hand/handfields.h"
#include "ui/play/turn/choicebutton.h"
#include "ui/play/turn/clockline.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtGui/QWindow>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A window with a crew of the first player on a tile, as the hands brought it there.
struct AtTile {
    AtTile(const GameRecord &record, TileKind kind)
        : window(record), hands(window, window.table(), Hands::With::Pointer)
    {
        window.show();
        cell = standBeside(window.table(), kind);
        hands.press(u"crew-1"_s);
        hands.press(u"cell-"_s + QString(QChar(u'A' + columnOf(cell))) + QString::number(rowOf(cell) + 1));
    }

    template <class Widget>
    Widget *child(const char *name)
    {
        return window.findChild<Widget *>(QString::fromLatin1(name));
    }
    AirshipCityTable &table() { return window.table(); }

    ViewWindow window;
    Hands hands;
    Cell cell{};
};

/// The place of a choice whose name begins so, counted from 1; 0 if there is none.
int choiceNamed(const AirshipCityTable &table, const QString &start)
{
    const auto choices = table.guide().choices();
    const auto found = std::find_if(choices.begin(), choices.end(), [&start](const PlayOption &choice) {
        return choice.name.startsWith(start);
    });
    return found == choices.end() ? 0 : static_cast<int>(found - choices.begin()) + 1;
}

/// Every tile of a kind shows wood and metal, and its crest bonus is one of either.
GameRecord sampleRecordWithCrestChoice(TileKind kind)
{
    GameRecord record = sampleRecord();
    QJsonObject setup = record.document["setup"_L1].toObject();
    QJsonObject catalogue = setup["catalogue"_L1].toObject();
    QJsonArray tiles;
    const QJsonArray before = catalogue["tiles"_L1].toArray();
    const QJsonArray both{u"wood"_s, u"metal"_s};
    for (const auto &each : before) {
        QJsonObject tile = each.toObject();
        if (tile["kind"_L1].toString() == QLatin1StringView(nameOf(kind))) {
            tile.insert(u"crests"_s, both);
            tile.insert(u"crestBonus"_s, QJsonObject{{u"amount"_s, 1}, {u"choices"_s, both}});
        }
        tiles.append(tile);
    }
    catalogue.insert(u"tiles"_s, tiles);
    setup.insert(u"catalogue"_s, catalogue);
    record.document.insert(u"setup"_s, setup);
    return readGameRecord(gameRecordJson(record)).value();
}

} // namespace

class TestTurnPanel : public QObject
{
    Q_OBJECT

private slots:
    void refusedChoicesTellWhy();
    void aValueIsAskedForInPlace();
    void unknownContractsHavePlaces();
    void amountsAreReportedInstead();
    void theKeyboardGoesOnFromTheChoices();
    void nothingHasToBeSaid();
    void enterGoesFromFieldToField();
    void severalPiecesWaitTheirTurn();
    void enterPressesTheButtonWithTheFocus();
    void aHeldKeyAnswersOnce();
    void aDoubleClickAnswersOnce();
    void aNewUtilityIsNamed();
    void theHeaderKnowsTheCrews();
    void digitsOfAFrenchKeyboardTakeCrews_data();
    void digitsOfAFrenchKeyboardTakeCrews();
    void arrowsAndEnterMoveTheCrew();
    void aClickOnATokenNeverPlays();
    void theFirstCardIsNextAfterEveryAnswer();
    void aSlideIsShownBeforeItIsPlayed();
    void theSecondSlideIsAskedAfterTheFirstIsShown();
    void aContractIsFoundByItsDigits();
    void allContractsAreThereAgain();
    void shiftStopsThere();
    void endTurnIsTheStrongButton();
    void theCityStaysWhereItIs();
    void refusedChoicesAreRecordedAnyway();
    void whatIsOpenIsAskedFirst();
    void aSpentCrewMovesAnyway();
    void theCrestBonusIsAskedForAnyway();
    void amountsAreReportedAnyway();
    void theNegotiatorIsOfferedAnyway();
    void theClockIsQuiet();
};

void TestTurnPanel::refusedChoicesTellWhy()
{
    AtTile seat(sampleRecord(), TileKind::Shipyard);
    const int second = choiceNamed(seat.table(), u"Wooden Residential"_s);
    QVERIFY(second > 0);
    auto *button = seat.child<QAbstractButton>(qPrintable(u"choice-%1"_s.arg(second)));
    QVERIFY(button && button->isVisibleTo(&seat.window));
    QVERIFY(button->accessibleName().contains(u"not possible"_s));
    QVERIFY(button->accessibleName().contains(u"AC-PRE-01"_s));
    auto *note = seat.child<QLabel>("turn-note");
    QVERIFY(!note->isVisibleTo(&seat.window));
    const qsizetype before = seat.table().session().cursor();
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(seat.table().session().cursor(), before);
    QVERIFY(note->isVisibleTo(&seat.window));
    QVERIFY(note->text().contains(u"AC-PRE-01"_s));
}

void TestTurnPanel::aValueIsAskedForInPlace()
{
    AtTile seat(emptyBoxRecord(), TileKind::Market);
    QVERIFY(seat.hands.press(u"choice-1"_s));
    QVERIFY(seat.table().guide().lackedValues());
    QVERIFY(seat.window.view().wantsWholeWindow());
    const char *names[] = {"value-0",      "value-1-wood", "value-1-metal", "value-1-gold",
                           "value-1-gear", "value-2",      "value-3"};
    for (const char *name : names) {
        auto *field = seat.child<HandNumber>(name);
        QVERIFY2(field && field->isVisibleTo(&seat.window), name);
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, u"3"_s);
        QTest::keyClick(field, Qt::Key_Return);
    }
    QVERIFY(!seat.table().guide().lackedValues());
    QVERIFY(!seat.window.view().wantsWholeWindow());
    QCOMPARE(countPlayed<Use>(seat.table()), 1);
    QCOMPARE(seat.table().state().termLeft[lastPlayed<Use>(seat.table())->take], 3);
    QVERIFY(seat.child<QWidget>("turn-panel")->isVisible());
}

/// A contract of which nothing is known has a place, and no number that stands on no cardboard.
void TestTurnPanel::unknownContractsHavePlaces()
{
    AtTile seat(emptyBoxRecord(), TileKind::Market);
    const auto choices = seat.table().guide().choices();
    int place = 0;
    for (const PlayOption &choice : choices) {
        if (!thingAs<Contract>(choice.thing))
            continue;
        QVERIFY2(choice.name.contains(u"place %1"_s.arg(++place)), qPrintable(choice.name));
        QVERIFY2(!choice.name.contains(u"no."_s) && !choice.detail.contains(u"no."_s),
                 qPrintable(choice.name + choice.detail));
    }
    QVERIFY(place > 1);
}

void TestTurnPanel::amountsAreReportedInstead()
{
    AtTile seat(emptyBoxRecord(), TileKind::Market);
    QVERIFY(seat.hands.press(u"choice-1"_s));
    QVERIFY(seat.hands.press(u"report-instead"_s));
    auto *field = seat.child<QSpinBox>("report-term");
    QVERIFY(field && field->isVisibleTo(&seat.window));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, u"2"_s);
    QVERIFY(seat.hands.press(u"record-reported"_s));
    QCOMPARE(countPlayed<Use>(seat.table()), 1);
    const auto &event = std::get<Played>(seat.table().session().record().entries.back().event);
    QCOMPARE(event.reported.term, std::optional<std::uint8_t>(2));
}

/// The keyboard goes on from the choices afterwards.
void TestTurnPanel::theKeyboardGoesOnFromTheChoices()
{
    AtTile seat(emptyBoxRecord(), TileKind::Market);
    seat.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&seat.window));
    QVERIFY(seat.hands.press(u"choice-1"_s));
    seat.child<QPushButton>("report-instead")->click();
    auto *field = seat.child<QSpinBox>("report-term");
    QVERIFY(field->hasFocus());
    QTest::keyClicks(field, u"2"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(countPlayed<Use>(seat.table()), 1);
    QVERIFY(seat.child<QWidget>("turn-panel")->isAncestorOf(QApplication::focusWidget()));
}

/// Fields that nobody touched say nothing: least of all that nothing was paid.
void TestTurnPanel::nothingHasToBeSaid()
{
    AtTile seat(emptyBoxRecord(), TileKind::Workshop);
    for (int i = 0; i < 3 && !seat.table().guide().lackedValues(); ++i)
        QVERIFY(seat.hands.press(u"choice-1"_s));
    QVERIFY(seat.hands.press(u"report-instead"_s));
    QVERIFY(!seat.child<QPushButton>("record-reported")->isEnabled());
    QTest::keyClick(seat.child<QSpinBox>("report-pay-wood"), Qt::Key_Return);
    QCOMPARE(countPlayed<Use>(seat.table()), 0);
    QTest::mouseClick(seat.child<QAbstractButton>("report-pay-nothing"), Qt::LeftButton, {}, QPoint(5, 8));
    QVERIFY(seat.hands.press(u"record-reported"_s));
    QCOMPARE(countPlayed<Use>(seat.table()), 1);
}

/// The last one enters the value; the price is not taken for the zeros behind its first number.
void TestTurnPanel::enterGoesFromFieldToField()
{
    AtTile seat(emptyBoxRecord(), TileKind::Market);
    seat.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&seat.window));
    for (int i = 0; i < 3 && !seat.table().guide().lackedValues(); ++i)
        QVERIFY(seat.hands.press(u"choice-1"_s));
    QVERIFY(seat.table().guide().lackedValues());
    const auto named = [&seat](const QString &end) -> HandNumber * {
        const auto fields = seat.child<QWidget>("value-form")->findChildren<HandNumber *>();
        for (HandNumber *field : fields) {
            if (field->isVisibleTo(&seat.window) && field->objectName().endsWith(end))
                return field;
        }
        return nullptr;
    };
    HandNumber *wood = named(u"-wood"_s);
    HandNumber *metal = named(u"-metal"_s);
    QVERIFY(wood && metal);
    wood->setFocus(Qt::TabFocusReason);
    const Asked before = *seat.table().guide().lackedValues();
    QTest::keyClicks(wood, u"4"_s);
    QTest::keyClick(wood, Qt::Key_Return);
    QVERIFY(metal->hasFocus());
    QVERIFY(seat.table().guide().lackedValues()->missing == before.missing);
}

/// The tile and the renovation are two pieces of cardboard: one after the other is in the hand.
void TestTurnPanel::severalPiecesWaitTheirTurn()
{
    AtTile seat(emptyBoxRecord(), TileKind::Workshop);
    seat.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&seat.window));
    for (int i = 0; i < 3 && !seat.table().guide().lackedValues(); ++i)
        QVERIFY(seat.hands.press(u"choice-1"_s));
    QVERIFY(seat.table().guide().lackedValues());
    HandNumber *wood = nullptr;
    const auto fields = seat.child<QWidget>("value-form")->findChildren<HandNumber *>();
    for (HandNumber *field : fields)
        wood = field->objectName().endsWith(u"-wood"_s) ? field : wood;
    QVERIFY(wood && !wood->hasFocus());
    for (int i = 0; i < 20 && !wood->hasFocus(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(wood->hasFocus() && wood->isVisible());
    QVERIFY(seat.table().guide().lackedValues());
}

void TestTurnPanel::enterPressesTheButtonWithTheFocus()
{
    AtTile seat(sampleRecord(), TileKind::Harbor);
    auto *choice = seat.child<QAbstractButton>("choice-1");
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Return);
    QCOMPARE(countPlayed<Use>(seat.table()), 1);
    auto *undo = seat.child<QPushButton>("undo");
    const qsizetype before = seat.table().session().cursor();
    QTest::keyClick(undo, Qt::Key_Return);
    QCOMPARE(seat.table().session().cursor(), before - 1);
    // With Ctrl it ends the turn, wherever the focus is: here it may not.
    seat.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&seat.window));
    seat.child<QAbstractButton>("cell-A1")->setFocus();
    QTest::keyClick(seat.child<QAbstractButton>("cell-A1"), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(seat.table().session().cursor(), before - 1);
    QVERIFY(seat.child<QLabel>("turn-note")->text().contains(u"AC-"_s));
}

void TestTurnPanel::aHeldKeyAnswersOnce()
{
    ViewWindow window(sampleRecord());
    window.show();
    QKeyEvent held(QEvent::KeyPress, Qt::Key_1, Qt::NoModifier, u"1"_s, true);
    QApplication::sendEvent(&window, &held);
    QVERIFY(!window.table().guide().crewInHand());
}

/// The next question comes under the pointer: the second click is not its answer.
void TestTurnPanel::aDoubleClickAnswersOnce()
{
    AtTile seat(sampleRecord(), TileKind::Workshop);
    QVERIFY(QTest::qWaitForWindowExposed(&seat.window));
    const auto *first = seat.child<QWidget>("choice-1");
    const QPoint place = first->mapTo(&seat.window, QPoint(20, 10));
    QTest::mouseDClick(seat.window.windowHandle(), Qt::LeftButton, {}, place);
    QCOMPARE(seat.table().state().phase, Phase::AtTile);
    QVERIFY(seat.table().guide().canGoBack()); // one question was answered
    QVERIFY(seat.child<QWidget>("choice-1")->geometry().isValid());
    QTest::mouseClick(seat.window.windowHandle(), Qt::LeftButton, {}, place, 2000);
    QCOMPARE(countPlayed<Use>(seat.table()), 1);
}

void TestTurnPanel::aNewUtilityIsNamed()
{
    AtTile seat(emptyBoxRecord(), TileKind::Architect);
    // There is none yet, so it is no other one.
    QCOMPARE(choiceNamed(seat.table(), u"Another public utility"_s), 0);
    const int first = choiceNamed(seat.table(), u"Public utility"_s);
    QVERIFY(first > 0);
    QVERIFY(seat.hands.press(u"choice-%1"_s.arg(first)));
    auto *name = seat.child<QLineEdit>("utility-name");
    QTRY_VERIFY(name->hasFocus());
    QVERIFY(!seat.child<QPushButton>("use-utility-name")->isEnabled());
    QTest::keyClicks(name, u"Water tower"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(seat.table().guide().lackedValues());
    QVERIFY(seat.table().guide().lackedValues()->deed.contains(u"Water tower"_s));
    QVERIFY(seat.hands.press(u"value-back"_s));
    QVERIFY(!seat.table().guide().lackedValues());
    QVERIFY(choiceNamed(seat.table(), u"Another public utility"_s) > 0);
}

void TestTurnPanel::theHeaderKnowsTheCrews()
{
    AtTile seat(sampleRecord(), TileKind::Forest);
    QCOMPARE(seat.child<QLabel>("whose-turn")->text(), u"Ada’s turn"_s);
    QVERIFY(seat.child<QAbstractButton>("crew-1")->accessibleName().contains(u"spent"_s));
    QVERIFY(seat.child<QAbstractButton>("crew-2")->accessibleName().contains(u"ready"_s));
    QVERIFY(!seat.child<QAbstractButton>("crew-3")->isVisibleTo(&seat.window));
    QVERIFY(seat.hands.press(u"crew-1"_s));
    QVERIFY(seat.child<QLabel>("turn-note")->text().contains(u"AC-MOVE"_s));
}

void TestTurnPanel::digitsOfAFrenchKeyboardTakeCrews_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("crew");
    QTest::newRow("&") << int(Qt::Key_Ampersand) << u"&"_s << 0;
    QTest::newRow("é") << int(Qt::Key_Eacute) << u"é"_s << 1;
    QTest::newRow("keypad 1") << int(Qt::Key_1) << u"1"_s << 0;
    QTest::newRow("keypad 2") << int(Qt::Key_2) << u"2"_s << 1;
}

void TestTurnPanel::digitsOfAFrenchKeyboardTakeCrews()
{
    QFETCH(int, key);
    QFETCH(QString, text);
    QFETCH(int, crew);
    ViewWindow window(sampleRecord());
    window.show();
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, text);
    QApplication::sendEvent(&window, &press);
    QCOMPARE(window.table().guide().crewInHand(), std::optional(static_cast<Crew>(crew)));
}

void TestTurnPanel::arrowsAndEnterMoveTheCrew()
{
    ViewWindow window(sampleRecord());
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const Cell forest = standBeside(window.table(), TileKind::Forest);
    const Cell start = window.table().state().players[Player{0}].crews[Crew{0}].at;
    QTest::keyClick(&window, Qt::Key_1);
    int arrow = Qt::Key_Up;
    for (const Direction toward : table::all<Direction>()) {
        if (neighbour(start, toward) == forest)
            arrow = std::array{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left}[indexOf(toward)];
    }
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(arrow));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(countPlayed<Use>(window.table()), 1);
    QCOMPARE(window.table().state().players[Player{0}].crews[Crew{0}].at, forest);
}

/// A crew that came by itself, too: its token puts it back and takes it again. Tokens of others are left alone, also on a
/// tile that is lit.
void TestTurnPanel::aClickOnATokenNeverPlays()
{
    ViewWindow window(sampleRecord());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    AirshipCityTable &table = window.table();
    const Cell forest = standBeside(table, TileKind::Forest);
    setBoards(table, {set::CrewReady{Player{0}, Crew{1}, false}, set::CrewAt{Player{1}, Crew{0}, forest}});
    QCOMPARE(table.guide().crewInHand(), std::optional(Crew{0}));
    const qsizetype before = table.session().cursor();
    const auto clickToken = [&window](Cell cell) {
        auto *tile = window.findChild<TileButton *>(u"cell-"_s + QChar(u'A' + columnOf(cell))
                                                    + QString::number(rowOf(cell) + 1));
        tile->grab(); // it knows where they stand once they are painted
        QTest::mouseClick(tile, Qt::LeftButton, {}, QPoint(16, tile->height() - 16));
    };
    const Cell own = table.state().players[Player{0}].crews[Crew{0}].at;
    clickToken(own);
    QVERIFY(!table.guide().crewInHand());
    clickToken(own);
    QCOMPARE(table.guide().crewInHand(), std::optional(Crew{0}));
    QVERIFY(table.guide().optionFor(Target(forest)) != nullptr);
    clickToken(forest);
    QCOMPARE(table.session().cursor(), before);
    QCOMPARE(table.guide().crewInHand(), std::optional(Crew{0}));
}

void TestTurnPanel::theFirstCardIsNextAfterEveryAnswer()
{
    ViewWindow window(sampleRecord());
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    AirshipCityTable &table = window.table();
    standBeside(table, TileKind::Workshop);
    const auto *panel = window.findChild<QWidget *>(u"turn-panel"_s);
    const auto isFirst = [panel] {
        auto *card = qobject_cast<ChoiceButton *>(QApplication::focusWidget());
        return card != nullptr && panel->isAncestorOf(card)
            && card->choice().status != PlayOption::Status::Refused;
    };
    QTest::keyClick(&window, Qt::Key_1);
    QVERIFY(isFirst());
    QTest::keyClick(QApplication::focusWidget(), fixedkeys::ofTile(TileKind::Workshop).toLatin1());
    QCOMPARE(table.state().phase, Phase::AtTile);
    QVERIFY(isFirst());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(isFirst());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(countPlayed<Use>(table), 1);
    QVERIFY(isFirst());
}

/// The line lies where it would lie; the arrow keys show the ways, Enter takes the one that is shown.
void TestTurnPanel::aSlideIsShownBeforeItIsPlayed()
{
    ViewWindow window(sampleRecord());
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    AirshipCityTable &table = window.table();
    setBoards(table, {set::Stock{Player{0}, Resource::Gear, 3}});
    const auto tile = [&window](const char *name) {
        return window.findChild<TileButton *>(QString::fromLatin1(name));
    };
    const TileKind first = tile("cell-A2")->face().kind;
    const TileKind last = tile("cell-D2")->face().kind;
    const auto key = [&window](int code) {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : &window, static_cast<Qt::Key>(code));
    };
    key(fixedkeys::ofDeed(fixedkeys::Deed::Slide).toLatin1());
    QVERIFY(table.guide().asksForSlide());
    key(Qt::Key_2);
    const qsizetype before = table.session().cursor();
    key(Qt::Key_Right);
    QVERIFY(tile("cell-A2")->face().moves);
    QVERIFY(!tile("cell-A1")->face().moves);
    QCOMPARE(tile("cell-A2")->face().kind, last);
    QCOMPARE(tile("cell-B2")->face().kind, first);
    key(Qt::Key_Left);
    QCOMPARE(tile("cell-D2")->face().kind, first);
    QCOMPARE(table.session().cursor(), before);
    key(Qt::Key_Return);
    QCOMPARE(table.session().cursor(), before + 1);
    QVERIFY((lastPlayed<Slide>(table)->push == LinePush{rowLine(1), Direction::West}));
    QVERIFY(!tile("cell-D2")->face().moves);
}

void TestTurnPanel::theSecondSlideIsAskedAfterTheFirstIsShown()
{
    AtTile seat(sampleRecord(), TileKind::Lighthouse);
    AirshipCityTable &table = seat.table();
    QVERIFY(table.guide().asksForSlide());
    QCOMPARE(choiceNamed(table, u"Slide"_s), 0); // those are free
    const auto face = [&seat](const char *name) { return seat.child<TileButton>(name)->face(); };
    const TileKind last = face("cell-D1").kind;
    table.guide().click(LinePush{rowLine(0), Direction::East});
    QCOMPARE(table.state().phase, Phase::AtTile);
    QCOMPARE(face("cell-A1").kind, last);
    QVERIFY(face("cell-A1").moves);
    table.guide().back();
    QCOMPARE(face("cell-D1").kind, last);
}

/// Digits leave those that begin so; what no contract has there is said.
void TestTurnPanel::aContractIsFoundByItsDigits()
{
    AtTile seat(sampleRecord(), TileKind::Market);
    AirshipCityTable &table = seat.table();
    QVERIFY(seat.hands.press(u"choice-1"_s));
    const std::size_t all = table.guide().choices().size();
    QVERIFY(all > 3);
    const auto wanted = thingAs<Contract>(table.guide().choices()[1].thing);
    QVERIFY(wanted);
    const ContractValues values = table.setup().catalogue.contracts[*wanted];
    QVERIFY(table.guide().press(QChar(u'0' + *values.term)));
    QVERIFY(table.guide().choices().size() < all);
    for (const PlayOption &choice : table.guide().choices()) {
        if (const auto contract = thingAs<Contract>(choice.thing))
            QCOMPARE(table.setup().catalogue.contracts[*contract].term, values.term);
    }
    QTest::keyClick(&seat.window, Qt::Key_0); // which is never printed there
    QVERIFY(seat.child<QLabel>("turn-note")->isVisibleTo(&seat.window));
    table.guide().back();
    QCOMPARE(table.guide().choices().size(), all);
}

/// Esc after the next question leads to all contracts, whatever digits were typed; else other digits would be refused.
void TestTurnPanel::allContractsAreThereAgain()
{
    AtTile seat(sampleRecordWithCrestChoice(TileKind::Market), TileKind::Market);
    setBoards(
        seat.table(),
        {set::Renovations{Player{0}, {Resource::Wood, Resource::Metal}}, set::Developed{seat.cell, true}});
    TurnGuide &guide = seat.table().guide();
    QVERIFY(seat.hands.press(u"choice-1"_s));
    const std::size_t all = guide.choices().size();
    const auto wanted = thingAs<Contract>(guide.choices()[1].thing);
    const QChar digit(u'0' + *seat.table().setup().catalogue.contracts[*wanted].term);
    QVERIFY(guide.press(digit));
    QVERIFY(guide.choices().size() < all);
    QVERIFY(guide.touch(Target(*wanted)));
    QCOMPARE(guide.askedQuestion(), std::optional(play::Code(Aspect::Crest)));
    guide.back();
    QCOMPARE(guide.askedQuestion(), std::optional(play::Code(Aspect::Reveal)));
    QCOMPARE(guide.choices().size(), all);
    QVERIFY(guide.press(digit)); // and again
    QVERIFY(guide.choices().size() < all);
    guide.back(); // takes back the digit alone
    QCOMPARE(guide.choices().size(), all);
    guide.back();
    QVERIFY(guide.askedQuestion() != std::optional(play::Code(Aspect::Reveal)));
}

void TestTurnPanel::shiftStopsThere()
{
    ViewWindow window(sampleRecord());
    window.show();
    const Cell forest = standBeside(window.table(), TileKind::Forest);
    window.table().guide().takeCrew(Crew{0});
    const QString name =
        u"cell-"_s + QString(QChar(u'A' + columnOf(forest))) + QString::number(rowOf(forest) + 1);
    auto *tile = window.findChild<QAbstractButton *>(name);
    QTest::mouseClick(tile, Qt::LeftButton, Qt::ShiftModifier, tile->rect().center());
    QCOMPARE(window.table().state().phase, Phase::AtTile);
    QCOMPARE(countPlayed<Use>(window.table()), 0);
}

void TestTurnPanel::endTurnIsTheStrongButton()
{
    ViewWindow window(sampleRecord());
    window.show();
    auto *button = window.findChild<QPushButton *>(u"end-turn"_s);
    QVERIFY(!button->isEnabled());
    QVERIFY(button->toolTip().contains(u"AC-TURN"_s));
    setBoards(window.table(),
              {set::CrewReady{Player{0}, Crew{0}, false}, set::CrewReady{Player{0}, Crew{1}, false}});
    QVERIFY(button->isEnabled());
    // The keyboard passes over the buttons: which of them is the strong one stays.
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto *undo = window.findChild<QPushButton *>(u"undo"_s);
    for (QPushButton *each : {button, undo, button, undo}) {
        each->setFocus(Qt::TabFocusReason);
        QVERIFY(each->hasFocus());
        QVERIFY(button->isDefault());
        QVERIFY(!undo->isDefault());
    }
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(window.table().state().current, Player{1});
    QVERIFY(button->isDefault());
}

/// What the panels hold never moves the board on which somebody is about to click.
void TestTurnPanel::theCityStaysWhereItIs()
{
    ViewWindow window(sampleRecord());
    window.show();
    QTest::qWait(20);
    const auto *city = window.findChild<QWidget *>(u"city"_s);
    const QRect before = city->geometry();
    const Cell shipyard = standBeside(window.table(), TileKind::Shipyard);
    window.table().guide().takeCrew(Crew{0});
    QTest::qWait(20);
    QCOMPARE(city->geometry(), before);
    window.table().guide().click(shipyard);
    QTest::qWait(20);
    QCOMPARE(city->geometry(), before);
}

/// The table insists: the choice is recorded with a note, and marked.
void TestTurnPanel::refusedChoicesAreRecordedAnyway()
{
    AtTile seat(sampleRecord(), TileKind::Shipyard);
    const int second = choiceNamed(seat.table(), u"Wooden Residential"_s);
    QVERIFY(seat.hands.press(u"choice-%1"_s.arg(second)));
    QVERIFY(seat.hands.press(u"insist"_s));
    // Built it must be donated or sold.
    QVERIFY(!seat.table().guide().insistedValues());
    // What each of them costs and brings is told as ever, and what is against it stays in sight.
    const std::vector<PlayOption> asked = seat.table().guide().options();
    QCOMPARE(asked.size(), std::size_t{2});
    for (const PlayOption &choice : asked) {
        QVERIFY2(!choice.detail.isEmpty(), qPrintable(choice.name));
        QVERIFY2(!choice.card.price.empty(), qPrintable(choice.name));
    }
    QVERIFY(asked[0].detail != asked[1].detail);
    const auto *against = seat.child<QLabel>("turn-note");
    QVERIFY(against->isVisibleTo(&seat.window) && against->text().contains(u"AC-PRE-01"_s));
    QVERIFY(!seat.child<QPushButton>("insist")->isVisibleTo(&seat.window));
    QVERIFY(seat.hands.press(u"choice-1"_s));
    QVERIFY(seat.table().guide().insistedValues());
    QVERIFY(seat.child<QLabel>("question")->text().startsWith(u"Against the rules"_s));
    QVERIFY(seat.child<QLabel>("insist-against")->text().contains(u"AC-PRE-01"_s));
    auto *note = seat.child<QLineEdit>("insist-reason");
    QVERIFY(note->hasFocus() || note->isVisibleTo(&seat.window));
    QTest::keyClicks(note, u"agreed by all"_s);
    QTest::keyClick(note, Qt::Key_Return);
    const auto &events = seat.table().session().record().entries;
    const auto *overridden = std::get_if<Override>(&events.back().event);
    QVERIFY(overridden);
    const auto &use = std::get<Use>(std::get<Played>(overridden->event).play.what);
    QCOMPARE(use.airship, Airship::WoodenResidential);
    QCOMPARE(seat.table().session().record().note(events.size() - 1).reason, u"agreed by all"_s);
    const auto *line = seat.child<QLabel>("interventions");
    QVERIFY2(line->isVisibleTo(&seat.window) && line->text().contains(u"1 override"_s),
             qPrintable(line->text()));
}

/// A slide without a gear: which line, and where to.
void TestTurnPanel::whatIsOpenIsAskedFirst()
{
    ViewWindow window(sampleRecord());
    window.show();
    AirshipCityTable &table = window.table();
    setBoards(table, {set::Stock{Player{0}, Resource::Gear, 0}});
    Hands hands(window, table, Hands::With::Pointer);
    const int slide = choiceNamed(table, u"Slide"_s);
    QVERIFY(slide > 0);
    QVERIFY(hands.press(u"choice-%1"_s.arg(slide)));
    QVERIFY(hands.press(u"insist"_s));
    QCOMPARE(table.guide().choices().size(), std::size_t{8});
    QVERIFY(hands.press(u"choice-2"_s));
    QCOMPARE(table.guide().choices().size(), std::size_t{2});
    QVERIFY(hands.press(u"back"_s)); // thought better of it
    QVERIFY(!table.guide().canInsist());
    QCOMPARE(table.session().cursor(), 1);
    QVERIFY(hands.press(u"choice-%1"_s.arg(choiceNamed(table, u"Slide"_s))));
    QVERIFY(hands.press(u"insist"_s));
    QVERIFY(hands.press(u"choice-2"_s));
    QVERIFY(hands.press(u"choice-1"_s));
    QVERIFY(hands.press(u"record-anyway"_s));
    const auto &overridden = std::get<Override>(table.session().record().entries.back().event);
    QCOMPARE(int(std::get<Slide>(std::get<Played>(overridden.event).play.what).push.line), 1);
}

void TestTurnPanel::aSpentCrewMovesAnyway()
{
    ViewWindow window(sampleRecord());
    window.show();
    AirshipCityTable &table = window.table();
    setBoards(table, {set::CrewReady{Player{0}, Crew{0}, false}});
    Hands hands(window, table, Hands::With::Keys);
    QTest::keyClick(&window, Qt::Key_1);
    QVERIFY(hands.press(u"insist"_s));
    const Cell from = table.state().players[Player{0}].crews[Crew{0}].at;
    Cell beside = none<Cell>;
    for (const Direction toward : all<Direction>()) {
        if (neighbour(from, toward) != none<Cell>)
            beside = neighbour(from, toward);
    }
    table.guide().click(beside);
    QVERIFY(table.guide().insistedValues());
    QVERIFY(hands.press(u"record-anyway"_s));
    QCOMPARE(table.state().players[Player{0}].crews[Crew{0}].at, beside);
    const auto &events = table.session().record().entries;
    QVERIFY(std::any_of(events.begin(), events.end(),
                        [](const Entry &entry) { return std::holds_alternative<Override>(entry.event); }));
}

/// A forbidden use of a developed tile whose crest bonus leaves a choice: the choice is the player's all the same.
void TestTurnPanel::theCrestBonusIsAskedForAnyway()
{
    AtTile seat(sampleRecordWithCrestChoice(TileKind::Shipyard), TileKind::Shipyard);
    setBoards(
        seat.table(),
        {set::Renovations{Player{0}, {Resource::Wood, Resource::Metal}}, set::Developed{seat.cell, true}});
    QVERIFY(seat.hands.press(u"choice-%1"_s.arg(choiceNamed(seat.table(), u"Wooden Residential"_s))));
    QVERIFY(seat.hands.press(u"insist"_s));
    QVERIFY(seat.hands.press(u"choice-1"_s)); // donated
    QVERIFY(!seat.table().guide().insistedValues());
    QCOMPARE(seat.table().guide().choices().size(), std::size_t{2});
    const auto before = seat.table().state().players[Player{0}].stock[Resource::Metal];
    QVERIFY(seat.hands.press(u"choice-2"_s)); // metal
    QVERIFY(seat.table().guide().insistedValues());
    QVERIFY(seat.hands.press(u"record-anyway"_s));
    const auto &overridden = std::get<Override>(seat.table().session().record().entries.back().event);
    QCOMPARE(std::get<Use>(std::get<Played>(overridden.event).play.what).crest, Resource::Metal);
    QCOMPARE(int(seat.table().state().players[Player{0}].stock[Resource::Metal]), before + 1);
}

/// What depends on a value that nobody has entered is said by the table, or it would count as nothing.
void TestTurnPanel::amountsAreReportedAnyway()
{
    AtTile seat(emptyBoxRecord(), TileKind::Workshop);
    setBoards(seat.table(), {set::Renovations{Player{0}, {Resource::Wood}}});
    const auto choices = seat.table().guide().choices();
    const auto refused = std::find_if(choices.begin(), choices.end(), [](const PlayOption &choice) {
        return choice.status == PlayOption::Status::Refused && choice.thing == Target(Resource::Wood);
    });
    QVERIFY(refused != choices.end());
    QVERIFY(seat.hands.press(u"choice-%1"_s.arg(refused - choices.begin() + 1)));
    QVERIFY(seat.hands.press(u"insist"_s));
    for (int question = 0; question < 3 && !seat.table().guide().insistedValues(); ++question)
        QVERIFY(seat.hands.press(u"choice-1"_s));
    QVERIFY(seat.table().guide().insistedValues());
    auto *record = seat.child<QPushButton>("record-anyway");
    QVERIFY(!record->isEnabled());
    QVERIFY(seat.child<QLabel>("insist-unsaid")->text().contains(u"paid"_s));
    auto *metal = seat.child<QSpinBox>("report-pay-metal");
    QVERIFY(metal && metal->isVisibleTo(&seat.window));
    metal->selectAll(); // as Tab does
    QTest::keyClicks(metal, u"3"_s);
    for (const char *nothing : {"report-gain-nothing", "report-pay-nothing"}) {
        auto *box = seat.child<QCheckBox>(nothing);
        if (box && !record->isEnabled())
            QTest::keyClick(box, Qt::Key_Space);
    }
    QTRY_VERIFY(record->isEnabled());
    const int before = seat.table().state().players[Player{0}].stock[Resource::Metal];
    QVERIFY(seat.hands.press(u"record-anyway"_s));
    const auto &overridden = std::get<Override>(seat.table().session().record().entries.back().event);
    QCOMPARE(std::get<Played>(overridden.event).reported.pay.value_or(Amounts{})[Resource::Metal], 3);
    QCOMPARE(int(seat.table().state().players[Player{0}].stock[Resource::Metal]), before - 3);
}

/// Who takes what is not printed may spend the Skilled Negotiator on it.
void TestTurnPanel::theNegotiatorIsOfferedAnyway()
{
    ViewWindow window(sampleRecord());
    window.show();
    AirshipCityTable &table = window.table();
    const Cell cell = standBeside(table, TileKind::Forest);
    setBoards(table,
              {set::CrewAt{Player{1}, Crew{0}, cell},
               set::Effect{Player{1}, BonusEffect::Negotiator, EffectStatus::Ready}});
    Hands hands(window, table, Hands::With::Pointer);
    hands.press(u"crew-1"_s);
    hands.press(u"cell-"_s + QString(QChar(u'A' + columnOf(cell))) + QString::number(rowOf(cell) + 1));
    QCOMPARE(table.state().phase, Phase::Piggyback);
    const Offers offers(table.session(), table.words(), {}, false);
    PartialPlay insisted{kindOf<Piggyback>(), {}};
    QVERIFY(offers.nextInsisted(insisted) == Aspect::PiggybackTake);
    insisted.answers.push_back(
        {Aspect::PiggybackTake, static_cast<int>(Resource::Gold)}); // a forest prints none
    QVERIFY(offers.nextInsisted(insisted) == Aspect::Negotiator);
    const std::vector<PlayOption> answers = offers.answers(insisted, Aspect::Negotiator, true);
    QVERIFY(answers.size() >= 2);
    insisted = answers.back().leadsTo;
    QVERIFY(!offers.nextInsisted(insisted));
    QVERIFY(std::get<Piggyback>(offers.playOf(insisted, true).what).negotiator);
}

/// Off unless it is wanted; then it counts for whom the table waits, up to the pause.
void TestTurnPanel::theClockIsQuiet()
{
    ViewWindow window(sampleRecord());
    window.show();
    AirshipCityTable &table = window.table();
    auto *line = window.findChild<ClockLine *>();
    QVERIFY(line && !line->isVisibleTo(&window));
    QDateTime now(QDate(2026, 11, 28), QTime(20, 0));
    table.session().setClock([&now] { return now; });
    line->setNow([&now] { return now; });
    Preferences preferences;
    preferences.turnClock = true;
    window.view().setPreferences(preferences);
    QVERIFY(line->isVisibleTo(&window));
    table.session().play(Played{table.session().legalPlays().front(), {}});
    now = now.addSecs(65);
    line->setNow([&now] { return now; });
    QVERIFY2(line->accessibleName().contains(u"Ada 1:05"_s), qPrintable(line->accessibleName()));
    QVERIFY(line->text().contains(u"<b>"_s));
    now = now.addSecs(3600); // somebody went for a walk
    line->setNow([&now] { return now; });
    QVERIFY2(line->accessibleName().contains(u"Ada 10:00"_s), qPrintable(line->accessibleName()));
    QVERIFY(!line->text().contains(u"<b>"_s));
}

QTEST_MAIN(TestTurnPanel)
#include "tst_turnpanel.moc"
