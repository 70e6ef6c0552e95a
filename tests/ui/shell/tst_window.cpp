// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/samplegame.h"
#include "tests/core/airshipcity/setvalues.h"
#include "tests/ui/shell/opengame.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/play/pieces/piecespanel.h"
#include "ui/shell/gamesfolder.h"
#include "ui/shell/noticebar.h"
#include "ui/widgets/boardarea.h"

#include <QtGui/QDropEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QTableView>

#include <algorithm>
#include <utility>

using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;

namespace {

QString evening()
{
    return QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/app/data/evening.skyledger");
}

void slide(AirshipCityView &view)
{
    using namespace airshipcity;
    QVERIFY(view.table().session().play(Played{{Slide{{rowLine(0), Direction::East}}}, {}}).playable());
}

/// Where the boards of a window stand, and the window itself.
QList<QRect> placesOf(const WindowFixture &fixture)
{
    QList<QRect> places{fixture.window->geometry()};
    for (const QString &name : {u"city"_s, u"dock-depots"_s, u"dock-contributions"_s, u"dock-contracts"_s,
                                u"dock-standings"_s, u"dock-pieces"_s})
        places << fixture.find(name)->geometry();
    return places;
}

} // namespace

/// The window around a game, as people use it.
class TestWindow : public QObject
{
    Q_OBJECT

private slots:
    void startPage();
    void everyEventIsOnDiskAtOnce();
    void undoAndRedo();
    void theLastGameIsBack();
    void openedFromTheCommandLine();
    void droppedOnTheWindow();
    void openedByDialog();
    void copySaved();
    void anUnreadableFileIsToldAndLeftAlone();
    void aRecordThatStopsIsOpenedBeforeThePlace();
    void aForeignFileIsKept();
    void aChangeByAnotherProgramIsKept();
    void aFolderThatCannotBeWritten();
    void nothingUnsavedIsLeftWithoutAWord_data();
    void nothingUnsavedIsLeftWithoutAWord();
    void rematch();
    void cancellingFindsBackToTheGame();
    void docksAreRestored();
    void docksKeepTheirSizes();
    void examplesStayOffTheShelf();
    void numbersTakeTheWholeWindow();
    void wideWindowsHaveAnArrangementOfTheirOwn();
    void aNarrowWindowFoldsItsDocks();
    void largeLettersAndBack();
    void boardsBesideTheCityNeverScroll_data();
    void boardsBesideTheCityNeverScroll();
    void whatToDoAndWhoWinsNeverScroll_data();
    void whatToDoAndWhoWinsNeverScroll();
    void languageIsSwitchedLive();
    void keysReachTheGame();
    void keysReachTheGameFromLists_data();
    void keysReachTheGameFromLists();
    void keysReachTheGameFromFloatingTabs();
    void theCityHasTheKeyboard();
    void numbersAreNotLostByClosing();
    void numbersAreNotLostByLeaving();
    void theCorrectionGoesWithTheGame();
    void recentFilesThatAreGone();
    void whatIsNoLongerTrueLeavesNoEmptyBar();
};

void TestWindow::startPage()
{
    const WindowFixture fixture;
    for (const QString &name : {u"new-game-airship-city"_s, u"score-airship-city"_s, u"look-up-rule"_s,
                                u"finished-games"_s, u"owners-copy"_s, u"open"_s})
        QVERIFY2(fixture.find(name)->isVisible(), qPrintable(name));
    // Nothing was played yet.
    QVERIFY(fixture.find(u"running-game"_s)->isHidden());
    QVERIFY(!fixture.action(u"action-undo"_s)->isEnabled());
    QVERIFY(!fixture.action(u"action-save-copy"_s)->isEnabled());
    QVERIFY(!fixture.window->game());
    fixture.click(u"new-game-airship-city"_s);
    QVERIFY(fixture.find(u"new-game-page"_s));
    QTest::keyClick(fixture.find(u"name-1"_s), Qt::Key_Escape);
    QTRY_VERIFY(fixture.find(u"start-page"_s)->isVisible());
    QVERIFY(!fixture.find(u"new-game-page"_s));
}

void TestWindow::everyEventIsOnDiskAtOnce()
{
    const WindowFixture fixture;
    fixture.newGame();
    fixture.waitForSave();
    const QString path = fixture.window->game()->file().path();
    QCOMPARE(QFileInfo(path).fileName(),
             QDate::currentDate().toString(Qt::ISODate) + u" Ada, Bo, Cy.skyledger"_s);
    QCOMPARE(QFileInfo(path).absolutePath(), fixture.gamesFolder());
    QByteArray before = contentOf(path);
    QVERIFY(!before.isEmpty());
    for (int i = 0; i < 3; ++i) {
        slide(fixture.view());
        fixture.waitForSave();
        const QByteArray after = contentOf(path);
        QVERIFY(after != before);
        QCOMPARE(after, airshipcity::writeGameRecord(fixture.view().table().session().record()));
        before = after;
    }
    QVERIFY(fixture.find<QLabel>(u"saved"_s)->text().startsWith(u"Saved "_s));

    const airshipcity::State state = fixture.view().table().state();
    fixture.window->openFile(path);
    QVERIFY(fixture.view().table().state() == state);
    QCOMPARE(fixture.view().table().session().cursor(), 3);
    QCOMPARE(contentOf(path), before);
}

