// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/builtincatalogue.h"
#include "core/table/random.h"
#include "tests/ui/cloudage/guide/hands.h"
#include "ui/cloudage/boards/airshipboardcard.h"
#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/boards/citiesboard.h"
#include "ui/cloudage/cloudagemodule.h"
#include "ui/cloudage/cloudageview.h"
#include "ui/newgame/valueschoice.h"
#include "ui/play/turn/lanechip.h"
#include "ui/play/turn/metpage.h"
#include "ui/play/turn/steppanel.h"
#include "ui/play/turn/thingbutton.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/theme.h"
#include "ui/words/numbers.h"
#include "ui/words/sources.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtGui/QImage>
#include <QtGui/QKeyEvent>
#include <QtGui/QPixmap>
#include <QtGui/QScreen>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QTreeWidget>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;
using namespace skyledger::ui::test;
using ui::CloudAgeView;
using ui::DrawnButton;

namespace {

/// An open game with its boards shown, as the window lays them out.
struct Desk {
    explicit Desk(int players = 3, Mode mode = Mode::Scenario2) : Desk(sampleGame(players, mode)) {}
    explicit Desk(GameRecord record) : view(std::move(record))
    {
        view.centre()->resize(580, 600);
        view.centre()->show();
        for (const ui::DockSpec &dock : view.docks()) {
            dock.widget->resize(380, 400);
            dock.widget->show();
        }
    }
    bool press(QChar key)
    {
        QKeyEvent event(QEvent::KeyPress, key.unicode(), Qt::NoModifier, QString(key).toLower());
        return view.keyPressed(&event);
    }
    bool press(const QString &keys)
    {
        for (const QChar key : keys) {
            if (!press(key))
                return false;
        }
        return true;
    }
    DrawnButton *button(const QString &name) { return view.centre()->findChild<DrawnButton *>(name); }
    void click(const QString &name)
    {
        DrawnButton *found = button(name);
        QVERIFY2(found != nullptr && found->isVisible(), qPrintable(name));
        QTest::mouseClick(found, Qt::LeftButton);
    }
    /// The page of a phase that is over lies over the boards until somebody goes on.
    void closePage()
    {
        auto *close = view.centre()->findChild<QPushButton *>(u"recap-close"_s);
        if (close != nullptr && close->isVisible())
            QTest::mouseClick(close, Qt::LeftButton);
    }
    const State &state() { return view.table().session().state(); }

    CloudAgeView view;
};

/// How often each widget that it watches is painted, or hidden.
template <QEvent::Type type>
struct EventCount : QObject {
    std::map<const QObject *, int> of;
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == type)
            ++of[watched];
        return false;
    }
};
using PaintCount = EventCount<QEvent::Paint>;
using HideCount = EventCount<QEvent::Hide>;

/// What stands on the screen: `grab` would draw it anew.
QImage shownBy(const QWidget &window)
{
    return window.screen()->grabWindow(window.winId()).toImage();
}

} // namespace

class TestCloudAgeWindow : public QObject
{
    Q_OBJECT

private slots:
    void aRoundByKeys();
    void aRoundByPointer();
    void answersNeverScroll_data();
    void answersNeverScroll();
    void aChipAnswersForAnotherPlayer();
    void aListedCityCardTakesTwoKeys();
    void aGameFromAnEmptyBox_data();
    void aGameFromAnEmptyBox();
    void theEndBringsItsScoring();
    void aSavedGameOpensAgain();
    void aNewGameIsSetUpByKeys();
    void enterInTheEmptyNameBegins();
    void aSoloGameIsSaidToBeWonOrLost();
    void theStartPageShowsTheGame();
    void theLogbookReadsTheFolder();
    void theNextChapterIsWhereItIsLookedFor();
    void aCampaignGoesOnFromTheNewGame();
    void aKeyPaintsEverythingOnce();
    void chipsStayWhereTheyAre();
    void cornersShowTheGround();
    void valuesAreAskedWithoutScrolling();
    void aPhaseIsToldPlayerByPlayer();
    void theKeyboardIsWhereTheNextChoiceIs();
    void aValueThatIsAskedHasTheKeyboardWhenTheGameOpens();
    void enterGivesNothingUp();
    void theLastProductionHasTheKeyboard();
    void missionCardsAreToldAtTheStart();
    void whatIsScoredIsAskedForBefore();
    void theListKnowsACardThatWasMet();
    void projectsAreReadWithoutScrollingSideways();
    void namesOfCitiesHaveTheRoomThereIs();
    void aLevelToldBeforeTheCardsIsSaid();
    void theTableSeesTheTotalsAtTheEnd();
    void theTableSeesAFightCardByCard();
    void eachPhaseHasItsBoardInFront();
    void theSoloBoardIsAskedInSight();
};

void TestCloudAgeWindow::aRoundByKeys()
{
    Desk desk;
    QVERIFY(desk.press(u"WWW"_s)); // everybody reveals 1 and 2 for Energy
    QCOMPARE(desk.state().phase, Phase::Movement);
    QVERIFY(desk.press(u'B'));
    QVERIFY(desk.press(u"MMT"_s));
    QCOMPARE(int{desk.state().players[Player{0}].stock[Resource::Metal]}, 4);
    QVERIFY(desk.view.canUndo());
    desk.view.undo();
    QCOMPARE(int{desk.state().players[Player{0}].stock[Resource::Metal]}, 2);
    desk.view.redo();
    QCOMPARE(int{desk.state().players[Player{0}].stock[Resource::Metal]}, 4);
}

