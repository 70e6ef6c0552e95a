// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/airshipcity/window/hands.h"
#include "ui/airshipcity/guide/cityquestions.h"
#include "ui/play/journal/journalview.h"
#include "ui/play/numbers/boardnumberspage.h"
#include "ui/widgets/keybindings.h"
#include "ui/words/language.h"

#include <QtGui/QContextMenuEvent>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <memory>
#include <set>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A window with a game in it, and what people do there.
class Desk
{
public:
    explicit Desk(int events, GameRecord record = sampleRecord()) : window(std::move(record))
    {
        Preferences preferences;
        preferences.options[useGenerators] = false;
        preferences.options[askForPiggyback] = true;
        window.view().setPreferences(preferences);
        const std::vector<Play> plays = guidedRandomGame(table().setup(), 3);
        for (int i = 0; i < events; ++i)
            session().play(Played{plays[static_cast<std::size_t>(i)], {}});
        window.show();
        window.activateWindow();
    }

    AirshipCityView &view() { return window.view(); }
    AirshipCityTable &table() { return window.table(); }
    Session &session() { return table().session(); }
    template <class Widget>
    Widget *find(const char *name)
    {
        return window.findChild<Widget *>(QLatin1StringView(name));
    }
    JournalView *journal() { return find<JournalView>("journal"); }
    QString text(const char *label) { return find<QLabel>(label)->text(); }
    bool shows(const char *name) { return find<QWidget>(name)->isVisibleTo(&window); }
    void click(const char *name) { QTest::mouseClick(find<QWidget>(name), Qt::LeftButton); }

    QModelIndex row(qsizetype event) { return journal()->journal().index(journal()->journal().rowOf(event)); }
    void click(const QModelIndex &index)
    {
        journal()->scrollTo(index);
        QTest::mouseClick(journal()->viewport(), Qt::LeftButton, {}, journal()->visualRect(index).center());
    }
    /// Opens the menu of a row.
    QMenu *menuOf(const QModelIndex &index)
    {
        journal()->setCurrentIndex(index);
        const QPoint at = journal()->visualRect(index).center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, at, journal()->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(journal()->viewport(), &event);
        return journal()->findChild<QMenu *>(u"journal-menu"_s);
    }
    /// Takes an entry of the menu of a row.
    void take(const QModelIndex &index, const char *entry)
    {
        auto *menu = menuOf(index);
        QVERIFY(menu);
        auto *action = menu->findChild<QAction *>(QLatin1StringView(entry));
        QVERIFY2(action && action->isEnabled(), entry);
        action->trigger();
        menu->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&window, static_cast<Qt::Key>(key), modifiers);
    }
    /// The row of an abandoned line.
    QModelIndex lineRow(int line)
    {
        const JournalModel &model = journal()->journal();
        for (int i = 0; i < model.rowCount(); ++i) {
            const QModelIndex each = model.index(i);
            if (each.data(JournalModel::KindRole).toInt() == JournalModel::SetAside
                && each.data(JournalModel::LineRole).toInt() == line)
                return each;
        }
        return {};
    }
    QByteArray record() { return writeGameRecord(session().record()); }

    words::Speech speech{words::Language::English};
    ViewWindow window;
};

} // namespace

/// Looking at the past, going back there, and changing it, with clicks and keys.
class TestPast : public QObject
{
    Q_OBJECT

private slots:
    void aClickLooks();
    void keysWalkThroughThePast();
    void nothingIsPlayedInThePast();
    void continuedFromThere();
    void undoneEventsAreAnnounced();
    void aLineIsTakenUpAfterReopening();
    void theTurnIsRestarted();
    void theTurnOfItsLastEventIsRestarted();
    void whoAnswersDoesNotHaveTheTurn();
    void searched();
    void interventionsAreLinked();
    void theMenuNamesItsKeys();
    void changed();
    void changingIsLeft();
    void inserted();
    void removedAndTakenBack();
    void takenBackWithUndoneEvents();
    void rulesOfEventsThatWereSetAside();
    void pagesShowThePresent();
    void aPageMakesRoomForThePast();
    void flaggedEventsAreWalkedThrough();
    void flaggedEventsAreToldWhole();
    void whateverHappensHappensNow();
    void everyEventRemoved_data();
    void everyEventRemoved();
};

