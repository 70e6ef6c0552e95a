// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/shell/opengame.h"
#include "ui/box/cards/piececard.h"
#include "ui/shell/keyfield.h"
#include "ui/shell/keyrefusal.h"
#include "ui/widgets/card.h"
#include "ui/widgets/keybindings.h"

#include <QtGui/QClipboard>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QToolButton>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;

/// Keys that somebody chose give their commands, in place of the usual ones, and are named wherever keys are.
class TestKeyBindings : public QObject
{
    Q_OBJECT

private slots:
    void usualKeysMeetNowhere();
    void everyCommandOfTheWindowHasAField();
    void textsOfKeys();
    void chosenKeysAreKeptAndGiveTheCommand();
    void keysOfTheTurn();
    void aKeyThatIsTakenIsNamedAndSwapped();
    void aKeyIsTakenFromEveryCommand();
    void bothEntersAreOneKey();
    void keysOfPagesGoToNobodyElse();
    void whatNeverMeetsSharesAKey();
    void searchesByAnotherKey();
    void theSheetByOtherKeys();
    void theCopyByOtherKeys();
    void fixedKeysAreListed();
    void aTakenKeyIsLeftWhereItWas();
    void keysThatWriteOrWalkAreRefused_data();
    void keysThatWriteOrWalkAreRefused();
    void nobodyIsCaughtInAField();
    void oneAndAllAreRestored();
    void theUsualKeyMayBeTakenMeanwhile();
    void searched();
    void chosenKeysAreNamedEverywhere();
    void docksComeUp();
};

namespace {

QWidget *openKeys(const WindowFixture &fixture)
{
    fixture.action(u"action-preferences"_s)->trigger();
    auto *page = fixture.find(u"preferences-window"_s);
    page->findChild<QTabWidget *>(u"preferences-tabs"_s)->setCurrentIndex(2);
    return page;
}

/// Chooses a key as people do: Enter on the field, then the key.
void bind(const QWidget *page, const QString &id, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    auto *field = page->findChild<KeyField *>(u"key-"_s + id);
    QVERIFY2(field, qPrintable(id));
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(field->isWaiting());
    QTest::keyClick(field, Qt::Key(key), modifiers);
    QVERIFY(!field->isWaiting());
}

QString messageOf(const QWidget *page)
{
    return page->findChild<QLabel *>(u"keys-message"_s)->text();
}

QList<QKeySequence> keysOf(const QString &id)
{
    return KeyBindings::shared().of(id);
}

QStringList allIds(const QWidget *page)
{
    QStringList ids;
    const QList<KeyField *> fields = page->findChildren<KeyField *>();
    for (const KeyField *field : fields)
        ids << field->objectName().sliced(4);
    return ids;
}

} // namespace

void TestKeyBindings::usualKeysMeetNowhere()
{
    const WindowFixture fixture;
    const QStringList ids = allIds(openKeys(fixture));
    for (const QString &one : ids) {
        const QList<QKeySequence> keys = KeyBindings::usual(one);
        for (const QKeySequence &key : keys) {
            QVERIFY2(whyKeyIsRefused(key, one).isEmpty(), qPrintable(one));
            for (const QString &two : ids) {
                if (one != two && KeyBindings::meet(one, two))
                    QVERIFY2(!KeyBindings::usual(two).contains(key), qPrintable(one + u' ' + two));
            }
        }
    }
}

void TestKeyBindings::everyCommandOfTheWindowHasAField()
{
    const WindowFixture fixture;
    fixture.newGame();
    const QWidget *page = openKeys(fixture);
    const QStringList ids = allIds(page);
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    const QList<QAction *> actions =
        fixture.window->findChildren<QAction *>() + fixture.view().pages() + fixture.view().commands();
    for (const QAction *action : actions) {
        if (!action->shortcuts().isEmpty() && action->objectName().startsWith(u"action-"_s))
            QVERIFY2(ids.contains(action->objectName().sliced(7)), qPrintable(action->objectName()));
    }
    QStringList names;
    const QList<KeyField *> fields = page->findChildren<KeyField *>();
    for (const KeyField *field : fields)
        names << field->accessibleName();
    QCOMPARE(names.removeDuplicates(), 0);
    QVERIFY(!names.contains(QString()));
}

