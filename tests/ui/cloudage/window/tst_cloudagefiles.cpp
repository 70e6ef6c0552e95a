// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/cloudage/guide/hands.h"
#include "tests/ui/cloudage/window/desk.h"
#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/cloudagemodule.h"
#include "ui/cloudage/cloudageview.h"
#include "ui/cloudage/words/names.h"
#include "ui/newgame/valueschoice.h"
#include "ui/play/turn/lanechip.h"
#include "ui/words/sources.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableWidget>

#include <algorithm>
#include <utility>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;
using namespace skyledger::ui::test;
using ui::CloudAgeView;
using ui::DrawnButton;

namespace {

std::optional<GameRecord> exampleGame(const QString &name)
{
    QFile file(QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/cloudage/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    auto record = readGameRecord(file.readAll());
    return record ? std::optional(std::move(record).value()) : std::nullopt;
}

} // namespace

/// From the new game to its file, and the chapters of a campaign.
class TestCloudAgeFiles : public QObject
{
    Q_OBJECT

private slots:
    void aNewGameIsSetUpByKeys();
    void enterInTheEmptyNameBegins();
    void whatLiesThereAtTheStartIsTold();
    void aMissionCardIsToldWhole();
    void missionsFollowTheirPlayer();
    void nothingOfTheNewGameScrolls();
    void aSoloGameIsSaidToBeWonOrLost();
    void theStartPageShowsTheGame();
    void theLogbookReadsTheFolder();
    void theNextChapterIsWhereItIsLookedFor();
    void aCampaignGoesOnFromTheNewGame();
    void aSavedGameOpensAgain();
    void answersHaveTheKeyboardWhenTheGameOpens();
    void tilesInPlayAreShown();
};

void TestCloudAgeFiles::aNewGameIsSetUpByKeys()
{
    const ui::CloudAgeModule module;
    const auto page = module.newGamePage({}, {});
    page->show();
    const auto names = page->findChildren<QLineEdit *>();
    QVERIFY(names.size() >= 4);
    QTest::keyClicks(names[0], u"Ada"_s);
    QTest::keyClicks(names[1], u"Bo"_s);
    auto *components = page->findChild<QComboBox *>(u"components"_s);
    components->setCurrentIndex(1);
    QSignalSpy started(page.get(), &ui::NewGamePage::started);
    QTest::keyClick(page->findChild<QPushButton *>(u"start"_s), Qt::Key_Space);
    QCOMPARE(started.size(), 1);
    const auto begun = started.first().first().value<ui::NewRecord>();
    QCOMPARE(begun.players, (QStringList{u"Ada"_s, u"Bo"_s}));
    const auto opened = module.open(begun.bytes);
    QVERIFY(opened);
    auto &view = static_cast<CloudAgeView &>(*opened.value().view);
    QVERIFY(!words::sampleNotice(view.table().session().record().catalogue()).isEmpty());
}

void TestCloudAgeFiles::enterInTheEmptyNameBegins()
{
    const ui::CloudAgeModule module;
    const auto page = module.newGamePage({}, {});
    page->show();
    QVERIFY(QTest::qWaitForWindowActive(page.get()));
    QSignalSpy started(page.get(), &ui::NewGamePage::started);
    auto *first = page->findChild<QLineEdit *>(u"name-1"_s);
    auto *second = page->findChild<QLineEdit *>(u"name-2"_s);
    QTest::keyClicks(first, u"Ada"_s);
    QTest::keyClick(first, Qt::Key_Return);
    QVERIFY(second->hasFocus() && second->placeholderText().contains(u"Enter"_s));
    QCOMPARE(started.size(), 0);
    QTest::keyClick(second, Qt::Key_Return);
    QCOMPARE(started.size(), 1);
    QCOMPARE(started.first().first().value<ui::NewRecord>().players, QStringList(u"Ada"_s));
}

namespace {

/// A page of a new game with two people, what is folded away unfolded by keys.
std::unique_ptr<ui::NewGamePage> unfoldedPage(const QStringList &names)
{
    auto page = ui::CloudAgeModule().newGamePage({}, {});
    page->resize(1366, 660);
    page->show();
    for (qsizetype i = 0; i < names.size(); ++i)
        QTest::keyClicks(page->findChild<QLineEdit *>(u"name-%1"_s.arg(i + 1)), names[i]);
    for (const QString &fold : {u"start-fold"_s, u"rulings-fold"_s})
        QTest::keyClick(page->findChild<QPushButton *>(fold), Qt::Key_Space);
    return page;
}

QComboBox *boxOf(const ui::NewGamePage &page, const QString &name)
{
    return page.findChild<QComboBox *>(name);
}

std::optional<GameRecord> begunBy(const ui::NewGamePage &page)
{
    QSignalSpy started(&page, &ui::NewGamePage::started);
    QTest::keyClick(page.findChild<QPushButton *>(u"start"_s), Qt::Key_Space);
    if (started.isEmpty())
        return std::nullopt;
    auto record = readGameRecord(started.first().first().value<ui::NewRecord>().bytes);
    return record ? std::optional(std::move(record).value()) : std::nullopt;
}

} // namespace

/// Sides of boards, tiles, Mission cards and rulings; nobody has to.
void TestCloudAgeFiles::whatLiesThereAtTheStartIsTold()
{
    const auto page = unfoldedPage({u"Ada"_s, u"Bo <b>"_s});
    const auto *second = page->findChild<QLabel *>(u"mission-2-1-title"_s);
    QVERIFY(second && second->isVisible());
    QCOMPARE(second->text(), u"Bo <b>: first mission on the card"_s);
    QCOMPARE(second->textFormat(), Qt::PlainText);
    QVERIFY(!boxOf(*page, u"mission-3-1"_s)->isVisible());     // nobody sits there
    QVERIFY(!boxOf(*page, u"mission-1-3"_s)->isVisible());     // only for somebody alone
    QTest::keyClick(boxOf(*page, u"board-2"_s), Qt::Key_End);  // side B
    QTest::keyClick(boxOf(*page, u"board-4"_s), Qt::Key_Down); // side A
    QTest::keyClick(boxOf(*page, u"mission-2-1"_s), Qt::Key_Down);
    QTest::keyClick(boxOf(*page, u"mission-2-2"_s), Qt::Key_End);
    auto *tile = page->findChild<QCheckBox *>(u"tile-3"_s);
    QCOMPARE(tile->text(), u"L3"_s);
    QVERIFY(tile->isVisible());
    QTest::keyClick(tile, Qt::Key_Space);
    auto *ruling = boxOf(*page, u"ruling-finalProduction"_s);
    QVERIFY(ruling && ruling->isVisible());
    QCOMPARE(ruling->itemText(1), u"Only the step of producing."_s);
    QTest::keyClick(ruling, Qt::Key_Down);
    const auto record = begunBy(*page);
    QVERIFY(record);
    const QJsonArray boards = record->document["setup"_L1]["boards"_L1].toArray();
    QCOMPARE(boards.at(0), QJsonValue(u"1A"_s));
    QCOMPARE(boards.at(1), QJsonValue(u"2B"_s));
    QCOMPARE(boards.at(3), QJsonValue(u"4A"_s));
    QVERIFY(record->setup.tiles == TileSet{CampaignTile::L3});
    QVERIFY(record->setup.missions[Player{0}].empty());
    QCOMPARE(record->setup.missions[Player{1}].size(), std::size_t{1});
    QVERIFY((record->setup.missions[Player{1}][0] == MissionCard{Mission::Production, Mission::Navigation}));
    QCOMPARE(record->setup.rulings.finalProduction, FinalProduction::ProduceOnly);
}

void TestCloudAgeFiles::aMissionCardIsToldWhole()
{
    const auto page = unfoldedPage({u"Ada"_s});
    QTest::keyClick(boxOf(*page, u"mission-1-2"_s), Qt::Key_Down);
    QVERIFY(!begunBy(*page));
    const auto labels = page->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible() && label->text().startsWith(u"A Mission card has two missions"_s);
    }));
    QTest::keyClick(boxOf(*page, u"mission-1-1"_s), Qt::Key_End);
    // Alone, a second card makes it harder (CA-SOLO-06).
    boxOf(*page, u"mission-1-3"_s)->setCurrentIndex(2);
    boxOf(*page, u"mission-1-4"_s)->setCurrentIndex(3);
    QVERIFY(!begunBy(*page));
    boxOf(*page, u"mission-1-5"_s)->setCurrentIndex(3);
    // It is none without a first one.
    boxOf(*page, u"mission-1-1"_s)->setCurrentIndex(0);
    boxOf(*page, u"mission-1-2"_s)->setCurrentIndex(0);
    QVERIFY(!begunBy(*page));
    QTest::keyClick(boxOf(*page, u"mission-1-1"_s), Qt::Key_End);
    QTest::keyClick(boxOf(*page, u"mission-1-2"_s), Qt::Key_Down);
    const auto record = begunBy(*page);
    QVERIFY(record);
    const MissionCards &missions = record->setup.missions[Player{0}];
    QCOMPARE(missions.size(), std::size_t{2});
    QVERIFY((missions[0] == MissionCard{Mission::Navigation, Mission::Production}));
    QVERIFY((missions[1] == MissionCard{Mission::Cities, Mission::Combat}));
    QCOMPARE(record->setup.covered[Player{0}][0], Mission::Combat);
}

