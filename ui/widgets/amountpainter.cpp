// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/amountpainter.h"

#include "ui/widgets/tokens.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

double gapOf(const QFontMetricsF &metrics)
{
    return metrics.height() * 0.15;
}

/// Shapes side by side, all four as a square of the same height and a bit.
double drawShapes(QPainter &painter, QPointF middleLeft, ResourceSet resources, const Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    const double side = shapeSide(metrics);
    if (resources == ResourceSet::full()) {
        const double small = side * 0.66;
        QRectF rect(middleLeft.x(), middleLeft.y() - small, small, small);
        for (const Resource resource : resources) {
            const auto at = static_cast<int>(indexOf(resource));
            const int row = at / 2;
            const QPointF offset((at % 2) * small * 1.1, row * small * 1.1);
            drawResource(painter, rect.translated(offset), resource, theme);
        }
        return small * 2.1;
    }
    double x = middleLeft.x();
    for (const Resource resource : resources) {
        drawResource(painter, QRectF(x, middleLeft.y() - side / 2, side, side), resource, theme);
        x += side + gapOf(metrics);
    }
    return x - middleLeft.x() - (resources.empty() ? 0 : gapOf(metrics));
}

double shapesWidth(const QFontMetricsF &metrics, ResourceSet resources)
{
    const double side = shapeSide(metrics);
    if (resources == ResourceSet::full())
        return side * 0.66 * 2.1;
    return resources.size() * side + std::max(0, resources.size() - 1) * gapOf(metrics);
}

} // namespace

double shapeSide(const QFontMetricsF &metrics)
{
    return std::round(metrics.ascent() * 0.88);
}

double drawAmounts(QPainter &painter, const QRectF &rect, const Amounts &amounts, const Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    const double side = shapeSide(metrics);
    double x = rect.left();
    for (const Resource resource : all<Resource>()) {
        if (amounts[resource] == 0)
            continue;
        if (x > rect.left())
            x += side * 0.6;
        const QString number = QString::number(amounts[resource]);
        painter.drawText(QRectF(x, rect.top(), rect.width(), rect.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         number);
        x += metrics.horizontalAdvance(number) + gapOf(metrics);
        drawResource(painter, QRectF(x, rect.center().y() - side / 2, side, side), resource, theme);
        x += side;
    }
    if (amounts == Amounts{}) {
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, u"\u2013"_s);
        x += metrics.horizontalAdvance(u'\u2013');
    }
    return x - rect.left();
}

double amountsWidth(const QFontMetricsF &metrics, const Amounts &amounts)
{
    const double side = shapeSide(metrics);
    double width = 0;
    for (const Resource resource : all<Resource>()) {
        if (amounts[resource] == 0)
            continue;
        width += (width > 0 ? side * 0.6 : 0) + metrics.horizontalAdvance(QString::number(amounts[resource]))
            + gapOf(metrics) + side;
    }
    return width > 0 ? width : metrics.horizontalAdvance(u'\u2013');
}

double drawBonus(QPainter &painter, const QRectF &rect, const QString &number, ResourceSet resources,
                 const Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, number);
    const double x = rect.left() + metrics.horizontalAdvance(number) + gapOf(metrics);
    return x - rect.left() + drawShapes(painter, QPointF(x, rect.center().y()), resources, theme);
}

double bonusWidth(const QFontMetricsF &metrics, const QString &number, ResourceSet resources)
{
    return metrics.horizontalAdvance(number) + gapOf(metrics) + shapesWidth(metrics, resources);
}

} // namespace skyledger::ui
