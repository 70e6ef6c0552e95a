// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/catalogue.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/tablemode/tableboard.h"
#include "ui/play/tablemode/largetext.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

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

void drawLargeAirship(QPainter &painter, const QRectF &rect, Airship airship, const Theme &theme)
{
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
    const double side = rect.height() * 0.72;
    painter.drawPixmap(QPointF(rect.center().x() - side / 2, rect.center().y() - side / 2),
                       tilePictogram(TileKind::Guild, static_cast<int>(side),
                                     painter.device()->devicePixelRatioF(), theme.color(Role::Text)));
}

} // namespace

TableRow::Mark markOf(Airship airship)
{
    return {u"airship-%1"_s.arg(indexOf(airship)),
            [airship](QPainter &painter, const QRectF &plate, const Theme &theme) {
                drawLargeAirship(painter, plate, airship, theme);
            }};
}

TableRow::Mark utilityMark()
{
    return {u"utility"_s, &drawLargeUtility};
}

} // namespace skyledger::ui
