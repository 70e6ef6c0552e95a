// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/drawntext.h"
#include "tests/ui/walk/faults.h"
#include "tests/ui/walk/said.h"
#include "tests/ui/walk/walker.h"
#include "ui/widgets/drawnbutton.h"

#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTextEdit>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::walk;

namespace {

/// How far letters may reach over an edge: italics and rounding.
constexpr double tolerance = 1.5;

bool within(const QRectF &inner, const QRectF &outer)
{
    return outer.adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(inner);
}

bool withinSides(const QRectF &inner, const QRect &outer)
{
    return inner.left() >= outer.left() - tolerance && inner.right() <= outer.right() + 1 + tolerance;
}

/// Where somebody types: what is longer than the field scrolls in it.
bool isTyped(const QWidget &widget)
{
    const auto *line = qobject_cast<const QLineEdit *>(&widget);
    return line != nullptr && !line->text().isEmpty();
}

/// Tabs that do not fit scroll by their arrows.
bool scrolls(const QWidget &widget)
{
    const auto *tabs = qobject_cast<const QTabBar *>(&widget);
    const auto *arrow = tabs != nullptr ? tabs->findChild<QWidget *>(u"ScrollRightButton"_s) : nullptr;
    return arrow != nullptr && arrow->isVisible();
}

bool scrollsAcross(const QAbstractScrollArea &area)
{
    return area.horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff
        && area.horizontalScrollBar()->maximum() > 0;
}

/// What a text is cut by: nothing, or the widget that cuts it.
const QWidget *cutBy(const DrawnText &text)
{
    QRectF rect(text.rect.left(), text.ink.top(), text.rect.width(), text.ink.height());
    rect = rect.isEmpty() ? text.ink : rect;
    const auto *own = qobject_cast<const QAbstractScrollArea *>(text.widget->parentWidget());
    if (const auto *head = qobject_cast<const QHeaderView *>(own);
        head != nullptr && own->viewport() == text.widget) {
        const auto *table = qobject_cast<const QAbstractScrollArea *>(head->parentWidget());
        return scrollsAcross(*table) || withinSides(rect, text.widget->rect()) ? nullptr : text.widget;
    }
    if (own != nullptr && own->viewport() == text.widget)
        return scrollsAcross(*own) || withinSides(rect, text.widget->rect()) ? nullptr : text.widget;
    if (!within(rect, text.clip))
        return text.widget;
    const QWidget *widget = text.widget;
    while (!widget->isWindow()) {
        const QWidget *parent = widget->parentWidget();
        rect.translate(widget->pos());
        const auto *area = qobject_cast<const QAbstractScrollArea *>(parent->parentWidget());
        if (area != nullptr && area->viewport() == parent) {
            if (!scrollsAcross(*area) && !withinSides(rect, parent->rect()))
                return parent;
            return nullptr;
        }
        if (!within(rect, QRectF(parent->rect())))
            return parent;
        widget = parent;
    }
    return nullptr;
}

bool hasTip(const DrawnText &text)
{
    if (!text.widget->toolTip().isEmpty())
        return true;
    if (const auto *drawn = qobject_cast<const DrawnButton *>(text.widget))
        return !drawn->tip().isEmpty();
    if (const auto *tabs = qobject_cast<const QTabBar *>(text.widget)) {
        const int tab = tabs->tabAt(text.rect.center().toPoint());
        return tab >= 0 && !tabs->tabToolTip(tab).isEmpty();
    }
    if (auto *view = qobject_cast<QAbstractItemView *>(text.widget->parentWidget())) {
        const QModelIndex index = view->indexAt(text.rect.center().toPoint());
        return !index.data(Qt::ToolTipRole).toString().isEmpty();
    }
    return false;
}

/// Ends in an ellipsis that is not part of what is meant.
bool isElided(const DrawnText &text)
{
    return text.text.contains(u'…') && text.widget->property("text").toString() != text.text
        && !text.widget->property("text").toString().remove(u'&').endsWith(u'…')
        && !text.widget->property("placeholderText").toString().contains(u'…');
}

struct Placed {
    DrawnText text;
    QRectF rect; ///< of the ink, in the window
};

/// Whether something lies over the widget there: a popover.
bool isCovered(const QWidget &widget, const QWidget &window, const QPoint &at)
{
    const QWidget *top = window.childAt(at);
    return top != nullptr && top != &widget && !widget.isAncestorOf(top) && !top->isAncestorOf(&widget);
}

QStringList faultsOf(QWidget &window)
{
    QStringList faults;
    std::vector<Placed> placed;
    for (const DrawnText &text : drawingBelow(window).texts) {
        if (text.text.trimmed().isEmpty() || text.widget->visibleRegion().isEmpty())
            continue;
        const QString which = u"“%1” in %2"_s.arg(text.text, wayTo(*text.widget));
        if (!isTyped(*text.widget) && !scrolls(*text.widget)) {
            if (const QWidget *cutter = cutBy(text))
                faults << u"cut by %1: %2"_s.arg(wayTo(*cutter).section(u'/', -1), which);
            if (isElided(text) && !hasTip(text))
                faults << u"elided without a tip: "_s + which;
        }
        const QRect seen = text.widget->visibleRegion().boundingRect();
        const QRectF rect = text.ink & QRectF(seen) & text.clip;
        if (rect.isEmpty())
            continue;
        placed.push_back({text, rect.translated(text.widget->mapTo(&window, QPoint()))});
    }
    for (std::size_t i = 0; i < placed.size(); ++i) {
        for (std::size_t j = i + 1; j < placed.size(); ++j) {
            const QRectF both = placed[i].rect & placed[j].rect;
            const QPoint middle = both.center().toPoint();
            // The words of one text follow each other: Qt lays them out.
            const bool oneText = placed[i].text.widget == placed[j].text.widget
                && qobject_cast<const QTextEdit *>(placed[i].text.widget->parentWidget()) != nullptr;
            if (!oneText && both.width() > 2 && both.height() > 2
                && placed[i].text.text != placed[j].text.text
                && !isCovered(*placed[i].text.widget, window, middle)
                && !isCovered(*placed[j].text.widget, window, middle))
                faults << u"“%1” over “%2” in %3"_s.arg(placed[j].text.text, placed[i].text.text,
                                                        wayTo(*placed[i].text.widget));
        }
    }
    return faults;
}

} // namespace

