// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/scoresheet.h"
#include "tests/core/airshipcity/samplegame.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/score/sheet/ownersquare.h"
#include "ui/score/sheet/rowsview.h"
#include "ui/shelf/gamesmodel.h"
#include "ui/shelf/shelfkeeper.h"
#include "ui/widgets/numberfield.h"

#include <QtCore/QSemaphore>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QTextBrowser>

using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A finished game without its last event, which ends it.
GameRecord beforeTheEnd()
{
    GameRecord record = airshipcity::fixture::finishedSampleGame(200);
    record.cursor = record.entries.size() - 1;
    return record;
}

QString fileOf(const WindowFixture &fixture, const QString &name, const QByteArray &bytes)
{
    QDir().mkpath(fixture.gamesFolder());
    QString path = QDir(fixture.gamesFolder()).filePath(name);
    writeFile(path, bytes);
    return path;
}

QStringList column(const WindowFixture &fixture, const QString &table, int column)
{
    const auto *view = fixture.find<QTableView>(table);
    QStringList cells;
    for (int row = 0; row < view->model()->rowCount(); ++row)
        cells << view->model()->index(row, column).data().toString();
    return cells;
}

/// A sheet of three players, filled in by keys from the start page.
void scoreByHand(const WindowFixture &fixture, const QStringList &names)
{
    fixture.window->scoreGame();
    for (qsizetype player = 0; player < names.size(); ++player) {
        QWidget *name = fixture.find(u"sheet-name-%1"_s.arg(player + 1));
        name->setFocus();
        QTest::keyClicks(name, names[player]);
        QTest::keyClick(name, Qt::Key_Tab);
        for (int number = 0; number < 9; ++number) {
            QWidget *field = fixture.window->focusWidget();
            QTest::keyClicks(field, number == 0 ? QString::number(30 + player) : u"1"_s);
            QTest::keyClick(field, Qt::Key_Return);
        }
    }
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(fixture.window->game());
    fixture.waitForSave();
}

int boardsInSight(const WindowFixture &fixture)
{
    int count = 0;
    const auto docks = fixture.window->findChildren<QDockWidget *>();
    for (const QDockWidget *dock : docks)
        count += dock->isVisible() ? 1 : 0;
    return count;
}

} // namespace

/// Games that are over, in the window: sheets as files, the end of a tracked game, the shelf.
class TestFinishedGames : public QObject
{
    Q_OBJECT

private slots:
    void aSheetIsAFile()
    {
        WindowFixture fixture;
        fixture.click(u"score-airship-city"_s);
        QVERIFY(fixture.find(u"score-page"_s)->isVisible());
        scoreByHand(fixture, {u"Ada"_s, u"Bo"_s, u"Cy"_s});
        const QString path = fixture.window->game()->file().path();
        QCOMPARE(QFileInfo(path).fileName(),
                 QDate::currentDate().toString(Qt::ISODate) + u" Ada, Bo, Cy.skyscore.json"_s);
        const auto sheet = readScoreSheet(contentOf(path));
        QVERIFY(sheet);
        QCOMPARE(sheet.value().players[2].count.trackVp, 32);
        QVERIFY(fixture.find<QTextBrowser>(u"explanation-text"_s)->toPlainText().contains(u"Cy"_s));
        QCOMPARE(fixture.find(u"podium-1"_s)->accessibleName().section(u' ', 0, 2), u"Place 1: Cy,"_s);
        QCOMPARE(fixture.preferences->now().names.first(3), (QStringList{u"Ada"_s, u"Bo"_s, u"Cy"_s}));
        QCOMPARE(fixture.preferences->now().playerColors.constFirst(), u"Ada=orange"_s);

        // What is changed is saved at once, and taken back by the window's undo.
        fixture.find<QTabWidget>(u"result-tabs"_s)->setCurrentIndex(0);
        auto *vp = fixture.find<NumberField>(u"sheet-vp-1"_s);
        vp->setFocus();
        QTest::keyClicks(vp, u"40"_s);
        fixture.waitForSave();
        QCOMPARE(readScoreSheet(contentOf(path)).value().players[0].count.trackVp, 40);
        QTRY_COMPARE(fixture.find(u"podium-1"_s)->accessibleName().section(u' ', 0, 2), u"Place 1: Ada,"_s);
        fixture.action(u"action-undo"_s)->trigger();
        fixture.waitForSave();
        QCOMPARE(readScoreSheet(contentOf(path)).value().players[0].count.trackVp, 30);

        // Opened again it stands as it was; a copy keeps the ending.
        fixture.open(path);
        QVERIFY(dynamic_cast<RowsView *>(&fixture.window->game()->view()));
        fixture.fileToSave = fixture.home() + u"/kept"_s;
        fixture.action(u"action-save-copy"_s)->trigger();
        QVERIFY(QFileInfo::exists(fixture.home() + u"/kept.skyscore.json"_s));
        QVERIFY(fixture.proposedCopy.endsWith(u"Ada, Bo, Cy copy.skyscore.json"_s));
        fixture.action(u"action-rematch"_s)->trigger();
        QCOMPARE(fixture.find<QLineEdit>(u"name-3"_s)->text(), u"Cy"_s);
    }

