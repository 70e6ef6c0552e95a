// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/randomplay.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/airshipcity/window/hands.h"
#include "ui/airshipcity/upkeep/upkeepsteps.h"
#include "ui/play/steps/stepoption.h"
#include "ui/play/steps/stepscolumn.h"
#include "ui/play/steps/stepspage.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;

/// A stage begins: its page comes, is followed by hands, and goes.
class TestUpkeepPage : public QObject
{
    Q_OBJECT

private slots:
    void itComesWhenAStageBegins();
    void everybodyChoosesHere();
    void enterAnswers();
    void oneKeyGoesOn();
    void undoBringsItBack();
    void digitsTick();
    void itIsShownAgainLater();
    void everythingIsInSight_data();
    void everythingIsInSight();
    void aNameIsNoKey();
};

namespace {

struct Evening {
    Evening() : window(choosingRecord())
    {
        window.resize(1366, 700);
        window.show();
        QApplication::setActiveWindow(&window);
        RandomPlayer player(7);
        while (window.table().state().phase != Phase::StageBonus)
            window.table().session().play(
                Played{*player.choose(window.table().setup(), window.table().state()), {}});
    }
    StepsPage *page() { return window.findChild<StepsPage *>(); }
    /// What the page is about.
    Steps steps()
    {
        const StepsSource source = upkeepSource(window.table());
        return source.tell(source.lastBefore(window.table().session().cursor())).value();
    }
    /// What the page says of everybody.
    QStringList told()
    {
        QStringList told{page()->accessibleName()};
        for (const auto *column : page()->findChildren<StepsColumn *>())
            told << column->accessibleName();
        return told;
    }
    bool isShown() { return page() != nullptr && page()->isVisibleTo(&window); }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &window, key, with);
    }
    void chooseAll()
    {
        while (window.table().state().phase == Phase::StageBonus) {
            const QChar sign = window.table().guide().choices().front().key;
            press(static_cast<Qt::Key>(sign.unicode()));
        }
    }

    ViewWindow window;
};

} // namespace

void TestUpkeepPage::itComesWhenAStageBegins()
{
    Evening evening;
    QVERIFY(evening.isShown());
    QVERIFY(evening.window.view().wantsWholeWindow());
    QVERIFY(evening.page()->accessibleName().contains(u"stage"_s));
    QVERIFY(!evening.page()->findChild<QPushButton *>(u"upkeep-go-on"_s)->isEnabled());
    evening.window.view().undo(); // the turn whose end began the stage
    QVERIFY(!evening.isShown());
    evening.window.view().redo();
    QVERIFY(evening.isShown());
}

void TestUpkeepPage::everybodyChoosesHere()
{
    Evening evening;
    const qsizetype before = evening.window.table().session().cursor();
    const StepOption offered = evening.steps().seats[0].cells[0].options[0];
    const Resource resource = *evening.window.table().state().pending.choices.begin();
    auto *option = evening.page()->findChild<StepOptionButton *>(u"upkeep-option-1-1"_s);
    auto *others = evening.page()->findChild<StepOptionButton *>(u"upkeep-option-2-1"_s);
    QVERIFY(option->isEnabled());
    QVERIFY(!others->isEnabled()); // one after the other
    QTest::mouseClick(option, Qt::LeftButton, {}, option->rect().center());
    QCOMPARE(evening.window.table().session().cursor(), before + 1);
    QCOMPARE(evening.window.table().state().players[Player{}].stock[resource],
             static_cast<std::uint8_t>(offered.move.to));
    QVERIFY(others->isEnabled());
    evening.chooseAll(); // by keys
    QVERIFY(evening.steps().isClosed());
    QVERIFY(evening.isShown());
}

/// The keyboard is at what is asked, player after player, and with the page when nothing is.
void TestUpkeepPage::enterAnswers()
{
    Evening evening;
    const std::size_t seats = evening.steps().seats.size();
    const qsizetype before = evening.window.table().session().cursor();
    for (std::size_t seat = 1; seat <= seats; ++seat) {
        const auto *first = evening.page()->findChild<StepOptionButton *>(u"upkeep-option-%1-1"_s.arg(seat));
        QCOMPARE(QApplication::focusWidget(), first);
        evening.press(Qt::Key_Return);
        QCOMPARE(evening.window.table().session().cursor(), before + static_cast<qsizetype>(seat));
    }
    QVERIFY(evening.steps().isClosed());
    QCOMPARE(QApplication::focusWidget(), evening.page());
    evening.window.view().undo();
    QCOMPARE(QApplication::focusWidget(),
             evening.page()->findChild<StepOptionButton *>(u"upkeep-option-%1-1"_s.arg(seats)));
}

