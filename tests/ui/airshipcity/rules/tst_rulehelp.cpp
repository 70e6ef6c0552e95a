// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/scoring.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/rules/airshipcityrules.h"
#include "ui/play/boards/foldingcard.h"
#include "ui/play/turn/choicebutton.h"
#include "ui/rulebook/entryview.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/rulelabel.h"

#include <QtCore/QTimer>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTableView>

using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A window with a game in it, and the rules beside it.
class Room
{
public:
    explicit Room(const GameRecord &record)
    {
        const QString path = window.home() + u"/game.skyledger"_s;
        writeFile(path, writeGameRecord(record));
        window.window->openFile(path);
        window.window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.window.get()))
            qFatal("the window is not shown");
        QCoreApplication::processEvents();
    }
    Room() : Room(ui::fixture::sampleRecord(3)) {}

    AirshipCityTable &table() const { return window.view().table(); }
    QWidget *find(const QString &name) const { return window.find(name); }
    void raise(const QString &dock) const
    {
        window.find<QDockWidget>(u"dock-"_s + dock)->raise();
        QCoreApplication::processEvents();
    }
    void pressF1() const { QTest::keyClick(window.window.get(), Qt::Key_F1); }
    /// With the keyboard on a widget.
    void askOf(QWidget &widget) const
    {
        widget.setFocus();
        QCOMPARE(QApplication::focusWidget(), &widget);
        pressF1();
    }
    const rulebook::Entry *shown() const { return window.find<EntryView>(u"rule-entry"_s)->entry(); }
    /// Whether the entry that is shown answers a rule.
    bool shows(const QString &rule) const { return shown() && shown()->covers.contains(rule); }
    bool rulesHaveFocus() const
    {
        return window.find(u"rules-panel"_s)->isAncestorOf(QApplication::focusWidget());
    }

    WindowFixture window;
};

/// The first rule that a widget tells at a point of it.
QString ruleAt(const QWidget &widget, const QPoint &at)
{
    return rulesBehind(&widget, widget.mapToGlobal(at)).value(0);
}

QAction *actionIn(QMenu &menu, qsizetype number)
{
    return menu.actions().value(number);
}

} // namespace

/// From what lies on the table to its rule: F1, menus, links.
class TestRuleHelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void f1OnWhatHasTheKeyboard_data();
    void f1OnWhatHasTheKeyboard();
    void f1OnEveryTile_data();
    void f1OnEveryTile();
    void whatIsPointedAt_data();
    void whatIsPointedAt();
    void partsOfADepot();
    void columnsOfTheStandings();
    void entriesOfTheJournal();
    void numbersHaveRules();
    void choicesPossibleAndRefused();
    void theRuleInANoteIsALink();
    void valuesThatAreAskedFor();
    void secondF1GoesIntoTheRules();
    void escapeGoesBackToWhatLiesBehind();
    void thePointerCountsUntilAKeyIsPressed();
    void contextMenuOpensTheRule();
    void searchFromTheGame();
    void keysInTheRulesDoNotPlay();
    void withoutAGame();
    void besideANewGame();
    void languagesArePreferred();
    void everyPlaceHasAnEntry();
};

void TestRuleHelp::f1OnWhatHasTheKeyboard_data()
{
    QTest::addColumn<QString>("dock");
    QTest::addColumn<QString>("widget");
    QTest::addColumn<QString>("rule");
    QTest::newRow("slide arrow") << QString() << u"push-row-1-east"_s << u"AC-SLIDE-01"_s;
    QTest::newRow("wooden airship") << u"contributions"_s << u"airship-wooden-private"_s << u"AC-AIR-01"_s;
    QTest::newRow("metal airship") << u"contributions"_s << u"airship-metal-cargo"_s << u"AC-AIR-06"_s;
    QTest::newRow("tourist airship") << u"contributions"_s << u"airship-cruise"_s << u"AC-AIR-09"_s;
    QTest::newRow("public utility") << u"contributions"_s << u"utility-1"_s << u"AC-LOC-ARCH-01"_s;
    QTest::newRow("contract on display")
        << u"contributions"_s << u"display-contract-1"_s << u"AC-LOC-MARK-01"_s;
    QTest::newRow("depot") << QString() << u"depot-1"_s << u"AC-COMP-18"_s;
    QTest::newRow("crew button") << QString() << u"crew-1"_s << u"AC-MOVE-01"_s;
    QTest::newRow("standings") << QString() << u"standings"_s << u"AC-SCORE-01"_s;
}

