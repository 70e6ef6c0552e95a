// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/places.h"
#include "toymodule.h"
#include "ui/shelf/gamesmodel.h"
#include "ui/shelf/playersmodel.h"
#include "ui/shelf/shelfcsv.h"
#include "ui/shelf/shelfkeeper.h"
#include "windowfixture.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;

/// Two games in one window: no game is the first one by default.
class TestTwoGames : public QObject
{
    Q_OBJECT

private slots:
    void itIsAskedWhich_data();
    void itIsAskedWhich();
    void nobodyIsAskedWhereThereIsOne();
    void theLastPlayedStandsInFront();
    void theFileSaysWhichGame();
    void whatNamesNoGameIsRefused();
    void theCopyOfTheFilesGameOpens();
    void aRuleSaysWhichGame();
    void eachGameIsRememberedApart();
    void gamesThatBelongTogetherGoOn_data();
    void gamesThatBelongTogetherGoOn();
    void theOptionsOfAGame();
    void theShelfMixesNothing();
    void csvOfTwoGames();
};

namespace {

WindowFixture twoGames()
{
    return WindowFixture(std::make_unique<ToyModule>());
}

QString fileWith(const WindowFixture &fixture, const QString &name, const QByteArray &bytes)
{
    QString path = fixture.home() + u'/' + name;
    writeFile(path, bytes);
    return path;
}

table::FinishedGame finished(const QString &game, const QString &id, int total)
{
    table::FinishedGame finished;
    finished.game = game;
    finished.id = id;
    finished.edition = u"fr-2021"_s;
    table::FinishedPlayer ada;
    ada.name = u"Ada"_s;
    ada.color = u"red"_s;
    ada.total = total;
    ada.won = true;
    ada.pointsBySource = {{u"airship"_s, total}};
    finished.players = {ada};
    return finished;
}

} // namespace

void TestTwoGames::itIsAskedWhich_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("toy");
    QTest::newRow("new game") << u"action-new-game"_s << u"toy-new"_s;
    QTest::newRow("score") << u"action-score-game"_s << u"toy-score"_s;
    QTest::newRow("rules") << u"look-up-rule"_s << u"toy-rules"_s;
    QTest::newRow("copy") << u"owners-copy"_s << u"toy-copy"_s;
}

void TestTwoGames::itIsAskedWhich()
{
    QFETCH(QString, button);
    QFETCH(QString, toy);
    const WindowFixture fixture = twoGames();
    const auto ask = [&fixture, &button] {
        if (button.startsWith(u"action-"_s))
            fixture.action(button)->trigger();
        else
            fixture.click(button);
    };
    ask();
    QVERIFY(fixture.find(u"game-choice"_s));
    QVERIFY(!fixture.find(toy));
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!fixture.find(u"game-choice"_s));
    QVERIFY(fixture.find(u"start-page"_s)->isVisible());
    ask();
    fixture.click(u"choose-toy"_s);
    QTRY_VERIFY(fixture.find(toy));
    QVERIFY(fixture.find(toy)->isVisible());
    QVERIFY(!fixture.find(u"game-choice"_s));
}

void TestTwoGames::nobodyIsAskedWhereThereIsOne()
{
    const WindowFixture fixture;
    fixture.action(u"action-new-game"_s)->trigger();
    QVERIFY(!fixture.find(u"game-choice"_s));
    QVERIFY(fixture.find(u"name-1"_s));
}

