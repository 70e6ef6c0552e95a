// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/airshipcity/window/hands.h"
#include "tests/ui/walk/faults.h"
#include "tests/ui/walk/said.h"
#include "tests/ui/walk/walker.h"
#include "ui/airshipcity/guide/cityquestions.h"
#include "ui/widgets/theme.h"

#include <QtTest/QTest>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMainWindow>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::walk;

namespace {

constexpr int mostPresses = 600;

bool isTabStop(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isEnabled() && widget.focusProxy() == nullptr
        && canBeSeen(widget) && !widget.objectName().startsWith(u"qt_"_s);
}

int countStops(const QWidget &window)
{
    const auto widgets = window.findChildren<const QWidget *>();
    return static_cast<int>(std::count_if(widgets.begin(), widgets.end(), [&window](const QWidget *each) {
        return each->window() == &window && isTabStop(*each);
    }));
}

/// Where the Tab key leads, one widget after the other, until it is back where it began. What holds several stops
/// stands there once.
QWidgetList walkBy(Qt::Key key)
{
    QWidgetList order;
    QWidget *const first = QApplication::focusWidget();
    if (first != nullptr && countStops(*first->window()) == 1)
        return {first}; // a page of one text has nowhere to go
    for (int i = 0; i < mostPresses; ++i) {
        QWidget *at = QApplication::focusWidget();
        if (at == nullptr || (i > 0 && at == first && (order.isEmpty() || order.back() != first)))
            return order;
        if (order.isEmpty() || order.back() != at)
            order << at;
        QTest::keyClick(at, key);
    }
    return {}; // never came back
}

/// Whether a widget comes where people read it after another one: not above it, nor left of it in the same row.
bool comesAfter(const QRect &before, const QRect &after)
{
    const bool sameRow = after.top() < before.bottom() && before.top() < after.bottom();
    if (sameRow && after.center().x() < before.left())
        return after.center().y() > before.bottom(); // columns side by side
    return !(after.bottom() <= before.top() && after.left() < before.right());
}

/// Two stops as parts of what holds both.
bool isInOrder(const QWidget *before, const QWidget *after)
{
    const QWidget *common = before->parentWidget();
    while (common != nullptr && !common->isAncestorOf(after))
        common = common->parentWidget();
    if (common == nullptr || before->isAncestorOf(after) || after->isAncestorOf(before))
        return true;
    while (before->parentWidget() != common)
        before = before->parentWidget();
    while (after->parentWidget() != common)
        after = after->parentWidget();
    // The parts of the main window lie around each other.
    return before == after || qobject_cast<const QMainWindow *>(common) != nullptr
        || comesAfter(before->geometry(), after->geometry());
}

/// Where several players answer side by side Tab goes from one's lane to the next one's, and not from chip to chip.
bool goesByLanes(const QWidget &window)
{
    const auto *lanes = window.findChild<QWidget *>(u"lanes"_s);
    return lanes != nullptr && lanes->isVisible();
}

/// Pages whose order is made for typing: names first, the way to start after them.
bool hasOrderOfItsOwn(const QWidget &widget)
{
    const QString way = wayTo(widget);
    return way.contains(u"/new-game-page/"_s) || way.contains(u"/score-page/"_s);
}

/// What comes before something that is read earlier. Once in a round the keyboard goes back to the beginning.
QStringList disorderIn(const QWidgetList &order)
{
    QStringList found;
    for (qsizetype i = 0; i < order.size(); ++i) {
        const QWidget *before = order[i];
        const QWidget *after = order[(i + 1) % order.size()];
        if (!isInOrder(before, after) && !(hasOrderOfItsOwn(*before) && hasOrderOfItsOwn(*after)))
            found << u"%1 comes after %2"_s.arg(wayTo(*after), wayTo(*before));
    }
    return found.size() > 1 ? found : QStringList();
}

/// Text and lists are large: a caret that comes up somewhere in them would not be found.
int leastSpots(const QWidget &widget)
{
    const bool isLarge = qobject_cast<const QAbstractScrollArea *>(&widget) != nullptr
        || qobject_cast<const QLabel *>(&widget) != nullptr;
    return isLarge ? 60 : 12;
}

/// How many spots change by so much that it can be seen when a widget has the focus.
int spotsOfFocus(QWidget &window, QWidget &widget)
{
    const QRect around =
        QRect(widget.mapTo(&window, QPoint()), widget.size()).adjusted(-4, -4, 4, 4) & window.rect();
    const QImage with = window.grab(around).toImage().convertToFormat(QImage::Format_RGB32);
    widget.clearFocus();
    const QImage without = window.grab(around).toImage().convertToFormat(QImage::Format_RGB32);
    widget.setFocus(Qt::TabFocusReason);
    int spots = 0;
    for (int y = 0; y < with.height(); ++y) {
        const auto *a = reinterpret_cast<const QRgb *>(with.constScanLine(y));
        const auto *b = reinterpret_cast<const QRgb *>(without.constScanLine(y));
        for (int x = 0; x < with.width(); ++x)
            spots += a[x] != b[x] && contrastRatio(QColor(a[x]), QColor(b[x])) >= 3 ? 1 : 0;
    }
    return spots;
}

} // namespace