void TestWindow::undoAndRedo()
{
    const WindowFixture fixture;
    fixture.newGame();
    QVERIFY(!fixture.action(u"action-undo"_s)->isEnabled());
    fixture.window->activateWindow(); // shortcuts belong to the active window
    QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
    slide(fixture.view());
    QVERIFY(fixture.action(u"action-undo"_s)->isEnabled());
    QTest::keyClick(fixture.window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(fixture.view().table().session().cursor(), 0);
    QVERIFY(!fixture.action(u"action-undo"_s)->isEnabled());
    QTest::keyClick(fixture.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(fixture.view().table().session().cursor(), 1);
    QVERIFY(!fixture.action(u"action-redo"_s)->isEnabled());
}

void TestWindow::theLastGameIsBack()
{
    WindowFixture fixture;
    fixture.newGame();
    slide(fixture.view());
    const QString path = fixture.window->game()->file().path();
    QVERIFY(fixture.window->close());
    fixture.open();
    QVERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->file().path(), path);
    QCOMPARE(fixture.view().table().session().cursor(), 1);

    // A game that was closed does not come back; the start page goes on with it.
    fixture.action(u"action-close-game"_s)->trigger();
    QVERIFY(!fixture.window->game());
    fixture.open();
    QVERIFY(!fixture.window->game());
    QVERIFY(fixture.find(u"running-game"_s)->isVisible());
    QVERIFY(fixture.find(u"continue"_s)->accessibleName().contains(u"Ada, Bo, Cy"_s));
    QCOMPARE(fixture.find(u"running-seats"_s)->accessibleName(), u"Ada 0 VP; Bo 0 VP; Cy 0 VP"_s);
    fixture.click(u"continue"_s);
    QVERIFY(fixture.window->game());

    fixture.action(u"action-reopen-last-game"_s)->trigger();
    fixture.open();
    QVERIFY(!fixture.window->game());
}

void TestWindow::openedFromTheCommandLine()
{
    WindowFixture fixture;
    fixture.open(evening());
    QVERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->file().path(), evening());
    QCOMPARE(fixture.view().table().session().cursor(), 83);
    QVERIFY(fixture.window->windowTitle().endsWith(u"Skyledger"_s));
}

void TestWindow::droppedOnTheWindow()
{
    const WindowFixture fixture;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(fixture.home() + u"/notes.txt"_s), QUrl::fromLocalFile(evening())});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(fixture.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(fixture.window.get(), &drop);
    QVERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->file().path(), evening());

    QMimeData text;
    text.setUrls({QUrl::fromLocalFile(fixture.home() + u"/notes.txt"_s)});
    QDragEnterEvent wrong({10, 10}, Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
    wrong.ignore();
    QCoreApplication::sendEvent(fixture.window.get(), &wrong);
    QVERIFY(!wrong.isAccepted());
}

void TestWindow::openedByDialog()
{
    WindowFixture fixture;
    fixture.action(u"action-open"_s)->trigger();
    QVERIFY(!fixture.window->game()); // nothing was chosen
    fixture.fileToOpen = evening();
    fixture.action(u"action-open"_s)->trigger();
    QVERIFY(fixture.window->game());
}

void TestWindow::copySaved()
{
    WindowFixture fixture;
    fixture.newGame();
    const QString path = fixture.window->game()->file().path();
    fixture.fileToSave = fixture.home() + u"/copy"_s;
    fixture.action(u"action-save-copy"_s)->trigger();
    const QByteArray copy = contentOf(fixture.home() + u"/copy.skyledger"_s);
    QCOMPARE(copy, airshipcity::writeGameRecord(fixture.view().table().session().record()));
    QCOMPARE(fixture.window->game()->file().path(), path);

    // Beside the open file, not in its place: that would be no copy.
    QCOMPARE(fixture.proposedCopy, QString(path).replace(u".skyledger"_s, u" copy.skyledger"_s));
    QVERIFY(fixture.notice().isEmpty());
    QCOMPARE(fixture.window->statusBar()->currentMessage(), u"The copy “copy.skyledger” is saved."_s);
    fixture.waitForSave();
    fixture.fileToSave = QFileInfo(path).path() + u"/../games/"_s + QFileInfo(path).fileName();
    fixture.action(u"action-save-copy"_s)->trigger();
    QVERIFY2(fixture.notice().contains(u"another name"_s), qPrintable(fixture.notice()));

    // The dialog asked about the name without its ending: what bears the whole one is not overwritten.
    const QString other = fixture.home() + u"/other.skyledger"_s;
    writeFile(other, "another game");
    fixture.fileToSave = fixture.home() + u"/other"_s;
    fixture.action(u"action-save-copy"_s)->trigger();
    QVERIFY2(fixture.notice().contains(u"is there already"_s), qPrintable(fixture.notice()));
    QCOMPARE(contentOf(other), QByteArray("another game"));
    fixture.fileToSave = other; // and this it asked about
    fixture.action(u"action-save-copy"_s)->trigger();
    QCOMPARE(contentOf(other), copy);

    fixture.fileToSave = fixture.home() + u"/no/such/folder/copy"_s;
    fixture.action(u"action-save-copy"_s)->trigger();
    QVERIFY(fixture.notice().contains(u"cannot be written"_s));
}