void TestUpkeepPage::oneKeyGoesOn()
{
    Evening evening;
    evening.press(Qt::Key_Return, Qt::ControlModifier); // somebody still chooses
    QVERIFY(evening.isShown());
    evening.chooseAll();
    const qsizetype before = evening.window.table().session().cursor();
    evening.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!evening.isShown());
    QCOMPARE(evening.window.table().session().cursor(), before); // no turn was ended with it
    for (int seat = 1; seat <= 4; ++seat)
        QVERIFY(evening.page()->findChild<QCheckBox *>(u"upkeep-done-%1"_s.arg(seat))->isChecked());
}

void TestUpkeepPage::undoBringsItBack()
{
    Evening evening;
    evening.chooseAll();
    const qsizetype after = evening.window.table().session().cursor();
    evening.press(Qt::Key_Return, Qt::ControlModifier);
    evening.window.view().undo();
    QVERIFY(evening.isShown());
    QCOMPARE(evening.window.table().session().cursor(), after);
    evening.window.view().undo(); // the last choice
    QCOMPARE(evening.window.table().session().cursor(), after - 1);
    QVERIFY(evening.isShown());
}

void TestUpkeepPage::digitsTick()
{
    Evening evening;
    auto *second = evening.page()->findChild<QCheckBox *>(u"upkeep-done-2"_s);
    evening.press(Qt::Key_2);
    QVERIFY(second->isChecked());
    evening.press(Qt::Key_2);
    QVERIFY(!second->isChecked());
    QTest::mouseClick(second, Qt::LeftButton, {}, QPoint(8, second->height() / 2));
    QVERIFY(second->isChecked());
    evening.chooseAll();
    QVERIFY(second->isChecked()); // what is ticked stays
}

void TestUpkeepPage::itIsShownAgainLater()
{
    Evening evening;
    evening.chooseAll();
    const QStringList told = evening.told();
    evening.press(Qt::Key_Return, Qt::ControlModifier);
    RandomPlayer player(9);
    AirshipCityTable &table = evening.window.table();
    for (int i = 0; i < 4; ++i)
        table.session().play(Played{*player.choose(table.setup(), table.state()), {}});
    QVERIFY(!evening.isShown());
    QAction *again = nullptr;
    const QList<QAction *> pages = evening.window.view().pages();
    for (QAction *page : pages) {
        if (page->objectName() == u"action-between-rounds"_s)
            again = page;
    }
    QVERIFY(again && again->isEnabled());
    again->trigger();
    QVERIFY(evening.isShown());
    QCOMPARE(evening.told(), told);
    evening.press(Qt::Key_Escape);
    QVERIFY(!evening.isShown());
}

void TestUpkeepPage::everythingIsInSight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1024x680") << QSize(1024, 680);
    QTest::newRow("1366x700") << QSize(1366, 700);
    QTest::newRow("2560x1440") << QSize(2560, 1440);
}

/// Nothing scrolls, nothing lies outside of the window or over something else.
void TestUpkeepPage::everythingIsInSight()
{
    QFETCH(QSize, size);
    Evening evening;
    AirshipCityTable &table = evening.window.table();
    StepsPage page(table, u"upkeep"_s, upkeepSource(table).tell);
    page.showSteps(evening.window.table().session().cursor());
    page.resize(size);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QVERIFY(page.size().width() <= size.width() && page.size().height() <= size.height());
    QList<QRect> taken;
    for (const auto *column : page.findChildren<StepsColumn *>()) {
        QVERIFY(page.rect().contains(column->geometry()));
        for (const QRect &other : taken)
            QVERIFY(!other.intersects(column->geometry()));
        taken << column->geometry();
        for (const auto *option : column->findChildren<StepOptionButton *>()) {
            QVERIFY(column->rect().contains(option->geometry()));
            QVERIFY(option->height() >= 24);
        }
    }
    QCOMPARE(taken.size(), 4);
}

void TestUpkeepPage::aNameIsNoKey()
{
    GameRecord record = choosingRecord(3);
    record.players[0].name = u"A&B <b>"_s;
    AirshipCityTable table(record);
    RandomPlayer player(7);
    while (table.state().phase != Phase::StageBonus)
        table.session().play(Played{*player.choose(table.setup(), table.state()), {}});
    StepsPage page(table, u"upkeep"_s, upkeepSource(table).tell);
    page.showSteps(table.session().cursor());
    const auto *done = page.findChild<QCheckBox *>(u"upkeep-done-1"_s);
    QCOMPARE(done->text(), u"A&&B <b>: done (1)"_s);
    QVERIFY(done->shortcut().isEmpty());
}

QTEST_MAIN(TestUpkeepPage)
#include "tst_upkeeppage.moc"