void TestKeyBindings::textsOfKeys()
{
    const WindowFixture fixture;
    QCOMPARE(KeyBindings::textOf(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), u"Ctrl+Shift+Z"_s);
    QCOMPARE(KeyBindings::textOf(Qt::ALT | Qt::Key_Left), u"Alt+←"_s);
    QCOMPARE(KeyBindings::textOf(Qt::Key_Up), u"↑"_s);
    QCOMPARE(KeyBindings::shared().text(keys::endTurn), u"Ctrl+Enter"_s);
    QCOMPARE(KeyBindings::shared().allTexts(keys::lookEarlier), u"[, Alt+←"_s);
    fixture.action(u"language-3"_s)->trigger();
    QCOMPARE(KeyBindings::shared().text(keys::redo), u"Ctrl+Maj+Z"_s);
    QCOMPARE(KeyBindings::shared().allTexts(keys::endTurn).count(u"Entrée"_s), 1);
}

void TestKeyBindings::chosenKeysAreKeptAndGiveTheCommand()
{
    const WindowFixture fixture;
    fixture.newGame();
    QWidget *page = openKeys(fixture);
    bind(page, u"numbers"_s, Qt::Key_F12);
    QCOMPARE(keysOf(u"numbers"_s), QList<QKeySequence>{Qt::Key_F12});
    QCOMPARE(PreferenceStore().now().keys, (QMap<QString, QString>{{u"numbers"_s, u"F12"_s}}));
    page->close();
    QAction *numbers = commandOf(fixture, u"action-numbers"_s);
    fixture.window->activateWindow();
    QTest::keyClick(fixture.window.get(), Qt::Key_F6);
    QVERIFY(!numbers->isChecked());
    QTest::keyClick(fixture.window.get(), Qt::Key_F12);
    QVERIFY(numbers->isChecked());
    QTest::keyClick(fixture.window.get(), Qt::Key_F12);
    QVERIFY(!numbers->isChecked());
}

