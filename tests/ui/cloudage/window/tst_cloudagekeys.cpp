// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/rules.h"
#include "tests/ui/cloudage/window/desk.h"
#include "ui/play/keyplaces.h"
#include "ui/play/pages/standingspanel.h"
#include "ui/play/turn/pointedoption.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAction>
#include <QtGui/QEnterEvent>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTreeWidget>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;
using namespace skyledger::ui::test;

namespace {

bool pressAt(Desk &desk, quint32 scanCode, const QString &text)
{
    QKeyEvent event(QEvent::KeyPress, 0, Qt::NoModifier, scanCode, 0, 0, text);
    return desk.view.keyPressed(&event);
}

template <class Board>
Board *board(Desk &desk, const QString &name = {})
{
    for (const ui::DockSpec &dock : desk.view.docks()) {
        if (auto *itself = qobject_cast<Board *>(dock.widget); itself != nullptr && name.isEmpty())
            return itself;
        if (auto *inside = dock.widget->findChild<Board *>(name))
            return inside;
    }
    return nullptr;
}

QLabel *note(Desk &desk)
{
    return desk.view.centre()->findChild<QLabel *>(u"turn-note"_s);
}

void toTheFirstAction(Desk &desk)
{
    QVERIFY(desk.press(u"WW"_s));
    desk.closePage();
    QVERIFY(desk.press(u"BTBT"_s));
    desk.closePage();
    QCOMPARE(desk.state().phase, Phase::Action);
}

} // namespace

/// Keys by place, cards by one click, and what is pointed at.
class TestCloudAgeKeys : public QObject
{
    Q_OBJECT

private slots:
    void init() { ui::forgetLetters(); }
    void cleanupTestCase() { ui::forgetLetters(); }
    void theBlockGoesByPlace_data();
    void theBlockGoesByPlace();
    void placesCountBesideAPageToo();
    void aLetterOfTheBlockIsNothingElse();
    void projectsStayInFront();
    void oneClickPlaysOneCard();
    void nothingHalfToldIsGivenUpByAClick();
    void boardsShowWhatIsPointedAt();
    void theStandingsTellWhatAFightIsWorth();
};

void TestCloudAgeKeys::theBlockGoesByPlace_data()
{
    QTest::addColumn<QString>("upper");  ///< what the second key of the upper row types
    QTest::addColumn<QString>("middle"); ///< the same of the middle row
    QTest::newRow("QWERTY") << u"w"_s << u"s"_s;
    QTest::newRow("AZERTY") << u"z"_s << u"s"_s;
    QTest::newRow("Dvorak") << u","_s << u"o"_s;
    QTest::newRow("Russian") << QString(QChar(0x446)) << QString(QChar(0x44b));
}

void TestCloudAgeKeys::theBlockGoesByPlace()
{
    QFETCH(const QString, upper);
    QFETCH(const QString, middle);
    Desk desk(2);
    const int energy = desk.state().players[Player{0}].stock[Resource::Energy];
    const int cards = desk.state().players[Player{1}].stock[Resource::Cards];
    QVERIFY(pressAt(desk, 25, upper));
    QVERIFY(desk.state().done.contains(Player{0}));
    QVERIFY(int{desk.state().players[Player{0}].stock[Resource::Energy]} <= energy + 1);
    QCOMPARE(int{desk.state().players[Player{0}].navigation.discard.back()}, 2);
    QVERIFY(pressAt(desk, 39, middle));
    QCOMPARE(int{desk.state().players[Player{1}].stock[Resource::Cards]}, cards + 1);
    QCOMPARE(int{desk.state().players[Player{1}].navigation.discard.back()}, 2);
}