class TestFocus : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tabReachesEverythingInOrder() { QVERIFY(m_disorder.none()); }
    void focusIsSeen() { QVERIFY(m_unseen.none()); }
    void noWindowIsLeftOut();
    void aRoundByKeysAlone();

private:
    void walkThrough(const QString &stop, QWidget &window);
    void lookAtFocus(const QString &stop, QWidget &window, Walker &stage);

    Faults m_disorder;
    Faults m_unseen;
    QSet<QString> m_windows; ///< that were walked through
    QSet<QString> m_kinds;   ///< of widgets whose focus was looked at
};

/// One walk for both questions.
void TestFocus::initTestCase()
{
    Walker stage({});
    for (const Stop &stop : allStops()) {
        stage.go(stop);
        QWidget &window = stage.frontWindow();
        window.activateWindow();
        stage.settle();
        m_windows << window.objectName();
        if (!goesByLanes(window))
            walkThrough(stop.name, window);
        lookAtFocus(stop.name, window, stage);
    }
}

void TestFocus::walkThrough(const QString &stop, QWidget &window)
{
    if (QApplication::focusWidget() == nullptr)
        window.nextInFocusChain()->setFocus();
    if (QApplication::focusWidget() == nullptr || !isTabStop(*QApplication::focusWidget()))
        QTest::keyClick(&window, Qt::Key_Tab);
    const QWidgetList forth = walkBy(Qt::Key_Tab);
    const QWidgetList back = walkBy(Qt::Key_Backtab);
    if (forth.isEmpty() || back.isEmpty()) {
        m_disorder.add(stop,
                       u"the keyboard never comes back to where it was, but is in "_s
                           + (QApplication::focusWidget() ? wayTo(*QApplication::focusWidget()) : QString()));
        return;
    }
    const auto widgets = window.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!isTabStop(*widget) || widget->window() != &window)
            continue;
        if (!forth.contains(widget))
            m_disorder.add(stop, u"Tab does not reach "_s + wayTo(*widget));
        if (!back.contains(widget))
            m_disorder.add(stop, u"Shift+Tab does not reach "_s + wayTo(*widget));
    }
    for (const QWidget *widget : forth) {
        if (!canBeSeen(*widget))
            m_disorder.add(stop, u"Tab leads out of sight: "_s + wayTo(*widget));
        if (widget->window() != &window)
            m_disorder.add(stop, u"Tab leads out of the window: "_s + wayTo(*widget));
    }
    m_disorder.add(stop, disorderIn(forth));
}

