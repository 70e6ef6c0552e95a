// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/rulings.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/airshipcity/newgame/airshipcitynewgamepage.h"
#include "ui/airshipcity/newgame/laidout.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/airshipcity/words/newgame.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/newgame/tileseditor.h"

#include <QtCore/QFile>
#include <QtCore/QSet>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>

#include <algorithm>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;

/// A new game, from an empty box to one that is under way.
class TestNewGamePage : public QObject
{
    Q_OBJECT

private:
    static const GameRecord &recordOf(const WindowFixture &fixture)
    {
        return fixture.view().table().session().record();
    }

private slots:
    void namesAndEnter();
    void enterGoesThroughTheSeats();
    void theFocusStaysWhenTheWindowComesBack();
    void fourPlayersAndWhoBegins();
    void seatsAndColours();
    void randomSeatsKeepEverybody();
    void refusalsStandByTheField();
    void emptyBoxByKeys();
    void cityOfListedTiles();
    void cityByPointer();
    void shuffledCities();
    void editionAndRulings();
    void buttonsByKeys();
    void everyRulingHasWords();
    void contractsAsTheyLie();
    void namesAreRemembered();
    void joinedGame();
    void theCopyGrowsFromGameToGame();
};

void TestNewGamePage::namesAndEnter()
{
    const WindowFixture fixture;
    fixture.newGame();
    const GameRecord &record = recordOf(fixture);
    QCOMPARE(record.players.size(), 3);
    QCOMPARE(record.players[0].name, u"Ada"_s);
    QCOMPARE(record.players[2].color, PlayerColor::Red);
    QCOMPARE(record.setup.edition, Edition::Fr2021);
    QVERIFY(record.setup.rulings == defaultRulings(Edition::Fr2021));
    // Nothing was entered: nothing is made up.
    QVERIFY(!record.setup.catalogue.contracts[record.setup.market[0]].cost);
    QVERIFY(fixture.find<QLabel>(u"footnote"_s)->text().contains(u"values known"_s));
}

/// Three start quickly, and a fourth can still sit down.
void TestNewGamePage::enterGoesThroughTheSeats()
{
    const WindowFixture fixture;
    const auto typeAndEnter = [](const QStringList &names) {
        for (const QString &name : names) {
            QTest::keyClicks(QApplication::focusWidget(), name);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
    };
    fixture.window->newGame();
    typeAndEnter({u"Ada"_s, u"Bo"_s, u"Cy"_s});
    QVERIFY(fixture.find(u"name-4"_s)->hasFocus());
    QCoreApplication::processEvents();
    QVERIFY(!fixture.window->game());
    typeAndEnter({u"Dee"_s});
    // Nobody starts with a city that nobody looked at: that is a key of its own.
    QVERIFY(fixture.find(u"start"_s)->hasFocus());
    QCoreApplication::processEvents();
    QVERIFY(!fixture.window->game());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(fixture.window->game());
    QCOMPARE(recordOf(fixture).players.size(), 4);

    fixture.window->newGame();
    typeAndEnter({u"Ada"_s, u"Bo"_s, u"Cy"_s});
    QVERIFY(!fixture.window->game());
    QVERIFY(fixture.find<QLineEdit>(u"name-4"_s)->placeholderText().contains(u"Enter"_s)); // promises it
    typeAndEnter({QString()});
    QTRY_VERIFY(fixture.window->game());
    QCOMPARE(recordOf(fixture).players.size(), 3);

    // Too few: the empty name is where the keys stay.
    fixture.window->newGame();
    typeAndEnter({u"Ada"_s, u"Bo"_s, QString()});
    QVERIFY(fixture.find(u"name-4"_s)->hasFocus());
    typeAndEnter({QString()});
    QVERIFY(fixture.find(u"name-3"_s)->hasFocus());
    QCoreApplication::processEvents();
    QVERIFY(!fixture.window->game());
}

void TestNewGamePage::theFocusStaysWhenTheWindowComesBack()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    fixture.find(u"name-3"_s)->setFocus();
    QShowEvent restored; // as the system sends it for a window that was minimised
    QSpontaneKeyEvent::setSpontaneous(&restored);
    qApp->notify(fixture.find(u"new-game-page"_s), &restored);
    QVERIFY(fixture.find(u"name-3"_s)->hasFocus());
}