/// A page of what is over stays in front until somebody plays on: with a key that lies where it lies.
void TestCloudAgeKeys::placesCountBesideAPageToo()
{
    Desk desk(3);
    auto &table = desk.view.table();
    Pressed pressed;
    QVERIFY(playTypicalRound(table, Actions::Mixed, pressed));
    QCOMPARE(desk.state().phase, Phase::Production);
    const Correct deck{{describe::assign(Setting::NavigationDeck, {1}, describe::Numbers{0, 1, 3, 3})}};
    QVERIFY(table.session().play(deck, u"cards from elsewhere"_s).playable());
    const auto pages = desk.view.pages();
    const auto recap = std::find_if(pages.begin(), pages.end(), [](const QAction *page) {
        return page->objectName() == u"action-between-rounds"_s;
    });
    QVERIFY(recap != pages.end());
    (*recap)->setChecked(true);
    QVERIFY(table.guide().lane() == play::seatOf(Player{1}));
    QVERIFY(pressAt(desk, 29, u"z"_s)); // 3 and 3 where Y and Z are exchanged
    QVERIFY(desk.state().done.contains(Player{1}));
    QCOMPARE(int{desk.state().players[Player{1}].navigation.discard.back()}, 3);
}

/// What the deck cannot give has no key, and the key then tells nothing else: on Dvorak it types a sign that is a digit
/// elsewhere. What has lost its letter to the block has another one.
void TestCloudAgeKeys::aLetterOfTheBlockIsNothingElse()
{
    Desk desk(2);
    auto &table = desk.view.table();
    const Correct deck{{describe::assign(Setting::NavigationDeck, {0}, describe::Numbers{2, 2, 3, 4})}};
    QVERIFY(table.session().play(deck, u"cards from elsewhere"_s).playable());
    QVERIFY(!pressAt(desk, 24, u"'"_s)); // 1 and 1
    QVERIFY(!table.guide().canGoBack());
    QString keys;
    for (const ui::PlayOption &option : table.guide().options()) {
        if (option.seat != table.guide().lane() || option.key.isNull())
            continue;
        QVERIFY2(!keys.contains(option.key), qPrintable(option.name));
        keys += option.key;
        if (option.name == u"Do not produce"_s)
            QVERIFY(option.key != u'N'); // 3 and 4 for Project cards
    }
    QVERIFY(keys.contains(u'N'));
}

/// The list of cards stays where it is while one is chosen.
void TestCloudAgeKeys::projectsStayInFront()
{
    Desk desk(2);
    toTheFirstAction(desk);
    QCOMPARE(desk.view.fittingDock(), u"journal"_s);
    QVERIFY(desk.press(u'B'));
    QCOMPARE(desk.view.fittingDock(), u"projects"_s);
    QVERIFY(desk.press(u'J'));
    QCOMPARE(desk.view.fittingDock(), u"projects"_s);
    const auto &options = desk.view.table().guide().options();
    QVERIFY(!options.empty());
    QVERIFY(desk.press(options.front().key));
    QCOMPARE(desk.view.fittingDock(), u"projects"_s);
}

/// The second of two quick clicks is no second card.
void TestCloudAgeKeys::oneClickPlaysOneCard()
{
    Desk desk(2);
    toTheFirstAction(desk);
    auto &table = desk.view.table();
    auto &session = table.session();
    Correct rich;
    rich.set.push_back(describe::assign(Setting::Water, {0}, 20));
    rich.set.push_back(describe::assign(Setting::Hand, {0}, 12));
    QVERIFY(session.play(rich, u"cards played before"_s).playable());
    auto *list = board<QTreeWidget>(desk, u"projects"_s);
    list = list != nullptr ? list : board<QTreeWidget>(desk);
    QVERIFY(list);
    const auto click = [&](bool twice) {
        for (const Project card : table.setup().projects()) {
            const ProjectValues &values = table.setup().catalogue.projects[card];
            const bool asksOn = !values.reward || values.reward->hasChoice() || !values.cost;
            if (asksOn
                || check(table.setup(), table.state(), Play{PlayCard{card, false, 0}, Player{0}}).refused())
                continue;
            QTreeWidgetItem *item = list->findItems(table.words().project(card), Qt::MatchExactly).value(0);
            QVERIFY(item);
            list->scrollToItem(item);
            const QPoint place = list->visualItemRect(item).center();
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, place);
            if (twice) {
                QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, place);
                QTest::mouseRelease(list->viewport(), Qt::LeftButton, {}, place);
            }
            return;
        }
        QFAIL("no card can be played");
    };
    const qsizetype before = session.eventCount();
    click(false);
    QCOMPARE(session.eventCount(), before + 1);
    QVERIFY(
        std::holds_alternative<PlayCard>(std::get<Played>(session.record().entries.back().event).play.what));
    click(true);
    QCOMPARE(session.eventCount(), before + 2);
}