void TestKeyBindings::keysOfTheTurn()
{
    const WindowFixture fixture;
    fixture.newGame(u"Sample set, to try the program"_s);
    QWidget *page = openKeys(fixture);
    bind(page, u"end-turn"_s, Qt::Key_E, Qt::ControlModifier);
    bind(page, u"look-earlier"_s, Qt::Key_F9);
    page->close();
    fixture.window->activateWindow();
    AirshipCityTable &table = fixture.view().table();
    const auto canEnd = [&table] { return table.guide().endOfTurn().status != PlayOption::Status::Refused; };
    for (int i = 0; i < 100 && !canEnd(); ++i)
        playOn(table, 1);
    QVERIFY(canEnd());
    fixture.view().takeFocus();
    QWidget *focus = fixture.window->focusWidget();
    const qsizetype before = table.session().eventCount();
    QTest::keyClick(focus, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(table.session().eventCount(), before);
    QTest::keyClick(focus, Qt::Key_E, Qt::ControlModifier);
    QVERIFY(table.session().eventCount() > before);
    QTest::keyClick(fixture.window.get(), '[');
    QVERIFY(!table.past());
    QTest::keyClick(fixture.window.get(), Qt::Key_F9);
    QTest::keyClick(fixture.window.get(), Qt::Key_F9);
    QVERIFY(table.past());
    const qsizetype shown = table.shown().cursor();
    QTest::keyClick(fixture.window.get(), ']'); // the other one is as it was
    QCOMPARE(table.shown().cursor(), shown + 1);
}

void TestKeyBindings::aKeyThatIsTakenIsNamedAndSwapped()
{
    const WindowFixture fixture;
    fixture.newGame();
    const QWidget *page = openKeys(fixture);
    bind(page, u"numbers"_s, Qt::Key_F7);
    QVERIFY2(messageOf(page).contains(u"F7"_s) && messageOf(page).contains(u"show the scoring"_s),
             qPrintable(messageOf(page)));
    QCOMPARE(keysOf(u"numbers"_s), QList<QKeySequence>{Qt::Key_F6}); // nothing happened yet
    auto *swap = page->findChild<QPushButton *>(u"keys-swap"_s);
    QVERIFY(swap->isVisible());
    QCOMPARE(page->focusWidget(), swap); // by keys it is the next thing to do
    QTest::keyClick(swap, Qt::Key_Space);
    QCOMPARE(keysOf(u"numbers"_s), QList<QKeySequence>{Qt::Key_F7});
    QCOMPARE(keysOf(u"result"_s), QList<QKeySequence>{Qt::Key_F6});
    QVERIFY(!swap->isVisible());
    fixture.window->activateWindow();
    QTest::keyClick(fixture.window.get(), Qt::Key_F7);
    QVERIFY(commandOf(fixture, u"action-numbers"_s)->isChecked());
    QTest::keyClick(fixture.window.get(), Qt::Key_F6);
    QVERIFY(commandOf(fixture, u"action-result"_s)->isChecked());
}

/// A key may stand for two commands that never meet, both of which meet a third one.
void TestKeyBindings::aKeyIsTakenFromEveryCommand()
{
    const WindowFixture fixture;
    const QWidget *page = openKeys(fixture);
    bind(page, u"undo"_s, Qt::Key_F8);
    QVERIFY2(messageOf(page).contains(u'\n'), qPrintable(messageOf(page)));
    QTest::keyClick(page->findChild<QPushButton *>(u"keys-swap"_s), Qt::Key_Space);
    QCOMPARE(keysOf(u"undo"_s), QList<QKeySequence>{Qt::Key_F8});
    QCOMPARE(keysOf(u"values"_s), QList<QKeySequence>{Qt::CTRL | Qt::Key_Z});
    QCOMPARE(keysOf(u"next-missing"_s), QList<QKeySequence>());
    bind(page, u"redo"_s, Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(page->findChild<QPushButton *>(u"keys-swap"_s), Qt::Key_Space);
    for (const QString &id : {u"look-earlier"_s, u"rules-back"_s})
        QVERIFY2(!keysOf(id).contains(QKeySequence(Qt::ALT | Qt::Key_Left)), qPrintable(id));
    QVERIFY(keysOf(u"look-earlier"_s).contains(QKeySequence(u"["_s)));
}

void TestKeyBindings::bothEntersAreOneKey()
{
    const WindowFixture fixture;
    const QWidget *page = openKeys(fixture);
    const QList<QKeySequence> both{Qt::ALT | Qt::Key_Enter, Qt::ALT | Qt::Key_Return};
    bind(page, u"numbers"_s, Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(keysOf(u"numbers"_s), both);
    bind(page, u"result"_s, Qt::Key_Enter, Qt::AltModifier);
    QTest::keyClick(page->findChild<QPushButton *>(u"keys-swap"_s), Qt::Key_Space);
    QCOMPARE(keysOf(u"result"_s), both);
    QCOMPARE(keysOf(u"numbers"_s), QList<QKeySequence>{Qt::Key_F7});
}

/// Lists are gone through by Ctrl+Page, whatever else is chosen; only in the copy pages are gone through by it.
void TestKeyBindings::keysOfPagesGoToNobodyElse()
{
    const WindowFixture fixture;
    const QWidget *page = openKeys(fixture);
    auto *swap = page->findChild<QPushButton *>(u"keys-swap"_s);
    bind(page, u"numbers"_s, Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(keysOf(u"numbers"_s), QList<QKeySequence>{Qt::Key_F6});
    QVERIFY(!swap->isVisible());
    // Nor does it by a swap.
    bind(page, u"copy-page-behind"_s, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(swap, Qt::Key_Space);
    QCOMPARE(keysOf(u"copy-page-behind"_s), QList<QKeySequence>{Qt::CTRL | Qt::Key_Z});
    QCOMPARE(keysOf(u"undo"_s), QList<QKeySequence>());
    bind(page, u"copy-page-behind"_s, Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(keysOf(u"copy-page-behind"_s), KeyBindings::usual(u"copy-page-behind"_s));
}

/// The same key may end a turn, score a sheet and add a piece: these never meet.
void TestKeyBindings::whatNeverMeetsSharesAKey()
{
    const WindowFixture fixture;
    const QWidget *page = openKeys(fixture);
    auto *swap = page->findChild<QPushButton *>(u"keys-swap"_s);
    bind(page, u"finish-sheet"_s, Qt::Key_F9);
    bind(page, u"finish-sheet"_s, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!swap->isVisible());
    QCOMPARE(keysOf(u"finish-sheet"_s), KeyBindings::usual(u"finish-sheet"_s));
    bind(page, u"numbers"_s, Qt::Key_Return, Qt::ControlModifier); // it meets the end of the turn
    QVERIFY(swap->isVisible());
    QVERIFY2(messageOf(page).contains(u"end the turn"_s), qPrintable(messageOf(page)));
}

void TestKeyBindings::searchesByAnotherKey()
{
    const WindowFixture fixture;
    fixture.newGame(u"Sample set, to try the program"_s);
    QWidget *page = openKeys(fixture);
    bind(page, u"find"_s, Qt::Key_F12);
    page->close();
    fixture.window->activateWindow();
    auto *journal = fixture.find<QDockWidget>(u"dock-journal"_s);
    journal->raise();
    QWidget *lines = journal->widget();
    lines->setFocus();
    const auto *search = fixture.find<QLineEdit>(u"journal-search"_s);
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(!search->isVisible());
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_F12);
    QVERIFY(search->isVisible());
    QVERIFY(search->hasFocus());
}

void TestKeyBindings::theSheetByOtherKeys()
{
    const WindowFixture fixture;
    fixture.window->scoreGame();
    QWidget *page = openKeys(fixture);
    bind(page, u"finish-sheet"_s, Qt::Key_F9);
    bind(page, u"copy-rows"_s, Qt::Key_F12);
    page->close();
    fixture.window->activateWindow();
    QVERIFY(fixture.find(u"sheet-finish"_s)->toolTip().startsWith(u"F9"_s));
    QVERIFY(fixture.find(u"sheet-copy-rows"_s)->toolTip().contains(u"F12"_s));
    fixture.type(u"sheet-name-1"_s, u"Ada"_s);
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_Return); // on to the numbers
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u"Ada"_s));
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_F12);
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"Ada"_s));
    const auto *verdict = fixture.find<QLabel>(u"sheet-verdict"_s);
    const QString before = verdict->text();
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(verdict->text(), before);
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_F9);
    QVERIFY(verdict->text() != before); // one player is no game
}