void TestWindow::anUnreadableFileIsToldAndLeftAlone()
{
    const WindowFixture fixture;
    const QString broken = fixture.home() + u"/broken.skyledger"_s;
    const QByteArray content = contentOf(evening()).first(2000);
    writeFile(broken, content);
    fixture.window->openFile(broken);
    QVERIFY(!fixture.window->game());
    QVERIFY2(fixture.notice().contains(u"broken.skyledger"_s), qPrintable(fixture.notice()));
    QVERIFY(!fixture.notice().contains(u'\n'));
    QCOMPARE(contentOf(broken), content);
    fixture.click(u"close-notice"_s);
    QVERIFY(fixture.notice().isEmpty());

    // A game that is open stays open.
    fixture.newGame();
    fixture.window->openFile(fixture.home() + u"/missing.skyledger"_s);
    QVERIFY(fixture.window->game());
    QVERIFY(fixture.notice().contains(u"missing.skyledger"_s));
}

void TestWindow::aRecordThatStopsIsOpenedBeforeThePlace()
{
    WindowFixture fixture;
    fixture.open(QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/app/data/illegal.skyledger"));
    QVERIFY(fixture.window->game());
    QCOMPARE(fixture.view().table().session().cursor(), 83);
    QVERIFY2(fixture.notice().contains(u"event 84"_s), qPrintable(fixture.notice()));
}

void TestWindow::aForeignFileIsKept()
{
    const WindowFixture fixture;
    const QString path = fixture.home() + u"/foreign.skyledger"_s;
    QByteArray foreign = airshipcity::writeGameRecord(airshipcity::fixture::newSampleGame(3, 1));
    foreign.replace("\n  ", "\n\t");
    writeFile(path, foreign);
    fixture.window->openFile(path);
    QVERIFY(fixture.window->game());
    QCOMPARE(contentOf(path), foreign);
    slide(fixture.view());
    fixture.waitForSave();
    QVERIFY(contentOf(path) != foreign);
    QCOMPARE(contentOf(fixture.home() + u"/foreign.original.skyledger"_s), foreign);
    QVERIFY(fixture.notice().contains(u"foreign.original.skyledger"_s));
    slide(fixture.view());
    fixture.waitForSave();
    QVERIFY(!QFile::exists(fixture.home() + u"/foreign.original-2.skyledger"_s));
}

void TestWindow::aChangeByAnotherProgramIsKept()
{
    const WindowFixture fixture;
    fixture.newGame();
    fixture.waitForSave();
    const QString path = fixture.window->game()->file().path();
    writeFile(path, "somebody else");
    slide(fixture.view());
    fixture.waitForSave();
    const QFileInfo info(path);
    QCOMPARE(contentOf(info.dir().filePath(info.completeBaseName() + u".original.skyledger"_s)),
             "somebody else");
    QCOMPARE(contentOf(path), airshipcity::writeGameRecord(fixture.view().table().session().record()));
}

/// The disk is full, or the folder read-only: the game goes on, and all is saved once it can be.
void TestWindow::aFolderThatCannotBeWritten()
{
    WindowFixture fixture;
    // A file where the folder should be: nobody can write there, not even the superuser.
    writeFile(fixture.gamesFolder(), "in the way");
    fixture.newGame();
    fixture.waitForSave();
    QVERIFY2(fixture.notice().contains(u"cannot be saved"_s), qPrintable(fixture.notice()));
    QVERIFY(fixture.find<QLabel>(u"saved"_s)->text().startsWith(u"Not saved"_s));
    slide(fixture.view());
    fixture.waitForSave();
    QCOMPARE(fixture.view().table().session().cursor(), 1);
    QVERIFY(!fixture.window->close()); // once it warns of the loss
    QVERIFY(fixture.window->isVisible());

    QVERIFY(QFile::remove(fixture.gamesFolder()));
    slide(fixture.view());
    fixture.waitForSave();
    QVERIFY(fixture.notice().isEmpty());
    QCOMPARE(fixture.games().size(), 1);
    QVERIFY(fixture.window->close());
}

void TestWindow::nothingUnsavedIsLeftWithoutAWord_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"action-new-game", "action-rematch", "action-open", "action-close-game", "drop",
                            "recent", "start-page"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TestWindow::nothingUnsavedIsLeftWithoutAWord()
{
    QFETCH(const QString, way);
    WindowFixture fixture;
    writeFile(fixture.gamesFolder(), "in the way");
    fixture.newGame();
    fixture.waitForSave();
    slide(fixture.view());
    fixture.fileToOpen = evening();
    const QString path = fixture.window->game()->file().path();
    const auto leave = [&fixture, &way] {
        if (QAction *action = fixture.action(way)) {
            action->trigger();
        } else if (way == u"drop"_s) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(evening())});
            QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(fixture.window.get(), &enter);
            QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(fixture.window.get(), &drop);
        } else if (way == u"recent"_s) {
            fixture.window->openFile(evening());
        } else {
            fixture.window->showStartPage();
        }
    };
    leave();
    QVERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->file().path(), path);
    QVERIFY2(fixture.notice().contains(u"give up"_s), qPrintable(fixture.notice()));
    // What comes after the warning is not covered by it.
    slide(fixture.view());
    leave();
    QVERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->file().path(), path);
    leave();
    QVERIFY(!fixture.window->game() || fixture.window->game()->file().path() == evening());
}