void TestNewGamePage::fourPlayersAndWhoBegins()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    int seat = 0;
    for (const QString &name : {u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Dee"_s})
        fixture.type(u"name-%1"_s.arg(++seat), name);
    fixture.find<QRadioButton>(u"starts-3"_s)->setChecked(true);
    fixture.click(u"start"_s);
    QTRY_VERIFY(fixture.window->game());
    const GameRecord &record = recordOf(fixture);
    QStringList names;
    for (const PlayerInfo &player : record.players)
        names << player.name;
    QCOMPARE(names, QStringList({u"Cy"_s, u"Dee"_s, u"Ada"_s, u"Bo"_s}));
    QCOMPARE(record.players[0].color, PlayerColor::Red);
}

void TestNewGamePage::seatsAndColours()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    fixture.type(u"name-1"_s, u"Ada"_s);
    fixture.type(u"name-2"_s, u"Bo"_s);
    fixture.find<QComboBox>(u"color-1"_s)->setCurrentIndex(3); // green, which was nobody's but the fourth's
    QCOMPARE(fixture.find<QComboBox>(u"color-4"_s)->currentIndex(), 0);
    fixture.click(u"seat-up-2"_s);
    QCOMPARE(fixture.find<QLineEdit>(u"name-1"_s)->text(), u"Bo"_s);
    QCOMPARE(fixture.find<QComboBox>(u"color-1"_s)->currentIndex(), 1);
    QCOMPARE(fixture.find<QComboBox>(u"color-2"_s)->currentIndex(), 3);
    QVERIFY(fixture.find<QRadioButton>(u"starts-2"_s)->isChecked()); // Ada still begins
    fixture.click(u"seat-down-1"_s);
    QCOMPARE(fixture.find<QLineEdit>(u"name-1"_s)->text(), u"Ada"_s);
    QVERIFY(!fixture.find(u"seat-up-1"_s)->isEnabled());
    QVERIFY(!fixture.find(u"seat-down-4"_s)->isEnabled());
}

void TestNewGamePage::randomSeatsKeepEverybody()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    const QStringList people{u"Ada"_s, u"Bo"_s, u"Cy"_s};
    for (int i = 0; i < 3; ++i)
        fixture.type(u"name-%1"_s.arg(i + 1), people[i]);
    QSet<QStringList> orders;
    for (int round = 0; round < 40; ++round) {
        fixture.click(u"shuffle-seats"_s);
        QStringList names;
        QSet<int> colors;
        for (int i = 1; i <= 4; ++i) {
            names << fixture.find<QLineEdit>(u"name-%1"_s.arg(i))->text();
            colors << fixture.find<QComboBox>(u"color-%1"_s.arg(i))->currentIndex();
        }
        QCOMPARE(names.takeLast(), QString());
        orders << names;
        names.sort();
        QCOMPARE(names, people);
        QCOMPARE(colors.size(), 4);
    }
    QVERIFY(orders.size() > 2);
}

void TestNewGamePage::refusalsStandByTheField()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    fixture.type(u"name-1"_s, u"Ada"_s);
    QTest::keyClick(fixture.find(u"name-1"_s), Qt::Key_Return); // two are lacking: goes on to the next
    QVERIFY(fixture.find(u"name-2"_s)->hasFocus());
    fixture.click(u"start"_s);
    auto *refusal = fixture.find<QLabel>(u"players-refusal"_s);
    QVERIFY(refusal->isVisible());
    QVERIFY2(refusal->text().contains(u"3 or 4"_s), qPrintable(refusal->text()));
    fixture.type(u"name-2"_s, u"Bo"_s);
    QVERIFY(!refusal->isVisible());
    fixture.type(u"name-3"_s, u"Ada"_s);
    fixture.click(u"start"_s);
    QVERIFY(refusal->isVisible());
    QVERIFY(fixture.find(u"name-3"_s)->hasFocus());
    QVERIFY(!fixture.window->game());
}

