// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/readingorder.h"

#include <QtWidgets/QApplication>

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace skyledger::ui {

namespace {

using IsHidden = std::function<bool(const QWidget &)>;

constexpr const char *keepsOrder = "keepsTabOrder";
constexpr int slack = 4;     // frames that overlap
constexpr int rowsApart = 8; // how much nearer a point stands in the same row than in another one

bool isStop(const QWidget &widget, const IsHidden &isHidden)
{
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.focusProxy() == nullptr
        && widget.isVisible() && widget.isEnabled() && !isHidden(widget);
}

/// Cuts widgets beside or below each other into bands, those into bands of the other direction, and so on.
QWidgetList cut(QWidgetList widgets, bool intoRows, bool mayTurn)
{
    const auto begin = [intoRows](const QWidget *widget) { return intoRows ? widget->y() : widget->x(); };
    const auto end = [intoRows](const QWidget *widget) {
        return intoRows ? widget->y() + widget->height() : widget->x() + widget->width();
    };
    std::stable_sort(widgets.begin(), widgets.end(),
                     [&begin](const QWidget *a, const QWidget *b) { return begin(a) < begin(b); });
    QList<QWidgetList> bands;
    int reach = std::numeric_limits<int>::min();
    for (QWidget *widget : std::as_const(widgets)) {
        if (bands.isEmpty() || begin(widget) >= reach - slack)
            bands.emplace_back();
        bands.back() << widget;
        reach = std::max(reach, end(widget));
    }
    if (bands.size() < 2)
        return mayTurn ? cut(widgets, !intoRows, false) : widgets;
    QWidgetList order;
    for (const QWidgetList &band : std::as_const(bands))
        order += cut(band, !intoRows, true);
    return order;
}

/// Those in a form, as Qt goes through them.
QWidgetList chainIn(QWidget &form, const IsHidden &isHidden)
{
    QWidgetList chain;
    for (QWidget *each = form.nextInFocusChain(); each != &form; each = each->nextInFocusChain()) {
        if (form.isAncestorOf(each) && each->window() == form.window() && isStop(*each, isHidden))
            chain << each;
    }
    return chain;
}

void collect(QWidget &widget, const IsHidden &isHidden, QWidgetList &order)
{
    if (isStop(widget, isHidden))
        order << &widget;
    if (widget.property(keepsOrder).toBool()) {
        order += chainIn(widget, isHidden);
        return;
    }
    QWidgetList visible; // what is drawn over all of them is none of them
    const auto children = widget.findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (QWidget *child : children) {
        if (child->isVisible() && !child->isWindow()
            && !child->testAttribute(Qt::WA_TransparentForMouseEvents))
            visible << child;
    }
    const QWidgetList inOrder = cut(visible, true, true);
    for (QWidget *child : inOrder)
        collect(*child, isHidden, order);
}

/// For a widget that is no stop, or is none any more, as a button that has disabled itself: the nearest stop on the page
/// that it stands on. Nothing if it stands nowhere among them.
QWidget *nearestStop(const QWidgetList &order, const QWidget &from)
{
    const auto centre = [](const QWidget &widget) { return widget.mapToGlobal(widget.rect().center()); };
    for (const QWidget *around = from.parentWidget(); around != nullptr; around = around->parentWidget()) {
        QWidget *nearest = nullptr;
        int least = std::numeric_limits<int>::max();
        for (QWidget *stop : order) {
            const QPoint way = centre(*stop) - centre(from);
            const int distance = std::abs(way.x()) + rowsApart * std::abs(way.y());
            if (!around->isAncestorOf(stop) || distance >= least)
                continue;
            nearest = stop;
            least = distance;
        }
        if (nearest != nullptr)
            return nearest;
    }
    return nullptr;
}

} // namespace

QWidgetList readingOrder(QWidget &window, const IsHidden &isHidden)
{
    QWidgetList order;
    collect(window, isHidden, order);
    return order;
}

bool focusNextIn(const QWidgetList &order, bool next)
{
    if (order.isEmpty())
        return false;
    const auto reason = next ? Qt::TabFocusReason : Qt::BacktabFocusReason;
    const qsizetype count = order.size();
    const QWidget *from = QApplication::focusWidget();
    const qsizetype at = order.indexOf(from);
    if (at >= 0)
        order[(at + (next ? 1 : count - 1)) % count]->setFocus(reason);
    else if (QWidget *neighbour = from ? nearestStop(order, *from) : nullptr)
        neighbour->setFocus(reason);
    else
        (next ? order.front() : order.back())->setFocus(reason);
    return true;
}

void keepTabOrder(QWidget &form)
{
    form.setProperty(keepsOrder, true);
}

} // namespace skyledger::ui