void TestPast::aClickLooks()
{
    Desk desk(40);
    QVERIFY(!desk.shows("past-banner"));
    const QByteArray before = desk.record();
    const State then = desk.session().stateAt(17);
    desk.click(desk.row(17));
    QVERIFY(desk.shows("past-banner"));
    QVERIFY2(desk.text("past-text").contains(u"after event 17 of 40"_s), qPrintable(desk.text("past-text")));
    QVERIFY(desk.table().state() == then);
    QVERIFY(desk.row(17).data(JournalModel::ShownRole).toBool());
    QVERIFY(desk.row(17).data(Qt::AccessibleTextRole).toString().startsWith(u"Shown now: "_s));
    QCOMPARE(desk.record(), before);
    QVERIFY(!desk.find<QPushButton>("undo")->isEnabled());
    QVERIFY(desk.find<QPushButton>("end-turn")->toolTip().contains(u"past"_s));
    desk.click("past-now");
    QVERIFY(!desk.shows("past-banner"));
    QVERIFY(desk.table().state() == desk.session().state());
    QVERIFY(desk.find<QPushButton>("undo")->isEnabled());
    QCOMPARE(desk.record(), before);
    // The last event in force is the present.
    desk.click(desk.row(40));
    QVERIFY(!desk.table().past());
}

void TestPast::keysWalkThroughThePast()
{
    Desk desk(30);
    desk.key(Qt::Key_BracketLeft);
    QCOMPARE(desk.table().shown().cursor(), 29);
    desk.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(desk.table().shown().cursor(), 28);
    QVERIFY(desk.table().state() == desk.session().stateAt(28));
    desk.key(Qt::Key_BracketRight);
    QCOMPARE(desk.table().shown().cursor(), 29);
    desk.key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(!desk.table().past()); // arrived at now
    desk.journal()->setFocus();
    desk.journal()->setCurrentIndex(desk.row(5));
    QTest::keyClick(desk.journal(), Qt::Key_Return);
    QCOMPARE(desk.table().shown().cursor(), 5);
    desk.click("past-later");
    QCOMPARE(desk.table().shown().cursor(), 6);
    desk.click("past-earlier");
    desk.key(Qt::Key_Escape);
    QVERIFY(!desk.table().past());
    QCOMPARE(desk.session().cursor(), 30);
}

void TestPast::nothingIsPlayedInThePast()
{
    Desk desk(30);
    const QByteArray before = desk.record();
    desk.click(desk.row(11));
    QVERIFY(desk.table().guide().choices().empty());
    QVERIFY(desk.text("question").contains(u"past"_s));
    for (const char *cell : {"cell-A1", "cell-B2", "cell-C3"})
        desk.click(cell);
    for (const int each : {Qt::Key_1, Qt::Key_2, Qt::Key_A, Qt::Key_B, Qt::Key_S})
        desk.key(each);
    desk.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk.record(), before);
    QVERIFY(desk.table().past());
}

void TestPast::continuedFromThere()
{
    Desk desk(30);
    desk.click(desk.row(12));
    desk.click("past-continue");
    QVERIFY(!desk.table().past());
    QCOMPARE(desk.session().cursor(), 12);
    QCOMPARE(desk.session().eventCount(), 30); // still to be redone
}

void TestPast::undoneEventsAreAnnounced()
{
    Desk desk(30);
    QVERIFY(!desk.shows("set-aside"));
    for (int i = 0; i < 12; ++i)
        desk.click("undo");
    QVERIFY(desk.shows("set-aside"));
    QVERIFY2(desk.text("set-aside").contains(u"12 later event"_s), qPrintable(desk.text("set-aside")));
    for (int i = 0; i < 12; ++i)
        desk.click("redo");
    QVERIFY(!desk.shows("set-aside"));
    QVERIFY(!desk.lineRow(1).isValid());
}