void TestKeyBindings::theCopyByOtherKeys()
{
    const WindowFixture fixture;
    QWidget *page = openKeys(fixture);
    bind(page, u"copy-page-behind"_s, Qt::Key_F9);
    bind(page, u"copy-add"_s, Qt::Key_F12);
    page->close();
    fixture.window->showCopy();
    fixture.window->activateWindow();
    const auto *pages = fixture.find<QListWidget>(u"copy-pages"_s);
    const int before = pages->currentRow();
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(pages->currentRow(), before);
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_F9);
    QCOMPARE(pages->currentRow(), before + 1); // the contracts
    const qsizetype cards = fixture.window->findChildren<PieceCard *>().size();
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_F12);
    QTRY_COMPARE(fixture.window->findChildren<PieceCard *>().size(), cards + 1);
}

/// Keys that cannot be others are told of, with the reason, and can be searched.
void TestKeyBindings::fixedKeysAreListed()
{
    const WindowFixture fixture;
    const QWidget *page = openKeys(fixture);
    const auto shown = [page](const QString &text) {
        const QList<QLabel *> labels = page->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel *label) {
            return label->isVisible() && label->text().contains(text);
        });
    };
    for (const QString &text : {u"1 2 3 4"_s, u"Letters"_s, u"Esc"_s, u"Enter, Space"_s, u"↑ → ↓ ←"_s,
                                u"These keys stay as they are."_s})
        QVERIFY2(shown(text), qPrintable(text));
    page->findChild<QLineEdit *>(u"keys-search"_s)->setText(u"Enter, Space"_s);
    QVERIFY(shown(u"Enter, Space"_s));
    QVERIFY(shown(u"These keys stay as they are."_s));
    QVERIFY(!shown(u"Letters"_s));
    page->findChild<QLineEdit *>(u"keys-search"_s)->setText(u"redo"_s);
    QVERIFY(!shown(u"These keys stay as they are."_s));
}

void TestKeyBindings::aTakenKeyIsLeftWhereItWas()
{
    const WindowFixture fixture;
    const QWidget *page = openKeys(fixture);
    bind(page, u"quit"_s, Qt::Key_N, Qt::ControlModifier);
    QVERIFY2(messageOf(page).contains(u"New game"_s), qPrintable(messageOf(page)));
    // Going on with anything else leaves both as they were.
    bind(page, u"quit"_s, Qt::Key_F12);
    QCOMPARE(keysOf(u"quit"_s), QList<QKeySequence>{Qt::Key_F12});
    QCOMPARE(keysOf(u"new-game"_s), QList<QKeySequence>{Qt::CTRL | Qt::Key_N});
    QVERIFY(!page->findChild<QPushButton *>(u"keys-swap"_s)->isVisible());
    // Where the rules have the keyboard a key may mean another thing than in the game.
    bind(page, u"rules-back"_s, Qt::Key_F6);
    QCOMPARE(keysOf(u"rules-back"_s), QList<QKeySequence>{Qt::Key_F6});
}