void TestCloudAgeWindow::aRoundByPointer()
{
    Desk desk(2);
    desk.click(u"pair-1-2-0"_s);
    desk.click(u"pair-1-2-1"_s);
    QCOMPARE(desk.state().phase, Phase::Movement);
    QVERIFY(desk.state().players[Player{0}].stock[Resource::Cards] == 5);
    QVERIFY(desk.state().players[Player{1}].stock[Resource::Cards] == 6);
    QVERIFY(!desk.button(u"city-1"_s)->isVisible());
    desk.closePage();
    desk.click(u"city-1"_s);
    QVERIFY(desk.press(u'T'));
    QCOMPARE(desk.state().players[Player{0}].at, City{0});
    QVERIFY(desk.button(u"city-1"_s)->glow() == DrawnButton::Glow::Lit);
}

void TestCloudAgeWindow::answersNeverScroll_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("3 players") << 3;
    QTest::newRow("4 players") << 4;
}

/// In the room that a screen of 1366x700 leaves to the middle.
void TestCloudAgeWindow::answersNeverScroll()
{
    QFETCH(const int, players);
    Desk desk(players);
    desk.view.centre()->resize(560, 590);
    int asked = 0;
    for (std::uint64_t choice = 1; choice <= 400 && !desk.view.table().session().isOver(); ++choice) {
        const auto &table = desk.view.table();
        desk.closePage();
        if (ui::answersAreDue(table)) {
            QCoreApplication::processEvents(); // layouts
            const auto *lanes = desk.view.centre()->findChild<QWidget *>(u"lanes"_s);
            QVERIFY(lanes && lanes->isVisible());
            const auto *area = qobject_cast<QScrollArea *>(lanes->parentWidget()->parentWidget());
            QVERIFY(area);
            QVERIFY2(area->verticalScrollBar()->maximum() == 0,
                     qPrintable(u"%1: %2 in %3"_s.arg(table.guide().question())
                                    .arg(lanes->height())
                                    .arg(area->viewport()->height())));
            ++asked;
        }
        playByChance(desk.view.table(), choice, 1);
    }
    QVERIFY2(asked > 20, qPrintable(QString::number(asked)));
}

void TestCloudAgeWindow::aChipAnswersForAnotherPlayer()
{
    Desk desk;
    const auto lanes = desk.view.centre()->findChildren<ui::LaneChip *>();
    // Cy's lane shows the level that is proposed; to click it takes the lane.
    const auto &guide = desk.view.table().guide();
    ui::LaneChip *proposed = nullptr;
    for (ui::LaneChip *chip : lanes) {
        const QString name = chip->objectName();
        const auto place = QStringView(name).mid(5).toULong() - 1;
        if (chip->isVisible() && guide.options()[place].seat == play::seatOf(Player{2}))
            proposed = chip;
    }
    QVERIFY(proposed);
    QTest::mouseClick(proposed, Qt::LeftButton);
    QCOMPARE(guide.lane(), std::optional(play::seatOf(Player{2})));
    QVERIFY(desk.press(u'W'));
    QVERIFY(desk.state().done.contains(Player{2}));
}

/// Of a listed card the value is told, and which of those it is.
void TestCloudAgeWindow::aListedCityCardTakesTwoKeys()
{
    Desk desk(2);
    for (std::uint64_t choice = 1; desk.state().phase != Phase::Action && choice < 200; ++choice)
        playByChance(desk.view.table(), choice + 6, 1);
    while (desk.view.table().guide().canGoBack())
        desk.view.table().guide().back();
    QCOMPARE(desk.state().phase, Phase::Action);
    QVERIFY(desk.press(u"1MW"_s)); // the district, the drones
    const auto *step = desk.view.centre()->findChild<QWidget *>(u"card-step"_s);
    QVERIFY(step && step->isVisible());
    const qsizetype before = desk.view.table().session().eventCount();
    QVERIFY(desk.press(u"22"_s));
    QCOMPARE(desk.view.table().session().eventCount(), before + 1);
}

namespace {

/// Somebody who reads off the box what is asked for, or says what was paid and gained.
class EmptyBoxHand
{
public:
    EmptyBoxHand(Desk &desk, std::uint64_t seed) : m_desk(desk), m_random(seed) {}

    int kept = 0;    ///< things whose values were typed
    int told = 0;    ///< plays of which only the amounts were told
    int newOnes = 0; ///< things that were not listed

    void step()
    {
        m_desk.closePage();
        auto *met = m_desk.view.centre()->findChild<ui::MetPage *>();
        auto *record = m_desk.view.centre()->findChild<QPushButton *>(u"record-reported"_s);
        if (met != nullptr && met->isVisible())
            meet(*met);
        else if (record != nullptr && record->isVisible())
            report(*record);
        else
            choose();
    }

private:
    void meet(ui::MetPage &met)
    {
        auto *later = met.findChild<QPushButton *>(u"values-later"_s);
        const bool isNew = !later->text().startsWith(u"Later"_s);
        if (!isNew && m_random.below(4) == 0) {
            QTest::mouseClick(later, Qt::LeftButton);
            return;
        }
        (isNew ? newOnes : kept) += 1;
        const auto fields = met.findChildren<QLineEdit *>();
        for (QLineEdit *field : fields) {
            if (!field->isVisible())
                continue; // of the thing before
            QVERIFY2(field->hasFocus() || !met.window()->isActiveWindow(),
                     qPrintable(field->accessibleName()));
            QTest::keyClicks(field, typed(field->accessibleName()));
            QTest::keyClick(field, Qt::Key_Return);
        }
    }
    QString typed(const QString &field)
    {
        if (field == u"Name"_s)
            return u"New %1"_s.arg(++m_names);
        if (field == u"Reward"_s)
            return m_random.below(2) == 0 ? u"2W X"_s : u"M/E"_s;
        if (field == u"Cost"_s)
            return u"W"_s;
        if (field == u"Colour"_s)
            return u"b"_s;
        if (field == u"Belongs to"_s)
            return u"Whika"_s;
        if (field == u"Action"_s)
            return u"build once"_s;
        return QString::number(1 + m_random.below(3));
    }
    void report(QPushButton &record)
    {
        ++told;
        const auto fields = m_desk.view.centre()->findChildren<ui::NumberField *>();
        for (ui::NumberField *field : fields) {
            if (field->isVisible() && !field->value())
                QTest::keyClicks(field, u"1"_s);
        }
        const auto &session = m_desk.view.table().session();
        const qsizetype before = session.eventCount();
        QTest::mouseClick(&record, Qt::LeftButton);
        if (session.eventCount() == before && m_desk.view.table().guide().canGoBack())
            m_desk.view.table().guide().back();
    }
    void choose()
    {
        ui::StepGuide &guide = m_desk.view.table().guide();
        std::vector<std::size_t> offered;
        for (std::size_t i = 0; i < guide.options().size(); ++i) {
            const ui::PlayOption &option = guide.options()[i];
            const bool rare = option.key == u'*' || option.key == u'+';
            if (option.status != ui::PlayOption::Status::Refused && (!rare || m_random.below(20) == 0))
                offered.push_back(i);
            if (option.status == ui::PlayOption::Status::Offered && option.key == u'T')
                offered.insert(offered.end(), 3, i); // what can be told again and again comes to an end
        }
        if (offered.empty())
            guide.back();
        else
            guide.choose(offered[m_random.below(static_cast<std::uint32_t>(offered.size()))]);
    }

