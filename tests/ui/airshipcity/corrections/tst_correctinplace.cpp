// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/airshipcity/window/hands.h"
#include "ui/airshipcity/corrections/behindboards.h"
#include "ui/shell/readingorder.h"
#include "ui/words/language.h"

#include <QtGui/QContextMenuEvent>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr Player ada{0};
constexpr Player bo{1};

/// As the system tells of it: the first click is one by itself.
void doubleClick(QWidget *widget)
{
    QTest::mouseClick(widget, Qt::LeftButton);
    QTest::mouseDClick(widget, Qt::LeftButton);
}

class Desk
{
public:
    Desk()
    {
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    AirshipCityTable &table() { return window.table(); }
    Session &session() { return table().session(); }
    template <class Widget = QWidget>
    Widget *find(const QString &name)
    {
        return window.findChild<Widget *>(name);
    }
    QWidget *popover() { return find(u"correction-popover"_s); }
    /// A field of the popover; null if it is not among those that are shown there.
    template <class Widget>
    Widget *field(const QString &name)
    {
        auto *found = popover()->findChild<Widget *>(u"number-"_s + name);
        return found != nullptr && found->isVisibleTo(&window) ? found : nullptr;
    }
    void settle() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }
    const Correct *last()
    {
        const auto events = session().record().inForce();
        return events.empty() ? nullptr : std::get_if<Correct>(&events.back().event);
    }

    words::Speech speech{words::Language::English};
    ViewWindow window{sampleRecord()};
};

} // namespace

/// Values corrected where they stand.
class TestCorrectInPlace : public QObject
{
    Q_OBJECT

private slots:
    void aDoubleClickCorrectsADepot();
    void tabGoesDown();
    void escapeCorrectsNothing();
    void aTileByItsKey();
    void anAirshipByItsMenu();
    void clicksThatPlayAreNoDoubleClicks();
    void whatCannotStandIsRefused();
    void notInThePast();
    void thePastIsCorrected();
    void goesWithItsMoment();
    void growsWithTheText();
    void everyBoardCanBeCorrected();
};

/// What is to be corrected is a value of one moment: another one is another value.
void TestCorrectInPlace::goesWithItsMoment()
{
    Desk desk;
    QVERIFY(desk.session().play(Played{desk.session().legalPlays().front(), {}}).playable());
    doubleClick(desk.find(u"depot-2"_s));
    QVERIFY(desk.popover() && desk.popover()->isVisible());
    desk.table().lookAt(0);
    desk.settle();
    QVERIFY(!desk.popover() || !desk.popover()->isVisible());
}

/// Larger letters may be chosen by keys while it is open.
void TestCorrectInPlace::growsWithTheText()
{
    Desk desk;
    doubleClick(desk.find(u"depot-2"_s));
    const auto *title = desk.find<QLabel>(u"correction-title"_s);
    const double usual = title->font().pointSizeF();
    const QFont letters = desk.window.font();
    QFont larger = letters;
    larger.setPointSizeF(letters.pointSizeF() * 1.5);
    desk.window.setFont(larger);
    QTRY_COMPARE(title->font().pointSizeF(), usual * 1.5);
    QTRY_VERIFY(desk.popover()->height() >= desk.popover()->sizeHint().height());
    desk.window.setFont(letters);
    QTRY_COMPARE(title->font().pointSizeF(), usual);
}

void TestCorrectInPlace::aDoubleClickCorrectsADepot()
{
    Desk desk;
    doubleClick(desk.find(u"depot-2"_s));
    QVERIFY(desk.popover() && desk.popover()->isVisible());
    auto *wood = desk.field<QSpinBox>(u"2-wood"_s);
    QVERIFY(wood && wood->hasFocus());
    QVERIFY(!desk.field<QSpinBox>(u"1-wood"_s));
    QVERIFY(!desk.find<QPushButton>(u"correction-apply"_s)->isEnabled());
    QTest::keyClicks(wood, u"7"_s);
    auto *gear = desk.field<QSpinBox>(u"2-gear"_s);
    gear->selectAll();
    QTest::keyClicks(gear, u"3"_s);
    QTest::keyClicks(desk.find(u"correction-note"_s), u"miscounted"_s);
    QTest::keyClick(gear, Qt::Key_Return);
    desk.settle();
    QVERIFY(!desk.popover());
    QVERIFY(desk.last() && desk.last()->set.size() == 2);
    QCOMPARE(int(desk.table().state().players[bo].stock[Resource::Wood]), 7);
    QCOMPARE(int(desk.table().state().players[bo].stock[Resource::Gear]), 3);
    QCOMPARE(desk.session().record().note(0).reason, u"miscounted"_s);
}

/// Numbers below each other come one after the other, though there is another column beside them.
void TestCorrectInPlace::tabGoesDown()
{
    Desk desk;
    doubleClick(desk.find(u"depot-2"_s));
    QWidget *popover = desk.popover();
    QVERIFY(popover && popover->isVisible());
    QStringList stops;
    const QWidgetList order = readingOrder(*popover, [](const QWidget &) { return false; });
    for (const QWidget *each : order)
        stops << each->objectName();
    QCOMPARE(stops.mid(0, 5),
             (QStringList{u"number-2-wood"_s, u"number-2-metal"_s, u"number-2-gold"_s, u"number-2-gear"_s,
                          u"number-2-vp"_s}));
    QVERIFY(stops.contains(u"number-2-barter"_s));
}

void TestCorrectInPlace::escapeCorrectsNothing()
{
    Desk desk;
    doubleClick(desk.find(u"depot-1"_s));
    auto *vp = desk.field<QSpinBox>(u"1-vp"_s);
    vp->selectAll();
    QTest::keyClicks(vp, u"30"_s);
    QTest::keyClick(vp, Qt::Key_Escape);
    desk.settle();
    QVERIFY(!desk.popover());
    QCOMPARE(desk.session().cursor(), 0);
}