void TestRuleHelp::f1OnWhatHasTheKeyboard()
{
    QFETCH(QString, dock);
    QFETCH(QString, widget);
    QFETCH(QString, rule);
    const Room room;
    if (!dock.isEmpty())
        room.raise(dock);
    QVERIFY2(room.find(widget), qPrintable(widget));
    room.askOf(*room.find(widget));
    QVERIFY2(room.shows(rule), qPrintable(room.shown() ? room.shown()->id : u"nothing"_s));
    QVERIFY(!room.find(u"rules-panel"_s)->visibleRegion().isEmpty());
}

void TestRuleHelp::f1OnEveryTile_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *name, TileKind kind, const QString &rule) {
        QTest::newRow(name) << int(kind) << rule;
    };
    row("architect", TileKind::Architect, u"AC-LOC-ARCH-01"_s);
    row("forest", TileKind::Forest, u"AC-LOC-FRST"_s);
    row("mine", TileKind::Mine, u"AC-LOC-MINE"_s);
    row("factory", TileKind::Factory, u"AC-LOC-FACT"_s);
    row("valley", TileKind::Valley, u"AC-LOC-VALL"_s);
    row("guild", TileKind::Guild, u"AC-LOC-GUILD-01"_s);
    row("harbor", TileKind::Harbor, u"AC-LOC-HARB-01"_s);
    row("lighthouse", TileKind::Lighthouse, u"AC-LOC-LIGHT-01"_s);
    row("market", TileKind::Market, u"AC-LOC-MARK-01"_s);
    row("shipyard", TileKind::Shipyard, u"AC-LOC-SHIP-01"_s);
    row("workshop", TileKind::Workshop, u"AC-LOC-WORK-01"_s);
}

void TestRuleHelp::f1OnEveryTile()
{
    QFETCH(int, kind);
    QFETCH(QString, rule);
    const Room room;
    const Cell cell = ui::fixture::cellOfKind(room.table(), TileKind(kind));
    const QString name = u"cell-%1%2"_s.arg(QChar(u'A' + columnOf(cell))).arg(rowOf(cell) + 1);
    room.askOf(*room.find(name));
    QVERIFY2(room.shows(rule), qPrintable(room.shown()->id));
    QCOMPARE(QApplication::focusWidget(), room.find(name)); // the game keeps the keyboard
}

void TestRuleHelp::whatIsPointedAt_data()
{
    QTest::addColumn<QString>("dock");
    QTest::addColumn<QString>("widget");
    QTest::addColumn<QString>("rule");
    QTest::newRow("price list") << u"economy"_s << u"price-list"_s << u"AC-SELL-01"_s;
    QTest::newRow("stage bonuses") << u"economy"_s << u"stage-track"_s << u"AC-UPK-01"_s;
    QTest::newRow("round track") << u"economy"_s << u"round-track"_s << u"AC-TURN-01"_s;
    QTest::newRow("award values") << u"economy"_s << u"award-values"_s << u"AC-AWD-02"_s; // in the middle
    QTest::newRow("Economy Board") << u"economy"_s << u"economy-board"_s << u"AC-COMP-21"_s;
    QTest::newRow("term track") << QString() << u"depot-1-terms"_s << u"AC-CON-06"_s;
    QTest::newRow("question") << QString() << u"question"_s << u"AC-TURN-05"_s;
    QTest::newRow("round and stage") << QString() << u"round-and-stage"_s << u"AC-TURN-01"_s;
    QTest::newRow("whose turn") << QString() << u"whose-turn"_s << u"AC-TURN-02"_s;
    QTest::newRow("end of the turn") << QString() << u"end-turn"_s << u"AC-TURN-06"_s;
}