void TestWindow::rematch()
{
    const WindowFixture fixture;
    fixture.newGame(u"Sample set, to try the program"_s);
    const QString first = fixture.window->game()->file().path();
    const QJsonObject catalogue = fixture.view().table().session().record().catalogue();
    fixture.action(u"action-rematch"_s)->trigger();
    QVERIFY(!fixture.window->game());
    QCOMPARE(fixture.find<QLineEdit>(u"name-1"_s)->text(), u"Ada"_s);
    fixture.click(u"cancel"_s);
    QTRY_VERIFY(fixture.window->game()); // the game is back
    fixture.action(u"action-rematch"_s)->trigger();
    QTest::keyClick(fixture.find(u"name-1"_s), Qt::Key_Return);
    QTest::keyClick(fixture.find(u"start"_s), Qt::Key_Return);
    QTRY_VERIFY(fixture.window->game());
    const airshipcity::GameRecord &record = fixture.view().table().session().record();
    QCOMPARE(record.players[2].name, u"Cy"_s);
    QCOMPARE(record.catalogue()["contracts"_L1], catalogue["contracts"_L1]);
    QVERIFY(fixture.window->game()->file().path() != first);
    fixture.waitForSave();
    QCOMPARE(fixture.games().size(), 2);
    // What is made up is nobody's box: the next new game does not begin with it.
    QVERIFY2(fixture.preferences->now().components.isEmpty(),
             qPrintable(fixture.preferences->now().components));
}

void TestWindow::cancellingFindsBackToTheGame()
{
    const WindowFixture fixture;
    fixture.newGame();
    const QString path = fixture.window->game()->file().path();
    fixture.action(u"action-new-game"_s)->trigger();
    fixture.action(u"action-new-game"_s)->trigger();
    fixture.click(u"cancel"_s);
    QTRY_VERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->file().path(), path);
    // A game that was closed stays closed.
    fixture.action(u"action-new-game"_s)->trigger();
    fixture.window->showStartPage();
    fixture.action(u"action-new-game"_s)->trigger();
    fixture.click(u"cancel"_s);
    QTRY_VERIFY(fixture.find(u"start-page"_s)->isVisible());
    QVERIFY(!fixture.window->game());
}

void TestWindow::docksAreRestored()
{
    WindowFixture fixture;
    fixture.newGame();
    QCoreApplication::processEvents();
    auto *depots = fixture.find<QDockWidget>(u"dock-depots"_s);
    QVERIFY(depots && depots->isVisible());
    fixture.window->addDockWidget(Qt::RightDockWidgetArea, depots);
    fixture.find<QDockWidget>(u"dock-contributions"_s)->close();
    QVERIFY(fixture.window->close());
    fixture.open();
    depots = fixture.find<QDockWidget>(u"dock-depots"_s);
    QCOMPARE(fixture.window->dockWidgetArea(depots), Qt::RightDockWidgetArea);
    QVERIFY(fixture.find(u"dock-contributions"_s)->isHidden());
    fixture.action(u"action-reset-layout"_s)->trigger();
    QCOMPARE(fixture.window->dockWidgetArea(depots), Qt::LeftDockWidgetArea);
    QVERIFY(!fixture.find(u"dock-contributions"_s)->isHidden());
}

/// Not only their places.
void TestWindow::docksKeepTheirSizes()
{
    WindowFixture fixture;
    fixture.newGame();
    fixture.window->resize(1366, 700);
    QCoreApplication::processEvents();
    const auto sizes = [&fixture] {
        return QSize(fixture.find(u"dock-depots"_s)->width(), fixture.find(u"dock-standings"_s)->height());
    };
    fixture.window->resizeDocks({fixture.find<QDockWidget>(u"dock-depots"_s)}, {350}, Qt::Horizontal);
    fixture.window->resizeDocks({fixture.find<QDockWidget>(u"dock-standings"_s)}, {140}, Qt::Vertical);
    QSize wanted; // once everything has found its place
    QTRY_VERIFY(std::exchange(wanted, sizes()) == sizes() && wanted.width() == 350);
    QVERIFY(fixture.window->close());
    fixture.open();
    QTRY_COMPARE(sizes(), wanted);
}