void TestKeyBindings::keysThatWriteOrWalkAreRefused_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::newRow("a letter") << int(Qt::Key_K) << int(Qt::NoModifier);
    QTest::newRow("a digit") << int(Qt::Key_3) << int(Qt::NoModifier);
    QTest::newRow("Enter") << int(Qt::Key_Return) << int(Qt::NoModifier);
    QTest::newRow("an arrow") << int(Qt::Key_Left) << int(Qt::ShiftModifier);
    QTest::newRow("copy") << int(Qt::Key_C) << int(Qt::ControlModifier);
    QTest::newRow("a menu") << int(Qt::Key_G) << int(Qt::AltModifier);
}

void TestKeyBindings::keysThatWriteOrWalkAreRefused()
{
    QFETCH(const int, key);
    QFETCH(const int, modifiers);
    const WindowFixture fixture;
    const QWidget *page = openKeys(fixture);
    bind(page, u"numbers"_s, key, Qt::KeyboardModifiers(modifiers));
    QCOMPARE(keysOf(u"numbers"_s), QList<QKeySequence>{Qt::Key_F6});
    QVERIFY(!messageOf(page).isEmpty());
    QVERIFY(!page->findChild<QPushButton *>(u"keys-swap"_s)->isVisible());
}

void TestKeyBindings::nobodyIsCaughtInAField()
{
    const WindowFixture fixture;
    const auto *page = openKeys(fixture);
    auto *field = page->findChild<KeyField *>(u"key-numbers"_s);
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Space);
    QVERIFY(field->isWaiting());
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!field->isWaiting());
    QVERIFY(page->isVisible()); // Esc left the field, not the page
    QTest::keyClick(field, Qt::Key_Space);
    QTest::keyClick(field, Qt::Key_Tab);
    QVERIFY(!field->isWaiting());
    QVERIFY(!field->hasFocus());
    // A shortcut of the window is a key like others while one is waited for.
    field->setFocus();
    QTest::mouseClick(field, Qt::LeftButton);
    QTest::keyClick(field, Qt::Key_F12);
    QCOMPARE(keysOf(u"numbers"_s), QList<QKeySequence>{Qt::Key_F12});
    // No key at all.
    QTest::keyClick(field, Qt::Key_Delete);
    QCOMPARE(keysOf(u"numbers"_s), QList<QKeySequence>());
    QCOMPARE(PreferenceStore().now().keys.value(u"numbers"_s, u"?"_s), QString());
}

void TestKeyBindings::oneAndAllAreRestored()
{
    const WindowFixture fixture;
    const QWidget *page = openKeys(fixture);
    auto *all = page->findChild<QPushButton *>(u"keys-all-usual"_s);
    auto *usual = page->findChild<QToolButton *>(u"key-usual-end-turn"_s);
    QVERIFY(!all->isEnabled());
    QVERIFY(!usual->isEnabled());
    bind(page, u"end-turn"_s, Qt::Key_F10, Qt::ControlModifier);
    bind(page, u"end-turn"_s, Qt::Key_E, Qt::ControlModifier);
    bind(page, u"quit"_s, Qt::Key_F12);
    QTest::mouseClick(usual, Qt::LeftButton);
    QCOMPARE(keysOf(u"end-turn"_s), KeyBindings::usual(u"end-turn"_s));
    QCOMPARE(keysOf(u"quit"_s), QList<QKeySequence>{Qt::Key_F12});
    QTest::mouseClick(all, Qt::LeftButton);
    QCOMPARE(keysOf(u"quit"_s), KeyBindings::usual(u"quit"_s));
    QVERIFY(fixture.preferences->now().keys.isEmpty());
}

void TestKeyBindings::theUsualKeyMayBeTakenMeanwhile()
{
    const WindowFixture fixture;
    const QWidget *page = openKeys(fixture);
    bind(page, u"numbers"_s, Qt::Key_F12);
    bind(page, u"result"_s, Qt::Key_F6);
    QTest::mouseClick(page->findChild<QToolButton *>(u"key-usual-numbers"_s), Qt::LeftButton);
    QCOMPARE(keysOf(u"numbers"_s), QList<QKeySequence>{Qt::Key_F12});
    QVERIFY2(messageOf(page).contains(u"show the scoring"_s), qPrintable(messageOf(page)));
    QTest::mouseClick(page->findChild<QPushButton *>(u"keys-swap"_s), Qt::LeftButton);
    QCOMPARE(keysOf(u"numbers"_s), QList<QKeySequence>{Qt::Key_F6});
    QCOMPARE(keysOf(u"result"_s), QList<QKeySequence>{Qt::Key_F12});
}