void TestRuleHelp::whatIsPointedAt()
{
    QFETCH(QString, dock);
    QFETCH(QString, widget);
    QFETCH(QString, rule);
    const Room room;
    if (!dock.isEmpty())
        room.raise(dock);
    const QWidget *what = room.find(widget);
    QVERIFY2(what, qPrintable(widget));
    const QPoint at = widget == u"economy-board"_s ? QPoint(1, 1) : what->rect().center();
    QCOMPARE(rulesBehind(what, what->mapToGlobal(at)).value(0), rule);
}

/// A card has parts that are drawn: over its height each of them leads to its rule.
void TestRuleHelp::partsOfADepot()
{
    const Room room;
    auto *card = room.window.find<FoldingCard>(u"depot-1"_s);
    card->setFold(FoldingCard::Fold::Open);
    card->resize(card->width(), card->heightOf(FoldingCard::Fold::Open));
    QSet<QString> told;
    for (int y = 2; y < card->height(); y += 3) {
        for (const int x : {card->width() / 6, card->width() / 2, card->width() * 5 / 6})
            told.insert(ruleAt(*card, {x, y}));
    }
    for (const QString &rule :
         {u"AC-SCORE-07"_s, u"AC-RES-02"_s, u"AC-BE-04"_s, u"AC-BE-05"_s, u"AC-BE-06"_s, u"AC-CON-02"_s})
        QVERIFY2(told.contains(rule), qPrintable(rule));
    // "20 markers" at the end of the head are donation markers, not the points beside them.
    QCOMPARE(ruleAt(*card, {card->width() - 15, card->fontMetrics().height()}), u"AC-COMP-08"_s);
    QVERIFY(rulesBehind(card, card->mapToGlobal(QPoint(card->width() / 2, card->fontMetrics().height() * 3)))
                .contains(u"AC-LOC-WORK-01"_s)); // the tracks with their renovations
}

void TestRuleHelp::columnsOfTheStandings()
{
    const Room room;
    auto *view = room.window.find<QTableView>(u"standings"_s);
    const QStringList rules{u"AC-SCORE-01"_s, u"AC-SCORE-07"_s, u"AC-AWD-01"_s,  u"AC-AWD-02"_s,
                            u"AC-AWD-03"_s,   u"AC-SCORE-02"_s, u"AC-SCORE-04"_s};
    QCOMPARE(view->model()->columnCount(), int(rules.size()));
    for (int column = 0; column < rules.size(); ++column) {
        view->setCurrentIndex(view->model()->index(0, column));
        QCOMPARE(rulesBehind(view).value(0), rules[column]);
    }
}

void TestRuleHelp::entriesOfTheJournal()
{
    const Room room;
    Session &session = room.table().session();
    QVERIFY(session.play(Played{Play{Slide{{rowLine(0), Direction::East}}}, {}}).playable());
    ui::fixture::setBoards(room.table(), {set::Vp{Player{0}, 3}});
    const auto illegal = Played{Play{Fulfil{Contract{0}}}, {}};
    QVERIFY(!session.verdict(illegal).playable());
    session.play(Override{illegal}, u"house rule"_s);
    room.raise(u"journal"_s);
    auto *journal = room.window.find<QListView>(u"journal"_s);
    const auto rulesOfRow = [&](int fromTheEnd) {
        journal->setCurrentIndex(journal->model()->index(journal->model()->rowCount() - fromTheEnd, 0));
        return rulesBehind(journal);
    };
    QCOMPARE(rulesOfRow(1).value(0), u"AC-CON-03"_s); // what it was recorded against
    QVERIFY(rulesOfRow(1).contains(u"AC-CON-01"_s));  // and what it is
    QVERIFY(rulesOfRow(2).isEmpty());                 // a correction is no matter of the rules
    QCOMPARE(rulesOfRow(3).value(0), u"AC-SLIDE-01"_s);
    rulesOfRow(3);
    room.askOf(*journal);
    QVERIFY(room.shows(u"AC-SLIDE-01"_s));
}

