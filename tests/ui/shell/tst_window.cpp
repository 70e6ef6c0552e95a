// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/samplegame.h"
#include "tests/ui/shell/windowfixture.h"

#include <QtGui/QDropEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString evening = QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/app/data/evening.skyledger");

void slide(AirshipCityView &view)
{
    using namespace airshipcity;
    QVERIFY(view.table().session().play(Played{{Slide{{rowLine(0), Direction::East}}}, {}}).playable());
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
    void rematch();
    void docksAreRestored();
    void languageIsSwitchedLive();
    void keysReachTheGame();
    void recentFilesThatAreGone();
};

void TestWindow::startPage()
{
    const WindowFixture fixture;
    QVERIFY(fixture.find(u"new-game"_s)->isVisible());
    // Nothing offers these yet, nothing was played yet.
    for (const QString &name :
         {u"score-finished-game"_s, u"look-up-rule"_s, u"continue"_s, u"recent-games"_s})
        QVERIFY2(fixture.find(name)->isHidden(), qPrintable(name));
    QVERIFY(!fixture.action(u"action-undo"_s)->isEnabled());
    QVERIFY(!fixture.action(u"action-save-copy"_s)->isEnabled());
    QVERIFY(!fixture.window->game());
    fixture.click(u"new-game"_s);
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
    QVERIFY(fixture.find<QPushButton>(u"continue"_s)->text().contains(u"Ada, Bo, Cy"_s));
    fixture.click(u"continue"_s);
    QVERIFY(fixture.window->game());

    fixture.action(u"action-reopen-last-game"_s)->trigger();
    fixture.open();
    QVERIFY(!fixture.window->game());
}

void TestWindow::openedFromTheCommandLine()
{
    WindowFixture fixture;
    fixture.open(evening);
    QVERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->file().path(), evening);
    QCOMPARE(fixture.view().table().session().cursor(), 83);
    QVERIFY(fixture.window->windowTitle().endsWith(u"Skyledger"_s));
}

void TestWindow::droppedOnTheWindow()
{
    const WindowFixture fixture;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(fixture.home() + u"/notes.txt"_s), QUrl::fromLocalFile(evening)});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(fixture.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(fixture.window.get(), &drop);
    QVERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->file().path(), evening);

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
    fixture.fileToOpen = evening;
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

    fixture.fileToSave = fixture.home() + u"/no/such/folder/copy"_s;
    fixture.action(u"action-save-copy"_s)->trigger();
    QVERIFY(fixture.notice().contains(u"cannot be written"_s));
}

void TestWindow::anUnreadableFileIsToldAndLeftAlone()
{
    const WindowFixture fixture;
    const QString broken = fixture.home() + u"/broken.skyledger"_s;
    const QByteArray content = contentOf(evening).first(2000);
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
    QTRY_VERIFY(fixture.window->game());
    const airshipcity::GameRecord &record = fixture.view().table().session().record();
    QCOMPARE(record.players[2].name, u"Cy"_s);
    QCOMPARE(record.catalogue()["contracts"_L1], catalogue["contracts"_L1]);
    QVERIFY(fixture.window->game()->file().path() != first);
    fixture.waitForSave();
    QCOMPARE(fixture.games().size(), 2);
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

void TestWindow::recentFilesThatAreGone()
{
    WindowFixture fixture;
    fixture.newGame();
    fixture.waitForSave();
    const QString path = fixture.window->game()->file().path();
    fixture.action(u"action-close-game"_s)->trigger();
    QCOMPARE(fixture.find<QListWidget>(u"recent-games"_s)->count(), 1);
    QVERIFY(QFile::remove(path));
    fixture.open();
    QVERIFY(fixture.notice().isEmpty());
    QVERIFY(fixture.find(u"recent-games"_s)->isHidden());
}

QTEST_MAIN(TestWindow)

#include "tst_window.moc"