void TestCloudAgeKeys::nothingHalfToldIsGivenUpByAClick()
{
    Desk desk(2);
    toTheFirstAction(desk);
    QVERIFY(desk.press(u"1M"_s)); // who gathers has placed a drone
    const auto asked = *desk.view.table().guide().asked();
    auto *list = board<QTreeWidget>(desk, u"projects"_s);
    list = list != nullptr ? list : board<QTreeWidget>(desk);
    QVERIFY(list);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualItemRect(list->topLevelItem(0)).center());
    QVERIFY(desk.view.table().guide().asked() && *desk.view.table().guide().asked() == asked);
    QVERIFY(note(desk) && note(desk)->isVisible());
}

/// Pointer and keyboard show what a choice would change.
void TestCloudAgeKeys::boardsShowWhatIsPointedAt()
{
    Desk desk(2);
    auto *card = board<QWidget>(desk, u"airship-1"_s);
    ui::DrawnButton *pair = desk.button(u"pair-1-2-1"_s);
    QVERIFY(card && pair && pair->isVisible());
    auto &pointed = ui::PointedOption::of(desk.view.table().guide());
    const QImage before = card->grab().toImage();
    QEnterEvent enter(QPointF(3, 3), QPointF(3, 3), QPointF(3, 3));
    QCoreApplication::sendEvent(pair, &enter);
    QVERIFY(pointed.now());
    QCOMPARE(pointed.now()->key, QChar(u'S'));
    const QImage then = card->grab().toImage();
    QVERIFY(then != before);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(pair, &leave);
    QVERIFY(pointed.now() == nullptr);
    QCOMPARE(card->grab().toImage(), before);
}

/// Who fights sees the total that a victory brings, before the first card and after it.
void TestCloudAgeKeys::theStandingsTellWhatAFightIsWorth()
{
    Desk desk(2);
    auto &table = desk.view.table();
    QVERIFY(desk.press(u"WW"_s));
    desk.closePage();
    const auto whika = table.session().record().ids.cities.find(u"whika"_s);
    const auto combat = static_cast<int>(indexOf(UpgradeZone::Combat));
    const auto needed = table.setup().catalogue.cities[static_cast<City>(*whika)].militia.combat;
    QVERIFY(needed);
    const Correct strong{{describe::assign(Setting::Symbols, {0, combat}, *needed - 3)}};
    QVERIFY(table.session().play(strong, u"cards played before"_s).playable());
    const auto *standings = board<ui::StandingsPanel>(desk);
    QVERIFY(standings);
    const auto told = [&] {
        for (const QLabel *label : standings->findChildren<QLabel *>()) {
            if (label->text().startsWith(u"If Ada wins"_s))
                return label->text();
        }
        return QString();
    };
    QVERIFY(told().isEmpty());
    QVERIFY(table.guide().touch({ui::CloudAgeQuestions::Thing::City, static_cast<int>(*whika)}));
    QVERIFY(desk.press(u'T'));
    QCOMPARE(desk.state().phase, Phase::Fight);
    const QString said = told();
    QVERIFY(!said.isEmpty());
    // Where there is no room for the sentence the total stands in the table.
    const auto *rows = standings->findChild<QAbstractItemView *>();
    QVERIFY(rows);
    QString totals;
    for (int row = 0; row < rows->model()->rowCount(); ++row) {
        const int column = rows->model()->columnCount() - 1;
        totals += rows->model()->index(row, column).data(Qt::AccessibleTextRole).toString() + u' ';
        totals += rows->model()->index(row, column).data().toString() + u' ';
    }
    QVERIFY2(totals.contains(u'→'), qPrintable(totals));
    QVERIFY(desk.press(u'3'));
    QVERIFY(desk.state().phase != Phase::Fight || !table.guide().canGoBack());
    const int total = table.session().standings().players[0].total;
    QVERIFY2(said.endsWith(u": %1"_s.arg(total)), qPrintable(said));
    QVERIFY(told().isEmpty());
}

QTEST_MAIN(TestCloudAgeKeys)

#include "tst_cloudagekeys.moc"