void TestRuleHelp::numbersHaveRules()
{
    const Room room;
    room.window.view().pages().constFirst()->trigger();
    const QList<std::pair<QString, QString>> fields{
        {u"number-round"_s, u"AC-TURN-01"_s},           {u"number-1-wood"_s, u"AC-RES-02"_s},
        {u"number-1-vp"_s, u"AC-SCORE-07"_s},           {u"number-1-renovation-gold"_s, u"AC-LOC-WORK-01"_s},
        {u"number-1-crew-1-at"_s, u"AC-MOVE-01"_s},     {u"number-1-barter"_s, u"AC-BE-06"_s},
        {u"number-metal-private-1"_s, u"AC-AIR-04"_s},  {u"number-metal-private-price"_s, u"AC-SELL-01"_s},
        {u"number-A1-developed"_s, u"AC-LOC-WORK-06"_s}};
    for (const auto &[name, rule] : fields) {
        QVERIFY2(room.find(name), qPrintable(name));
        QCOMPARE(rulesBehind(room.find(name)).value(0), rule);
    }
    room.askOf(*room.find(u"number-1-vp"_s));
    // The numbers take the whole window: the rules come up in one of their own.
    const auto *rules = room.window.window->findChild<RulesPage *>();
    QVERIFY(rules && rules->isWindow() && rules->isVisible());
    const rulebook::Entry *entry = rules->findChild<EntryView *>(u"rule-entry"_s)->entry();
    QVERIFY(entry && entry->covers.contains(u"AC-SCORE-07"_s));
}

void TestRuleHelp::choicesPossibleAndRefused()
{
    const Room room;
    const Cell yard = ui::fixture::standBeside(room.table(), TileKind::Shipyard, 0);
    room.table().guide().takeCrew(Crew{0});
    room.table().guide().click(yard);
    // With nothing in stock nothing can be built: the tile is left by itself. With something, choices are left.
    ui::fixture::standBeside(room.table(), TileKind::Shipyard, 9);
    room.table().guide().takeCrew(Crew{0});
    room.table().guide().click(ui::fixture::cellOfKind(room.table(), TileKind::Shipyard));
    int offered = 0;
    int refused = 0;
    const QList<ChoiceButton *> buttons = room.window.window->findChildren<ChoiceButton *>();
    for (ChoiceButton *button : buttons) {
        if (!button->isVisible())
            continue;
        const PlayOption &choice = button->choice();
        const QStringList rules = rulesBehind(button);
        QVERIFY2(!rules.isEmpty() && airshipCityRules().book().entry(rules.constFirst()),
                 qPrintable(choice.name));
        if (choice.status == PlayOption::Status::Refused) {
            ++refused;
            QVERIFY2(choice.detail.contains(rules.constFirst()), qPrintable(choice.detail));
        } else {
            ++offered;
        }
    }
    QVERIFY(offered > 0);
    QVERIFY(refused > 0);
}

void TestRuleHelp::theRuleInANoteIsALink()
{
    const Room room;
    const QString airship = u"airship-metal-residential"_s;
    QTest::mouseClick(room.find(airship), Qt::LeftButton); // not now
    auto *note = room.window.find<RuleLabel>(u"turn-note"_s);
    QVERIFY(note->isVisible());
    const QList<RuleInText> rules = rulesIn(note->plain());
    QCOMPARE(rules.size(), 1);
    QCOMPARE(note->accessibleName(), note->plain());
    QVERIFY(note->focusPolicy() & Qt::TabFocus);
    note->setFocus(Qt::TabFocusReason);
    QTest::keyClick(note, Qt::Key_Tab);
    if (!note->hasSelectedText())
        note->setFocus(Qt::TabFocusReason);
    QTest::keyClick(note, Qt::Key_Return);
    QVERIFY2(room.shows(rules.first().rule), qPrintable(rules.first().rule));
}