class TestClipping : public QObject
{
    Q_OBJECT

private slots:
    void textIsWhole_data();
    void textIsWhole();
};

void TestClipping::textIsWhole_data()
{
    QTest::addColumn<words::Language>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    // The long run tries every language with every size.
    const bool all = qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY");
    const auto add = [all](const char *name, words::Language language, QSize size, int text, bool always) {
        if (all || always)
            QTest::newRow(name) << language << size << text;
    };
    using words::Language;
    add("en 1366x700", Language::English, {1366, 700}, 100, true);
    add("en 1366x700, 125 %", Language::English, {1366, 700}, 125, false);
    add("en 2560x1440, 200 %", Language::English, {2560, 1440}, 200, true);
    add("en 3840x2160", Language::English, {3840, 2160}, 100, false);
    add("fr 1366x700", Language::French, {1366, 700}, 100, false);
    add("fr 1366x700, 125 %", Language::French, {1366, 700}, 125, true);
    add("fr 2560x1440, 200 %", Language::French, {2560, 1440}, 200, false);
    add("fr 3840x2160", Language::French, {3840, 2160}, 100, false);
}

void TestClipping::textIsWhole()
{
    QFETCH(words::Language, language);
    QFETCH(QSize, size);
    QFETCH(int, text);
    Walker stage({language, Look::Light, size, text});
    Faults faults;
    for (const Stop &stop : allStops()) {
        stage.go(stop);
        if (stage.window->width() > size.width() || stage.window->height() > size.height())
            faults.add(stop.name,
                       u"the window wants %1x%2"_s.arg(stage.window->width()).arg(stage.window->height()));
        const QList<QWidget *> windows = stage.windows();
        for (QWidget *window : windows)
            faults.add(stop.name, faultsOf(*window));
    }
    QVERIFY(faults.none());
}

QTEST_MAIN(TestClipping)
#include "tst_clipping.moc"