/// Missions are those of a person, wherever that one sits.
void TestCloudAgeFiles::missionsFollowTheirPlayer()
{
    const auto page = unfoldedPage({u"Ada"_s, u"Bo"_s});
    boxOf(*page, u"mission-1-1"_s)->setCurrentIndex(1);
    boxOf(*page, u"mission-1-2"_s)->setCurrentIndex(2);
    page->findChild<QRadioButton *>(u"starts-2"_s)->click();
    QCOMPARE(boxOf(*page, u"mission-1-1"_s)->currentIndex(), 0);
    QCOMPARE(boxOf(*page, u"mission-2-1"_s)->currentIndex(), 1);
    const auto record = begunBy(*page);
    QVERIFY(record);
    QCOMPARE(record->document["setup"_L1]["players"_L1].toArray().at(1)["name"_L1].toString(), u"Ada"_s);
    QVERIFY(record->setup.missions[Player{0}].empty());
    QCOMPARE(record->setup.missions[Player{1}].size(), std::size_t{1});
}

void TestCloudAgeFiles::nothingOfTheNewGameScrolls()
{
    const auto page = ui::CloudAgeModule().newGamePage({}, {});
    page->resize(1366, 660);
    page->show();
    boxOf(*page, u"mode"_s)->setCurrentIndex(static_cast<int>(Mode::Campaign));
    QCoreApplication::processEvents(); // layouts
    QVERIFY(boxOf(*page, u"chapter"_s)->isVisible());
    QVERIFY(!page->findChild<QCheckBox *>(u"tile-1"_s)->isVisible());
    const auto *scroll = page->findChild<QScrollArea *>(u"new-game-scroll"_s);
    QVERIFY(scroll->viewport()->height() > 400);
    QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
}