void TestRuleHelp::valuesThatAreAskedFor()
{
    const Room room(ui::fixture::emptyBoxRecord(3));
    TurnGuide &guide = room.table().guide();
    ui::fixture::standBeside(room.table(), TileKind::Workshop, 9);
    guide.takeCrew(Crew{0});
    guide.click(ui::fixture::cellOfKind(room.table(), TileKind::Workshop));
    guide.click(Resource::Wood);
    while (!guide.lackedValues() && !guide.choices().empty())
        guide.choose(0);
    QVERIFY(guide.lackedValues());
    QCOMPARE(guide.lackedValues()->missing.front().value, Value::TileCrests);
    auto *link = room.window.find<RuleLabel>(u"value-hint"_s);
    QVERIFY(link && link->isVisible());
    QCOMPARE(rulesBehind(link).value(0), u"AC-LOC-WORK-02"_s);
    QCOMPARE(rulesBehind(QApplication::focusWidget()).value(0), u"AC-LOC-WORK-02"_s);
    room.pressF1();
    // The tile in hand has the whole window: its rule comes in one beside it.
    const auto *page = room.window.find(u"rules-page"_s);
    QVERIFY(page && page->isVisible() && page->isWindow());
    const auto *entry = page->findChild<EntryView *>(u"rule-entry"_s);
    QVERIFY(entry && entry->entry()->covers.contains(u"AC-LOC-WORK-02"_s));
    QVERIFY(room.table().guide().lackedValues()); // and nothing that was begun is lost
}

void TestRuleHelp::secondF1GoesIntoTheRules()
{
    const Room room;
    QWidget *tile = room.find(u"cell-A1"_s);
    room.askOf(*tile);
    QCOMPARE(QApplication::focusWidget(), tile);
    room.pressF1();
    QVERIFY(room.rulesHaveFocus());
    room.pressF1(); // about the rules themselves: the field
    QCOMPARE(QApplication::focusWidget(), room.find(u"rule-search"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), tile);
}

/// The rules cover the board where the keyboard was: then they take it at once, and give it back.
void TestRuleHelp::escapeGoesBackToWhatLiesBehind()
{
    const Room room;
    room.raise(u"contributions"_s);
    QWidget *card = room.find(u"airship-cruise"_s);
    room.askOf(*card);
    QVERIFY(room.rulesHaveFocus());
    QVERIFY(card->visibleRegion().isEmpty());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCoreApplication::processEvents();
    QCOMPARE(QApplication::focusWidget(), card);
    QVERIFY(!card->visibleRegion().isEmpty());
}

void TestRuleHelp::thePointerCountsUntilAKeyIsPressed()
{
    const Room room;
    QWidget *tile = room.find(u"cell-A1"_s);
    tile->setFocus();
    QWidget *turn = room.find(u"whose-turn"_s);
    QTest::mouseMove(room.window.window.get(), turn->mapTo(room.window.window.get(), turn->rect().center()));
    QTest::keyClick(tile, Qt::Key_Shift); // alone it is no key yet
    room.pressF1();
    QVERIFY2(room.shows(u"AC-TURN-02"_s), qPrintable(room.shown()->id));
    QTest::keyClick(tile, Qt::Key_Right);
    room.pressF1();
    QVERIFY(!room.shows(u"AC-TURN-02"_s));
}

