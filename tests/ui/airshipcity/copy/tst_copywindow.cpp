// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/rules.h"
#include "tests/ui/airshipcity/copy/desk.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/box/copies/copybar.h"
#include "ui/newgame/tileseditor.h"

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;
using Field = Printed;

namespace {

AirshipCityCopyPage *pageIn(const WindowFixture &fixture)
{
    return fixture.window->findChild<AirshipCityCopyPage *>();
}

/// The trash of the desktop is none of a test's business.
void removeForGood(const WindowFixture &fixture)
{
    fixture.window->findChild<CopyBar *>()->setTrash([](const QString &path) { return QFile::remove(path); });
}

MissingValue vpOfContract(int index)
{
    return {Field::ContractVp, static_cast<std::uint8_t>(index)};
}

} // namespace

/// The copy in the window: where it is opened, which files it takes, and which of several counts.
class TestCopyWindow : public QObject
{
    Q_OBJECT

private slots:
    void fromTheStartPageAndBack();
    void fromAGameAndBackToIt();
    void whatIsEnteredMeanwhileReachesTheGame();
    void undoFromTheMenu();
    void fromANewGameThatWaits();
    void aSheetThatWaitsIsNotGivenUp();
    void aCatalogueOpensHere();
    void severalCopies();
    void whatIsBroughtBackOverwritesNothing();
    void whatIsBroughtBackIsUsedAgain();
    void theOpenCopyKeepsItsWayBack();
    void whatWasLaidStaysLaid();
    void aWaitingGameTakesTheChosenCopy();
    void newGamesUseTheChosenOne();
    void anotherLanguageAtOnce();
};

void TestCopyWindow::fromTheStartPageAndBack()
{
    const WindowFixture fixture;
    fixture.click(u"owners-copy"_s);
    QVERIFY(pageIn(fixture));
    QVERIFY(pageIn(fixture)->isVisible());
    QVERIFY(pageIn(fixture)->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!pageIn(fixture));
    QVERIFY(fixture.find(u"start-page"_s)->isVisible());
    fixture.action(u"action-owners-copy"_s)->trigger();
    QVERIFY(pageIn(fixture));
    fixture.click(u"copy-close"_s);
    QTRY_VERIFY(!pageIn(fixture));
}

void TestCopyWindow::fromAGameAndBackToIt()
{
    const WindowFixture fixture;
    fixture.newGame();
    const QString game = fixture.window->game()->file().path();
    fixture.action(u"action-owners-copy"_s)->trigger();
    QVERIFY(pageIn(fixture));
    QVERIFY(!fixture.window->game());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->file().path(), game);
}

void TestCopyWindow::whatIsEnteredMeanwhileReachesTheGame()
{
    const WindowFixture fixture;
    fixture.newGame();
    const KeySet<Contract> deck =
        unplacedContracts(fixture.view().table().setup(), fixture.view().table().state());
    const Contract inDeck = *deck.begin();
    const auto vp = [&fixture, inDeck] {
        return fixture.view().table().setup().catalogue.contracts[inDeck].vp;
    };
    QVERIFY(!vp());
    fixture.action(u"action-owners-copy"_s)->trigger();
    pageIn(fixture)->desk().set(vpOfContract(static_cast<int>(inDeck)), 7);
    fixture.click(u"copy-close"_s);
    QTRY_VERIFY(fixture.window->game());
    QTRY_VERIFY(vp());
    QCOMPARE(*vp(), 7);
    QVERIFY2(fixture.notice().contains(u"1 value"_s), qPrintable(fixture.notice()));
    // Opened again, nothing is taken twice.
    fixture.action(u"action-owners-copy"_s)->trigger();
    fixture.click(u"copy-close"_s);
    QTRY_VERIFY(fixture.window->game());
    QVERIFY(fixture.notice().isEmpty());
}

void TestCopyWindow::undoFromTheMenu()
{
    const WindowFixture fixture;
    fixture.window->showCopy();
    QAction *undo = fixture.action(u"action-undo"_s);
    QVERIFY(!undo->isEnabled());
    QTest::keyClicks(QApplication::focusWidget(), u"2"_s);
    QVERIFY(undo->isEnabled());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!undo->isEnabled());
    QCOMPARE(pageIn(fixture)->desk().draft().tileCount(TileKind::Architect), 0);
    fixture.action(u"action-redo"_s)->trigger();
    QCOMPARE(pageIn(fixture)->desk().draft().tileCount(TileKind::Architect), 2);
    undo->trigger();
    QCOMPARE(pageIn(fixture)->desk().draft().tileCount(TileKind::Architect), 0);
    fixture.click(u"copy-close"_s);
    QTRY_VERIFY(!pageIn(fixture));
    QVERIFY(!undo->isEnabled());
}