void TestCloudAgeFiles::aSoloGameIsSaidToBeWonOrLost()
{
    Desk desk(1, Mode::Scenario1);
    playByChance(desk.view.table(), 2);
    QVERIFY(desk.view.table().session().isOver());
    const QString outcome = desk.view.centre()->findChild<QLabel *>(u"podium-sentence"_s)->text();
    QVERIFY2(outcome.contains(u"60 were needed"_s), qPrintable(outcome)); // CA-SOLO-05
}

void TestCloudAgeFiles::theStartPageShowsTheGame()
{
    Desk desk;
    const ui::CloudAgeModule module;
    const auto glance = module.glance(desk.view.record()());
    QVERIFY(glance);
    QCOMPARE(glance->seats.size(), std::size_t{3});
    QVERIFY(!glance->where.isEmpty());
    playByChance(desk.view.table(), 3);
    QVERIFY(!module.glance(desk.view.record()())); // over
    QVERIFY(module.finishedGameIn(desk.view.record()()));
}

/// Chapters that share the id are found in the folder of games; the open one counts as it stands.
void TestCloudAgeFiles::theLogbookReadsTheFolder()
{
    const QString examples = QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/cloudage/");
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(examples + u"campaign-1.skyledger"_s, folder.filePath(u"one.skyledger"_s)));
    QVERIFY(QFile::copy(examples + u"campaign-2.skyledger"_s, folder.filePath(u"two.skyledger"_s)));
    QVERIFY(QFile::copy(examples + u"great-works.skyledger"_s, folder.filePath(u"other.skyledger"_s)));
    QFile third(examples + u"campaign-3.skyledger"_s);
    QVERIFY(third.open(QIODevice::ReadOnly));
    auto record = readGameRecord(third.readAll());
    QVERIFY(record);
    Desk desk(std::move(record).value());
    ui::Preferences preferences;
    preferences.gamesFolder = folder.path();
    desk.view.setPreferences(preferences);
    QAction *logbook = nullptr;
    const auto pages = desk.view.pages();
    for (QAction *page : pages) {
        if (page->objectName() == u"action-series"_s)
            logbook = page;
    }
    QVERIFY(logbook);
    logbook->trigger();
    const auto *table = desk.view.centre()->findChild<QTableWidget *>(u"series-table"_s);
    QVERIFY(table && table->isVisible());
    QCOMPARE(table->rowCount(), 8); // seven chapters, and the stars
    const std::size_t players = desk.view.table().session().record().players.size();
    QCOMPARE(table->columnCount(), static_cast<int>(players) + 2);
    int sum = 0;
    for (int row = 0; row < 3; ++row) {
        QVERIFY2(table->item(row, 1)->text().contains(u"VP"_s), qPrintable(table->item(row, 1)->text()));
        sum += static_cast<int>(table->item(row, 1)->text().count(u'★'));
    }
    QVERIFY(table->item(3, 1)->text().isEmpty());
    QCOMPARE(table->item(7, 1)->text().section(u' ', 0, 0).toInt(), sum);
    QVERIFY(!desk.view.centre()->findChild<QLabel *>(u"series-sentence"_s)->text().isEmpty());
    // Without a campaign there is no such page.
    Desk other;
    const auto otherPages = other.view.pages();
    QVERIFY(std::none_of(otherPages.begin(), otherPages.end(),
                         [](const QAction *page) { return page->objectName() == u"action-series"_s; }));
}