/// The 16 tiles typed as they lie on the table, of a box of which nothing was entered.
void TestNewGamePage::emptyBoxByKeys()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    const QList<QChar> keys = kindKeys(cityTiles().kinds);
    const std::array kinds{TileKind::Harbor, TileKind::Forest,   TileKind::Forest, TileKind::Forest,
                           TileKind::Mine,   TileKind::Mine,     TileKind::Mine,   TileKind::Factory,
                           TileKind::Valley, TileKind::Valley,   TileKind::Guild,  TileKind::Lighthouse,
                           TileKind::Market, TileKind::Shipyard, TileKind::Market, TileKind::Architect};
    auto *first = fixture.find(u"place-A1"_s);
    first->setFocus();
    for (const TileKind kind : kinds)
        QTest::keyClick(QApplication::focusWidget(), keys[static_cast<qsizetype>(kind)].toLatin1());
    QVERIFY(first->hasFocus()); // all round
    QTest::keyClick(first, Qt::Key_Right);
    QVERIFY(fixture.find(u"place-B1"_s)->hasFocus());
    QTest::keyClick(fixture.find(u"place-B1"_s), Qt::Key_Down);
    QVERIFY(fixture.find(u"place-B2"_s)->hasFocus());
    for (int i = 1; i <= 3; ++i)
        fixture.type(u"name-%1"_s.arg(i), u"P%1"_s.arg(i));
    fixture.click(u"start"_s);
    QTRY_VERIFY(fixture.window->game());
    const GameRecord &record = recordOf(fixture);
    for (const Cell cell : table::all<Cell>()) {
        const Tile tile = fixture.view().table().state().city[cell];
        QCOMPARE(record.setup.catalogue.tiles[tile].kind, kinds[table::indexOf(cell)]);
    }
    QCOMPARE(record.ids.tiles.text(static_cast<Tile>(3)), u"forest-3"_s);
}

void TestNewGamePage::cityOfListedTiles()
{
    const QJsonObject sample = sampleCatalogue();
    const QStringList listed = listedTiles(sample);
    QCOMPARE(listed.size(), 16);
    const WindowFixture fixture;
    fixture.window->newGame();
    fixture.find<QComboBox>(u"components"_s)->setCurrentText(u"Sample set, to try the program"_s);
    const QList<QChar> keys = kindKeys(cityTiles().kinds);
    auto *editor = fixture.find<TilesEditor>(u"city-editor"_s);
    fixture.find(u"place-A1"_s)->setFocus();
    for (const QString &tile : listed)
        QTest::keyClick(QApplication::focusWidget(),
                        keys[static_cast<qsizetype>(kindOf(tile, sample))].toLatin1());
    QStringList kinds;
    QStringList wanted;
    for (qsizetype i = 0; i < 16; ++i) {
        kinds << QString::number(static_cast<int>(kindOf(editor->tiles().at(i), sample)));
        wanted << QString::number(static_cast<int>(kindOf(listed[i], sample)));
    }
    QCOMPARE(kinds, wanted);
    // The same letter once more brings the other tile of the kind.
    const qsizetype forest = wanted.indexOf(QString::number(static_cast<int>(TileKind::Forest)));
    const QString before = editor->tiles().at(forest);
    const auto cell = static_cast<Cell>(forest);
    fixture.find(u"place-"_s + words::name(cell))->setFocus();
    QTest::keyClick(QApplication::focusWidget(), keys[static_cast<qsizetype>(TileKind::Forest)].toLatin1());
    QVERIFY(editor->tiles().at(forest) != before);
    QStringList sorted = editor->tiles();
    sorted.sort();
    QStringList all = listed;
    all.sort();
    QCOMPARE(sorted, all); // every tile lies somewhere, once
}

void TestNewGamePage::cityByPointer()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    fixture.click(u"place-D4"_s);
    fixture.click(u"kind-harbor"_s);
    auto *editor = fixture.find<TilesEditor>(u"city-editor"_s);
    QVERIFY(editor->tiles().at(15).startsWith(u"harbor-"_s));
    for (int i = 1; i <= 3; ++i)
        fixture.type(u"name-%1"_s.arg(i), u"P%1"_s.arg(i));
    const QStringList city = editor->tiles();
    const auto harbors = std::count_if(city.begin(), city.end(),
                                       [](const QString &tile) { return tile.startsWith(u"harbor-"_s); });
    fixture.click(u"start"_s);
    QCoreApplication::processEvents();
    // One is refused where it can be mended, unless the shuffle had laid it there already.
    QCOMPARE(fixture.window->game() != nullptr, harbors == 1);
    if (harbors > 1)
        QVERIFY(fixture.find<QLabel>(u"city-refusal"_s)->text().contains(u"harbor"_s));
}