    Desk &m_desk;
    table::Random m_random;
    int m_names = 0;
};

} // namespace

void TestCloudAgeWindow::aGameFromAnEmptyBox_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<Mode>("mode");
    QTest::newRow("solo, scenario 1") << 1 << Mode::Scenario1;
    QTest::newRow("2 players, scenario 2") << 2 << Mode::Scenario2;
    QTest::newRow("3 players, scenario 3") << 3 << Mode::Scenario3;
}

/// Nothing is known but what the rulebook prints: everything is asked for when it is met, and kept.
void TestCloudAgeWindow::aGameFromAnEmptyBox()
{
    QFETCH(const int, players);
    QFETCH(const Mode, mode);
    Desk desk(emptyBoxGame(players, mode));
    const auto &session = desk.view.table().session();
    EmptyBoxHand hand(desk, 5);
    for (int steps = 0; steps < 6000 && !session.isOver(); ++steps) {
        hand.step();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(session.isOver(), qPrintable(desk.view.table().guide().question()));
    QVERIFY2(hand.kept > 5 && hand.told > 0,
             qPrintable(u"%1 kept, %2 told, %3 new"_s.arg(hand.kept).arg(hand.told).arg(hand.newOnes)));
    // What was told before and contradicts what was typed later became an override; nothing is lost.
    for (qsizetype event = 1; event <= session.eventCount(); ++event)
        QVERIFY(session.kindOf(event) == play::Session::EventKind::Play || session.isFlagged(event));
    // What was typed is in the game, and the file is read again.
    const QByteArray bytes = desk.view.record()();
    QVERIFY(bytes.contains("\"copy\""));
    const auto again = readGameRecord(bytes);
    QVERIFY2(again, again ? "" : qPrintable(table::describe(again.error())));
    QCOMPARE(again.value().setup.catalogue == session.setup().catalogue, true);
}

void TestCloudAgeWindow::theEndBringsItsScoring()
{
    Desk desk;
    playByChance(desk.view.table(), 3);
    QVERIFY(desk.view.table().session().isOver());
    QVERIFY(desk.view.wantsWholeWindow());
    const auto *text = desk.view.centre()->findChild<QTextBrowser *>(u"explanation-text"_s);
    QVERIFY(text);
    // The lines of each player add up to the total.
    const FinalScore score = desk.view.table().session().standings();
    for (const PlayerScore &player : score.players) {
        int sum = 0;
        for (const LedgerLine &line : player.ledger)
            sum += line.vp;
        QCOMPARE(sum, player.total);
        QVERIFY2(text->toPlainText().contains(u": "_s + words::points(player.total)),
                 qPrintable(words::points(player.total)));
    }
    QVERIFY(text->toHtml().contains(u"event:"_s) && text->toHtml().contains(u"rule:CA-END-05"_s));
    QVERIFY(!desk.view.centre()->findChild<QLabel *>(u"podium-sentence"_s)->text().isEmpty());
    const auto finished = desk.view.finishedGame();
    QVERIFY(finished && finished->over);
    QCOMPARE(finished->players.size(), 3);
}

void TestCloudAgeWindow::aSavedGameOpensAgain()
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

void TestCloudAgeWindow::aNewGameIsSetUpByKeys()
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

void TestCloudAgeWindow::enterInTheEmptyNameBegins()
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

void TestCloudAgeWindow::aSoloGameIsSaidToBeWonOrLost()
{
    Desk desk(1, Mode::Scenario1);
    playByChance(desk.view.table(), 2);
    QVERIFY(desk.view.table().session().isOver());
    const QString outcome = desk.view.centre()->findChild<QLabel *>(u"podium-sentence"_s)->text();
    QVERIFY2(outcome.contains(u"60 were needed"_s), qPrintable(outcome)); // CA-SOLO-05
}

void TestCloudAgeWindow::theStartPageShowsTheGame()
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
void TestCloudAgeWindow::theLogbookReadsTheFolder()
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

/// In the logbook and below the final scoring; other games have none.
void TestCloudAgeWindow::theNextChapterIsWhereItIsLookedFor()
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
void TestCloudAgeWindow::aCampaignGoesOnFromTheNewGame()
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

/// What nobody changed is left alone, and nothing is painted in a place that it leaves at once.
void TestCloudAgeWindow::aKeyPaintsEverythingOnce()
{
    Desk desk;
    desk.view.centre()->resize(1400, 1400);
    PaintCount paints;
    const auto watch = [&paints](QWidget *widget) {
        widget->installEventFilter(&paints);
        return widget;
    };
    std::vector<ui::AirshipBoardCard *> cards;
    QWidget *journal = nullptr;
    for (const ui::DockSpec &dock : desk.view.docks()) {
        dock.widget->resize(380, 1400);
        for (ui::AirshipBoardCard *card : dock.widget->findChildren<ui::AirshipBoardCard *>())
            cards.push_back(card), watch(card);
        if (auto *view = dock.widget->findChild<QAbstractItemView *>(u"journal"_s))
            journal = watch(view->viewport());
    }
    for (ui::ThingButton *thing : desk.view.centre()->findChildren<ui::ThingButton *>())
        watch(thing);
    QVERIFY(journal != nullptr && cards.size() == 3);
    const auto settle = [] {
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
    };
    const auto shownOn = [&](std::size_t seat) {
        const auto player = static_cast<Player>(seat);
        return std::tuple(cards[seat]->accessibleName(), desk.state().players[player],
                          desk.state().first == player, ui::CloudAgeQuestions::asked(desk.state()) == player);
    };
    settle();
    table::Random random(3);
    int left = 0;
    const auto *board = desk.view.centre()->findChild<QWidget *>(u"phase-board"_s);
    std::map<int, int> heights; ///< of the board, while nothing is produced
    for (int step = 0; step < 150 && !desk.view.table().session().isOver(); ++step) {
        desk.closePage();
        settle();
        paints.of.clear();
        const std::array before{shownOn(0), shownOn(1), shownOn(2)};
        const int width = journal->width();
        const auto &options = desk.view.table().guide().options();
        std::vector<std::size_t> offered;
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (options[i].status == ui::PlayOption::Status::Offered)
                offered.push_back(i);
        }
        if (offered.empty())
            desk.view.table().guide().back();
        else
            desk.view.table().guide().choose(
                offered[random.below(static_cast<std::uint32_t>(offered.size()))]);
        settle();
        if (journal->width() != width)
            paints.of.erase(journal); // a scroll bar came
        for (const auto &[widget, count] : paints.of)
            QVERIFY2(count <= 1, qPrintable(u"%1, step %2"_s.arg(widget->objectName()).arg(step)));
        for (std::size_t seat = 0; seat < cards.size(); ++seat) {
            QCOMPARE(paints.of.contains(cards[seat]), before[seat] != shownOn(seat));
            left += paints.of.contains(cards[seat]) ? 0 : 1;
        }
        const Phase phase = desk.state().phase == Phase::Answers ? desk.state().during : desk.state().phase;
        if (board->isVisible() && phase != Phase::Production && phase != Phase::FinalProduction)
            ++heights[board->height()];
    }
    // Where there is room the board stays as it is, whatever is asked below it.
    QCOMPARE(heights.size(), std::size_t{1});
    QVERIFY(heights.begin()->second > 50);
    QVERIFY2(left > 100, qPrintable(QString::number(left)));
}