/// Four depots side by side need all of a small screen; the boards come back.
/// Nobody played them: their players would get into the statistics. A copy of one is somebody's own.
void TestWindow::examplesStayOffTheShelf()
{
    const WindowFixture fixture;
    const QString sheet = u"late-evening.skyscore.json"_s;
    const QByteArray bytes = contentOf(QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/") + sheet);
    QVERIFY(!bytes.isEmpty());
    const QString examples = fixture.home() + u"/data/skyledger/examples"_s;
    for (const QString &folder : {examples, fixture.gamesFolder()}) {
        QVERIFY(QDir().mkpath(folder));
        writeFile(QDir(folder).filePath(sheet), bytes);
    }
    const auto shelved = [&fixture] {
        fixture.window->showShelf();
        return fixture.find<QTableView>(u"shelf-games"_s)->model()->rowCount();
    };
    QVERIFY(isExample(QDir(examples).filePath(sheet)));
    fixture.window->openFile(QDir(examples).filePath(sheet));
    QVERIFY(fixture.window->game());
    QCOMPARE(shelved(), 0);
    QVERIFY(!isExample(QDir(fixture.gamesFolder()).filePath(sheet)));
    fixture.window->openFile(QDir(fixture.gamesFolder()).filePath(sheet));
    QVERIFY(fixture.window->game());
    QTRY_COMPARE(shelved(), 1);
}

void TestWindow::numbersTakeTheWholeWindow()
{
    const WindowFixture fixture;
    fixture.newGame();
    fixture.window->resize(1366, 700);
    QCoreApplication::processEvents();
    auto *depots = fixture.find<QDockWidget>(u"dock-depots"_s);
    QVERIFY(depots->isVisible());
    fixture.view().pages().constFirst()->trigger();
    QWidget *page = fixture.find(u"numbers-page"_s);
    QVERIFY(page);
    QTRY_VERIFY(page->isVisible());
    QVERIFY(!depots->isVisible());
    QTRY_VERIFY(page->width() > 1300);
    QTest::keyClick(page, Qt::Key_Escape);
    QTRY_VERIFY(depots->isVisible());
}

void TestWindow::wideWindowsHaveAnArrangementOfTheirOwn()
{
    const WindowFixture fixture;
    fixture.newGame();
    QCoreApplication::processEvents();
    auto *window = fixture.window.get();
    auto *depots = fixture.find<QDockWidget>(u"dock-depots"_s);
    auto *economy = fixture.find<QDockWidget>(u"dock-economy"_s);
    auto *contributions = fixture.find<QDockWidget>(u"dock-contributions"_s);
    QVERIFY(window->tabifiedDockWidgets(contributions).contains(economy));
    window->resize(2500, 900);
    QTRY_VERIFY(!window->tabifiedDockWidgets(contributions).contains(economy));
    window->addDockWidget(Qt::RightDockWidgetArea, depots);
    window->resize(1366, 700);
    QTRY_COMPARE(window->dockWidgetArea(depots), Qt::LeftDockWidgetArea);
    QVERIFY(window->tabifiedDockWidgets(contributions).contains(economy));
    window->resize(2500, 900);
    QTRY_COMPARE(window->dockWidgetArea(depots), Qt::RightDockWidgetArea);

    // What will be maximised is as wide as its screen, whatever it measures before it is shown.
    QMainWindow hidden;
    hidden.resize(2500, 900);
    QCOMPARE(Docks::roomIn(hidden), Docks::Room::Wide);
    QVERIFY(hidden.screen()->availableSize().width() < 2400);
    hidden.setWindowState(Qt::WindowMaximized);
    QVERIFY(Docks::roomIn(hidden) != Docks::Room::Wide);
}

/// What says what to do stays in sight, and so do the contracts; the depots become a tab.
void TestWindow::aNarrowWindowFoldsItsDocks()
{
    const WindowFixture fixture;
    fixture.newGame(u"Sample set, to try the program"_s);
    playOn(fixture.view().table(), 90);
    auto *window = fixture.window.get();
    auto *depots = fixture.find<QDockWidget>(u"dock-depots"_s);
    auto *contributions = fixture.find<QDockWidget>(u"dock-contributions"_s);
    window->resize(1024, 680);
    QTRY_COMPARE(window->size(), QSize(1024, 680));
    QTRY_VERIFY(window->tabifiedDockWidgets(depots).contains(contributions));
    QCOMPARE(window->size(), QSize(1024, 680));
    for (const QString &name : {u"dock-pieces"_s, u"dock-contracts"_s, u"dock-depots"_s})
        QVERIFY2(!fixture.find(name)->visibleRegion().isEmpty(), qPrintable(name));
    QVERIFY(window->tabifiedDockWidgets(depots).contains(fixture.find<QDockWidget>(u"dock-standings"_s)));
    window->resize(1366, 700);
    QTRY_COMPARE(window->dockWidgetArea(depots), Qt::LeftDockWidgetArea);
    QVERIFY(window->tabifiedDockWidgets(depots).isEmpty());
    QCOMPARE(window->dockWidgetArea(fixture.find<QDockWidget>(u"dock-pieces"_s)), Qt::LeftDockWidgetArea);
}

/// Letters of double size leave the window on its screen, and nothing deformed when they are gone.
void TestWindow::largeLettersAndBack()
{
    const WindowFixture fixture;
    fixture.newGame(u"Sample set, to try the program"_s);
    playOn(fixture.view().table(), 90);
    QCoreApplication::processEvents();
    const QList<QRect> before = placesOf(fixture);
    Preferences wanted = fixture.preferences->now();
    wanted.textSize = 200;
    fixture.preferences->change(wanted);
    QTRY_COMPARE(fixture.window->fontMetrics().height() >= 28, true);
    QTRY_COMPARE(fixture.window->width(), 1366);
    QVERIFY(!fixture.find(u"turn-header"_s)->visibleRegion().isEmpty());
    wanted.textSize = 100;
    fixture.preferences->change(wanted);
    QTRY_COMPARE(placesOf(fixture), before);
}

void TestWindow::boardsBesideTheCityNeverScroll_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1366, 700);
    QTest::newRow("small, less the bar with the title") << QSize(1366, 676);
    QTest::newRow("large") << QSize(2560, 1440);
}