void TestKeyBindings::searched()
{
    const WindowFixture fixture;
    const QWidget *page = openKeys(fixture);
    const auto visible = [page] {
        QStringList ids;
        const QList<KeyField *> fields = page->findChildren<KeyField *>();
        for (const KeyField *field : fields) {
            if (field->isVisible())
                ids << field->objectName().sliced(4);
        }
        return ids;
    };
    auto *search = page->findChild<QLineEdit *>(u"keys-search"_s);
    const qsizetype all = visible().size();
    QTest::keyClicks(search, u"REDO"_s);
    QCOMPARE(visible(), QStringList{u"redo"_s});
    search->clear();
    QTest::keyClicks(search, u"f6"_s);
    QCOMPARE(visible(), QStringList{u"numbers"_s});
    QVERIFY(!page->findChild<QLabel *>(u"keys-nothing"_s)->isVisible());
    search->setText(u"xyzzy"_s);
    QCOMPARE(visible(), QStringList());
    QVERIFY(page->findChild<QLabel *>(u"keys-nothing"_s)->isVisible());
    search->clear();
    QCOMPARE(visible().size(), all);
}

void TestKeyBindings::chosenKeysAreNamedEverywhere()
{
    const WindowFixture fixture;
    fixture.newGame(u"Sample set, to try the program"_s);
    fixture.action(u"action-keys"_s)->trigger();
    fixture.action(u"action-quick-start"_s)->trigger();
    const QWidget *page = openKeys(fixture);
    // That of the same name elsewhere has nothing to do with the turn.
    bind(page, u"finish-sheet"_s, Qt::Key_F12);
    bind(page, u"copy-add"_s, Qt::Key_F12);
    bind(page, u"end-turn"_s, Qt::Key_E, Qt::ControlModifier);
    bind(page, u"undo"_s, Qt::Key_Backspace, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(fixture.find(u"undo"_s)->toolTip().contains(u"Ctrl+Shift+Backspace"_s));
    const auto text = [&fixture](const QString &name) {
        return fixture.find<QTextBrowser>(name)->toPlainText();
    };
    for (const QString &name : {u"keys-page-text"_s, u"quick-start-page-text"_s}) {
        QTRY_VERIFY2(text(name).contains(u"Ctrl+E"_s), qPrintable(name));
        QVERIFY2(!text(name).contains(u"Ctrl+Enter"_s), qPrintable(name));
        QVERIFY2(text(name).contains(u"Ctrl+Shift+Backspace"_s), qPrintable(name));
        QVERIFY2(text(name).contains(u"Ctrl+Shift+Z"_s), qPrintable(name)); // of redo, as it was
    }
    QCOMPARE(fixture.action(u"action-undo"_s)->shortcut(),
             QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Backspace)); // which the menu shows
    bind(page, u"look-earlier"_s, Qt::Key_F9);
    QCOMPARE(commandOf(fixture, u"action-look-earlier"_s)->shortcut(), QKeySequence(Qt::Key_F9));
    playOn(fixture.view().table(), 1);
    fixture.view().table().step(-1);
    QVERIFY(fixture.view().table().past());
    QVERIFY(fixture.find(u"past-earlier"_s)->toolTip().contains(u"F9"_s));
    fixture.action(u"language-3"_s)->trigger();
    QTRY_VERIFY(text(u"quick-start-page-text"_s).contains(u"Ctrl+E"_s));
    QVERIFY(!text(u"quick-start-page-text"_s).contains(u"Ctrl+Entrée"_s));
}

void TestKeyBindings::docksComeUp()
{
    const WindowFixture fixture;
    fixture.newGame();
    QWidget *page = openKeys(fixture);
    bind(page, u"dock-economy"_s, Qt::Key_F4);
    page->close();
    fixture.window->activateWindow();
    auto *economy = fixture.find<QDockWidget>(u"dock-economy"_s);
    economy->close();
    QVERIFY(!economy->isVisible());
    QTest::keyClick(fixture.window.get(), Qt::Key_F4);
    QVERIFY(economy->isVisible());
    QVERIFY(!economy->visibleRegion().isEmpty()); // in front of its tabs
}

QTEST_MAIN(TestKeyBindings)
#include "tst_keybindings.moc"