/// An answer, or another lane, hides none that is used again: the keyboard would have to look for another place.
void TestCloudAgeWindow::chipsStayWhereTheyAre()
{
    Desk desk;
    table::Random random(3);
    int lanes = 0;
    for (int step = 0; step < 400 && lanes < 10; ++step) {
        desk.closePage();
        QCoreApplication::processEvents();
        std::vector<ui::LaneChip *> chips;
        for (ui::LaneChip *chip : desk.view.centre()->findChildren<ui::LaneChip *>()) {
            if (chip->isVisible())
                chips.push_back(chip);
        }
        HideCount hidden;
        for (ui::LaneChip *chip : chips)
            chip->installEventFilter(&hidden);
        if (!chips.empty())
            chips.back()->setFocus();
        const auto &options = desk.view.table().guide().options();
        desk.view.table().guide().choose(random.below(static_cast<std::uint32_t>(options.size())));
        const bool goesOn =
            std::any_of(chips.begin(), chips.end(), [](auto *chip) { return chip->isVisible(); });
        for (ui::LaneChip *chip : chips)
            QVERIFY2(!chip->isVisible() || !hidden.of.contains(chip), qPrintable(chip->objectName()));
        lanes += goesOn ? 1 : 0;
    }
    QCOMPARE(lanes, 10);
}

/// Things draw the ground of their board themselves where their panels leave it free.
void TestCloudAgeWindow::cornersShowTheGround()
{
    Desk desk;
    QVERIFY(QTest::qWaitForWindowExposed(desk.view.centre()));
    QCoreApplication::processEvents();
    const QImage shown = shownBy(*desk.view.centre());
    int seen = 0;
    for (ui::ThingButton *thing : desk.view.centre()->findChildren<ui::ThingButton *>()) {
        if (!thing->isVisible())
            continue;
        for (const QPoint &corner : {thing->rect().topLeft(), thing->rect().bottomRight()}) {
            const QPoint place = thing->mapTo(desk.view.centre(), corner);
            QCOMPARE(shown.pixelColor(place), desk.view.centre()->palette().color(QPalette::Window));
            ++seen;
        }
        // Nothing is drawn below them.
        PaintCount paints;
        thing->parentWidget()->installEventFilter(&paints);
        thing->update();
        QCoreApplication::processEvents();
        QVERIFY2(paints.of.empty(), qPrintable(thing->objectName()));
    }
    QVERIFY(seen > 0);
}

