// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/board.h"
#include "tests/ui/cloudage/guide/hands.h"
#include "tests/ui/cloudage/window/desk.h"
#include "ui/cloudage/cloudageheader.h"
#include "ui/cloudage/cloudageview.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/play/turn/lanechip.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/theme.h"
#include "ui/words/numbers.h"

#include <QtGui/QAction>
#include <QtGui/QImage>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QTreeWidget>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;
using namespace skyledger::ui::test;
using ui::CloudAgeView;
using ui::DrawnButton;

namespace {

/// For people to look at, if a folder for it is named.
void keepPicture(QWidget &board, const QString &name)
{
    if (const QString folder = qEnvironmentVariable("SKYLEDGER_PICTURES"); !folder.isEmpty())
        QVERIFY(board.grab().save(folder + u'/' + name + u".png"_s));
}

} // namespace

/// Rounds by keys and by pointer, the keyboard, and what each phase shows.
class TestCloudAgeWindow : public QObject
{
    Q_OBJECT

private slots:
    void aRoundByKeys();
    void aRoundByPointer();
    void aChipAnswersForAnotherPlayer();
    void aListedCityCardTakesTwoKeys();
    void theEndBringsItsScoring();
    void aPhaseIsToldPlayerByPlayer();
    void theKeyboardIsWhereTheNextChoiceIs();
    void enterGivesNothingUp();
    void enterDrawsNoCard();
    void enterAnswersForNobody();
    void aCardThatCannotBePaidSaysWhy();
    void aFlightAndItsFightAreMovedTogether();
    void whatWasToldLastIsTakenBack();
    void aPairTellsWhereItLeads();
    void theHeaderTellsWhoHasPlayed();
    void theLastProductionHasTheKeyboard();
    void aLevelToldBeforeTheCardsIsSaid();
    void theTableSeesTheTotalsAtTheEnd();
    void theTableSeesAFightCardByCard();
    void theTableSeesTheFiguresOfAFightAlone();
    void theTableSeesTheCityCard();
    void theTableSeesStarsAtTheEnd();
    void eachPhaseHasItsBoardInFront();
    void thingsTellTheirRule();
    void manyCitiesFoldAway();
    void citiesAreOpenedToBeLookedAt();
    void theMarkersOfTheSoloBoardMoveDown();
    void aFightOnATileLeavesItsToken();
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
    // Whose answers are taken is said wherever somebody is asked.
    QVERIFY2(guide.question().startsWith(u"Cy"_s), qPrintable(guide.question()));
    QVERIFY(ui::turnTold(desk.view.table()).turn.startsWith(u"Cy"_s));
    QCOMPARE(desk.view.table().asked(), Player{2});
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
    if (!takesKeyboard(*desk.view.centre()))
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

/// In a fight in which nothing is left but to stop and to pay, neither is what Enter does.
void TestCloudAgeWindow::enterGivesNothingUp()
{
    Desk desk(2);
    if (!takesKeyboard(*desk.view.centre()))
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

/// Which card is drawn only its key can tell.
void TestCloudAgeWindow::enterDrawsNoCard()
{
    Desk desk(2);
    if (!takesKeyboard(*desk.view.centre()))
        QSKIP("no window gets the keyboard here");
    QVERIFY(desk.press(u"WW"_s));
    desk.closePage();
    const auto &guide = desk.view.table().guide();
    const auto whika = desk.view.table().session().record().ids.cities.find(u"whika"_s);
    QVERIFY(desk.view.table().guide().touch({ui::CloudAgeQuestions::Thing::City, static_cast<int>(*whika)}));
    QVERIFY(desk.press(u'T'));
    QCOMPARE(desk.state().phase, Phase::Fight);
    const auto options = guide.options();
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
        QTest::keyClick(QApplication::focusWidget(), key);
    QVERIFY(guide.options() == options);
    QVERIFY(desk.press(u'1') && guide.options() != options);
    const auto further = guide.options();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(guide.options() == further);
}

/// A Gather that ends by its last letter has eaten the Enter that would have ended it: it takes no answer of another
/// player, nor does it place a drone.
void TestCloudAgeWindow::enterAnswersForNobody()
{
    Desk desk(2);
    if (!takesKeyboard(*desk.view.centre()))
        QSKIP("no window gets the keyboard here");
    QVERIFY(desk.press(u"WW"_s));
    desk.closePage();
    QVERIFY(desk.press(u"BTBT"_s));
    desk.closePage();
    const auto &guide = desk.view.table().guide();
    const auto enterDoesNothing = [&guide] {
        const auto options = guide.options();
        QWidget *waiting = QApplication::focusWidget();
        QVERIFY(waiting);
        QTest::keyClick(waiting, Qt::Key_Return);
        QTest::keyClick(waiting, Qt::Key_Space);
        QVERIFY2(guide.options() == options, qPrintable(guide.question()));
        QCOMPARE(waiting->accessibleName(), guide.question());
    };
    for (const char16_t key : {u'1', u'M', u'W', u'2'}) {
        QVERIFY(desk.press(QChar(key)));
        enterDoesNothing();
    }
    QVERIFY(desk.press(u'2'));
    QCOMPARE(desk.state().phase, Phase::Answers);
    for (int answers = 0; desk.state().phase == Phase::Answers && answers < 6; ++answers) {
        enterDoesNothing();
        QVERIFY(desk.press(u'N'));
    }
    // Who goes to an answer means it.
    QVERIFY(desk.press(u"BM"_s));
    QCOMPARE(desk.state().phase, Phase::Answers);
    enterDoesNothing();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    const auto *chip = qobject_cast<ui::LaneChip *>(QApplication::focusWidget());
    QVERIFY(chip);
    const qsizetype before = desk.view.table().session().eventCount();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(desk.view.table().session().eventCount() > before || guide.canGoBack());
}

/// By its letter it stands there with what is short; a double click in the list says the same, and does nothing else.
void TestCloudAgeWindow::aCardThatCannotBePaidSaysWhy()
{
    Desk desk(2);
    auto &table = desk.view.table();
    QVERIFY(desk.press(u"WW"_s));
    desk.closePage();
    QVERIFY(desk.press(u"BTBT"_s));
    desk.closePage();
    Correct little;
    little.set.push_back(describe::assign(Setting::Water, {0}, 1));
    QVERIFY(table.session().play(little, {}).playable());
    std::optional<Project> dear;
    bool isCheap = false;
    for (const Project card : table.setup().projects()) {
        const auto &cost = table.setup().catalogue.projects[card].cost;
        if (cost && cost->water > 1 && !dear)
            dear = card;
        isCheap = isCheap || (cost && cost->water <= 1);
    }
    QVERIFY(dear && isCheap);
    const QString name = table.words().project(*dear);
    QVERIFY(desk.press(u"BJ"_s));
    QVERIFY(desk.press(ui::CloudAgeQuestions::initialOf(name)));
    const auto shown = [&]() -> const ui::PlayOption * {
        for (const ui::PlayOption &option : table.guide().options()) {
            if (option.name == name)
                return &option;
        }
        return nullptr;
    };
    QVERIFY(shown() != nullptr);
    QCOMPARE(shown()->status, ui::PlayOption::Status::Refused);
    QVERIFY2(shown()->detail.startsWith(u"Water: "_s), qPrintable(shown()->detail));
    while (table.guide().canGoBack())
        table.guide().back();
    QTreeWidget *list = nullptr;
    for (const ui::DockSpec &dock : desk.view.docks())
        list = list == nullptr ? qobject_cast<QTreeWidget *>(dock.widget) : list;
    QVERIFY(list);
    auto *item = list->findItems(name, Qt::MatchExactly).value(0);
    QVERIFY(item);
    list->scrollToItem(item);
    const QPoint place = list->visualItemRect(item).center();
    const qsizetype before = table.session().eventCount();
    const auto *note = desk.view.centre()->findChild<QLabel *>(u"turn-note"_s);
    QVERIFY(note && !note->isVisible());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(table.session().eventCount(), before);
    QVERIFY(note->isVisible());
    QVERIFY2(note->text().contains(u"Water: "_s), qPrintable(note->text()));
    QVERIFY(!table.guide().canGoBack() && table.guide().canInsist());
}

/// One digit notes a flight and the fight that it wins: what is to do on the table is both.
void TestCloudAgeWindow::aFlightAndItsFightAreMovedTogether()
{
    Desk desk(2);
    auto &table = desk.view.table();
    QVERIFY(desk.press(u"WW"_s));
    desk.closePage();
    const auto combat = static_cast<int>(indexOf(UpgradeZone::Combat));
    const auto whika = table.session().record().ids.cities.find(u"whika"_s);
    const auto needed = table.setup().catalogue.cities[static_cast<City>(*whika)].militia.combat;
    QVERIFY(needed);
    Correct strong;
    strong.set.push_back(describe::assign(Setting::Symbols, {0, combat}, *needed - 1));
    QVERIFY(table.session().play(strong, {}).playable());
    QVERIFY(table.guide().touch({ui::CloudAgeQuestions::Thing::City, static_cast<int>(*whika)}));
    QVERIFY(desk.press(u'W'));
    const qsizetype before = table.session().eventCount();
    QVERIFY(desk.press(u'3'));
    QCOMPARE(table.session().eventCount(), before + 2);
    QStringList lines;
    for (const ui::PieceLine &line : table.narrator().pieces(table.session()).lines)
        lines << line.text;
    const QString all = lines.join(u'\n');
    QVERIFY2(all.contains(u"airship to"_s) && all.contains(u"leftmost marker"_s) && all.contains(u"card 3"_s),
             qPrintable(all));
    QCOMPARE(all.count(u"Water "_s), 1); // one number, of both together
    lines.removeDuplicates();
    QCOMPARE(lines.join(u'\n'), all);
}

/// Backspace takes back the tile that was told last; the letter of the points, twice, tells the solar panel.
void TestCloudAgeWindow::whatWasToldLastIsTakenBack()
{
    Desk desk(2);
    auto &table = desk.view.table();
    QVERIFY(desk.press(u"WW"_s));
    desk.closePage();
    QVERIFY(desk.press(u'B'));
    const auto tells = [&table](int what) {
        const ui::PartialPlay *play = table.guide().asked();
        return play == nullptr ? -1 : ui::count(*play, ui::cloudagesteps::Ask::Flight, what);
    };
    QVERIFY(desk.press(u"MM"_s));
    QCOMPARE(tells(static_cast<int>(Resource::Metal)), 2);
    QKeyEvent backspace(QEvent::KeyPress, Qt::Key_Backspace, Qt::NoModifier, u"\b"_s);
    QVERIFY(desk.view.keyPressed(&backspace));
    QCOMPARE(tells(static_cast<int>(Resource::Metal)), 1);
    QVERIFY(desk.press(u"PP"_s));
    QCOMPARE(tells(ui::cloudagesteps::panel), 1);
    QCOMPARE(tells(ui::cloudagesteps::tellPoints), 0);
}

/// Stock, VP, the top of the discard and the movement points, before it is played.
void TestCloudAgeWindow::aPairTellsWhereItLeads()
{
    Desk desk(2);
    const DrawnButton *pair = desk.button(u"pair-1-2-0"_s);
    QVERIFY(pair);
    const QString tip = pair->tip();
    QVERIFY(desk.press(u'W'));
    const PlayerState &ada = desk.state().players[Player{0}];
    for (const Resource resource : {Resource::Energy, Resource::Water, Resource::Metal, Resource::Cards})
        QVERIFY2(tip.contains(wording::amountOf(resource, ada.stock[resource])), qPrintable(tip));
    QVERIFY2(tip.contains(u"a 2 on top of the discard"_s), qPrintable(tip));
    QVERIFY2(tip.contains(u"%1 movement point"_s.arg(movementPoints(ada))), qPrintable(tip));
}

/// A ring for who is done with the step; the strong button ends what Enter ends.
void TestCloudAgeWindow::theHeaderTellsWhoHasPlayed()
{
    Desk desk(2);
    const auto seat = [&desk](int place) {
        return desk.view.header()->findChild<QWidget *>(u"seat-%1"_s.arg(place))->accessibleName();
    };
    auto *strong = desk.view.header()->findChild<QPushButton *>(u"strong-choice"_s);
    QVERIFY(strong && !strong->isEnabled());
    QCOMPARE(seat(1), u"Ada has still to play"_s);
    QVERIFY(desk.press(u'W'));
    QCOMPARE(seat(1), u"Ada has played"_s);
    QCOMPARE(seat(2), u"Bo has still to play"_s);
    QVERIFY(desk.press(u'W'));
    desk.closePage();
    QVERIFY(!strong->isEnabled());
    QVERIFY(desk.press(u"BM"_s) && strong->isEnabled());
    const qsizetype before = desk.view.table().session().eventCount();
    QTest::mouseClick(strong, Qt::LeftButton);
    QCOMPARE(desk.view.table().session().eventCount(), before + 1);
    QCOMPARE(seat(1), u"Ada has played"_s);
}

/// Alone, too, the page of the last action phase comes before the last production, which has the keyboard after it.
void TestCloudAgeWindow::theLastProductionHasTheKeyboard()
{
    Desk desk(1, Mode::Scenario1);
    if (!takesKeyboard(*desk.view.centre()))
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

/// They fill the screen: everything else is gone.
void TestCloudAgeWindow::theTableSeesTheFiguresOfAFightAlone()
{
    Desk desk(2);
    QVERIFY(desk.press(u"WW"_s));
    const auto whika = desk.view.table().session().record().ids.cities.find(u"whika"_s);
    QVERIFY(desk.view.table().guide().touch({ui::CloudAgeQuestions::Thing::City, static_cast<int>(*whika)}));
    QVERIFY(desk.press(u"T"_s));
    QCOMPARE(desk.state().phase, Phase::Fight);
    const auto board = desk.view.tableBoard();
    board->resize(1366, 768);
    keepPicture(*board, u"fight"_s);
    const QImage shown = board->grab().toImage();
    const QRgb text = ui::Theme::of(board->palette()).color(ui::Role::Text).rgb();
    int top = shown.height();
    int bottom = 0;
    int left = shown.width();
    int right = 0;
    for (int y = shown.height() * 3 / 10; y < shown.height(); ++y) {
        for (int x = 0; x < shown.width(); ++x) {
            if (shown.pixel(x, y) != text)
                continue;
            top = std::min(top, y);
            bottom = std::max(bottom, y);
            left = std::min(left, x);
            right = std::max(right, x);
        }
    }
    QVERIFY2(bottom - top > shown.height() / 3, qPrintable(QString::number(bottom - top)));
    QVERIFY2(right - left > shown.width() / 2, qPrintable(QString::number(right - left)));
    QVERIFY(board->accessibleName().contains(u"0 / 5"_s));
}

/// With its drones one by one; the head tells whose drone is asked for.
void TestCloudAgeWindow::theTableSeesTheCityCard()
{
    Desk desk(2);
    QVERIFY(desk.press(u"WWBTBT"_s));
    QCOMPARE(desk.state().phase, Phase::Action);
    const auto board = desk.view.tableBoard();
    board->resize(1366, 768);
    const QString first = desk.view.table().words().player(desk.state().current);
    QVERIFY2(board->accessibleName().startsWith(first), qPrintable(board->accessibleName()));
    const QImage seats = board->grab().toImage();
    QVERIFY(desk.press(u'1'));
    QVERIFY(board->grab().toImage() != seats);
    QVERIFY(desk.press(u'E'));
    keepPicture(*board, u"gather"_s);
    const auto other = static_cast<Player>(1 - indexOf(desk.state().current));
    QVERIFY2(board->accessibleName().startsWith(desk.view.table().words().player(other)),
             qPrintable(board->accessibleName()));
    const QImage one = board->grab().toImage();
    QVERIFY(desk.press(u'M'));
    QVERIFY(board->grab().toImage() != one);
}

void TestCloudAgeWindow::theTableSeesStarsAtTheEnd()
{
    Desk desk(2, Mode::Campaign);
    playByChance(desk.view.table(), 3);
    QVERIFY(desk.view.table().session().isOver());
    const auto board = desk.view.tableBoard();
    board->resize(1366, 768);
    keepPicture(*board, u"over"_s);
    const FinalScore score = desk.view.table().session().standings();
    for (const PlayerScore &each : score.players) {
        QVERIFY(each.stars);
        const QString said = u"%1, %2"_s.arg(words::points(each.total), wording::starsOf(*each.stars));
        QVERIFY2(board->accessibleName().contains(said), qPrintable(board->accessibleName()));
    }
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

/// Whatever can be taken on a board or below it is explained where the keyboard is.
void TestCloudAgeWindow::thingsTellTheirRule()
{
    Desk desk(2);
    const auto rule = [&desk](const QString &name) { return ui::rulesBehind(desk.button(name)).value(0); };
    const auto everyButtonTells = [&desk] {
        for (const DrawnButton *button : desk.view.centre()->findChildren<DrawnButton *>()) {
            if (button->isVisible() && ui::rulesBehind(button).isEmpty())
                return false;
        }
        return true;
    };
    QCOMPARE(rule(u"pair-1-2-0"_s), u"CA-NAV-01"_s);
    QVERIFY(everyButtonTells());
    QVERIFY(desk.press(u"WW"_s));
    QCOMPARE(rule(u"city-1"_s), u"CA-MOVE-05"_s);
    QVERIFY(everyButtonTells());
    QVERIFY(desk.press(u"BTBT"_s));
    QCOMPARE(desk.state().phase, Phase::Action);
    QCOMPARE(rule(u"action-1"_s), u"CA-GATH-01"_s);
    QCOMPARE(rule(u"action-4"_s), u"CA-BUILD-01"_s);
    QCOMPARE(rule(u"action-5"_s), u"CA-PLANT-01"_s);
    QVERIFY(everyButtonTells());
    QVERIFY(desk.press(u"1"_s));
    QVERIFY(everyButtonTells());
}

/// Of more than 20 cities those where nobody was stand behind one field, which a key and the pointer open. The letter of a
/// city is the same, in sight or not.
void TestCloudAgeWindow::manyCitiesFoldAway()
{
    Desk desk(manyCitiesGame(2, Mode::Scenario2, 24));
    auto &guide = desk.view.table().guide();
    const auto inSight = [&desk] {
        std::vector<int> cities;
        for (int city = 0; city < 24; ++city) {
            if (desk.button(u"city-%1"_s.arg(city + 1))->isVisible())
                cities.push_back(city);
        }
        return cities;
    };
    const auto told = [&guide] {
        return guide.asked() == nullptr ? -1
                                        : guide.asked()->answer(ui::cloudagesteps::Ask::City).value_or(-1);
    };
    const auto letterOf = [&guide](int city) {
        return guide.optionFor({ui::CloudAgeQuestions::Thing::City, city})->key;
    };
    QVERIFY(desk.press(u"WW"_s));
    desk.closePage();
    QVERIFY(inSight().empty());
    const DrawnButton *others = desk.button(u"city-others"_s);
    QVERIFY(others->isVisible() && others->glow() == DrawnButton::Glow::Lit);
    QVERIFY2(others->accessibleName().contains(u"24 more"_s), qPrintable(others->accessibleName()));
    // By its letter, without opening.
    const QChar letter = letterOf(20);
    QVERIFY(!letter.isNull());
    QVERIFY(desk.press(letter));
    QCOMPARE(told(), 20);
    guide.back();
    // By the key, and back.
    QVERIFY(desk.press(u'+'));
    QCOMPARE(inSight().size(), std::size_t{24});
    QCOMPARE(letterOf(20), letter);
    QCOMPARE(others->glow(), DrawnButton::Glow::Lit); // a city that is not listed
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QVERIFY(desk.view.keyPressed(&escape));
    QVERIFY(inSight().empty());
    // By the pointer.
    desk.click(u"city-others"_s);
    QCOMPARE(inSight().size(), std::size_t{24});
    desk.click(u"city-21"_s);
    QCOMPARE(told(), 20);
    QVERIFY(desk.press(u"TS"_s));
    QCOMPARE(desk.state().current, Player{1});
    QCOMPARE(inSight(), std::vector<int>{20});
    QVERIFY(others->accessibleName().contains(u"23 more"_s));
}

/// Where nobody flies the field opens the others only to be looked at, until something happens.
void TestCloudAgeWindow::citiesAreOpenedToBeLookedAt()
{
    Desk desk(manyCitiesGame(2, Mode::Scenario2, 48));
    desk.view.centre()->resize(900, 1300);
    QVERIFY(desk.press(u"WWBTBT"_s));
    QCOMPARE(desk.state().phase, Phase::Action);
    desk.closePage();
    const DrawnButton *seen = desk.button(u"city-1"_s);
    const DrawnButton *folded = desk.button(u"city-48"_s);
    QVERIFY(seen->isVisible() && !folded->isVisible());
    desk.click(u"city-others"_s);
    QVERIFY(folded->isVisible() && !desk.view.table().guide().canGoBack());
    desk.click(u"city-others"_s);
    QVERIFY(seen->isVisible() && !folded->isVisible());
    desk.button(u"city-others"_s)->setFocus();
    QTest::keyClick(desk.button(u"city-others"_s), Qt::Key_Return);
    QVERIFY(folded->isVisible());
    QVERIFY(desk.press(u"BM"_s));
    QVERIFY(!folded->isVisible());
}

/// The space that is played is lit, its marker lies below it from then on; those before are dim, and what is not known is
/// said.
void TestCloudAgeWindow::theMarkersOfTheSoloBoardMoveDown()
{
    GameRecord record = sampleGame(1, Mode::Scenario2);
    record.setup.catalogue.solo[static_cast<Space>(5)].reset();
    Desk desk(std::move(record));
    const auto nameOf = [&desk](int space) { return desk.button(u"solo-%1"_s.arg(space))->accessibleName(); };
    QVERIFY(!desk.button(u"solo-1"_s)->isVisible()); // there is no room for both
    int played = 0;
    for (std::uint64_t choice = 1; choice <= 400 && played < 3; ++choice) {
        desk.closePage();
        const State &state = desk.state();
        const bool isAnswered = state.phase == Phase::Answers && state.during == Phase::SoloBoard;
        if (isAnswered || state.phase == Phase::SoloBoard) {
            const int now = 9 - state.soloLeft - (isAnswered ? 1 : 0);
            QVERIFY(desk.button(u"solo-1"_s)->isVisible() && !desk.button(u"city-1"_s)->isVisible());
            for (int space = 1; space <= 8; ++space) {
                const QString name = nameOf(space);
                QCOMPARE(name.endsWith(u", now"_s), space == now);
                QCOMPARE(name.endsWith(u", used"_s), space < now);
                QCOMPARE(name.contains(u"not known"_s), space == 6);
            }
            played = std::max(played, now);
        }
        playByChance(desk.view.table(), choice, 1);
    }
    QCOMPARE(played, 3);
    QImage before = desk.button(u"solo-8"_s)->grab().toImage();
    auto &session = desk.view.table().session();
    Correct used;
    used.set.push_back(describe::assign(Setting::SoloLeft, {}, 0));
    QVERIFY(session.play(used, {}).playable());
    QVERIFY(desk.button(u"solo-8"_s)->grab().toImage() != before);
    desk.view.centre()->resize(900, 1300);
    QVERIFY(desk.button(u"solo-8"_s)->isVisible()); // there is room for it all the time
}

/// L14 and L15 are City actions: their tiles show who took them in this round.
void TestCloudAgeWindow::aFightOnATileLeavesItsToken()
{
    GameRecord record = sampleGame(2, Mode::Campaign);
    record.setup.tiles.insert(CampaignTile::L14);
    Desk desk(std::move(record));
    QVERIFY(desk.press(u"WWBTBT"_s));
    QCOMPARE(desk.state().phase, Phase::Action);
    desk.closePage();
    auto *tile = desk.button(u"tile-14"_s);
    QVERIFY(tile != nullptr && tile->isVisible());
    const QImage free = tile->grab().toImage();
    QVERIFY(!tile->accessibleName().contains(u"taken"_s));
    QTest::mouseClick(tile, Qt::LeftButton);
    QVERIFY(desk.view.table().guide().canGoBack());
    for (int step = 0; step < 20 && desk.view.table().guide().canGoBack(); ++step)
        QVERIFY(desk.press(u'S') || desk.press(u'0') || desk.press(u'1') || desk.press(u'2'));
    QCOMPARE(desk.state().current, Player{1});
    QVERIFY2(tile->accessibleName().contains(u"taken by Ada"_s), qPrintable(tile->accessibleName()));
    QVERIFY(tile->isVisible() && tile->grab().toImage() != free);
    QVERIFY(!desk.button(u"action-4"_s)->accessibleName().contains(u"taken"_s));
    desk.view.undo();
    QVERIFY(!tile->accessibleName().contains(u"taken"_s));
}

QTEST_MAIN(TestCloudAgeWindow)
#include "tst_cloudagewindow.moc"