void TestTwoGames::theLastPlayedStandsInFront()
{
    WindowFixture fixture = twoGames();
    fixture.window->newGame();
    QCOMPARE(fixture.window->focusWidget()->objectName(), u"choose-airship-city"_s);
    fixture.window->openFile(fileWith(fixture, u"a.skyledger"_s, toyRecord(1)));
    QTRY_VERIFY(fixture.find(u"toy-board"_s));
    QCOMPARE(fixture.preferences->now().lastGame, u"toy"_s);
    fixture.window->newGame();
    QTRY_VERIFY(fixture.find(u"choose-toy"_s));
    QTRY_COMPARE(fixture.window->focusWidget()->objectName(), u"choose-toy"_s);
    // Whoever goes back is in the game again.
    QTest::keyClick(fixture.window->focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(fixture.find(u"toy-board"_s));
    QCOMPARE(PreferenceStore().now().lastGame, u"toy"_s);
}

void TestTwoGames::theFileSaysWhichGame()
{
    const WindowFixture fixture = twoGames();
    // The other game's name in a text is no statement of which game it is.
    QByteArray record = toyRecord(2);
    record.replace("{", "{\"note\": \"like \\\"airship-city\\\"\", \"other\": \"airship-city\",");
    fixture.window->openFile(fileWith(fixture, u"a.skyledger"_s, record));
    QVERIFY(fixture.window->game());
    QCOMPARE(fixture.window->game()->module().id(), u"toy"_s);
}

void TestTwoGames::whatNamesNoGameIsRefused()
{
    const WindowFixture fixture = twoGames();
    fixture.window->openFile(
        fileWith(fixture, u"a.skyledger"_s, R"({"format": "skyledger-game", "game": "chess"})"));
    QVERIFY(!fixture.window->game());
    QVERIFY2(fixture.notice().contains(u"expected one of airship-city, toy"_s), qPrintable(fixture.notice()));
    fixture.window->openFile(fileWith(fixture, u"b.skyledger"_s, "no JSON"));
    QVERIFY(!fixture.window->game());
    QVERIFY2(fixture.notice().contains(u"JSON"_s), qPrintable(fixture.notice()));
}

void TestTwoGames::theCopyOfTheFilesGameOpens()
{
    const WindowFixture fixture = twoGames();
    const QString file = fileWith(fixture, u"box.skycatalogue.json"_s, R"({"game": "toy"})");
    fixture.window->openFile(file);
    QVERIFY(fixture.find(u"toy-copy"_s));
    QCOMPARE(fixture.find(u"toy-copy"_s)->property("file").toString(), file);
}

void TestTwoGames::aRuleSaysWhichGame()
{
    const WindowFixture fixture = twoGames();
    fixture.click(u"look-up-rule"_s);
    fixture.click(u"choose-airship-city"_s);
    QTRY_VERIFY(!fixture.find(u"game-choice"_s));
    QVERIFY(!fixture.find(u"toy-rules"_s));
    fixture.window->showStartPage();
    fixture.action(u"action-search-rules"_s)->trigger();
    fixture.click(u"choose-toy"_s);
    QTRY_VERIFY(fixture.find(u"toy-rules"_s));
}

void TestTwoGames::eachGameIsRememberedApart()
{
    const WindowFixture fixture = twoGames();
    Preferences all = fixture.preferences->now();
    Preferences seen = preferencesFor(u"toy"_s, all);
    seen.components = u"toy parts"_s;
    seen.ownersCopy = u"mine"_s;
    rememberFor(u"toy"_s, seen, all);
    fixture.preferences->change(all);
    const Preferences found = PreferenceStore().now();
    QCOMPARE(found, all);
    QVERIFY(found.components.isEmpty());
    QCOMPARE(preferencesFor(u"toy"_s, found).components, u"toy parts"_s);
    fixture.window->newGame();
    fixture.click(u"choose-toy"_s);
    QTRY_VERIFY(fixture.find(u"toy-new"_s));
    QCOMPARE(fixture.find(u"toy-new"_s)->property("components").toString(), u"toy parts"_s);
}

void TestTwoGames::gamesThatBelongTogetherGoOn_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("goesOn");
    QTest::newRow("next one") << u"action-rematch"_s << 1 << true;
    QTest::newRow("new game after the first one") << u"action-new-game"_s << 1 << true;
    QTest::newRow("new game after the last one") << u"action-new-game"_s << 2 << false;
}

/// The next one is called so in the menu, and a new game starts from the open one too; after the last one nothing does.
void TestTwoGames::gamesThatBelongTogetherGoOn()
{
    QFETCH(const QString, action);
    QFETCH(const int, number);
    QFETCH(const bool, goesOn);
    const WindowFixture fixture = twoGames();
    fixture.window->openFile(fileWith(fixture, u"toy.skyledger"_s, toyRecord(number)));
    QCOMPARE(fixture.action(u"action-rematch"_s)->text(), number == 1 ? u"&Second toy"_s : u"Re&match"_s);
    fixture.action(action)->trigger();
    if (auto *toy = fixture.find(u"choose-toy"_s))
        QTest::mouseClick(toy, Qt::LeftButton);
    QTRY_VERIFY(fixture.find(u"toy-new"_s));
    const QByteArray earlier = fixture.find(u"toy-new"_s)->property("earlier").toByteArray();
    QCOMPARE(earlier, goesOn ? toyRecord(number) : QByteArray());
    QCOMPARE(fixture.action(u"action-rematch"_s)->text(), u"Re&match"_s);
}