/// In the room that a screen of 1366x700 leaves to the middle, whatever is met on a whole game.
void TestCloudAgeWindow::valuesAreAskedWithoutScrolling()
{
    Desk desk(emptyBoxGame(3, Mode::Scenario2));
    desk.view.centre()->resize(560, 590);
    const auto &session = desk.view.table().session();
    EmptyBoxHand hand(desk, 5);
    int asked = 0;
    for (int steps = 0; steps < 1500 && !session.isOver(); ++steps) {
        desk.closePage();
        const auto *met = desk.view.centre()->findChild<ui::MetPage *>();
        if (met != nullptr && met->isVisible()) {
            QCoreApplication::processEvents(); // layouts
            const auto *area = qobject_cast<QScrollArea *>(met->parentWidget()->parentWidget());
            QVERIFY(area);
            const QString title = met->findChild<QLabel *>(u"values-title"_s)->text();
            QVERIFY2(
                area->verticalScrollBar()->maximum() == 0,
                qPrintable(u"%1: %2 in %3"_s.arg(title).arg(met->height()).arg(area->viewport()->height())));
            ++asked;
        }
        hand.step();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(asked > 10, qPrintable(QString::number(asked)));
}

/// The phase that is over is shown by itself, and those before it by keys; while the past is looked at, that phase. A key
/// that plays on closes it, and so does a step back.
void TestCloudAgeWindow::aPhaseIsToldPlayerByPlayer()
{
    Desk desk;
    const auto pages = desk.view.pages();
    const auto recap = std::find_if(pages.begin(), pages.end(), [](const QAction *page) {
        return page->objectName() == u"action-between-rounds"_s;
    });
    QVERIFY(recap != pages.end());
    QVERIFY(desk.press(u"WW"_s) && !(*recap)->isChecked());
    QVERIFY(desk.press(u'W') && (*recap)->isChecked());
    auto *page = desk.view.centre()->findChild<QWidget *>(u"recap-page"_s);
    QVERIFY(page && page->isVisible());
    const auto text = [page](const QString &name) { return page->findChild<QLabel *>(name)->text(); };
    QVERIFY2(text(u"recap-title"_s).contains(u"production"_s), qPrintable(text(u"recap-title"_s)));
    for (int seat = 1; seat <= 3; ++seat) {
        const QString lines = text(u"recap-lines-%1"_s.arg(seat));
        QVERIFY2(lines.contains(u'→') && lines.count(u'\n') == 1, qPrintable(lines));
    }
    desk.view.undo();
    QVERIFY(!page->isVisible());
    QVERIFY(desk.press(u'W') && page->isVisible());
    QVERIFY(desk.press(u'B') && !page->isVisible()); // Ada flies
    desk.view.table().guide().back();
    (*recap)->trigger();
    const auto *done = page->findChild<QCheckBox *>(u"recap-done-2"_s);
    QVERIFY(done->isVisible() && !done->isChecked());
    QTest::keyClick(page->findChild<QPushButton *>(u"recap-close"_s), Qt::Key_Return);
    QVERIFY(!page->isVisible() && done->isChecked());
    playByChance(desk.view.table(), 4, 60);
    while (desk.view.table().guide().canGoBack())
        desk.view.table().guide().back();
    desk.closePage();
    (*recap)->trigger();
    const QString later = text(u"recap-title"_s);
    QTest::keyClick(page, Qt::Key_PageUp);
    QVERIFY(text(u"recap-title"_s) != later);
    QTest::keyClick(page, Qt::Key_PageDown);
    QCOMPARE(text(u"recap-title"_s), later);
    desk.closePage();
    desk.view.table().lookAt(2);
    (*recap)->trigger();
    QVERIFY2(text(u"recap-title"_s).contains(u"production"_s), qPrintable(text(u"recap-title"_s)));
    const QString production = text(u"recap-lines-1"_s);
    QTest::mouseClick(page->findChild<QPushButton *>(u"recap-whole"_s), Qt::LeftButton);
    QVERIFY(!text(u"recap-title"_s).contains(u"production"_s));
    QVERIFY(text(u"recap-lines-1"_s).startsWith(production + u'\n'));
}

/// Enter takes what is expected next: not what stands beside it, and nothing that can no longer be chosen.
void TestCloudAgeWindow::theKeyboardIsWhereTheNextChoiceIs()
{
    Desk desk(2);
    QWidget *centre = desk.view.centre();
    centre->activateWindow();
    if (!QTest::qWaitForWindowActive(centre))
        QSKIP("no window gets the keyboard here");
    const auto focused = [] { return QApplication::focusWidget()->objectName(); };
    QVERIFY(desk.press(u"WW"_s));
    desk.closePage();
    QVERIFY2(focused().startsWith(u"city-"_s), qPrintable(focused()));
    QVERIFY(desk.press(u'B'));
    QVERIFY2(focused().startsWith(u"choice-"_s), qPrintable(focused())); // what was found
    QVERIFY(desk.press(u'T'));
    QVERIFY2(focused().startsWith(u"city-"_s), qPrintable(focused())); // Bo flies
    QVERIFY(desk.press(u"BT"_s));
    desk.closePage();
    QVERIFY2(focused().startsWith(u"action-"_s), qPrintable(focused()));
    QVERIFY(desk.press(u"1MW2"_s) && desk.press(u'2'));
    for (int answers = 0; desk.state().phase == Phase::Answers && answers < 6; ++answers)
        QVERIFY(desk.press(u'N'));
    QCOMPARE(desk.state().phase, Phase::Action);
    QVERIFY2(focused().startsWith(u"action-"_s), qPrintable(focused())); // Bo's City action
    // After the last build action the next production is told on the keyboard block.
    QVERIFY(desk.press(u"BMM"_s));
    for (int answers = 0; desk.state().phase == Phase::Answers && answers < 6; ++answers)
        QVERIFY(desk.press(u'N'));
    desk.closePage();
    QCOMPARE(desk.state().phase, Phase::Production);
    QVERIFY2(focused().startsWith(u"pair-"_s), qPrintable(focused()));
}

/// A game that was closed while a value was asked for goes on with its field.
void TestCloudAgeWindow::aValueThatIsAskedHasTheKeyboardWhenTheGameOpens()
{
    Desk desk(emptyBoxGame(3, Mode::Scenario2));
    EmptyBoxHand hand(desk, 5);
    const auto &table = desk.view.table();
    const auto isAsked = [](ui::GameView &view) {
        const auto *met = view.centre()->findChild<ui::MetPage *>();
        return met != nullptr && met->isWanted();
    };
    for (int steps = 0; steps < 1500 && !table.session().isOver(); ++steps) {
        if (isAsked(desk.view) && !table.guide().canGoBack())
            break; // nothing is begun that a file would not hold
        hand.step();
    }
    QVERIFY(isAsked(desk.view));
    auto opened = ui::CloudAgeModule().open(desk.view.record()());
    QVERIFY(opened);
    ui::GameView &again = *opened.value().view;
    again.centre()->resize(580, 600);
    again.centre()->show();
    again.centre()->activateWindow();
    if (!QTest::qWaitForWindowActive(again.centre()))
        QSKIP("no window gets the keyboard here");
    again.takeFocus();
    QVERIFY(isAsked(again));
    QVERIFY(QApplication::focusWidget() != nullptr);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"value-1"_s);
}