/// What was typed there is still there, and the game is played with what was entered.
void TestCopyWindow::fromANewGameThatWaits()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    auto *components = fixture.find<QComboBox>(u"components"_s);
    QCOMPARE(components->currentText(), u"Nothing entered yet"_s);
    fixture.type(u"name-1"_s, u"Ada"_s);
    fixture.type(u"name-2"_s, u"Bo"_s);
    fixture.type(u"name-3"_s, u"Cy"_s);
    fixture.click(u"enter-box"_s);
    QTRY_VERIFY(pageIn(fixture));
    pageIn(fixture)->desk().set(vpOfContract(0), 7);
    fixture.click(u"copy-close"_s);
    QTRY_VERIFY(!pageIn(fixture));
    QTRY_VERIFY(fixture.find(u"new-game-page"_s)->isVisible());
    QCOMPARE(components->currentText(), u"My copy"_s);
    fixture.click(u"start"_s);
    QTRY_VERIFY(fixture.window->game());
    QCOMPARE(fixture.view().table().setup().catalogue.contracts[Contract{0}].vp,
             std::optional<std::uint8_t>(7));
    QCOMPARE(fixture.view().title(), u"Ada, Bo, Cy"_s);
}

/// A sheet that is half typed is neither warned of where it only waits, nor thrown away from the copy.
void TestCopyWindow::aSheetThatWaitsIsNotGivenUp()
{
    const WindowFixture fixture;
    const auto warning = [&fixture] { return fixture.find<QLabel>(u"sheet-warning"_s)->text(); };
    fixture.window->scoreGame();
    fixture.type(u"sheet-name-1"_s, u"Ada"_s);
    fixture.action(u"action-owners-copy"_s)->trigger();
    QVERIFY(pageIn(fixture));
    QVERIFY2(warning().isEmpty(), qPrintable(warning()));
    fixture.action(u"action-new-game"_s)->trigger();
    QVERIFY(!pageIn(fixture));
    QVERIFY(fixture.find(u"score-page"_s)->isVisible());
    QVERIFY(!warning().isEmpty());
    // The warning counts at once, and not after one more look at the copy.
    fixture.action(u"action-owners-copy"_s)->trigger();
    fixture.click(u"copy-close"_s);
    QTRY_VERIFY(!pageIn(fixture));
    QVERIFY(warning().isEmpty());
    QTest::keyClick(fixture.find(u"sheet-name-1"_s), Qt::Key_Escape);
    QCoreApplication::processEvents();
    QVERIFY(fixture.find(u"score-page"_s));
    QVERIFY(!warning().isEmpty());
    QTest::keyClick(fixture.find(u"sheet-name-1"_s), Qt::Key_Escape);
    QTRY_VERIFY(!fixture.find(u"score-page"_s));
}

void TestCopyWindow::aCatalogueOpensHere()
{
    const WindowFixture fixture;
    const QString path = fixture.home() + u"/friend.skycatalogue.json"_s;
    writeFile(path, writeCatalogue(sampleCatalogue()));
    fixture.window->openFile(path);
    QVERIFY(pageIn(fixture));
    QCOMPARE(pageIn(fixture)->desk().path(), path);
    QVERIFY(!fixture.find(u"copy-use"_s)->isEnabled()); // it lies elsewhere
    pageIn(fixture)->desk().set(vpOfContract(0), 9);
    QVERIFY(contentOf(path).contains("\"vp\": 9"));
    // A damaged one is told of in place, and left alone.
    const QString damaged = fixture.home() + u"/damaged.skycatalogue.json"_s;
    writeFile(damaged, "{\"format\"");
    fixture.window->openFile(damaged);
    QVERIFY(fixture.find<QLabel>(u"copy-notice"_s)->text().contains(damaged));
    QCOMPARE(contentOf(damaged), "{\"format\"");
}