void TestRuleHelp::contextMenuOpensTheRule()
{
    const Room room;
    QWidget *tile = room.find(u"cell-A1"_s);
    const QPoint at = tile->rect().center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, tile->mapToGlobal(at));
    QCoreApplication::sendEvent(tile, &event);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->objectName(), u"board-menu"_s);
    const QString rule = rulesBehind(tile).constFirst();
    const rulebook::Entry *entry = airshipCityRules().book().entry(rule);
    // Behind what can be corrected there, what is printed there, and a line.
    QAction *action = actionIn(*menu, 3);
    QVERIFY(action);
    QCOMPARE(action->text(), u"Rule: "_s + entry->title.in(u"en"_s));
    action->trigger();
    menu->close();
    QCOMPARE(room.shown(), entry);
    // Where nothing can be corrected the menu has the rules alone.
    QWidget *turn = room.find(u"turn-panel"_s);
    QContextMenuEvent onTurn(QContextMenuEvent::Mouse, {2, 2}, turn->mapToGlobal(QPoint(2, 2)));
    QCoreApplication::sendEvent(turn, &onTurn);
    menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->objectName(), u"rule-menu"_s);
    QVERIFY(actionIn(*menu, 0)->text().startsWith(u"Rule: "_s));
    menu->close();
    // A field keeps its own menu.
    room.window.view().pages().constFirst()->trigger();
    QWidget *field = room.find(u"number-round"_s);
    QString opened;
    QTimer::singleShot(0, field, [&opened] { // it waits for an answer
        if (QWidget *popup = QApplication::activePopupWidget()) {
            opened = popup->objectName();
            popup->close();
        }
    });
    QContextMenuEvent onField(QContextMenuEvent::Mouse, {2, 2}, field->mapToGlobal(QPoint(2, 2)));
    QCoreApplication::sendEvent(field, &onField);
    QVERIFY(opened != u"rule-menu"_s);
}

void TestRuleHelp::searchFromTheGame()
{
    const Room room;
    QWidget *tile = room.find(u"cell-A1"_s);
    tile->setFocus();
    QTest::keyClick(room.window.window.get(), Qt::Key_F3);
    QCOMPARE(QApplication::focusWidget(), room.find(u"rule-search"_s));
    QVERIFY(!room.find(u"rules-panel"_s)->visibleRegion().isEmpty());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), tile);
}

