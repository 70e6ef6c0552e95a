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
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
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
    const int chosen = values->chosen();
    otherMode->setCurrentIndex(otherMode->count() - 1);
    QCOMPARE(name(1)->text(), chapter->players.front().name);
    QVERIFY(values->chosen() != chosen);
    otherMode->setCurrentIndex(static_cast<int>(Mode::Campaign));
    QCOMPARE(name(1)->text(), u"Zoe"_s);
    QCOMPARE(name(2)->text(), u"Yan"_s);
    QVERIFY(name(3)->text().isEmpty());
    QCOMPARE(color->currentIndex(), 3);
    QCOMPARE(values->chosen(), chosen);
    QCOMPARE(other->findChild<QComboBox *>(u"chapter"_s)->currentIndex(), 0);
    const auto anew = begin(*other);
    QVERIFY(anew);
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