void TestCopyWindow::severalCopies()
{
    const WindowFixture fixture;
    fixture.window->showCopy();
    AirshipCityCopyPage *page = pageIn(fixture);
    auto *chooser = fixture.find<QComboBox>(u"copy-chooser"_s);
    QCOMPARE(chooser->count(), 1);
    page->desk().set(vpOfContract(0), 1);
    fixture.click(u"copy-new"_s);
    QCOMPARE(chooser->count(), 2);
    QCOMPARE(page->desk().path(), OwnersCopy::pathOf(u"copy-2.skycatalogue.json"_s));
    QVERIFY(!page->desk().draft().value(vpOfContract(0)));
    QTest::keyClicks(QApplication::focusWidget(), u"French box"_s);
    QCOMPARE(page->desk().draft().name(), u"French box"_s);
    QVERIFY(chooser->currentText().startsWith(u"French box"_s));
    page->desk().set(vpOfContract(1), 2);
    fixture.click(u"copy-duplicate"_s);
    QCOMPARE(chooser->count(), 3);
    QVERIFY(chooser->currentText().startsWith(u"French box, duplicate"_s));
    QCOMPARE(page->desk().draft().value(vpOfContract(1)), PrintedValue(2));
    const QString path = page->desk().path();
    const QByteArray bytes = contentOf(path);
    removeForGood(fixture);
    fixture.click(u"copy-remove"_s);
    QVERIFY(!QFileInfo::exists(path));
    QCOMPARE(page->desk().path(), OwnersCopy::defaultPath());
    QCOMPARE(page->desk().draft().value(vpOfContract(0)), PrintedValue(1));
    QCOMPARE(chooser->count(), 2);
    fixture.click(u"copy-notice-offer"_s);
    QCOMPARE(contentOf(path), bytes);
    QCOMPARE(page->desk().path(), path);
    QCOMPARE(chooser->count(), 3);
    // One that new games are played with is that again.
    fixture.click(u"copy-use"_s);
    const QString used = QFileInfo(path).fileName();
    QCOMPARE(fixture.preferences->now().ownersCopy, used);
    fixture.click(u"copy-remove"_s);
    QCOMPARE(fixture.preferences->now().ownersCopy, QString());
    const QString told = fixture.find<QLabel>(u"copy-notice"_s)->text();
    QVERIFY2(told.contains(u"French box, duplicate"_s), qPrintable(told)); // nobody gave the file its name
    fixture.click(u"copy-notice-offer"_s);
    QCOMPARE(fixture.preferences->now().ownersCopy, used);
}

void TestCopyWindow::whatIsBroughtBackOverwritesNothing()
{
    const WindowFixture fixture;
    fixture.window->showCopy();
    removeForGood(fixture);
    AirshipCityCopyPage *page = pageIn(fixture);
    const QString path = page->desk().path();
    page->desk().set(vpOfContract(0), 1);
    const QByteArray bytes = contentOf(path);
    fixture.click(u"copy-remove"_s);
    QVERIFY(!QFileInfo::exists(path));
    // Another window enters something meanwhile.
    const QByteArray other = writeCatalogue(sampleCatalogue());
    writeFile(path, other);
    fixture.click(u"copy-notice-offer"_s);
    QCOMPARE(contentOf(path), other);
    QVERIFY(page->desk().path() != path);
    QCOMPARE(contentOf(page->desk().path()), bytes);
    // Whoever goes on entering has decided.
    fixture.click(u"copy-remove"_s);
    QVERIFY(fixture.find(u"copy-notice-offer"_s)->isVisible());
    page->desk().set(vpOfContract(0), 3);
    QVERIFY(!fixture.find(u"copy-notice-offer"_s)->isVisible());
}

void TestCopyWindow::whatIsBroughtBackIsUsedAgain()
{
    const WindowFixture fixture;
    const auto used = [&fixture] { return fixture.preferences->now().ownersCopy; };
    fixture.window->showCopy();
    removeForGood(fixture);
    pageIn(fixture)->desk().set(vpOfContract(0), 1);
    fixture.click(u"copy-new"_s);
    pageIn(fixture)->desk().set(vpOfContract(0), 7);
    fixture.click(u"copy-use"_s);
    const QString name = used();
    QVERIFY(!name.isEmpty());
    fixture.click(u"copy-remove"_s);
    QCOMPARE(used(), QString());
    fixture.click(u"copy-notice-offer"_s);
    QCOMPARE(used(), name);
    QVERIFY(fixture.find<QComboBox>(u"copy-chooser"_s)->currentText().endsWith(u"for new games"_s));
    QVERIFY(!fixture.find(u"copy-use"_s)->isEnabled());
    // Another one that was not in use is brought back as that.
    fixture.click(u"copy-new"_s);
    pageIn(fixture)->desk().set(vpOfContract(0), 9);
    fixture.click(u"copy-remove"_s);
    fixture.click(u"copy-notice-offer"_s);
    QCOMPARE(used(), name);
    fixture.newGame(u"My copy"_s);
    QCOMPARE(fixture.view().table().setup().catalogue.contracts[Contract{0}].vp,
             std::optional<std::uint8_t>(7));
}

void TestCopyWindow::theOpenCopyKeepsItsWayBack()
{
    const WindowFixture fixture;
    fixture.window->showCopy();
    AirshipCityCopyPage *page = pageIn(fixture);
    page->desk().set(vpOfContract(0), 1);
    auto *chooser = fixture.find<QComboBox>(u"copy-chooser"_s);
    emit chooser->activated(chooser->currentIndex());
    QVERIFY(page->canUndo());
    fixture.window->openFile(page->desk().path());
    QCOMPARE(pageIn(fixture), page);
    QVERIFY(page->canUndo());
}

