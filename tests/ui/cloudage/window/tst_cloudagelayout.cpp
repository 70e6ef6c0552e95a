// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/random.h"
#include "tests/ui/cloudage/guide/hands.h"
#include "tests/ui/cloudage/window/desk.h"
#include "tests/ui/walk/drawntext.h"
#include "ui/cloudage/boards/airshipboardcard.h"
#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/boards/thingboards.h"
#include "ui/play/pieces/piecespanel.h"
#include "ui/play/turn/lanechip.h"
#include "ui/play/turn/thingbutton.h"
#include "ui/widgets/rulehint.h"
#include "ui/words/language.h"

#include <QtGui/QImage>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
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

namespace {

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

} // namespace

/// What is in sight at which size, what is painted, and what stays where it is.
class TestCloudAgeLayout : public QObject
{
    Q_OBJECT

private slots:
    void answersNeverScroll_data();
    void answersNeverScroll();
    void piecesNeverScroll_data();
    void piecesNeverScroll();
    void aKeyPaintsEverythingOnce();
    void chipsStayWhereTheyAre();
    void cornersShowTheGround();
    void projectsAreReadWithoutScrollingSideways();
    void namesOfCitiesHaveTheRoomThereIs();
    void namesOfCitiesAreWhole_data();
    void namesOfCitiesAreWhole();
    void theSoloBoardIsWhole();
    void rewardsOfCitiesAreInSight();
    void theCityBoardStaysWhileItIsAnswered();
};

void TestCloudAgeLayout::answersNeverScroll_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<words::Language>("language");
    QTest::newRow("3 players") << 3 << words::Language::English;
    QTest::newRow("4 players") << 4 << words::Language::English;
    QTest::newRow("4 players, French") << 4 << words::Language::French;
}

/// In the room that a screen of 1366x700 leaves to the middle.
void TestCloudAgeLayout::answersNeverScroll()
{
    QFETCH(const int, players);
    QFETCH(const words::Language, language);
    const words::Speech speech{language};
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

void TestCloudAgeLayout::piecesNeverScroll_data()
{
    answersNeverScroll_data();
}

/// What is to do on the table is in sight, after a Gather of all drones, too, and leaves the answers theirs.
void TestCloudAgeLayout::piecesNeverScroll()
{
    QFETCH(const int, players);
    QFETCH(const words::Language, language);
    const words::Speech speech{language};
    Desk desk(players);
    desk.view.centre()->resize(560, 590);
    const auto *pieces = desk.view.centre()->findChild<ui::PiecesPanel *>(u"pieces-panel"_s);
    QVERIFY(pieces);
    const auto *area = pieces->findChild<QScrollArea *>();
    QVERIFY(area);
    int most = 0; // lines at once
    for (std::uint64_t choice = 1; choice <= 400 && !desk.view.table().session().isOver(); ++choice) {
        desk.closePage();
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents(); // layouts, and what follows them
        if (pieces->isVisible()) {
            QVERIFY2(area->verticalScrollBar()->maximum() == 0,
                     qPrintable(u"%1, choice %2: %3 in %4"_s.arg(desk.view.table().guide().question())
                                    .arg(choice)
                                    .arg(area->widget()->height())
                                    .arg(area->viewport()->height())));
            most = std::max(most, static_cast<int>(pieces->steps().size()));
        }
        playByChance(desk.view.table(), choice, 1);
    }
    QVERIFY2(most >= players, qPrintable(QString::number(most)));
}

/// What nobody changed is left alone, and nothing is painted in a place that it leaves at once.
void TestCloudAgeLayout::aKeyPaintsEverythingOnce()
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
                          desk.state().first == player, desk.view.table().asked() == player);
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
void TestCloudAgeLayout::chipsStayWhereTheyAre()
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
void TestCloudAgeLayout::cornersShowTheGround()
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

/// In the width that a screen of 1366x700 leaves to the list, all its columns are in sight and no text is cut.
void TestCloudAgeLayout::projectsAreReadWithoutScrollingSideways()
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
void TestCloudAgeLayout::namesOfCitiesHaveTheRoomThereIs()
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

void TestCloudAgeLayout::namesOfCitiesAreWhole_data()
{
    QTest::addColumn<int>("cities");
    QTest::addColumn<double>("letters");
    QTest::addColumn<words::Language>("language");
    for (const int cities : {12, 16, 20}) {
        for (const auto language : {words::Language::English, words::Language::French}) {
            for (const double letters : {1.0, 1.25}) {
                QTest::addRow("%d cities, %d %%, %s", cities, static_cast<int>(letters * 100),
                              language == words::Language::French ? "French" : "English")
                    << cities << letters << language;
            }
        }
    }
}

/// With all their letters, in rows as low as they are on a screen of 1366x700.
void TestCloudAgeLayout::namesOfCitiesAreWhole()
{
    QFETCH(const int, cities);
    QFETCH(const double, letters);
    QFETCH(const words::Language, language);
    const words::Speech speech{language};
    ui::CloudAgeTable table(manyCitiesGame(3, Mode::Scenario2, cities));
    for (int player = 0; player < 3; ++player) { // cities have their letters in flight
        QVERIFY(table.guide().touch(
            {ui::CloudAgeQuestions::Thing::Pair, ui::cloudagesteps::pairThing(1, 2, Resource::Energy)}));
    }
    QCOMPARE(table.state().phase, Phase::Movement);
    ui::CitiesBoard board(table);
    QFont font = board.font();
    font.setPointSizeF(10 * letters);
    board.setFont(font);
    board.resize(560, cities > 10 ? 231 : 233);
    board.show();
    QCoreApplication::processEvents();
    for (auto *city : board.findChildren<ui::ThingButton *>()) {
        if (!city->isVisible())
            continue;
        QString drawn;
        for (const auto &each : ui::walk::drawingOf(*city).texts)
            drawn += each.text;
        QString name = city->accessibleName().section(u',', 0, 0);
        QVERIFY(city->tip().startsWith(name));
        if (letters > 1 && name.size() > 16)
            continue; // large letters in a narrow place: it may be cut
        QVERIFY2(drawn.remove(u' ').contains(name.remove(u' ')), qPrintable(name + u": "_s + drawn));
    }
}

