// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/boards/looks.h"

#include "ui/widgets/pawns.h"
#include "ui/widgets/shapes.h"
#include "ui/widgets/waves.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <array>

namespace skyledger::ui::whistle {

namespace {

constexpr std::array<ResourceLook, countOf<Resource>> resourceLooks{
    {{{0xFF4A525A, 0xFFB9C2CA, 0xFF2A3036, 0xFFD8DEE4}, &coalShape},
     {{0xFF4C6473, 0xFF9DB8C7, 0xFF2C4452, 0xFFC4DCE8}, &ingotShape},
     {{0xFF1B6A86, 0xFF74C7E4, 0xFF0B4A62, 0xFF9CE0F6}, &dropShape},
     {{0xFF735500, 0xFFE6C14A, 0xFF544000, 0xFFFFE070}, &coinShape},
     {{0xFF8A4A12, 0xFFE0A060, 0xFF663208, 0xFFF6C48C}, &whistleShape}}};
constexpr std::array<PieceColor, countOf<PlayerColor>> pieceLooks{
    {{{0xFF806000, 0xFFF2C83C, 0xFF5E4600, 0xFFFFE070}, Pattern::Plain},
     {{0xFFB3261E, 0xFFF59A92, 0xFF8C1010, 0xFFFFB4AC}, Pattern::Dots},
     {{0xFF2A2F33, 0xFFC9D0D6, 0xFF101214, 0xFFE4E8EC}, Pattern::Stripes},
     {{0xFF1F5E8C, 0xFF7FBDE8, 0xFF0C406A, 0xFFA6D6F8}, Pattern::Grid},
     {{0xFF1F6B43, 0xFF7CCB9B, 0xFF0F4A2C, 0xFF9EEBBB}, Pattern::Stripes},
     {{0xFF65707A, 0xFFF2F5F7, 0xFF484F56, 0xFFFFFFFF}, Pattern::Dots}}};

/// Long hulls lie: half as high as the place.
QRectF lying(const QRectF &rect)
{
    return rect.adjusted(0, rect.height() * 0.22, 0, -rect.height() * 0.22);
}
QPainterPath lyingCapsule(const QRectF &rect)
{
    return capsuleShape(lying(rect));
}
QPainterPath lyingHull(const QRectF &rect)
{
    return hullShape(lying(rect));
}
constexpr Shades hullShades{0xFF4A525A, 0xFFB9C2CA, 0xFF2A3036, 0xFFD8DEE4};
constexpr std::array<ResourceLook, countOf<Aircraft>> aircraftLooks{
    {{hullShades, &discShape}, {hullShades, &lyingCapsule}, {hullShades, &lyingHull}}};

constexpr Shades waterShades{0xFFB9D1DC, 0xFF1C4250, 0xFFCFE2EA, 0xFF0E3644};
constexpr Shades waveShades{0xFF1B6A86, 0xFF74C7E4, 0xFF0B4A62, 0xFF9CE0F6};

} // namespace

const ResourceLook &lookOf(Resource resource)
{
    return resourceLooks[indexOf(resource)];
}

const ResourceLook &lookOf(Aircraft aircraft)
{
    return aircraftLooks[indexOf(aircraft)];
}

const PieceColor &pieceColor(PlayerColor color)
{
    return pieceLooks[indexOf(color) < pieceLooks.size() ? indexOf(color) : 0];
}

PlayerLook lookOf(const WhistleMountainTable &table, Player player)
{
    const QList<PlayerInfo> &players = table.session().record().players;
    const PlayerColor color = players.value(static_cast<qsizetype>(indexOf(player))).color;
    return {pieceColor(color), table.mark(play::seatOf(player))};
}

QColor waterColor(const Theme &theme)
{
    return theme.color(waterShades);
}

QColor waveColor(const Theme &theme)
{
    return theme.color(waveShades);
}

QRectF squareAt(const QPointF &center, double side)
{
    return {center.x() - side / 2, center.y() - side / 2, side, side};
}

QPainterPath aircraftShape(const QRectF &rect, Aircraft aircraft)
{
    constexpr std::array outlines{&discShape, &capsuleShape, &hullShape};
    return outlines[indexOf(aircraft)](rect);
}

void drawAircraft(QPainter &painter, const QRectF &rect, Aircraft aircraft, const PlayerLook &look,
                  const Theme &theme, bool ghost)
{
    const double inset = std::min(rect.width(), rect.height()) * 0.1;
    const QRectF hull = rect.adjusted(inset, inset, -inset, -inset);
    const QPainterPath shape = aircraftShape(hull, aircraft);
    if (ghost) {
        drawOutline(painter, shape, look, theme);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(shape, theme.color(look.color.shades));
    painter.setPen(QPen(theme.color(Role::Panel), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    painter.restore();
    drawMarker(painter, squareAt(hull.center(), std::min(hull.width(), hull.height()) * 0.92), look, theme);
}

void drawWaves(QPainter &painter, const QRectF &rect, const Theme &theme)
{
    ui::drawWaves(painter, rect, QPen(waveColor(theme), theme.lineWidth()));
}

} // namespace skyledger::ui::whistle