void TestTwoGames::theOptionsOfAGame()
{
    const WindowFixture fixture = twoGames();
    QAction *loud = fixture.action(u"action-toy-loud"_s);
    QVERIFY(loud->isVisible() && fixture.action(u"action-use-generators"_s)->isVisible());
    fixture.window->openFile(fileWith(fixture, u"a.skyledger"_s, toyRecord(1)));
    QVERIFY(!fixture.action(u"action-use-generators"_s)->isVisible()); // of another game
    loud->trigger();
    QVERIFY(fixture.find(u"toy-board"_s)->property("loud").toBool());
    QVERIFY(preferencesFor(u"toy"_s, PreferenceStore().now()).option(u"toy-loud"_s, false));
    loud->trigger();
    QVERIFY(!fixture.find(u"toy-board"_s)->property("loud").toBool());
}

void TestTwoGames::theShelfMixesNothing()
{
    const WindowFixture fixture = twoGames();
    {
        ShelfKeeper keeper(table::places::data(), [](const QByteArray &) { return std::nullopt; });
        keeper.put(finished(u"airship-city"_s, u"a"_s, 30), {}, "{}");
        keeper.put(finished(u"toy"_s, u"b"_s, 3), {}, "{}");
        keeper.finish();
    }
    fixture.window->showShelf();
    auto *kind = fixture.find<QComboBox>(u"shelf-game"_s);
    QVERIFY(kind && kind->isVisible());
    const auto *list = fixture.find<QTableView>(u"shelf-games"_s);
    const QAbstractItemModel *games = list->model();
    const QAbstractItemModel *players = fixture.find<QTableView>(u"shelf-players"_s)->model();
    QCOMPARE(games->rowCount(), 2);
    // Which game each line is of is said while there are several.
    QVERIFY(!list->isColumnHidden(GamesModel::Game));
    QStringList names{games->index(0, GamesModel::Game).data().toString(),
                      games->index(1, GamesModel::Game).data().toString()};
    names.sort();
    QCOMPARE(names, (QStringList{u"Airship City"_s, u"Toy"_s}));
    QCOMPARE(players->rowCount(), 2);
    QCOMPARE(players->columnCount(), static_cast<int>(PlayersModel::FirstSource));
    kind->setCurrentText(u"Toy"_s);
    QCOMPARE(games->rowCount(), 1);
    QVERIFY(list->isColumnHidden(GamesModel::Game));
    QCOMPARE(players->rowCount(), 1);
    QCOMPARE(players->index(0, PlayersModel::Name).data().toString(), u"Ada"_s);
    QCOMPARE(players->index(0, PlayersModel::Average).data().toString(), u"3.0"_s);
    QCOMPARE(players->headerData(PlayersModel::FirstSource, Qt::Horizontal).toString(), u"toy airship"_s);
    kind->setCurrentText(u"Airship City"_s);
    QCOMPARE(players->index(0, PlayersModel::Average).data().toString(), u"30.0"_s);
    QCOMPARE(players->headerData(PlayersModel::FirstSource, Qt::Horizontal).toString(),
             u"Donated airships"_s);
}

void TestTwoGames::csvOfTwoGames()
{
    const ToyModule toy;
    const AirshipCityModule airshipCity;
    const WordsOfGames words{&toy, &airshipCity};
    const std::vector<table::FinishedGame> one{finished(u"airship-city"_s, u"a"_s, 30)};
    const auto read = [&words](const std::vector<table::FinishedGame> &games) {
        return table::readDelimited(QString::fromUtf8(shelfCsv(games, words)), u',');
    };
    table::CellRows rows = read(one);
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[0].size(), 12); // no game beside the edition
    QCOMPARE(rows[1][5], u"red"_s);
    rows = read({one.front(), finished(u"toy"_s, u"b"_s, 3)});
    QCOMPARE(rows[0].size(), 14);
    QCOMPARE(rows[2][1], u"Toy"_s);
    QCOMPARE(rows[2][rows[0].indexOf(u"Toy: toy airship"_s)], u"3"_s);
    QCOMPARE(rows[1][rows[0].indexOf(u"Toy: toy airship"_s)], QString());
}

QTEST_MAIN(TestTwoGames)
#include "tst_twogames.moc"