/// Every kind of widget in every look, where it is first seen.
void TestFocus::lookAtFocus(const QString &stop, QWidget &window, Walker &stage)
{
    window.setAttribute(Qt::WA_KeyboardFocusChange); // as the first Tab key does
    // One may go when another takes the focus.
    QHash<QString, QPointer<QWidget>> wanted;
    const auto found = window.findChildren<QWidget *>();
    for (QWidget *widget : found) {
        const QString kind = kindOf(*widget);
        if (isTabStop(*widget) && widget->window() == &window && !widget->visibleRegion().isEmpty()
            && !m_kinds.contains(kind))
            wanted.insert(kind, widget);
    }
    if (wanted.isEmpty())
        return;
    for (const Look look : {Look::WhiteOnBlack, Look::BlackOnWhite, Look::Dark, Look::Light}) {
        stage.look(look);
        for (auto each = wanted.cbegin(); each != wanted.cend(); ++each) {
            QWidget *widget = each.value();
            if (widget == nullptr)
                continue;
            widget->setFocus(Qt::TabFocusReason);
            stage.settle();
            if (each.value().isNull() || !widget->hasFocus() || widget->visibleRegion().isEmpty())
                continue;
            m_kinds << each.key();
            const int spots = spotsOfFocus(window, *widget);
            if (spots < leastSpots(*widget))
                m_unseen.add(u"%1, look %2"_s.arg(stop, QString::number(static_cast<int>(look))),
                             u"%1 spots show the focus of %2"_s.arg(QString::number(spots), wayTo(*widget)));
        }
    }
}

/// Those beside the main one have the keyboard when they are opened.
void TestFocus::noWindowIsLeftOut()
{
    for (const auto name : {"preferences-window"_L1, "quick-start-page"_L1, "keys-page"_L1, "about-page"_L1,
                            "rules-page"_L1, "compare-dialog"_L1, "proposals-dialog"_L1})
        QVERIFY2(m_windows.contains(name), name.data());
}

/// From the start page through a whole round of four players: the keyboard is always somewhere that can be seen.
void TestFocus::aRoundByKeysAlone()
{
    Walker stage({});
    stage.go(stopNamed(u"start"_s));
    stage.window->activateWindow();
    const auto focus = [] { return QApplication::focusWidget(); };
    const auto press = [&focus, &stage](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(focus() != nullptr ? focus() : stage.window.get(), key, modifiers);
        stage.settle();
    };
    press(Qt::Key_N, Qt::ControlModifier);
    for (int player = 1; player <= 4; ++player) {
        QVERIFY(focus());
        QCOMPARE(focus()->objectName(), u"name-%1"_s.arg(player));
        QTest::keyClicks(focus(), QStringLiteral("Player%1").arg(player));
        press(Qt::Key_Return);
    }
    if (!stage.window->game()) {
        QCOMPARE(focus()->objectName(), u"start"_s);
        press(Qt::Key_Return);
    }
    QTRY_VERIFY(stage.window->game());
    // The values of an empty box would be asked for: the same with the sample set.
    const Stop sample{u"four"_s, [](Walker &there) {
                          there.window->openFile(there.file(u"2026-11-28 Ada, Bo, Cy, Dee.skyledger"_s,
                                                            writeGameRecord(ui::fixture::sampleRecord(4))));
                      }};
    stage.go(sample);
    stage.window->activateWindow();
    AirshipCityTable &table = stage.view().table();
    Preferences asking;
    asking.options[useGenerators] = false;
    asking.options[askForPiggyback] = true;
    stage.view().setPreferences(asking);
    ui::fixture::Hands hands(*stage.window, table, ui::fixture::Hands::With::Keys);
    int turns = 0;
    std::size_t number = 0;
    for (const Play &play : ui::fixture::guidedRandomGame(table.setup(), 11)) {
        if (static_cast<std::size_t>(table.session().cursor()) >= ++number)
            continue; // it was done by itself
        QVERIFY2(hands.perform(play), qPrintable(QString::number(number)));
        stage.settle();
        QVERIFY(focus());
        QVERIFY2(focus()->isEnabled() && canBeSeen(*focus()), qPrintable(wayTo(*focus())));
        QVERIFY2(focus()->window() == stage.window.get(), qPrintable(wayTo(*focus())));
        const bool inPlay =
            wayTo(*focus()).contains(u"/play-page/"_s) || wayTo(*focus()).contains(u"header"_s);
        QVERIFY2(inPlay, qPrintable(wayTo(*focus())));
        if (std::holds_alternative<EndTurn>(play.what) && ++turns == 4)
            break;
    }
    QCOMPARE(turns, 4);
}

QTEST_MAIN(TestFocus)
#include "tst_focus.moc"
