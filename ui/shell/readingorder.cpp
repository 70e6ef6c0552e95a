// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/readingorder.h"

#include <QtWidgets/QApplication>

#include <algorithm>
#include <limits>

namespace skyledger::ui {

namespace {

using IsHidden = std::function<bool(const QWidget &)>;

constexpr const char *keepsOrder = "keepsTabOrder";
constexpr int slack = 4; // frames that overlap

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
    QWidgetList visible;
    const auto children = widget.findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (QWidget *child : children) {
        if (child->isVisible() && !child->isWindow())
            visible << child;
    }
    const QWidgetList inOrder = cut(visible, true, true);
    for (QWidget *child : inOrder)
        collect(*child, isHidden, order);
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
    const qsizetype count = order.size();
    const qsizetype at = order.indexOf(QApplication::focusWidget());
    qsizetype to = next ? 0 : count - 1;
    if (at >= 0)
        to = (at + (next ? 1 : count - 1)) % count;
    order[to]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void keepTabOrder(QWidget &form)
{
    form.setProperty(keepsOrder, true);
}

} // namespace skyledger::ui