/// In a fight in which nothing is left but to stop and to pay, neither is what Enter does.
void TestCloudAgeWindow::enterGivesNothingUp()
{
    Desk desk(2);
    QWidget *centre = desk.view.centre();
    centre->activateWindow();
    if (!QTest::qWaitForWindowActive(centre))
        QSKIP("no window gets the keyboard here");
    QVERIFY(desk.press(u"WW"_s));
    desk.closePage();
    auto &session = desk.view.table().session();
    Correct poor;
    poor.set.push_back(describe::assign(Setting::Energy, {0}, 0));
    QVERIFY(session.play(poor, {}).playable());
    const auto whika = session.record().ids.cities.find(u"whika"_s);
    QVERIFY(desk.view.table().guide().touch({ui::CloudAgeQuestions::Thing::City, static_cast<int>(*whika)}));
    QVERIFY(desk.press(u'T'));
    QCOMPARE(desk.state().phase, Phase::Fight);
    QVERIFY(desk.press(u'3'));
    const auto shows = [&desk](QChar key) {
        const auto &options = desk.view.table().guide().options();
        return std::any_of(options.begin(), options.end(), [key](const ui::PlayOption &option) {
            return option.key == key && option.status == ui::PlayOption::Status::Offered;
        });
    };
    QVERIFY(shows(u'S') && shows(u'V'));
    QVERIFY(!shows(u'1') && !shows(u'2') && !shows(u'4'));
    const qsizetype events = session.eventCount();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(session.eventCount(), events);
    QVERIFY(shows(u'S') && shows(u'V'));
    // Where the keyboard waits is told, and seen; arrows lead on from there.
    QWidget *waiting = QApplication::focusWidget();
    QCOMPARE(waiting->accessibleName(), desk.view.table().guide().question());
    QVERIFY(!waiting->accessibleName().isEmpty());
    const QImage ringed = waiting->grab().toImage();
    QCOMPARE(ringed.pixelColor(0, ringed.height() / 2),
             ui::Theme::of(waiting->palette()).color(ui::Role::Accent));
    QTest::keyClick(waiting, Qt::Key_Down);
    QVERIFY(QApplication::focusWidget()->objectName().startsWith(u"choice-"_s));
    waiting->setFocus();
    // Who goes to it means it.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(QApplication::focusWidget()->objectName().startsWith(u"choice-"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(session.eventCount(), events + 1);
}

/// Alone, too, the page of the last action phase comes before the last production, which has the keyboard after it.
void TestCloudAgeWindow::theLastProductionHasTheKeyboard()
{
    Desk desk(1, Mode::Scenario1);
    QWidget *centre = desk.view.centre();
    centre->activateWindow();
    if (!QTest::qWaitForWindowActive(centre))
        QSKIP("no window gets the keyboard here");
    Correct last;
    last.set.push_back(describe::assign(Setting::Phase, {}, indexOf(Phase::Action)));
    last.set.push_back(describe::assign(Setting::MarkersLeft, {0}, 0));
    QVERIFY(desk.view.table().session().play(last, u"seven rounds later"_s).playable());
    QVERIFY(desk.press(u"BMM"_s));
    QCOMPARE(desk.state().phase, Phase::FinalProduction);
    const auto *title = desk.view.centre()->findChild<QLabel *>(u"recap-title"_s);
    QVERIFY(title && title->isVisible());
    QVERIFY2(title->text().contains(u"action"_s), qPrintable(title->text()));
    desk.closePage();
    const QString focused = QApplication::focusWidget()->objectName();
    QVERIFY2(focused.startsWith(u"pair-"_s), qPrintable(focused));
}

/// The Mission cards that were dealt on the table are told by three keys, and all missions are in sight.
void TestCloudAgeWindow::missionCardsAreToldAtTheStart()
{
    Desk desk(emptyBoxGame(3, Mode::Scenario2));
    desk.view.centre()->resize(560, 590);
    QVERIFY(desk.press(u'M'));
    QCoreApplication::processEvents(); // layouts
    const auto *lanes = desk.view.centre()->findChild<QWidget *>(u"lanes"_s);
    QVERIFY(lanes && lanes->isVisible());
    const auto chips = desk.view.centre()->findChildren<ui::LaneChip *>();
    QCOMPARE(chips.size() >= int{countOf<Mission>}, true);
    const auto *area = qobject_cast<QScrollArea *>(lanes->parentWidget()->parentWidget());
    QVERIFY(area && area->verticalScrollBar()->maximum() == 0);
    for (const ui::LaneChip *chip : chips) // none is cut
        QVERIFY2(!chip->isVisible()
                     || chip->width() > chip->fontMetrics().horizontalAdvance(chip->accessibleName()),
                 qPrintable(chip->accessibleName()));
    QVERIFY(desk.press(u"PU"_s));
    const auto &missions = desk.state().players[Player{0}].missions;
    QCOMPARE(missions.size(), std::size_t{1});
    QVERIFY((missions[0] == MissionCard{Mission::Production, Mission::Upgrades}));
    const auto &options = desk.view.table().guide().options();
    QVERIFY(std::none_of(options.begin(), options.end(), [](const ui::PlayOption &option) {
        return option.key == u'M' && option.seat == play::seatOf(Player{0});
    }));
}