void TestCopyWindow::whatWasLaidStaysLaid()
{
    const WindowFixture fixture;
    CopyDesk(OwnersCopy::defaultPath()).set(vpOfContract(0), 1);
    fixture.window->newGame();
    auto *components = fixture.find<QComboBox>(u"components"_s);
    const auto *city = fixture.find<TilesEditor>(u"city-editor"_s);
    QCOMPARE(components->currentText(), u"My copy"_s);
    const QStringList laid = city->tiles();
    const auto throughTheCopy = [&fixture](std::optional<int> vp) {
        fixture.click(u"enter-box"_s);
        QTRY_VERIFY(pageIn(fixture));
        if (vp)
            pageIn(fixture)->desk().set(vpOfContract(0), *vp);
        fixture.click(u"copy-close"_s);
        QTRY_VERIFY(!pageIn(fixture));
        QTRY_VERIFY(fixture.find(u"new-game-page"_s)->isVisible());
    };
    throughTheCopy({});
    QCOMPARE(city->tiles(), laid);
    throughTheCopy(7);
    QCOMPARE(city->tiles(), laid);
    // Nothing was chosen on purpose: there was a copy.
    components->setCurrentText(u"Nothing entered yet"_s);
    throughTheCopy(8);
    QCOMPARE(components->currentText(), u"Nothing entered yet"_s);
}

void TestCopyWindow::aWaitingGameTakesTheChosenCopy()
{
    const WindowFixture fixture;
    CopyDesk(OwnersCopy::defaultPath()).set(vpOfContract(0), 1);
    fixture.window->newGame();
    for (const int seat : {1, 2, 3})
        fixture.type(u"name-%1"_s.arg(seat), u"Player %1"_s.arg(seat));
    fixture.click(u"enter-box"_s);
    QTRY_VERIFY(pageIn(fixture));
    fixture.click(u"copy-new"_s);
    pageIn(fixture)->desk().set(vpOfContract(0), 9);
    fixture.click(u"copy-use"_s);
    fixture.click(u"copy-close"_s);
    QTRY_VERIFY(!pageIn(fixture));
    QTRY_VERIFY(fixture.find(u"new-game-page"_s)->isVisible());
    fixture.click(u"start"_s);
    QTRY_VERIFY(fixture.window->game());
    QCOMPARE(fixture.view().table().setup().catalogue.contracts[Contract{0}].vp,
             std::optional<std::uint8_t>(9));
}

void TestCopyWindow::newGamesUseTheChosenOne()
{
    WindowFixture fixture;
    fixture.window->showCopy();
    fixture.click(u"copy-new"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"French box"_s);
    pageIn(fixture)->desk().set(vpOfContract(0), 7);
    fixture.click(u"copy-use"_s);
    QCOMPARE(fixture.preferences->now().ownersCopy, u"copy-2.skycatalogue.json"_s);
    QVERIFY(fixture.find<QComboBox>(u"copy-chooser"_s)->currentText().endsWith(u"for new games"_s));
    QVERIFY(!fixture.find(u"copy-use"_s)->isEnabled());
    fixture.newGame(u"My copy: French box"_s); // which of several that is
    const Catalogue &values = fixture.view().table().setup().catalogue;
    QCOMPARE(values.contracts[Contract{0}].vp, std::optional<std::uint8_t>(7));
    fixture.window->showCopy();
    QCOMPARE(pageIn(fixture)->desk().path(), OwnersCopy::pathOf(u"copy-2.skycatalogue.json"_s));
    // Without it the usual one counts again.
    removeForGood(fixture);
    fixture.click(u"copy-remove"_s);
    QVERIFY(fixture.preferences->now().ownersCopy.isEmpty());
}

void TestCopyWindow::anotherLanguageAtOnce()
{
    const WindowFixture fixture;
    fixture.window->showCopy();
    const auto *list = fixture.find<QListWidget>(u"copy-pages"_s);
    QVERIFY(list->item(1)->text().startsWith(u"Contracts"_s));
    Preferences french = fixture.preferences->now();
    french.language = words::Language::French;
    fixture.preferences->change(french);
    QTRY_VERIFY(list->item(1)->text().startsWith(u"Contrats"_s));
    QVERIFY(fixture.find(u"box-tiles-7-value"_s)->accessibleName().startsWith(u"Aéroport"_s));
}

QTEST_MAIN(TestCopyWindow)

#include "tst_copywindow.moc"