/// Undo 12, play on, reopen, take up the old line.
void TestPast::aLineIsTakenUpAfterReopening()
{
    GameRecord saved = sampleRecord();
    State first;
    {
        Desk desk(30);
        first = desk.table().state();
        desk.take(desk.row(18), "journal-go");
        QCOMPARE(desk.session().cursor(), 18);
        Hands hands(desk.window, desk.table(), Hands::With::Pointer);
        for (const Play &play : desk.session().legalPlays()) {
            if (Event(Played{play, {}}).index() == 0 && hands.perform(play))
                break;
        }
        QVERIFY(desk.session().cursor() > 18);
        QVERIFY(!desk.shows("set-aside"));
        saved = readGameRecord(desk.record()).value();
    }
    Desk desk(0, saved);
    const QModelIndex line = desk.lineRow(1);
    QVERIFY(line.isValid());
    QVERIFY2(line.data().toString().startsWith(u"Set aside at "_s), qPrintable(line.data().toString()));
    QCOMPARE(line.row(), desk.row(18).row() + 1);
    const int closed = desk.journal()->journal().rowCount();
    desk.click(line);
    const int own = desk.journal()->journal().rowCount() - closed;
    QVERIFY(own > 0 && own <= 12);
    // Its events are looked at in their own line.
    const QByteArray before = desk.record();
    desk.click(desk.journal()->journal().index(line.row() + own));
    QVERIFY(desk.shows("past-banner"));
    QVERIFY(desk.text("past-text").contains(u"set aside"_s));
    QVERIFY(desk.table().state() == first);
    QCOMPARE(desk.record(), before);
    desk.key(Qt::Key_Escape);
    desk.take(desk.lineRow(1), "journal-take-up");
    QVERIFY(desk.table().state() == first);
    QCOMPARE(desk.session().cursor(), 30);
    QVERIFY(desk.lineRow(2).isValid()); // what was played instead is kept too
    QVERIFY(!desk.lineRow(1).isValid());
}

void TestPast::theTurnIsRestarted()
{
    Desk desk(33);
    const qsizetype start = desk.session().turnStart(33);
    QVERIFY(start < 33);
    const QList<QAction *> commands = desk.window.view().commands();
    const auto found = std::find_if(commands.begin(), commands.end(), [](const QAction *action) {
        return action->objectName() == u"action-restart-turn"_s;
    });
    QVERIFY((*found)->isEnabled());
    (*found)->trigger();
    QCOMPARE(desk.session().cursor(), start);
    QVERIFY(!(*found)->isEnabled());
    QCOMPARE(desk.session().eventCount(), 33);
    desk.take(desk.row(33), "journal-go"); // and back
    QCOMPARE(desk.session().cursor(), 33);
}

/// The event that ends a turn belongs to it.
void TestPast::theTurnOfItsLastEventIsRestarted()
{
    Desk desk(60);
    const auto &entries = desk.session().record().entries;
    qsizetype last = 0;
    for (std::size_t i = 20; i < 50 && last == 0; ++i) {
        const auto *played = std::get_if<Played>(&entries[i].event);
        last =
            played && std::holds_alternative<EndTurn>(played->play.what) ? static_cast<qsizetype>(i) + 1 : 0;
    }
    QVERIFY(last > 0);
    const Player whose = desk.session().stateAt(last - 1).current;
    desk.take(desk.row(last), "journal-restart-turn");
    QCOMPARE(desk.session().cursor(), desk.session().turnStart(last - 1));
    QCOMPARE(desk.session().state().current, whose);
}

void TestPast::whoAnswersDoesNotHaveTheTurn()
{
    Desk desk(200);
    qsizetype asked = 0;
    for (qsizetype i = 1; i < 200 && asked == 0; ++i)
        asked = desk.session().stateAt(i).phase == Phase::Piggyback ? i : 0;
    QVERIFY(asked > 0);
    desk.click(desk.row(asked));
    const QString whose = desk.table().words().player(desk.session().stateAt(asked).current);
    QVERIFY2(desk.text("past-text").contains(whose + u"’s turn"_s), qPrintable(desk.text("past-text")));
}