/// Which cities count for a mission decides the game: it is asked for in time, and nobody has to type it.
void TestCloudAgeWindow::whatIsScoredIsAskedForBefore()
{
    Desk desk(emptyBoxGame(2, Mode::Scenario2));
    auto &session = desk.view.table().session();
    session.play(Played{{TakeMission{{Mission::Production, Mission::Cities}, none<Mission>}, Player{0}}, {}});
    EmptyBoxHand hand(desk, 7);
    for (int steps = 0; steps < 6000 && session.state().phase != Phase::FinalBuild; ++steps) {
        hand.step();
        if (QTest::currentTestFailed())
            return;
    }
    desk.closePage();
    QVERIFY(!session.setup().catalogue.missionCities);
    auto *met = desk.view.centre()->findChild<ui::MetPage *>();
    for (int things = 0; things < 60 && met->isVisible(); ++things) {
        const auto fields = met->findChildren<QLineEdit *>();
        for (QLineEdit *field : fields) {
            if (field->isVisible()) {
                QTest::keyClicks(field,
                                 field->accessibleName() == u"Belongs to"_s   ? u"whika, promise"_s
                                     : field->accessibleName() == u"Cost"_s   ? u"W"_s
                                     : field->accessibleName() == u"Reward"_s ? u"X"_s
                                     : field->accessibleName() == u"Colour"_s ? u"g"_s
                                                                              : u"1"_s);
                QTest::keyClick(field, Qt::Key_Return);
            }
        }
    }
    QVERIFY(session.setup().catalogue.missionCities);
    QCOMPARE(session.setup().catalogue.missionCities->size(), 2);
    QVERIFY(desk.view.record()().contains("\"missionCities\""));
}

void TestCloudAgeWindow::theListKnowsACardThatWasMet()
{
    Desk desk(emptyBoxGame(2, Mode::Scenario2));
    auto *list = desk.view.centre()->findChild<QTreeWidget *>(u"projects"_s);
    for (const ui::DockSpec &dock : desk.view.docks())
        list = list == nullptr ? qobject_cast<QTreeWidget *>(dock.widget) : list;
    QVERIFY(list);
    const int before = list->topLevelItemCount();
    auto &session = desk.view.table().session();
    QJsonObject catalogue = session.record().catalogue();
    QJsonArray projects = catalogue[u"projects"_s].toArray();
    projects.append(QJsonObject{{u"id"_s, u"kite"_s},
                                {u"name"_s, QJsonObject{{u"en"_s, u"Kite"_s}, {u"fr"_s, u"Cerf-volant"_s}}},
                                {u"cost"_s, QJsonObject{{u"water"_s, 2}}}});
    catalogue.insert(u"projects"_s, projects);
    QVERIFY(session.changeCatalogue(catalogue));
    QCOMPARE(list->topLevelItemCount(), before + 1);
    const auto kites = list->findItems(u"Kite"_s, Qt::MatchExactly);
    QCOMPARE(kites.size(), 1);
    QCOMPARE(kites.front()->text(1), u"2 Water"_s);
}

/// In the width that a screen of 1366x700 leaves to the list, all its columns are in sight and no text is cut.
void TestCloudAgeWindow::projectsAreReadWithoutScrollingSideways()
{
    Desk desk(3);
    const auto docks = desk.view.docks();
    const auto dock = std::find_if(docks.begin(), docks.end(), [](const ui::DockSpec &each) {
        return qobject_cast<QTreeWidget *>(each.widget) != nullptr;
    });
    QVERIFY(dock != docks.end());
    auto *list = static_cast<QTreeWidget *>(dock->widget);
    list->resize(475, 400);
    QCoreApplication::processEvents(); // rows are laid out
    QCOMPARE(list->horizontalScrollBar()->maximum(), 0);
    for (int column = 0; column < list->columnCount(); ++column)
        QVERIFY(list->header()->sectionSizeHint(column) <= list->columnWidth(column));
    int severalLines = 0;
    for (int row = 0; row < list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = list->topLevelItem(row);
        const int height = list->visualItemRect(item).height();
        for (int column = 0; column < list->columnCount(); ++column) {
            const QRect needed = list->fontMetrics().boundingRect(
                QRect(0, 0, list->columnWidth(column) - 8, 0), Qt::TextWordWrap, item->text(column));
            QVERIFY2(needed.height() <= height && needed.width() <= list->columnWidth(column),
                     qPrintable(item->text(column)));
        }
        severalLines += height > list->fontMetrics().height() * 2 ? 1 : 0;
    }
    QVERIFY(severalLines > 0);
}

/// As few cities beside each other as need no further row.
void TestCloudAgeWindow::namesOfCitiesHaveTheRoomThereIs()
{
    for (const auto &[cities, columns, rows] :
         {std::tuple(5, 5, 1), std::tuple(6, 3, 2), std::tuple(10, 5, 2), std::tuple(11, 4, 3),
          std::tuple(16, 4, 4), std::tuple(20, 5, 4)}) {
        GameRecord record = sampleGame(3, Mode::Scenario2);
        record.setup.catalogue.cityCount = static_cast<std::uint8_t>(cities);
        ui::CloudAgeTable table(std::move(record));
        ui::CitiesBoard board(table);
        board.resize(560, 240);
        board.show();
        QCoreApplication::processEvents();
        std::set<int> lefts;
        std::set<int> tops;
        for (const auto *city : board.findChildren<ui::ThingButton *>()) {
            lefts.insert(city->x());
            tops.insert(city->y());
        }
        QCOMPARE(static_cast<int>(lefts.size()), columns);
        QCOMPARE(static_cast<int>(tops.size()), rows);
    }
}