    /// What cannot be saved is told of before it is left, once.
    void aFaultySheetIsNotLeftWithoutAWord()
    {
        const WindowFixture fixture;
        scoreByHand(fixture, {u"Ada"_s, u"Bo"_s, u"Cy"_s});
        const QString path = fixture.window->game()->file().path();
        fixture.find<QTabWidget>(u"result-tabs"_s)->setCurrentIndex(0);
        auto *name = fixture.find<QLineEdit>(u"sheet-name-2"_s);
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, u"Ada"_s);
        fixture.window->showStartPage();
        QVERIFY(fixture.window->game());
        const auto *header = fixture.find<QLabel>(u"score-sheet-header"_s);
        QVERIFY2(header->text().contains(u"not saved"_s), qPrintable(header->text()));
        fixture.window->showStartPage();
        QVERIFY(!fixture.window->game());
        QCOMPARE(readScoreSheet(contentOf(path)).value().players[1].name, u"Ad"_s); // the last that could be
    }

    void cancellingFindsBack()
    {
        const WindowFixture fixture;
        fixture.window->scoreGame();
        QTest::keyClick(fixture.window->focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(fixture.find(u"start-page"_s)->isVisible());
    }

    void whatWasTypedIsNotLostWithoutAWord()
    {
        const WindowFixture fixture;
        fixture.window->scoreGame();
        QTest::keyClicks(fixture.window->focusWidget(), u"Ada"_s);
        QTest::keyClick(fixture.window->focusWidget(), Qt::Key_Escape);
        QVERIFY(fixture.find<QLabel>(u"sheet-warning"_s)->text().contains(u"not saved"_s));
        fixture.window->newGame();
        QVERIFY(!fixture.find(u"score-page"_s)); // asked for once more
        fixture.window->scoreGame();
        QTest::keyClicks(fixture.window->focusWidget(), u"Ada"_s);
        fixture.window->showStartPage();
        QVERIFY(fixture.find(u"score-page"_s)->isVisible());
        fixture.window->showStartPage();
        QVERIFY(fixture.find(u"start-page"_s)->isVisible());
    }

    void theEndComesByItself()
    {
        WindowFixture fixture;
        fixture.open(fileOf(fixture, u"game.skyledger"_s, writeGameRecord(beforeTheEnd())));
        QVERIFY(!fixture.find(u"result-page"_s));
        const int boards = boardsInSight(fixture);
        QVERIFY(boards > 2);
        fixture.action(u"action-redo"_s)->trigger();
        QVERIFY(fixture.find(u"result-page"_s)->isVisible());
        QCOMPARE(boardsInSight(fixture), 0); // readable from across the table
        QVERIFY(fixture.find(u"picture-curve"_s));

        // It can be left and come back to.
        QTest::keyClick(fixture.find(u"result-page"_s), Qt::Key_Escape);
        QVERIFY(fixture.find(u"play-page"_s)->isVisible());
        QCOMPARE(boardsInSight(fixture), boards);
        fixture.view().pages().at(1)->trigger();
        QVERIFY(fixture.find(u"result-page"_s)->isVisible());
        QCOMPARE(fixture.view().pages().at(1)->shortcut(), QKeySequence(Qt::Key_F7));

        // Its end is taken back, and comes again.
        fixture.action(u"action-undo"_s)->trigger();
        QVERIFY(fixture.find(u"play-page"_s)->isVisible());
        fixture.action(u"action-redo"_s)->trigger();
        QVERIFY(fixture.find(u"result-page"_s)->isVisible());

        // A moment leads to the boards as they stood then.
        emit fixture.find<QTextBrowser>(u"explanation-text"_s)->anchorClicked(QUrl(u"event:12"_s));
        QVERIFY(fixture.find(u"play-page"_s)->isVisible());
        QVERIFY(fixture.view().table().past());
        QCOMPARE(fixture.view().table().shown().cursor(), 12);

        // Whoever has seen it reads on.
        fixture.click(u"past-now"_s);
        QVERIFY(!fixture.view().table().past());
        QVERIFY(fixture.find(u"result-page"_s)->isVisible());
        QCOMPARE(boardsInSight(fixture), 0);
    }

    void aMomentOfTheScoringThatIsContinued()
    {
        WindowFixture fixture;
        fixture.open(fileOf(fixture, u"game.skyledger"_s, writeGameRecord(beforeTheEnd())));
        fixture.action(u"action-redo"_s)->trigger();
        const auto momentOf = [&fixture](const QString &link) {
            emit fixture.find<QTextBrowser>(u"explanation-text"_s)->anchorClicked(QUrl(link));
            QVERIFY(fixture.find(u"play-page"_s)->isVisible());
        };
        // A page that was asked for since is what is read.
        momentOf(u"event:12"_s);
        fixture.view().pages().at(3)->trigger();
        QVERIFY(!fixture.view().table().past());
        QVERIFY(fixture.view().pages().at(3)->isChecked());
        QVERIFY(!fixture.view().pages().at(1)->isChecked());

        // The game that goes on from there is not over.
        fixture.view().pages().at(1)->trigger();
        momentOf(u"event:12"_s);
        fixture.click(u"past-continue"_s);
        QCOMPARE(fixture.view().table().session().cursor(), 12);
        QVERIFY(fixture.find(u"play-page"_s)->isVisible());
        QVERIFY(!fixture.view().pages().at(1)->isChecked());
    }

    void aGameThatGoesOnLeavesTheShelf()
    {
        WindowFixture fixture;
        const QString path = fileOf(fixture, u"game.skyledger"_s, writeGameRecord(beforeTheEnd()));
        const auto onTheShelf = [&fixture] { return column(fixture, u"shelf-games"_s, 0).size(); };
        const auto goToTheShelf = [&fixture] {
            fixture.waitForSave();
            fixture.action(u"action-close-game"_s)->trigger();
            fixture.click(u"finished-games"_s);
        };
        fixture.open(path);
        fixture.action(u"action-redo"_s)->trigger();
        goToTheShelf();
        QTRY_COMPARE(onTheShelf(), 1); // a new shelf is filled in a thread
        fixture.open(path);
        fixture.action(u"action-undo"_s)->trigger();
        goToTheShelf();
        QTRY_COMPARE(onTheShelf(), 0);
        fixture.open(path);
        fixture.action(u"action-redo"_s)->trigger();
        goToTheShelf();
        QTRY_COMPARE(onTheShelf(), 1);
    }

    void whatWaitsForARebuildIsDoneAtTheEnd()
    {
        const QTemporaryDir dir;
        writeFile(dir.filePath(u"game.skyledger"_s), "{}");
        table::FinishedGame game;
        game.id = u"a"_s;
        game.isFinal = true;
        QSemaphore mayRead;
        {
            ShelfKeeper keeper(dir.path(), [&mayRead](const QByteArray &) {
                mayRead.acquire();
                return std::optional<table::FinishedGame>();
            });
            keeper.setRecordFolders({dir.path()});
            keeper.put(game, u"/games/a"_s, "{}"); // opens the shelf, which is new
            keeper.withdraw(game.id, u"/games/a"_s);
            mayRead.release();
        }
        shelf::Shelf shelf(dir.path());
        shelf.open();
        QVERIFY(shelf.isOpen());
        QVERIFY(shelf.games().empty());
    }

    void hiddenBoardsAreBackNextTime()
    {
        WindowFixture fixture;
        const QString path = fileOf(fixture, u"game.skyledger"_s, writeGameRecord(beforeTheEnd()));
        fixture.open(path);
        const int boards = boardsInSight(fixture);
        fixture.action(u"action-redo"_s)->trigger();
        fixture.waitForSave();
        fixture.open(path);
        QVERIFY(fixture.find(u"result-page"_s)->isVisible());
        QCOMPARE(boardsInSight(fixture), 0);
        fixture.view().pages().at(1)->trigger();
        QCOMPARE(boardsInSight(fixture), boards);
    }

    void comparedWithTheTable()
    {
        WindowFixture fixture;
        fixture.open(fileOf(fixture, u"game.skyledger"_s,
                            writeGameRecord(airshipcity::fixture::finishedSampleGame(200))));
        fixture.find<QTabWidget>(u"result-tabs"_s)->setCurrentIndex(0);
        Session &session = fixture.view().table().session();
        auto *vp = fixture.find<NumberField>(u"sheet-vp-2"_s);
        QCOMPARE(vp->value(), session.state().players[Player{1}].vp);
        vp->setFocus();
        QTest::keyClicks(vp, u"55"_s);
        auto *square = fixture.find<OwnerSquare>(u"owner-cruise"_s);
        const Player before = session.state().airships[Airship::Cruise].majority;
        QTest::keyClicks(square, before == Player{2} ? u"0"_s : u"3"_s);
        const auto events = session.eventCount();
        auto *apply = fixture.find<QPushButton>(u"compare-apply"_s);
        if (!apply->isEnabled()) { // nobody may hold what the boards cannot show
            QVERIFY(!fixture.find<QLabel>(u"compare-message"_s)->text().isEmpty());
            QTest::keyClicks(square, before == none<Player> ? u"0"_s : QString::number(indexOf(before) + 1));
        }
        fixture.type(u"compare-reason"_s, u"counted again"_s);
        apply->click();
        QCOMPARE(session.eventCount(), events + 1);
        QVERIFY(std::holds_alternative<Correct>(session.record().entries.back().event));
        QVERIFY(session.isOver());
        QVERIFY(fixture.find(u"podium-1"_s)->accessibleName().startsWith(u"Place 1: Bo"_s));
        QVERIFY(
            fixture.find<QTextBrowser>(u"explanation-text"_s)->toPlainText().contains(u"counted again"_s));
    }

    void theShelf()
    {
        WindowFixture fixture;
        scoreByHand(fixture, {u"Ada"_s, u"Bo"_s, u"Cy"_s});
        scoreByHand(fixture, {u"Ada"_s, u"Eve"_s, u"Finn"_s});
        fixture.open(fileOf(fixture, u"game.skyledger"_s, writeGameRecord(beforeTheEnd())));
        fixture.action(u"action-redo"_s)->trigger();
        fixture.waitForSave();
        fixture.action(u"action-close-game"_s)->trigger();
        fixture.click(u"finished-games"_s);
        QTRY_COMPARE(column(fixture, u"shelf-games"_s, 0).size(), 3);

        // Searched as it is typed, opened by Enter.
        fixture.type(u"shelf-search"_s, u"finn"_s);
        QCOMPARE(column(fixture, u"shelf-games"_s, GamesModel::Winner), QStringList(u"Finn"_s));
        QTest::keyClick(fixture.find(u"shelf-search"_s), Qt::Key_Return);
        QTRY_VERIFY(fixture.window->game());
        QVERIFY(fixture.window->game()->file().path().contains(u"Finn"_s));

        // Taken off, and put back.
        fixture.action(u"action-shelf"_s)->trigger();
        QCOMPARE(column(fixture, u"shelf-games"_s, 0).size(), 3);
        fixture.type(u"shelf-search"_s, u"eve"_s);
        auto *games = fixture.find<QTableView>(u"shelf-games"_s);
        games->setFocus();
        QTest::keyClick(games, Qt::Key_Delete);
        QCOMPARE(column(fixture, u"shelf-games"_s, 0).size(), 0);
        fixture.find<QLineEdit>(u"shelf-search"_s)->clear();
        QCOMPARE(column(fixture, u"shelf-games"_s, 0).size(), 2);
        fixture.click(u"shelf-take-back"_s);
        QCOMPARE(column(fixture, u"shelf-games"_s, 0).size(), 3);

        // What it knows of the players.
        const QStringList players = column(fixture, u"shelf-players"_s, 0);
        QVERIFY(players.contains(u"Ada"_s) && players.contains(u"Finn"_s));
        const auto *statistics = fixture.find<QTableView>(u"shelf-players"_s)->model();
        for (int row = 0; row < statistics->rowCount(); ++row) {
            if (statistics->index(row, 0).data().toString() == u"Ada"_s)
                QCOMPARE(statistics->index(row, 1).data().toString(), u"3"_s);
        }
        QVERIFY(statistics->columnCount() > 8);

        // All of it as a table, whatever is searched for.
        fixture.type(u"shelf-search"_s, u"nobody"_s);
        QCOMPARE(column(fixture, u"shelf-games"_s, 0).size(), 0);
        fixture.fileToSave = fixture.home() + u"/shelf.csv"_s;
        fixture.click(u"shelf-export"_s);
        const QByteArray csv = contentOf(fixture.fileToSave);
        QVERIFY(csv.contains("Finn") && csv.trimmed().count('\n') >= 10);
        QTest::keyClick(games, Qt::Key_Escape);
        QTRY_VERIFY(fixture.window->game()); // the game that was left for the shelf
    }

    void aDamagedShelfIsMadeAnew()
    {
        WindowFixture fixture;
        fileOf(fixture, u"game.skyledger"_s, writeGameRecord(airshipcity::fixture::finishedSampleGame(200)));
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
        QDir().mkpath(folder);
        writeFile(folder + u"/shelf.sqlite"_s, QByteArray(5000, 'x'));
        fixture.window->showShelf();
        QVERIFY(fixture.notice().contains(u"damaged"_s));
        QTRY_COMPARE(column(fixture, u"shelf-games"_s, 0).size(), 1);
    }
};

QTEST_MAIN(TestFinishedGames)
#include "tst_finishedgames.moc"