void TestNewGamePage::shuffledCities()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    auto *editor = fixture.find<TilesEditor>(u"city-editor"_s);
    QSet<QStringList> cities;
    for (int i = 0; i < 5; ++i) {
        fixture.click(u"shuffle-city"_s);
        cities << editor->tiles();
    }
    QVERIFY(cities.size() > 2);
    QVERIFY(fixture.find<QLabel>(u"city-note"_s)->text().contains(u"sample set"_s));
}

void TestNewGamePage::editionAndRulings()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    QVERIFY(!fixture.find(u"rulings"_s)->isVisible());
    fixture.click(u"rulings-fold"_s);
    QVERIFY(fixture.find(u"rulings"_s)->isVisible());
    auto *unfinished = fixture.find<QComboBox>(u"ruling-unfinishedContracts"_s);
    fixture.find<QComboBox>(u"ruling-finalTieBreak"_s)->setCurrentIndex(1);
    QCOMPARE(unfinished->currentIndex(), 0);
    fixture.find<QComboBox>(u"edition"_s)->setCurrentIndex(1);
    QCOMPARE(unfinished->currentIndex(), 1); // as the English edition has it
    for (int i = 1; i <= 3; ++i)
        fixture.type(u"name-%1"_s.arg(i), u"P%1"_s.arg(i));
    fixture.click(u"start"_s);
    QTRY_VERIFY(fixture.window->game());
    Rulings wanted = defaultRulings(Edition::En2020);
    wanted.finalTieBreak = FinalTieBreak::Gold;
    QVERIFY(recordOf(fixture).setup.rulings == wanted);
    QCOMPARE(recordOf(fixture).setup.edition, Edition::En2020);
}

void TestNewGamePage::buttonsByKeys()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    auto *up = fixture.find(u"seat-up-4"_s);
    up->setFocus();
    QTest::keyClick(up, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), fixture.find(u"shuffle-seats"_s));
    auto *fold = fixture.find(u"rulings-fold"_s);
    fold->setFocus();
    QTest::keyClick(fold, Qt::Key_Return);
    QVERIFY(fixture.find(u"rulings"_s)->isVisible());
}

void TestNewGamePage::everyRulingHasWords()
{
    QCOMPARE(rulingTable().size(), 16U);
    for (const RulingInfo &ruling : rulingTable()) {
        QVERIFY(!words::rulingTitle(ruling).isEmpty());
        for (std::size_t i = 0; i < ruling.readings.size(); ++i)
            QVERIFY(!words::reading(ruling, i).isEmpty());
        QVERIFY(words::reading(ruling, ruling.readings.size()).isEmpty());
    }
}

void TestNewGamePage::contractsAsTheyLie()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    QVERIFY(!fixture.find(u"display-fold"_s)->isVisible());
    fixture.find<QComboBox>(u"components"_s)->setCurrentText(u"Sample set, to try the program"_s);
    fixture.click(u"display-fold"_s);
    auto *box = fixture.find<QComboBox>(u"contract-1"_s);
    QVERIFY(box);
    auto *second = fixture.find<QComboBox>(u"contract-2"_s);
    const QString was = box->currentData().toString();
    box->setCurrentIndex(second->currentIndex());
    QCOMPARE(second->currentData().toString(), was); // they changed places
    const QString chosen = box->currentData().toString();
    const QString bonus = fixture.find<QComboBox>(u"stage-bonus-2"_s)->currentData().toString();
    for (int i = 1; i <= 3; ++i)
        fixture.type(u"name-%1"_s.arg(i), u"P%1"_s.arg(i));
    fixture.click(u"start"_s);
    QTRY_VERIFY(fixture.window->game());
    const GameRecord &record = recordOf(fixture);
    QCOMPARE(record.ids.contracts.text(record.setup.market[0]), chosen);
    QCOMPARE(record.ids.stageBonuses.text(record.setup.stageBonuses[static_cast<Stage>(1)]), bonus);
}