/// In the logbook and below the final scoring; other games have none.
void TestCloudAgeFiles::theNextChapterIsWhereItIsLookedFor()
{
    auto chapter = exampleGame(u"campaign-1.skyledger"_s);
    QVERIFY(chapter);
    Desk desk(*std::move(chapter));
    QVERIFY(!desk.view.nextGame().isEmpty());
    const QSignalSpy wanted(&desk.view, &ui::GameView::nextGameWanted);
    for (const char *action : {"action-series", "action-result"}) {
        const auto pages = desk.view.pages();
        const auto page = std::find_if(pages.begin(), pages.end(), [action](const QAction *each) {
            return each->objectName() == QLatin1StringView(action);
        });
        QVERIFY(page != pages.end());
        (*page)->setChecked(true);
        const QString name = QString::fromLatin1(action).replace(u"action"_s, QString()).mid(1) + u"-next"_s;
        auto *next = desk.view.centre()->findChild<QPushButton *>(name);
        QVERIFY2(next && next->isVisible(), action);
        QTest::mouseClick(next, Qt::LeftButton);
    }
    QCOMPARE(wanted.size(), 2);
    // A chapter that is not over has no next one.
    desk.view.table().session().undo();
    QVERIFY(desk.view.nextGame().isEmpty());
    Desk other;
    QVERIFY(other.view.nextGame().isEmpty());
    playByChance(other.view.table(), 3);
    QVERIFY(!other.view.centre()->findChild<QPushButton *>(u"result-next"_s)->isVisible());
}