void TestRuleHelp::keysInTheRulesDoNotPlay()
{
    const Room room;
    const qsizetype cursor = room.table().session().cursor();
    room.table().guide().takeCrew(Crew{0});
    QTest::keyClick(room.window.window.get(), Qt::Key_F3);
    for (const char *name : {"rule-search", "rule-list", "rule-entry", "rule-languages"}) {
        QWidget *widget = room.find(QLatin1StringView(name));
        if (!widget->isVisible())
            continue;
        widget->setFocus();
        for (const PlayOption &choice : std::vector<PlayOption>(room.table().guide().options())) {
            if (!choice.key.isNull())
                QTest::keyClick(QApplication::focusWidget(), choice.key.toLower().toLatin1());
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
    }
    QCOMPARE(room.table().session().cursor(), cursor);
    QVERIFY(room.table().guide().crewInHand() == Crew{0});
}

void TestRuleHelp::withoutAGame()
{
    const WindowFixture fixture;
    fixture.click(u"look-up-rule"_s);
    QVERIFY(fixture.find(u"rules-page"_s)->isVisible());
    auto *field = fixture.find<QLineEdit>(u"rule-search"_s);
    QCOMPARE(fixture.window->focusWidget(), field);
    QTest::keyClicks(field, u"AC-MOVE-05"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(fixture.find<EntryView>(u"rule-entry"_s)->entry()->id, u"AC-MOVE-05"_s);
    QVERIFY(!fixture.find<EntryView>(u"rule-entry"_s)->toPlainText().contains(u"in this game"_s));
    QTest::keyClick(fixture.find(u"rule-entry"_s), Qt::Key_Escape);
    QTRY_VERIFY(fixture.find(u"start-page"_s)->isVisible());
    fixture.action(u"action-explain-rule"_s)->trigger(); // of nothing: all there are
    QVERIFY(fixture.find(u"rules-page"_s)->isVisible());
    QVERIFY(!fixture.find(u"rules-page"_s)->isWindow());
    fixture.click(u"rule-close"_s); // a hand at the mouse finds the way, too
    QTRY_VERIFY(fixture.find(u"start-page"_s)->isVisible());
    fixture.action(u"action-explain-rule"_s)->trigger();
    QTest::keyClick(fixture.find(u"rule-search"_s), Qt::Key_Escape);
    QTRY_VERIFY(fixture.find(u"start-page"_s)->isVisible());
    fixture.action(u"action-search-rules"_s)->trigger();
    QVERIFY(fixture.find(u"rules-page"_s)->isVisible());
    QCOMPARE(fixture.window->focusWidget(), fixture.find(u"rule-search"_s));
}

/// What was typed into a new game stays there: the rules come in a window of their own.
void TestRuleHelp::besideANewGame()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    fixture.type(u"name-1"_s, u"Ada"_s);
    fixture.click(u"rulings-fold"_s);
    auto *link = fixture.find<RuleLabel>(u"ruling-relayRevisit-rule"_s);
    QVERIFY(link);
    QVERIFY(askForRules(*link, rulesBehind(link)));
    QWidget *page = fixture.find(u"rules-page"_s);
    QVERIFY(page && page->isVisible() && page->isWindow());
    QVERIFY(fixture.find<EntryView>(u"rule-entry"_s)->entry()->covers.contains(u"AC-AMB-08"_s));
    QCOMPARE(fixture.find<QLineEdit>(u"name-1"_s)->text(), u"Ada"_s);
    QTest::keyClick(fixture.find(u"rule-entry"_s), Qt::Key_Escape);
    QVERIFY(!page->isVisible());
}

void TestRuleHelp::languagesArePreferred()
{
    Room room;
    QVERIFY(room.window.preferences->now().allRuleLanguages);
    room.window.action(u"action-search-rules"_s)->trigger();
    QTest::mouseClick(room.find(u"rule-languages"_s), Qt::LeftButton);
    QVERIFY(!room.window.preferences->now().allRuleLanguages);
    QVERIFY(!PreferenceStore().now().allRuleLanguages); // at the next start too
    const QString path = room.window.window->game()->file().path();
    room.window.open(path);
    QVERIFY(!room.window.find<QAbstractButton>(u"rule-languages"_s)->isChecked());
}

/// Every rule that something on the table leads to has an entry.
void TestRuleHelp::everyPlaceHasAnEntry()
{
    const auto check = [](Rule rule) {
        QVERIFY2(airshipCityRules().book().entry(idOf(rule)), qPrintable(idOf(rule)));
    };
    for (std::size_t rule = 0; rule < ruleCount; ++rule)
        check(Rule(rule));
    for (const TileKind kind : all<TileKind>())
        check(ruleOf(kind));
    for (const Airship airship : all<Airship>())
        check(ruleOf(airship));
    for (const BonusEffect effect : all<BonusEffect>())
        check(ruleOf(effect));
    for (const Award award : all<Award>())
        check(prizesOf(award).rule);
    for (int kind = 0; kind <= int(Value::Piggyback); ++kind)
        check(ruleOf(MissingValue{Value(kind), 0}));
    for (int kind = 0; kind <= int(Change::Kind::Corrected); ++kind) {
        Change change;
        change.kind = Change::Kind(kind);
        check(ruleOf(change));
    }
    for (int aspect = 0; aspect <= int(Aspect::StageTake); ++aspect) {
        check(ruleOfQuestion(Aspect(aspect), Play{Use{}}));
        check(ruleOfQuestion(Aspect(aspect), Play{Slide{}}));
    }
}

QTEST_MAIN(TestRuleHelp)
#include "tst_rulehelp.moc"