void TestNewGamePage::namesAreRemembered()
{
    const WindowFixture fixture;
    fixture.newGame();
    QCOMPARE(fixture.preferences->now().names, QStringList({u"Ada"_s, u"Bo"_s, u"Cy"_s}));
    fixture.window->newGame();
    fixture.type(u"name-1"_s, u"A"_s);
    QCOMPARE(fixture.find<QLineEdit>(u"name-1"_s)->text(), u"Ada"_s);
    // It is a proposal: Enter keeps what was typed, and so does leaving the field.
    QTest::keyClick(fixture.find(u"name-1"_s), Qt::Key_Return);
    QCOMPARE(fixture.find<QLineEdit>(u"name-1"_s)->text(), u"A"_s);
    fixture.type(u"name-2"_s, u"b"_s);
    QCOMPARE(fixture.find<QLineEdit>(u"name-2"_s)->text(), u"bo"_s);
    fixture.find(u"name-3"_s)->setFocus();
    QTRY_COMPARE(fixture.find<QLineEdit>(u"name-2"_s)->text(), u"b"_s);
    // Tab and the arrows take it.
    fixture.type(u"name-3"_s, u"c"_s);
    QTest::keyClick(fixture.find(u"name-3"_s), Qt::Key_Tab);
    QCOMPARE(fixture.find<QLineEdit>(u"name-3"_s)->text(), u"Cy"_s);
    fixture.type(u"name-4"_s, u"a"_s);
    QTest::keyClick(fixture.find(u"name-4"_s), Qt::Key_Right);
    QCOMPARE(fixture.find<QLineEdit>(u"name-4"_s)->text(), u"Ada"_s);
    fixture.find(u"name-1"_s)->setFocus();
    QCOMPARE(fixture.find<QLineEdit>(u"name-4"_s)->text(), u"Ada"_s);
}

void TestNewGamePage::joinedGame()
{
    const WindowFixture fixture;
    fixture.window->newGame();
    for (int i = 1; i <= 3; ++i)
        fixture.type(u"name-%1"_s.arg(i), u"P%1"_s.arg(i));
    fixture.find<QCheckBox>(u"under-way"_s)->setChecked(true);
    fixture.click(u"start"_s);
    QTRY_VERIFY(fixture.window->game());
    QVERIFY(fixture.view().pages().first()->isChecked());
}

/// What was entered in a game that began with nothing is known to the next one.
void TestNewGamePage::theCopyGrowsFromGameToGame()
{
    const WindowFixture fixture;
    fixture.newGame();
    OwnersCopy copy;
    const MissingValue woodCost{Value::RenovationCost, 0};
    const MissingValue dots{Value::TileCrests, 3};
    QCOMPARE(copy.add(recordOf(fixture), woodCost, Amounts{{0, 2, 0, 1}}), KeptInBox::Kept);
    QCOMPARE(copy.add(recordOf(fixture), dots, ResourceSet{Resource::Gold}), KeptInBox::Kept);

    fixture.window->newGame();
    QCOMPARE(fixture.find<QComboBox>(u"components"_s)->currentData().toInt(),
             int{AirshipCityNewGamePage::Copy});
    int seat = 0;
    for (const QString &name : {u"Ada"_s, u"Bo"_s, u"Cy"_s})
        fixture.type(u"name-%1"_s.arg(++seat), name);
    fixture.click(u"start"_s);
    QTRY_VERIFY(fixture.window->game());
    const Catalogue &catalogue = recordOf(fixture).setup.catalogue;
    QCOMPARE(catalogue.renovationCosts[Resource::Wood], std::optional(Amounts{{0, 2, 0, 1}}));
    const auto withDots = std::count_if(catalogue.tiles.begin(), catalogue.tiles.end(),
                                        [](const TileValues &tile) { return tile.crests.has_value(); });
    QCOMPARE(withDots, 1);
    QVERIFY(QFile::remove(copy.path()));
}

QTEST_MAIN(TestNewGamePage)

#include "tst_newgamepage.moc"
