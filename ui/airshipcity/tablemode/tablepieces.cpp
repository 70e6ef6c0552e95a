// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/tablemode/tablepieces.h"

#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/looks/tilepictogram.h"
#include "ui/widgets/frame.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

QFont largeFont(const QPainter &painter, double height, bool bold)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(height))));
    font.setBold(bold);
    return font;
}

/// A balloon of cloth and a basket, or a hull with fins, in a square of 40 units.
QPainterPath hullOf(bool balloon)
{
    QPainterPath path;
    if (balloon) {
        path.addEllipse(QPointF(20, 15), 14, 12);
        return path;
    }
    path.addEllipse(QPointF(18, 16), 17, 9);
    path.addPolygon(QPolygonF({{33, 16}, {40, 10}, {40, 22}, {33, 16}}));
    return path.simplified();
}

QPolygonF basket()
{
    return QPolygonF({{13, 30}, {27, 30}, {25, 36}, {15, 36}});
}

/// What an airship is built of: wood, metal, or both as the sightseeing line.
std::pair<Resource, Resource> cloth(Airship airship)
{
    if (!isSellable(airship))
        return {Resource::Wood, Resource::Metal};
    const bool wooden = indexOf(airship) < indexOf(Airship::MetalPrivate);
    return wooden ? std::pair(Resource::Wood, Resource::Wood) : std::pair(Resource::Metal, Resource::Metal);
}

void drawPlate(QPainter &painter, const QRectF &rect, Role ground, const Theme &theme)
{
    painter.setPen(QPen(theme.color(Role::Outline), std::max(1.0, rect.height() / 40)));
    painter.setBrush(theme.color(ground));
    drawFrame(painter, rect, rect.height() / 12);
}

} // namespace

void writeLarge(QPainter &painter, const QRectF &rect, const QString &text, double height,
                const QColor &color, bool bold, Qt::Alignment alignment)
{
    const QFont before = painter.font();
    const QFont font = largeFont(painter, height, bold);
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(rect, alignment | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width() + 1));
    painter.setFont(before);
}

double widthOfLarge(const QPainter &painter, const QString &text, double height, bool bold)
{
    return QFontMetricsF(largeFont(painter, height, bold)).horizontalAdvance(text);
}

void drawLargeContract(QPainter &painter, const QRectF &rect, std::optional<int> left,
                       const std::optional<Amounts> &cost, const Theme &theme)
{
    drawPlate(painter, rect, Role::Developed, theme);
    const double third = rect.width() * 0.36;
    const QColor text = theme.color(Role::Text);
    const QString term = left ? QString::number(*left) : QStringLiteral("?");
    writeLarge(painter, QRectF(rect.left(), rect.top(), third, rect.height()), term,
               std::min(rect.height() * 0.42, third * 1.3), text, true, Qt::AlignCenter);
    painter.setPen(QPen(theme.color(Role::Outline), std::max(1.0, rect.height() / 80)));
    painter.drawLine(QPointF(rect.left() + third, rect.top() + rect.height() * 0.07),
                     QPointF(rect.left() + third, rect.bottom() - rect.height() * 0.07));
    const QRectF right = rect.adjusted(third, rect.height() * 0.06, 0, -rect.height() * 0.06);
    if (!cost) {
        writeLarge(painter, right, QStringLiteral("?"), rect.height() * 0.3, theme.color(Role::LitFrame),
                   true, Qt::AlignCenter);
        return;
    }
    std::vector<Resource> asked;
    for (const Resource resource : all<Resource>()) {
        if ((*cost)[resource] > 0)
            asked.push_back(resource);
    }
    const double line = std::min(right.height() / static_cast<double>(std::max<std::size_t>(asked.size(), 2)),
                                 right.height() * 0.42);
    double top = right.center().y() - line * static_cast<double>(asked.size()) / 2;
    for (const Resource resource : asked) {
        const QRectF row(right.left(), top, right.width(), line);
        writeLarge(painter, row.adjusted(0, 0, -row.width() * 0.48, 0), QString::number((*cost)[resource]),
                   line * 0.78, text, true, Qt::AlignRight | Qt::AlignVCenter);
        const double side = std::min(line * 0.62, row.width() * 0.36);
        drawResource(painter,
                     QRectF(row.left() + row.width() * 0.58, row.center().y() - side / 2, side, side),
                     resource, theme);
        top += line;
    }
}

void drawLargeAirship(QPainter &painter, const QRectF &rect, Airship airship, const Theme &theme)
{
    drawPlate(painter, rect, Role::Panel, theme);
    const double side = rect.height() * 0.72;
    const auto [left, right] = cloth(airship);
    painter.save();
    painter.translate(rect.left() + rect.width() * 0.08, rect.center().y() - side / 2);
    painter.scale(side / 40, side / 40);
    const QPainterPath hull = hullOf(left == Resource::Wood && right == Resource::Wood);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(shadesOf(left)));
    painter.drawPath(hull);
    painter.save();
    painter.setClipRect(QRectF(20, 0, 20, 40), Qt::IntersectClip);
    painter.setBrush(theme.color(shadesOf(right)));
    painter.drawPath(hull);
    painter.restore();
    painter.setBrush(theme.color(Role::QuietText));
    painter.drawPolygon(basket());
    painter.restore();
    writeLarge(painter, rect.adjusted(0, 0, -rect.width() * 0.08, -rect.height() * 0.02),
               QString::number(vpOf(airship)), rect.height() * 0.42, theme.color(Role::Text), true,
               Qt::AlignRight | Qt::AlignBottom);
}

void drawLargeUtility(QPainter &painter, const QRectF &rect, const Theme &theme)
{
    drawPlate(painter, rect, Role::Panel, theme);
    const double side = rect.height() * 0.72;
    painter.drawPixmap(QPointF(rect.center().x() - side / 2, rect.center().y() - side / 2),
                       tilePictogram(TileKind::Guild, static_cast<int>(side),
                                     painter.device()->devicePixelRatioF(), theme.color(Role::Text)));
}

} // namespace skyledger::ui