void TestPast::searched()
{
    Desk desk(40);
    setBoards(desk.table(), {set::Vp{Player{1}, 7}});
    QVERIFY(QTest::qWaitForWindowActive(&desk.window));
    desk.journal()->setFocus();
    desk.journal()->setCurrentIndex(desk.row(3));
    QVERIFY(!desk.shows("journal-search"));
    QTest::keyClick(desk.journal(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(desk.shows("journal-search"));
    auto *field = desk.find<QLineEdit>("journal-search");
    QTest::keyClicks(field, u"correction bo"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(desk.journal()->currentIndex(), desk.row(41));
    field->clear();
    QTest::keyClicks(field, u"bo"_s);
    QTest::keyClick(field, Qt::Key_Return);
    const QModelIndex first = desk.journal()->currentIndex();
    QVERIFY(first.row() < desk.row(41).row()); // around the end
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(u"Bo"_s));
    desk.click("search-previous");
    QCOMPARE(desk.journal()->currentIndex(), desk.row(41));
    QVERIFY(!desk.shows("search-nothing"));
    field->setFocus();
    QTest::keyClicks(field, u"zeppelin"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(desk.shows("search-nothing"));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!desk.shows("journal-search"));
}

/// Wherever the score is read it says what was corrected, and leads there.
void TestPast::interventionsAreLinked()
{
    Desk desk(20);
    QVERIFY(!desk.shows("interventions"));
    setBoards(desk.table(), {set::Vp{Player{1}, 7}});
    QVERIFY(desk.shows("interventions"));
    QVERIFY(desk.text("interventions").contains(u"1 correction"_s));
    QVERIFY(QTest::qWaitForWindowActive(&desk.window));
    auto *label = desk.find<QLabel>("interventions");
    label->setFocus();
    QTest::keyClick(label, Qt::Key_Tab); // to the link
    QTest::keyClick(label, Qt::Key_Return);
    QCOMPARE(desk.journal()->currentIndex(), desk.row(21));
    desk.table().lookAt(20); // there was none then
    QVERIFY(!desk.shows("interventions"));
}

/// Who has opened the menu once needs it no more: it names the keys, and they do the same.
void TestPast::theMenuNamesItsKeys()
{
    Desk desk(5);
    const auto keyOf = [menu = desk.menuOf(desk.row(2))](const char *entry) {
        return menu->findChild<QAction *>(QLatin1StringView(entry))->shortcut();
    };
    QCOMPARE(keyOf("journal-look"), QKeySequence(Qt::Key_Return));
    QCOMPARE(keyOf("journal-change"), KeyBindings::shared().of(keys::correct).constFirst());
    QCOMPARE(keyOf("journal-remove"), QKeySequence(Qt::Key_Delete));
    desk.journal()->findChild<QMenu *>(u"journal-menu"_s)->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTest::keyClick(desk.journal(), Qt::Key_Delete);
    QCOMPARE(desk.session().eventCount(), 4);
}

/// The first move of the game goes elsewhere.
void TestPast::changed()
{
    Desk desk(30);
    const auto was = std::get<Move>(std::get<Played>(desk.session().record().entries[0].event).play.what);
    desk.take(desk.row(1), "journal-change");
    QVERIFY(desk.shows("past-banner"));
    QVERIFY2(desk.text("past-text").contains(u"changing event 1"_s), qPrintable(desk.text("past-text")));
    QCOMPARE(desk.table().shown().cursor(), 0);
    Hands hands(desk.window, desk.table(), Hands::With::Pointer);
    Play other;
    for (const Play &play : desk.table().shown().legalPlays()) {
        const auto *move = std::get_if<Move>(&play.what);
        if (move != nullptr && !move->longDistance && move->path.size() == 1 && !(move->path == was.path))
            other = play;
    }
    QVERIFY(hands.perform(other));
    QVERIFY(!desk.table().past());
    const auto &now = std::get<Played>(desk.session().record().entries[0].event).play;
    QVERIFY(std::get<Move>(now.what) == std::get<Move>(other.what));
    QCOMPARE(desk.session().eventCount(), 30);
    QVERIFY(desk.shows("rewritten"));
    QVERIFY2(desk.text("rewritten").contains(u"The past was changed"_s), qPrintable(desk.text("rewritten")));
    QVERIFY(desk.session().state() == replay(desk.table().setup(), desk.session().record().inForce()).end());
}

void TestPast::changingIsLeft()
{
    Desk desk(30);
    const QByteArray before = desk.record();
    desk.journal()->setFocus();
    desk.journal()->setCurrentIndex(desk.row(1));
    QTest::keyClick(desk.journal(), Qt::Key_F2);
    QVERIFY(desk.shows("past-banner"));
    desk.key(Qt::Key_1);
    QVERIFY(desk.table().guide().canGoBack());
    desk.key(Qt::Key_Escape); // takes the crew back first
    QVERIFY(desk.table().past());
    desk.key(Qt::Key_Escape);
    QVERIFY(!desk.table().past());
    QCOMPARE(desk.record(), before);
}

void TestPast::inserted()
{
    Desk desk(30);
    setBoards(desk.table(), {set::Stock{Player{0}, Resource::Gear, 5}});
    const qsizetype start = desk.session().turnStart(20);
    desk.take(desk.row(start + 1), "journal-insert");
    QVERIFY(desk.text("past-text").contains(u"inserting an event before event %1"_s.arg(start + 1)));
    Hands hands(desk.window, desk.table(), Hands::With::Keys);
    bool done = false;
    for (const Play &play : desk.table().shown().legalPlays()) {
        if (std::holds_alternative<Slide>(play.what)) {
            done = hands.perform(play);
            break;
        }
    }
    if (!done)
        QSKIP("nobody had a gear then");
    QCOMPARE(desk.session().eventCount(), 32);
    QVERIFY(std::holds_alternative<Slide>(
        std::get<Played>(desk.session().record().entries[static_cast<std::size_t>(start)].event).play.what));
}

void TestPast::removedAndTakenBack()
{
    Desk desk(40);
    const State before = desk.table().state();
    desk.take(desk.row(2), "journal-remove");
    QVERIFY(desk.shows("rewritten-take-back"));
    QVERIFY(!(desk.table().state() == before));
    desk.click("rewritten-take-back");
    QVERIFY(desk.table().state() == before);
    QCOMPARE(desk.session().eventCount(), 40);
    QVERIFY(!desk.shows("rewritten"));
    QVERIFY(!desk.shows("flags"));
}

/// What was undone before the change is undone after it was taken back.
void TestPast::takenBackWithUndoneEvents()
{
    Desk desk(40);
    desk.session().jump(30);
    const State before = desk.table().state();
    desk.take(desk.row(2), "journal-remove");
    desk.click("rewritten-take-back");
    QCOMPARE(desk.session().cursor(), 30);
    QCOMPARE(desk.session().eventCount(), 40);
    QVERIFY(desk.table().state() == before);
}

/// An event of a line is told by the line, which may be longer than the main one.
void TestPast::rulesOfEventsThatWereSetAside()
{
    Desk desk(30);
    desk.session().jump(0);
    QVERIFY(desk.session().play(Played{desk.session().legalPlays().front(), {}}).playable());
    QCOMPARE(desk.session().eventCount(), 1);
    desk.click(desk.lineRow(1));
    const JournalModel &model = desk.journal()->journal();
    int ofTheLine = 0;
    for (int i = 0; i < model.rowCount(); ++i) {
        const QModelIndex row = model.index(i);
        QVERIFY(!row.data(JournalModel::RulesRole).toStringList().isEmpty());
        ofTheLine += row.data(JournalModel::LineRole).toInt() > 0 ? 1 : 0;
    }
    QVERIFY(ofTheLine > 20);
}

/// A page that is made while the past is looked at shows the boards of now.
void TestPast::pagesShowThePresent()
{
    Desk desk(40);
    desk.table().lookAt(3);
    desk.view().pages().at(0)->trigger();
    QVERIFY(!desk.table().past());
    auto *numbers = desk.find<BoardNumbersPage>("numbers-page");
    QVERIFY(numbers && numbers->isVisible());
    QVERIFY(!numbers->isEdited());
    QCOMPARE(desk.find<QSpinBox>("number-1-vp")->value(), int(desk.session().state().players[Player{0}].vp));
    QCOMPARE(desk.find<QSpinBox>("number-round")->value(), int(desk.session().state().round));
}

/// With nothing edited a page goes without a word when the past is looked at; with something edited the look waits.
void TestPast::aPageMakesRoomForThePast()
{
    Desk desk(40);
    QAction *page = desk.view().pages().at(0);
    page->trigger();
    desk.table().lookAt(3);
    QVERIFY(desk.table().past());
    QVERIFY(!page->isChecked());
    desk.table().lookAtNow();
    page->trigger();
    auto *vp = desk.find<QSpinBox>("number-1-vp");
    vp->setValue(vp->value() + 5);
    const int edited = vp->value();
    desk.table().lookAt(3);
    QVERIFY(!desk.table().past());
    QVERIFY(page->isChecked());
    QCOMPARE(vp->value(), edited);
}

void TestPast::flaggedEventsAreWalkedThrough()
{
    Desk desk(40);
    desk.take(desk.row(1), "journal-remove");
    const std::vector<std::size_t> flagged = desk.session().flaggedEvents();
    QVERIFY(!flagged.empty());
    QVERIFY(desk.shows("flags"));
    QVERIFY(desk.text("flags").contains(QString::number(flagged.size())));
    for (const std::size_t event : flagged) {
        desk.click("next-flag");
        QCOMPARE(desk.journal()->currentIndex(), desk.row(static_cast<qsizetype>(event)));
        QVERIFY(desk.journal()->currentIndex().data(JournalModel::FlaggedRole).toBool());
    }
    desk.click("next-flag"); // from the start again
    QCOMPARE(desk.journal()->currentIndex(), desk.row(static_cast<qsizetype>(flagged.front())));
}

/// What an event was takes two lines if it has to; what it brought and what is against it follow.
void TestPast::flaggedEventsAreToldWhole()
{
    std::unique_ptr<Desk> owned;
    QModelIndex index;
    // Whatever has to go so that something else is against the rules and brings something all the same.
    for (qsizetype removed = 1; removed < 40 && !index.isValid(); ++removed) {
        owned = std::make_unique<Desk>(60);
        owned->take(owned->row(removed), "journal-remove");
        const auto flagged = owned->session().flaggedEvents();
        for (const std::size_t event : flagged) {
            const QModelIndex each = owned->row(static_cast<qsizetype>(event));
            QVERIFY(!each.data(JournalModel::ReasonRole).toString().isEmpty());
            const bool brings = !each.data(JournalModel::GainRole).toString().isEmpty();
            index = brings && !index.isValid() ? each : index;
        }
    }
    QVERIFY(index.isValid());
    Desk &desk = *owned;
    desk.journal()->setMaximumWidth(desk.journal()->fontMetrics().averageCharWidth() * 50);
    desk.journal()->scrollTo(index);
    QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
    const QRect row = desk.journal()->visualRect(index);
    const QImage drawn = desk.journal()->viewport()->grab(row).toImage();
    const int lines = index.data(JournalModel::LinesRole).toInt();
    const double ratio = drawn.devicePixelRatio();
    const int line = desk.journal()->fontMetrics().height();
    const QColor ground = drawn.pixelColor(drawn.width() - 3, drawn.height() / 2);
    bool ink = false;
    for (int y = static_cast<int>((2 + (lines - 1) * line) * ratio);
         y < static_cast<int>((2 + lines * line) * ratio); ++y) {
        for (int x = drawn.width() / 5; x < drawn.width() - 4; ++x)
            ink = ink || drawn.pixelColor(x, y) != ground;
    }
    QVERIFY(ink);
}

/// An undo by its key, a correction: the present is shown again.
void TestPast::whateverHappensHappensNow()
{
    Desk desk(30);
    desk.click(desk.row(10));
    QVERIFY(!desk.window.view().canUndo());
    setBoards(desk.table(), {set::Vp{Player{1}, 7}});
    QVERIFY(!desk.table().past());
    QVERIFY(desk.table().state() == desk.session().state());
}

void TestPast::everyEventRemoved_data()
{
    QTest::addColumn<std::uint64_t>("seed");
    QTest::newRow("three players") << std::uint64_t{3};
}

/// Of a finished game each kind of event is removed: what follows is there, legal or flagged, and the file says the same.
void TestPast::everyEventRemoved()
{
    QFETCH(std::uint64_t, seed);
    GameRecord record = sampleRecord();
    const std::vector<Play> plays = guidedRandomGame(record.setup, seed);
    Session played(record);
    for (const Play &play : plays)
        played.play(Played{play, {}});
    record = played.record();
    std::set<std::size_t> kinds;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        if (!kinds.insert(plays[i].what.index()).second)
            continue;
        AirshipCityTable table(record);
        table.removeEvent(static_cast<qsizetype>(i) + 1);
        Session &session = table.session();
        QCOMPARE(session.eventCount(), static_cast<qsizetype>(plays.size()) - 1);
        const auto reread = readGameRecord(writeGameRecord(session.record()));
        QVERIFY(reread);
        const Replay again = replay(reread.value().setup, reread.value().entries);
        QVERIFY(!again.stoppedBy);
        QVERIFY(again.states[reread.value().cursor] == session.state());
        std::size_t plain = 0;
        for (const auto &[event, document] : session.record().entries)
            plain += std::holds_alternative<Played>(event) ? 1 : 0;
        QCOMPARE(plain + session.flaggedEvents().size(), plays.size() - 1);
    }
    QVERIFY(kinds.size() >= 7);
}

QTEST_MAIN(TestPast)
#include "tst_past.moc"