/// In French, four at the table: both boards at the right and the standings are seen whole.
void TestWindow::boardsBesideTheCityNeverScroll()
{
    QFETCH(QSize, size);
    WindowFixture fixture;
    Preferences wanted = fixture.preferences->now();
    wanted.language = words::Language::French;
    fixture.preferences->change(wanted);
    const QString file = fixture.home() + u"/four.skyledger"_s;
    writeFile(file, airshipcity::writeGameRecord(airshipcity::fixture::newSampleGame(4, 8)));
    fixture.open(file); // as the program starts: the game is there before the window is seen
    QTRY_VERIFY(fixture.window->game());
    fixture.window->resize(size);
    playOn(fixture.view().table(), 300);
    const auto seenWhole = [&fixture](const QString &name) {
        auto *dock = fixture.find<QDockWidget>(name);
        dock->show();
        dock->raise();
        QTRY_VERIFY2(!dock->widget()->visibleRegion().isEmpty(), qPrintable(name));
        auto *area = qobject_cast<QAbstractScrollArea *>(dock->widget());
        if (area == nullptr)
            area = dock->findChild<BoardArea *>();
        QVERIFY2(area, qPrintable(name));
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
        QVERIFY2(area->verticalScrollBar()->maximum() == 0,
                 qPrintable(u"%1 lacks %2 of %3"_s.arg(name)
                                .arg(area->verticalScrollBar()->maximum())
                                .arg(area->height())));
    };
    for (const QString &name : {u"dock-contributions"_s, u"dock-economy"_s, u"dock-standings"_s})
        seenWhole(name);
    // With the line that says that something was corrected.
    airshipcity::Correct correct;
    correct.set.emplace_back(airshipcity::set::Vp{airshipcity::Player{0}, 12});
    QVERIFY(fixture.view().table().session().play(correct).allowed());
    QVERIFY(!fixture.find(u"interventions"_s)->isHidden());
    for (const QString &name : {u"dock-contributions"_s, u"dock-standings"_s})
        seenWhole(name);
}

void TestWindow::whatToDoAndWhoWinsNeverScroll_data()
{
    QTest::addColumn<std::uint64_t>("seed");
    for (const int seed : {1, 6, 17}) // with the longest upkeeps of twenty games
        QTest::addRow("game %d", seed) << static_cast<std::uint64_t>(seed);
}

/// A whole game of four in French: "On the table" and the standings are seen whole after every event, an upkeep whose page
/// nobody ticked leads back to it, and at the end the line that says who wins is in sight.
void TestWindow::whatToDoAndWhoWinsNeverScroll()
{
    QFETCH(const std::uint64_t, seed);
    const WindowFixture fixture;
    Preferences wanted = fixture.preferences->now();
    wanted.language = words::Language::French;
    fixture.preferences->change(wanted);
    const QString file = fixture.home() + u"/four.skyledger"_s;
    writeFile(file, airshipcity::writeGameRecord(airshipcity::fixture::newSampleGame(4, seed)));
    fixture.window->openFile(file);
    QTRY_VERIFY(fixture.window->game());
    fixture.window->resize(1366, 676); // a screen of 1366x700 less the bar with the title
    AirshipCityTable &table = fixture.view().table();
    const auto *panel = fixture.find<PiecesPanel>(u"pieces-panel"_s);
    const auto *pieces = panel->findChild<QScrollArea *>();
    auto *toPage = panel->findChild<QAbstractButton *>(u"pieces-to-page"_s);
    const auto *standings =
        qobject_cast<QAbstractScrollArea *>(fixture.find<QDockWidget>(u"dock-standings"_s)->widget());
    QVERIFY(pieces && toPage && standings);
    fixture.find<QDockWidget>(u"dock-standings"_s)->raise();
    const QList<QAction *> pages = fixture.view().pages();
    const auto named = [](const QAction *action) { return action->objectName() == u"action-between-rounds"; };
    const QAction *page = *std::find_if(pages.begin(), pages.end(), named);
    airshipcity::RandomPlayer player(seed);
    int onPage = 0;
    while (!table.session().isOver()) {
        if (const airshipcity::Play *play = player.choose(table.setup(), table.state()))
            table.session().play(airshipcity::Played{*play, {}});
        const bool isUpkeep = page->isChecked();
        QTest::keyClick(fixture.window.get(), Qt::Key_Escape);
        QCoreApplication::processEvents();
        QVERIFY(!panel->visibleRegion().isEmpty());
        const QString place = u"event %1"_s.arg(table.session().cursor());
        QVERIFY2(pieces->verticalScrollBar()->maximum() == 0, qPrintable(place));
        QVERIFY2(standings->verticalScrollBar()->maximum() == 0, qPrintable(place));
        QCOMPARE(toPage->isVisible(), isUpkeep && !table.session().isOver());
        if (!toPage->isVisible())
            continue;
        QVERIFY(panel->rect().contains(toPage->geometry()));
        ++onPage;
        QTest::mouseClick(toPage, Qt::LeftButton);
        QVERIFY(page->isChecked());
        QTest::keyClick(fixture.window.get(), Qt::Key_Escape);
        QVERIFY(!page->isChecked());
    }
    QVERIFY(onPage > 2);
    const auto *winner = fixture.find<QLabel>(u"standings-remarks"_s);
    QVERIFY(winner->isVisible() && winner->visibleRegion().boundingRect() == winner->rect());
}