void TestCorrectInPlace::aTileByItsKey()
{
    Desk desk;
    const State &state = desk.table().state();
    const Cell cell = state.players[ada].crews[Crew{0}].at;
    const std::string_view name = nameOf(cell);
    const QString text = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    QWidget *tile = desk.find(u"cell-"_s + text);
    tile->setFocus();
    QTest::keyClick(tile, Qt::Key_F2);
    QVERIFY(desk.popover());
    QVERIFY(desk.field<QComboBox>(text + u"-tile"_s));
    QVERIFY(desk.field<QComboBox>(u"1-crew-1-at"_s)); // who stands there is corrected there too
    auto *developed = desk.field<QCheckBox>(text + u"-developed"_s);
    QTest::keyClick(developed, Qt::Key_Space);
    QTest::mouseClick(desk.find(u"correction-apply"_s), Qt::LeftButton);
    QVERIFY(desk.table().state().developed.contains(desk.table().state().city[cell]));
}

void TestCorrectInPlace::anAirshipByItsMenu()
{
    Desk desk;
    QWidget *card = desk.find(u"airship-metal-private"_s);
    QContextMenuEvent event(QContextMenuEvent::Mouse, card->rect().center(),
                            card->mapToGlobal(card->rect().center()));
    QCoreApplication::sendEvent(card, &event);
    auto *menu = desk.find<QMenu>(u"board-menu"_s);
    QVERIFY(menu);
    auto *correct = menu->findChild<QAction *>(u"correct"_s);
    QVERIFY(correct && correct->isEnabled());
    correct->trigger();
    menu->close();
    auto *markers = desk.field<QSpinBox>(u"metal-private-2"_s);
    QVERIFY(markers);
    markers->selectAll();
    QTest::keyClicks(markers, u"1"_s);
    QTest::keyClick(markers, Qt::Key_Return);
    QCOMPARE(int(desk.table().state().airships[Airship::MetalPrivate].markers[bo]), 1);
}

/// Whoever takes a crew and sends it on quickly corrects nothing.
void TestCorrectInPlace::clicksThatPlayAreNoDoubleClicks()
{
    Desk desk;
    QWidget *crew = desk.find(u"crew-1"_s);
    doubleClick(crew);
    desk.settle();
    QVERIFY(!desk.popover());
}

void TestCorrectInPlace::whatCannotStandIsRefused()
{
    Desk desk;
    doubleClick(desk.find(u"depot-1"_s));
    auto *wood = desk.field<QSpinBox>(u"1-wood"_s);
    wood->selectAll();
    QTest::keyClicks(wood, u"15"_s); // above what is unlocked
    QVERIFY(!desk.find<QLabel>(u"correction-message"_s)->text().isEmpty());
    QTest::keyClick(wood, Qt::Key_Return);
    QCOMPARE(desk.session().cursor(), 0);
    QVERIFY(desk.popover());
}

void TestCorrectInPlace::notInThePast()
{
    Desk desk;
    setBoards(desk.table(), {set::Vp{bo, 4}});
    desk.table().lookAt(0);
    doubleClick(desk.find(u"depot-1"_s));
    QVERIFY(!desk.popover());
}

/// A correction of the past takes the place of the event that is changed.
void TestCorrectInPlace::thePastIsCorrected()
{
    Desk desk;
    setBoards(desk.table(), {set::Vp{bo, 4}});
    setBoards(desk.table(), {set::Stock{ada, Resource::Gold, 2}});
    desk.table().startChange(1);
    doubleClick(desk.find(u"depot-2"_s));
    auto *vp = desk.field<QSpinBox>(u"2-vp"_s);
    vp->selectAll();
    QTest::keyClicks(vp, u"9"_s);
    QTest::keyClick(vp, Qt::Key_Return);
    QVERIFY(!desk.table().past());
    QCOMPARE(desk.session().eventCount(), 2);
    QCOMPARE(int(desk.table().state().players[bo].vp), 9);
    QCOMPARE(int(desk.table().state().players[ada].stock[Resource::Gold]), 2);
}

/// All that the boards show has a field, and all fields are there.
void TestCorrectInPlace::everyBoardCanBeCorrected()
{
    Desk desk;
    QStringList boards{u"price-list"_s,      u"round-track"_s,        u"utility-1"_s,
                       u"contracts-board"_s, u"display-contract-1"_s, u"crew-2"_s};
    for (const Player player : desk.table().players())
        boards << u"depot-%1"_s.arg(static_cast<int>(player) + 1);
    for (const Airship airship : all<Airship>()) {
        const std::string_view name = nameOf(airship);
        boards << u"airship-"_s + QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    }
    for (const QString &name : std::as_const(boards)) {
        QWidget *board = desk.find(name);
        QVERIFY2(board, qPrintable(name));
        const QStringList fields = fieldsOf(*board, desk.table());
        QVERIFY2(!fields.isEmpty(), qPrintable(name));
        board->setFocus();
        QTest::keyClick(board, Qt::Key_F2);
        QVERIFY2(desk.popover(), qPrintable(name));
        for (const QString &field : fields)
            QVERIFY2(desk.field<QWidget>(field), qPrintable(name + u": "_s + field));
        QVERIFY(desk.window.rect().contains(desk.popover()->geometry()));
        QTest::keyClick(desk.popover(), Qt::Key_Escape);
        desk.settle();
    }
}

QTEST_MAIN(TestCorrectInPlace)
#include "tst_correctinplace.moc"