/// The level by its digit, then the cards: meanwhile the question says the level.
void TestCloudAgeWindow::aLevelToldBeforeTheCardsIsSaid()
{
    Desk desk(2);
    Correct higher;
    higher.set.push_back(describe::assign(Setting::Level, {0}, 2));
    QVERIFY(desk.view.table().session().play(higher, {}).playable());
    const auto *question = desk.view.centre()->findChild<QLabel *>(u"question"_s);
    QVERIFY(question && !question->text().contains(u"level"_s));
    QVERIFY(desk.press(u'1'));
    QVERIFY2(question->text().contains(u"level 1"_s), qPrintable(question->text()));
    desk.view.table().guide().back();
    QVERIFY(desk.press(u'N'));
    QVERIFY2(question->text().contains(u"does not produce"_s), qPrintable(question->text()));
}

void TestCloudAgeWindow::theTableSeesTheTotalsAtTheEnd()
{
    Desk desk;
    playByChance(desk.view.table(), 3);
    QVERIFY(desk.view.table().session().isOver());
    const auto board = desk.view.tableBoard();
    const FinalScore score = desk.view.table().session().standings();
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        const QString name = desk.view.table().words().player(static_cast<Player>(i));
        const QString said = u"%1: %2"_s.arg(name, words::points(score.players[i].total));
        QVERIFY2(board->accessibleName().contains(said), qPrintable(board->accessibleName()));
    }
    QVERIFY2(board->accessibleName().contains(u"Winner: "_s), qPrintable(board->accessibleName()));
}

/// The cards that are drawn are no event before the fight is over.
void TestCloudAgeWindow::theTableSeesAFightCardByCard()
{
    Desk desk(2);
    QVERIFY(desk.press(u"WW"_s));
    const auto whika = desk.view.table().session().record().ids.cities.find(u"whika"_s);
    QVERIFY(whika);
    QVERIFY(desk.view.table().guide().touch({ui::CloudAgeQuestions::Thing::City, static_cast<int>(*whika)}));
    QVERIFY(desk.press(u"MMWT"_s));
    QCOMPARE(desk.state().phase, Phase::Fight);
    const auto board = desk.view.tableBoard();
    board->resize(800, 500);
    board->show();
    QVERIFY(QTest::qWaitForWindowExposed(board.get()));
    QCoreApplication::processEvents();
    const QImage before = shownBy(*board);
    QVERIFY(desk.press(u'3'));
    QCoreApplication::processEvents();
    QVERIFY(shownBy(*board) != before);
    desk.view.table().guide().back();
    QCoreApplication::processEvents();
    QVERIFY(shownBy(*board) == before);
}

/// Production while it is produced, Project cards while something may be built, even before a build action is played; else
/// the journal. The window hears of it.
void TestCloudAgeWindow::eachPhaseHasItsBoardInFront()
{
    Desk desk(2);
    const QSignalSpy heard(&desk.view, &CloudAgeView::situationChanged);
    QCOMPARE(desk.view.fittingDock(), u"production"_s);
    QVERIFY(desk.press(u"WW"_s));
    QCOMPARE(desk.state().phase, Phase::Movement);
    QCOMPARE(desk.view.fittingDock(), CloudAgeView::journalId());
    QVERIFY(desk.press(u"BTBT"_s));
    QCOMPARE(desk.state().phase, Phase::Action);
    QCOMPARE(desk.view.fittingDock(), CloudAgeView::journalId());
    const qsizetype before = desk.view.table().session().eventCount();
    const qsizetype told = heard.size();
    QVERIFY(desk.press(u'B'));
    QCOMPARE(desk.view.table().session().eventCount(), before);
    QCOMPARE(desk.view.fittingDock(), u"projects"_s);
    QVERIFY(heard.size() > told);
    desk.view.table().guide().back();
    QCOMPARE(desk.view.fittingDock(), CloudAgeView::journalId());
    QVERIFY(desk.press(u"BM"_s));
    QCOMPARE(desk.state().phase, Phase::Answers);
    QCOMPARE(desk.view.fittingDock(), u"projects"_s);
}

/// What a space of the Solo board can be is a long list: it stands beside its field, and nothing is cut off.
void TestCloudAgeWindow::theSoloBoardIsAskedInSight()
{
    Desk desk(emptyBoxGame(1, Mode::Scenario1));
    desk.view.centre()->resize(540, 590);
    EmptyBoxHand hand(desk, 3);
    auto *met = desk.view.centre()->findChild<ui::MetPage *>();
    QVERIFY(met);
    for (int steps = 0; steps < 400 && !(desk.state().phase == Phase::SoloBoard && met->isVisible());
         ++steps) {
        desk.closePage();
        hand.step();
        QVERIFY(!QTest::currentTestFailed());
    }
    QCOMPARE(desk.state().phase, Phase::SoloBoard);
    QVERIFY(met->isVisible());
    QCoreApplication::processEvents(); // layouts
    const auto *area = qobject_cast<QScrollArea *>(met->parentWidget()->parentWidget());
    QVERIFY(area);
    QVERIFY2(met->width() <= area->viewport()->width(),
             qPrintable(u"%1 in %2"_s.arg(met->width()).arg(area->viewport()->width())));
    QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    auto *field = met->findChild<QLineEdit *>(u"value-1"_s);
    QVERIFY(field->accessibleDescription().contains(u"build twice"_s));
    // Beginnings of words are enough.
    QTest::keyClicks(field, u"b t"_s);
    QVERIFY(met->findChild<QPushButton *>(u"keep-values"_s)->isEnabled());
    QCOMPARE(field->accessibleDescription(), u"build twice"_s);
}

QTEST_MAIN(TestCloudAgeWindow)

#include "tst_cloudagewindow.moc"