void TestWindow::languageIsSwitchedLive()
{
    const WindowFixture fixture;
    fixture.newGame();
    auto *depots = fixture.find<QDockWidget>(u"dock-depots"_s);
    const QString english = depots->windowTitle();
    const QString state = fixture.window->windowTitle();
    fixture.action(u"language-3"_s)->trigger();
    QTRY_VERIFY(depots->windowTitle() != english);
    QCOMPARE(words::spokenLanguage(), words::Language::French);
    QVERIFY(fixture.window->windowTitle() != state);
    fixture.action(u"language-2"_s)->trigger();
    QTRY_COMPARE(depots->windowTitle(), english);
    QCOMPARE(fixture.window->windowTitle(), state);
}

void TestWindow::keysReachTheGame()
{
    const WindowFixture fixture;
    fixture.newGame();
    TurnGuide &guide = fixture.view().table().guide();
    QTest::keyClick(fixture.window.get(), Qt::Key_2);
    QCOMPARE(guide.crewInHand(), static_cast<airshipcity::Crew>(1));
    QTest::keyClick(fixture.window.get(), Qt::Key_Escape);
    QVERIFY(!guide.crewInHand());
    QKeyEvent french(QEvent::KeyPress, Qt::Key_Ampersand, Qt::NoModifier, u"&"_s);
    QCoreApplication::sendEvent(fixture.window.get(), &french);
    QCOMPARE(guide.crewInHand(), static_cast<airshipcity::Crew>(0));
    QTest::keyClick(fixture.window.get(), Qt::Key_Escape);
    QKeyEvent keypad(QEvent::KeyPress, Qt::Key_2, Qt::KeypadModifier, u"2"_s);
    QCoreApplication::sendEvent(fixture.window.get(), &keypad);
    QCOMPARE(guide.crewInHand(), static_cast<airshipcity::Crew>(1));
}

void TestWindow::keysReachTheGameFromLists_data()
{
    QTest::addColumn<QString>("list");
    QTest::newRow("journal") << u"journal"_s;
    QTest::newRow("standings") << u"standings"_s;
}

void TestWindow::keysReachTheGameFromLists()
{
    QFETCH(const QString, list);
    const WindowFixture fixture;
    fixture.newGame();
    for (int i = 0; i < 3; ++i)
        slide(fixture.view());
    TurnGuide &guide = fixture.view().table().guide();
    auto *view = fixture.find<QAbstractItemView>(list);
    QVERIFY(view);
    fixture.find<QDockWidget>(u"dock-"_s + list)->raise();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_2);
    QCOMPARE(guide.crewInHand(), static_cast<airshipcity::Crew>(1));
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY(!guide.crewInHand());
    QKeyEvent letter(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier, u"a"_s);
    qApp->notify(view, &letter);
    // The list itself is still walked through.
    view->setCurrentIndex(view->model()->index(0, 0));
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(view->currentIndex().row(), 1);
    QTest::keyClick(view, list == u"journal"_s ? Qt::Key_Home : Qt::Key_Up);
    QCOMPARE(view->currentIndex().row(), 0);
}

/// Docks that float together stand in a window of their own, in which none of them floats by itself.
void TestWindow::keysReachTheGameFromFloatingTabs()
{
    const WindowFixture fixture;
    fixture.newGame();
    QWidget group(nullptr, Qt::Tool);
    auto *dock = fixture.find<QDockWidget>(u"dock-standings"_s);
    auto *standings = fixture.find(u"standings-panel"_s);
    fixture.window->removeDockWidget(dock);
    dock->setParent(&group);
    QVERIFY(!dock->isFloating());
    QTest::keyClick(standings, Qt::Key_2);
    QCOMPARE(fixture.view().table().guide().crewInHand(), static_cast<airshipcity::Crew>(1));
    dock->setParent(fixture.window.get());
}