/// A new game finds the campaigns of the folder: who plays, which chapter comes, and what was learned of the box.
void TestCloudAgeFiles::aCampaignGoesOnFromTheNewGame()
{
    const QString examples = QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/cloudage/");
    const QTemporaryDir folder;
    for (const QString &name :
         {u"campaign-1.skyledger"_s, u"campaign-2.skyledger"_s, u"great-works.skyledger"_s})
        QVERIFY(QFile::copy(examples + name, folder.filePath(name)));
    QFile broken(folder.filePath(u"broken.skyledger"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{\"campaign\": \"x") > 0);
    QVERIFY(QFile::copy(examples + u"../four-players.skyledger"_s, folder.filePath(u"foreign.skyledger"_s)));
    broken.close();
    const auto chapter = exampleGame(u"campaign-2.skyledger"_s);
    QVERIFY(chapter);
    QFile agreed(folder.filePath(u"campaign-2.skyledger"_s));
    QVERIFY(agreed.open(QIODevice::ReadWrite));
    const QByteArray changed =
        agreed.readAll().replace("\"winnerStar\": \"one\"", "\"winnerStar\": \"none\"");
    QVERIFY(agreed.seek(0) && agreed.write(changed) == changed.size());
    agreed.close();
    ui::Preferences preferences;
    preferences.gamesFolder = folder.path();
    const ui::CloudAgeModule module;
    const auto page = module.newGamePage(preferences, {});
    page->show();
    auto *mode = page->findChild<QComboBox *>(u"mode"_s);
    QVERIFY(mode);
    QTRY_COMPARE(mode->count(), static_cast<int>(countOf<Mode>) + 1);
    QVERIFY2(mode->itemText(mode->count() - 1).contains(chapter->players.front().name)
                 && mode->itemText(mode->count() - 1).endsWith(u"chapter 3"_s),
             qPrintable(mode->itemText(mode->count() - 1)));
    mode->setCurrentIndex(mode->count() - 1);
    QCOMPARE(page->findChild<QLineEdit *>(u"name-1"_s)->text(), chapter->players.front().name);
    const auto *chapters = page->findChild<QComboBox *>(u"chapter"_s);
    QVERIFY(chapters->isVisible());
    QCOMPARE(chapters->currentIndex(), static_cast<int>(Chapter::Three));
    QTest::keyClick(page->findChild<QPushButton *>(u"start-fold"_s), Qt::Key_Space);
    const auto inPlay = [&chapter](const ui::NewGamePage &on) {
        const TileSet tiles = replay(chapter->setup, chapter->inForce()).end().tiles;
        bool isAlike = true;
        for (const CampaignTile tile : all<CampaignTile>()) {
            const auto *box = on.findChild<QCheckBox *>(u"tile-%1"_s.arg(indexOf(tile) + 1));
            isAlike = isAlike && box->isChecked() == tiles.contains(tile);
        }
        return isAlike;
    };
    QVERIFY(inPlay(*page));
    const auto begin = [](ui::NewGamePage &from) {
        QSignalSpy started(&from, &ui::NewGamePage::started);
        QTest::keyClick(from.findChild<QPushButton *>(u"start"_s), Qt::Key_Space);
        return readGameRecord(started.value(0).value(0).value<ui::NewRecord>().bytes);
    };
    const auto begun = begin(*page);
    QVERIFY(begun);
    QCOMPARE(campaignOf(begun.value()), campaignOf(*chapter));
    QCOMPARE(begun.value().setup.chapter, Chapter::Three);
    QCOMPARE(begun.value().players.front().color, chapter->players.front().color);
    QVERIFY(begun.value().setup.catalogue == chapter->setup.catalogue);
    const TileSet tiles = replay(chapter->setup, chapter->inForce()).end().tiles;
    QVERIFY(!tiles.empty());
    QVERIFY(begun.value().setup.tiles == tiles); // CA-SETUP-07
    QCOMPARE(begun.value().setup.rulings.winnerStar, WinnerStar::None);
    // The game that is open is an earlier chapter.
    const auto first = exampleGame(u"campaign-1.skyledger"_s);
    const auto again = module.newGamePage(preferences, writeGameRecord(*first));
    const auto *againMode = again->findChild<QComboBox *>(u"mode"_s);
    const auto *againChapter = again->findChild<QComboBox *>(u"chapter"_s);
    for (const Chapter next : {Chapter::Two, Chapter::Three}) { // the files tell of a later one
        QTRY_COMPARE(againChapter->currentIndex(), static_cast<int>(next));
        QCOMPARE(againMode->count(), static_cast<int>(countOf<Mode>) + 1);
        QCOMPARE(againMode->currentIndex(), static_cast<int>(countOf<Mode>));
        again->show();
    }
    // A scenario has none of a campaign's tiles.
    again->findChild<QCheckBox *>(u"tile-15"_s)->setChecked(true);
    again->findChild<QComboBox *>(u"mode"_s)->setCurrentIndex(static_cast<int>(Mode::Scenario2));
    const auto scenario = begin(*again);
    QVERIFY(scenario);
    QVERIFY(scenario.value().setup.tiles.empty());
    // Who typed meanwhile keeps what he typed.
    const auto typed = module.newGamePage(preferences, writeGameRecord(*first));
    auto *typedName = typed->findChild<QLineEdit *>(u"name-1"_s);
    typedName->setText(u"Zoe"_s);
    typed->show();
    const auto *typedMode = typed->findChild<QComboBox *>(u"mode"_s);
    QTRY_VERIFY(typedMode->currentText().endsWith(u"chapter 3"_s));
    QCOMPARE(typedName->text(), u"Zoe"_s);
    // Another campaign begins anew, and what was typed before is there again.
    const auto other = module.newGamePage(preferences, {});
    other->show();
    auto *otherMode = other->findChild<QComboBox *>(u"mode"_s);
    QTRY_COMPARE(otherMode->count(), static_cast<int>(countOf<Mode>) + 1);
    const auto name = [&other](int seat) {
        return other->findChild<QLineEdit *>(u"name-"_s + QString::number(seat));
    };
    auto *color = other->findChild<QComboBox *>(u"color-1"_s);
    auto *values = other->findChild<ui::ValuesChoice *>();
    QTest::keyClicks(name(1), u"Zoe"_s);
    QTest::keyClicks(name(2), u"Yan"_s);
    color->setCurrentIndex(3);
    values->choose(1);
    other->findChild<QCheckBox *>(u"tile-15"_s)->click();
    const int chosen = values->chosen();
    otherMode->setCurrentIndex(otherMode->count() - 1);
    QCOMPARE(name(1)->text(), chapter->players.front().name);
    QVERIFY(values->chosen() != chosen);
    QVERIFY(inPlay(*other));
    otherMode->setCurrentIndex(static_cast<int>(Mode::Campaign));
    QCOMPARE(name(1)->text(), u"Zoe"_s);
    QCOMPARE(name(2)->text(), u"Yan"_s);
    QVERIFY(name(3)->text().isEmpty());
    QCOMPARE(color->currentIndex(), 3);
    QCOMPARE(values->chosen(), chosen);
    QCOMPARE(other->findChild<QComboBox *>(u"chapter"_s)->currentIndex(), 0);
    const auto anew = begin(*other);
    QVERIFY(anew);
    QVERIFY(anew.value().setup.tiles == TileSet{CampaignTile::L15});
    QCOMPARE(anew.value().setup.rulings.winnerStar, WinnerStar::One);
    QVERIFY(campaignOf(anew.value()) != campaignOf(*chapter) && !campaignOf(anew.value()).isEmpty());
}

void TestCloudAgeFiles::aSavedGameOpensAgain()
{
    Desk desk;
    playByChance(desk.view.table(), 8, 60);
    while (desk.view.table().guide().canGoBack())
        desk.view.table().guide().back();
    const QByteArray bytes = desk.view.record()();
    const ui::CloudAgeModule module;
    auto opened = module.open(bytes);
    QVERIFY(opened);
    QVERIFY(!opened.value().foreign);
    auto *again = static_cast<CloudAgeView *>(opened.value().view.get());
    QVERIFY(again->table().session().state() == desk.state());
    QCOMPARE(again->record()(), bytes);
}

/// Whoever answers goes on with Enter and letters, not with a city that cannot be chosen.
void TestCloudAgeFiles::answersHaveTheKeyboardWhenTheGameOpens()
{
    Desk desk;
    for (std::uint64_t choice = 1; choice <= 400; ++choice) {
        if (ui::answersAreDue(desk.view.table()) && desk.state().phase == Phase::Answers
            && !desk.view.table().guide().canGoBack())
            break;
        playByChance(desk.view.table(), choice, 1);
    }
    QCOMPARE(desk.state().phase, Phase::Answers);
    auto opened = ui::CloudAgeModule().open(desk.view.record()());
    QVERIFY(opened);
    ui::GameView &again = *opened.value().view;
    again.takeFocus(); // as the window does before it shows it
    again.centre()->resize(580, 600);
    again.centre()->show();
    const QWidget *now = again.centre()->focusWidget();
    QVERIFY(now != nullptr);
    const auto *lanes = again.centre()->findChild<QWidget *>(u"lanes"_s);
    QVERIFY2(now == lanes || lanes->isAncestorOf(now), qPrintable(now->objectName()));
}

/// Beside the cities, in flight and when a City action is chosen: of a fight there the value and what it brings.
void TestCloudAgeFiles::tilesInPlayAreShown()
{
    auto record = exampleGame(u"weapon-systems.skyledger"_s);
    QVERIFY(record);
    Desk desk(std::move(*record));
    Session &session = desk.view.table().session();
    for (const Phase phase : {Phase::Movement, Phase::Action}) {
        qsizetype moment = 0;
        while (moment < session.eventCount() && session.stateAt(moment).phase != phase)
            ++moment;
        session.jump(moment);
        desk.closePage();
        QCOMPARE(desk.state().phase, phase);
        QCOMPARE(desk.state().tiles.size(), 6);
        for (const CampaignTile tile : desk.state().tiles) {
            const DrawnButton *shown = desk.button(u"tile-%1"_s.arg(table::indexOf(tile) + 1));
            QVERIFY2(shown != nullptr && shown->isVisible(), qPrintable(wording::name(tile)));
            QVERIFY(shown->accessibleName().startsWith(wording::name(tile)));
        }
    }
    const auto &options = desk.view.table().guide().options();
    const auto fight = std::find_if(options.begin(), options.end(),
                                    [](const ui::PlayOption &each) { return each.name.contains(u"L14"_s); });
    QVERIFY(fight != options.end());
    QVERIFY2(fight->detail.contains(u"5: plant"_s), qPrintable(fight->detail));
    QVERIFY(desk.button(u"tile-14"_s)->glow() != DrawnButton::Glow::Quiet);
    QVERIFY(desk.button(u"tile-1"_s)->glow() == DrawnButton::Glow::Quiet);
}

QTEST_MAIN(TestCloudAgeFiles)
#include "tst_cloudagefiles.moc"