/// What every space allows is in sight, in words or signs; F1 finds its rule.
void TestCloudAgeLayout::theSoloBoardIsWhole()
{
    for (const double letters : {1.0, 1.25, 2.0}) {
        for (const auto language : {words::Language::English, words::Language::French}) {
            const words::Speech speech{language};
            ui::CloudAgeTable table(sampleGame(1, Mode::Scenario1));
            ui::SoloBoard board(table);
            QFont font = board.font();
            font.setPointSizeF(10 * letters);
            board.setFont(font);
            board.resize(560, QFontMetrics(font).height() * 7);
            board.show();
            QCoreApplication::processEvents();
            const auto spaces = board.findChildren<ui::ThingButton *>();
            QCOMPARE(spaces.size(), 8);
            for (qsizetype i = 0; i < spaces.size(); ++i) {
                QCOMPARE(ui::rulesBehind(spaces[i]), QStringList{u"CA-SOLO-03"_s});
                QVERIFY(spaces[i]->accessibleName().section(u',', 0, 0).endsWith(QString::number(i + 1)));
                const auto texts = ui::walk::drawingOf(*spaces[i]).texts;
                QVERIFY(texts.size() > 1);
                QCOMPARE(texts.front().text, QString::number(i + 1));
                for (const auto &each : texts)
                    QVERIFY2(!each.text.contains(u'…') && each.rect.right() <= spaces[i]->width(),
                             qPrintable(each.text));
            }
        }
    }
}

/// Of every city, however low the rows: what is drawn is another thing where the reward is another one.
void TestCloudAgeLayout::rewardsOfCitiesAreInSight()
{
    std::vector<QImage> shown;
    for (const int vp : {1, 2}) {
        GameRecord record = sampleGame(3, Mode::Scenario2);
        Reward reward;
        reward.certain.vp = static_cast<std::int16_t>(vp);
        for (const City city : record.setup.cities()) {
            record.setup.catalogue.cities[city].militia.printsNone = false;
            record.setup.catalogue.cities[city].militia.reward = reward;
        }
        ui::CloudAgeTable table(std::move(record));
        ui::CitiesBoard board(table);
        board.resize(560, 180);
        board.show();
        QCoreApplication::processEvents();
        for (auto *city : board.findChildren<ui::ThingButton *>()) {
            if (city->isVisible())
                shown.push_back(city->grab().toImage());
        }
    }
    const std::size_t cities = shown.size() / 2;
    QCOMPARE(cities, std::size_t{16});
    for (std::size_t i = 0; i < cities; ++i)
        QVERIFY2(shown[i] != shown[cities + i], qPrintable(QString::number(i)));
}

/// In the place of the cities where there is no room for both, with the tokens of who took an action; nothing of it is drawn
/// anew without need.
void TestCloudAgeLayout::theCityBoardStaysWhileItIsAnswered()
{
    Desk desk(2);
    QVERIFY(desk.press(u"WWBTBT"_s));
    QCOMPARE(desk.state().phase, Phase::Action);
    auto *board = desk.view.centre()->findChild<QWidget *>(u"city-board"_s);
    auto *district = desk.button(u"action-2"_s);
    const auto settle = [] {
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
    };
    desk.closePage();
    settle();
    QVERIFY(board->isVisible() && desk.button(u"city-1"_s)->isVisible());
    const QRect place = board->geometry();
    const QImage before = district->grab().toImage();
    QVERIFY(desk.press(u'2'));
    settle();
    QVERIFY(board->isVisible() && !desk.button(u"city-1"_s)->isVisible());
    QCOMPARE(board->geometry(), place);
    QVERIFY(district->grab().toImage() != before); // a ring around it
    PaintCount paints;
    for (int action = 1; action <= 5; ++action)
        desk.button(u"action-%1"_s.arg(action))->installEventFilter(&paints);
    QVERIFY(desk.press(u'E'));
    settle();
    QVERIFY(paints.of.empty());
    QCOMPARE(board->geometry(), place);
    desk.view.table().guide().back();
    desk.view.table().guide().back();
    settle();
    auto *build = desk.button(u"action-4"_s);
    const QImage free = build->grab().toImage();
    QVERIFY(desk.press(u"BM"_s));
    QCOMPARE(desk.state().phase, Phase::Answers);
    settle();
    QVERIFY(board->isVisible() && !desk.button(u"city-1"_s)->isVisible());
    QCOMPARE(board->geometry(), place);
    while (desk.state().phase == Phase::Answers)
        QVERIFY(desk.press(u'M'));
    QCOMPARE(desk.state().phase, Phase::Action);
    settle();
    QVERIFY(build->grab().toImage() != free); // a token lies there
}

QTEST_MAIN(TestCloudAgeLayout)
#include "tst_cloudagelayout.moc"