/// The first card is next, and the arrow keys lead from it into the city.
void TestWindow::theCityHasTheKeyboard()
{
    WindowFixture fixture;
    const auto focus = [] {
        const QWidget *widget = QApplication::focusWidget();
        return widget ? widget->objectName() : QString();
    };
    const auto walks = [&fixture, &focus] {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        const QString before = focus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        return before != focus() && (before + focus()).contains(u"cell-"_s)
            && fixture.view().table().guide().crewInHand().has_value();
    };
    fixture.newGame();
    fixture.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
    QVERIFY2(focus().startsWith(u"choice-"_s), qPrintable(focus()));
    QVERIFY(walks());
    fixture.view().pages().first()->trigger();
    fixture.click(u"numbers-close"_s);
    QVERIFY2(focus().startsWith(u"choice-"_s), qPrintable(focus()));
    fixture.open(evening());
    fixture.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
    QVERIFY2(focus().startsWith(u"choice-"_s), qPrintable(focus()));
}

void TestWindow::numbersAreNotLostByClosing()
{
    const WindowFixture fixture;
    fixture.newGame();
    QAction *numbers = fixture.view().pages().first();
    numbers->trigger();
    auto *wood = fixture.find<QSpinBox>(u"number-1-wood"_s);
    QVERIFY(wood && wood->isVisible());
    const int recorded = wood->value();
    wood->setValue(recorded + 2);
    fixture.click(u"numbers-close"_s);
    QVERIFY(wood->isVisible());
    QVERIFY(numbers->isChecked());
    const QString message = fixture.find<QLabel>(u"numbers-message"_s)->text();
    QVERIFY2(message.contains(u"not applied"_s), qPrintable(message));
    wood->setValue(recorded + 3); // who goes on is warned again
    numbers->trigger();
    QVERIFY(wood->isVisible());
    numbers->trigger();
    QVERIFY(!wood->isVisible());
    numbers->trigger();
    QCOMPARE(wood->value(), recorded);
    numbers->trigger();
    QVERIFY(!wood->isVisible());
}

/// Numbers that are not applied are told of before the game is left, once.
void TestWindow::numbersAreNotLostByLeaving()
{
    WindowFixture fixture;
    fixture.newGame();
    fixture.view().pages().first()->trigger();
    auto *wood = fixture.find<QSpinBox>(u"number-1-wood"_s);
    wood->setValue(wood->value() + 2);
    QVERIFY(!fixture.window->close());
    QVERIFY(fixture.find<QLabel>(u"numbers-message"_s)->text().contains(u"not applied"_s));
    fixture.click(u"numbers-apply"_s);
    QVERIFY(fixture.window->close());
    fixture.open();
    QCOMPARE(fixture.view().table().session().cursor(), 1);
    fixture.view().pages().first()->trigger();
    wood = fixture.find<QSpinBox>(u"number-1-wood"_s);
    wood->setValue(wood->value() + 2);
    fixture.action(u"action-close-game"_s)->trigger();
    QVERIFY(fixture.window->game());
    fixture.action(u"action-close-game"_s)->trigger();
    QVERIFY(!fixture.window->game());
}

void TestWindow::theCorrectionGoesWithTheGame()
{
    const WindowFixture fixture;
    fixture.newGame();
    QTest::keyClick(fixture.find(u"depot-1"_s), Qt::Key_F2);
    QVERIFY(fixture.find(u"correction-popover"_s));
    fixture.action(u"action-close-game"_s)->trigger();
    QVERIFY(!fixture.window->game());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!fixture.find(u"correction-popover"_s));
}

void TestWindow::recentFilesThatAreGone()
{
    WindowFixture fixture;
    fixture.newGame();
    fixture.waitForSave();
    const QString path = fixture.window->game()->file().path();
    fixture.action(u"action-close-game"_s)->trigger();
    QVERIFY(fixture.find(u"running-game"_s)->isVisible());
    // The menu looks when it is opened, and not at every event.
    auto *menu = fixture.window->menuBar()->actions().constFirst()->menu<QMenu *>();
    QMenu *recent = nullptr;
    const QList<QAction *> entries = menu->actions();
    for (const QAction *entry : entries) {
        auto *submenu = entry->menu<QMenu *>();
        recent = submenu && submenu->objectName() == u"menu-recent"_s ? submenu : recent;
    }
    QVERIFY(recent);
    emit menu->aboutToShow();
    QCOMPARE(recent->actions().size(), 1);
    recent->actions().constFirst()->trigger();
    QVERIFY(fixture.window->game());
    fixture.waitForSave();
    fixture.action(u"action-close-game"_s)->trigger();
    QVERIFY(QFile::remove(path));
    emit menu->aboutToShow();
    QVERIFY(recent->actions().isEmpty());
    QVERIFY(!recent->isEnabled());
    fixture.open();
    QVERIFY(fixture.notice().isEmpty());
    QVERIFY(fixture.find(u"running-game"_s)->isHidden());
}

void TestWindow::whatIsNoLongerTrueLeavesNoEmptyBar()
{
    NoticeBar bar;
    QString text = u"The game stands before event 3."_s;
    bar.tell([&text] { return text; });
    bar.keep(NoticeBar::Topic::Saving, [] { return u"It is not saved."_s; });
    QCOMPARE(bar.text().count(u'\n'), 1);
    text.clear();
    QEvent anew(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&bar, &anew);
    QCOMPARE(bar.text(), u"It is not saved."_s);
    bar.release(NoticeBar::Topic::Saving);
    QVERIFY(bar.isHidden());
}

QTEST_MAIN(TestWindow)

#include "tst_window.moc"
