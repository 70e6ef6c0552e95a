// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/amountpainter.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

double gapOf(const QFontMetricsF &metrics)
{
    return metrics.height() * 0.15;
}

/// So many stand as a square of the same height and a bit, the others side by side.
constexpr std::size_t asSquare = 4;

double drawShapes(QPainter &painter, QPointF middleLeft, std::span<const ResourceLook> resources,
                  const Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    const double side = shapeSide(metrics);
    if (resources.size() == asSquare) {
        const double small = side * 0.66;
        QRectF rect(middleLeft.x(), middleLeft.y() - small, small, small);
        for (std::size_t at = 0; at < resources.size(); ++at) {
            const std::size_t row = at / 2;
            const QPointF offset(static_cast<double>(at % 2) * small * 1.1,
                                 static_cast<double>(row) * small * 1.1);
            drawResource(painter, rect.translated(offset), resources[at], theme);
        }
        return small * 2.1;
    }
    double x = middleLeft.x();
    for (const ResourceLook &resource : resources) {
        drawResource(painter, QRectF(x, middleLeft.y() - side / 2, side, side), resource, theme);
        x += side + gapOf(metrics);
    }
    return x - middleLeft.x() - (resources.empty() ? 0 : gapOf(metrics));
}

double shapesWidth(const QFontMetricsF &metrics, std::span<const ResourceLook> resources)
{
    const double side = shapeSide(metrics);
    if (resources.size() == asSquare)
        return side * 0.66 * 2.1;
    const auto count = static_cast<double>(resources.size());
    return count * side + std::max(0.0, count - 1) * gapOf(metrics);
}

} // namespace

double shapeSide(const QFontMetricsF &metrics)
{
    return std::round(metrics.ascent() * 0.88);
}

double drawAmounts(QPainter &painter, const QRectF &rect, std::span<const CountedLook> amounts,
                   const Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    const double side = shapeSide(metrics);
    double x = rect.left();
    for (const CountedLook &each : amounts) {
        if (each.count == 0)
            continue;
        if (x > rect.left())
            x += side * 0.6;
        const QString number = QString::number(each.count);
        painter.drawText(QRectF(x, rect.top(), rect.width(), rect.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         number);
        x += metrics.horizontalAdvance(number) + gapOf(metrics);
        drawResource(painter, QRectF(x, rect.center().y() - side / 2, side, side), each.resource, theme);
        x += side;
    }
    if (std::all_of(amounts.begin(), amounts.end(),
                    [](const CountedLook &each) { return each.count == 0; })) {
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, u"\u2013"_s);
        x += metrics.horizontalAdvance(u'\u2013');
    }
    return x - rect.left();
}

double amountsWidth(const QFontMetricsF &metrics, std::span<const CountedLook> amounts)
{
    const double side = shapeSide(metrics);
    double width = 0;
    for (const CountedLook &each : amounts) {
        if (each.count == 0)
            continue;
        width += (width > 0 ? side * 0.6 : 0) + metrics.horizontalAdvance(QString::number(each.count))
            + gapOf(metrics) + side;
    }
    return width > 0 ? width : metrics.horizontalAdvance(u'\u2013');
}

double drawBonus(QPainter &painter, const QRectF &rect, const QString &number,
                 std::span<const ResourceLook> resources, const Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, number);
    const double x = rect.left() + metrics.horizontalAdvance(number) + gapOf(metrics);
    return x - rect.left() + drawShapes(painter, QPointF(x, rect.center().y()), resources, theme);
}

double bonusWidth(const QFontMetricsF &metrics, const QString &number,
                  std::span<const ResourceLook> resources)
{
    return metrics.horizontalAdvance(number) + gapOf(metrics) + shapesWidth(metrics, resources);
}

} // namespace skyledger::ui
