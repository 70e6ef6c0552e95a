// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/cityplace.h"

#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/looks/tilepictogram.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QStyleOptionButton>
#include <QtWidgets/QStylePainter>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

constexpr double pad = 0.35;      ///< of a line's height, inside the frame
constexpr double mostPicture = 3; ///< in lines

} // namespace

void CityPlace::setTile(TileKind kind, ResourceSet crests)
{
    m_kind = kind;
    m_crests = crests;
    update();
}

void CityPlace::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear(); // only the button itself
    painter.drawControl(QStyle::CE_PushButton, option);

    const Theme &theme = Theme::of(palette());
    const double line = QFontMetricsF(font()).height();
    const QRectF inside = QRectF(rect()).adjusted(pad * line, pad * line, -pad * line, -pad * line);
    const double dot = line * 0.8;
    double x = inside.left();
    for (const Resource crest : m_crests) {
        drawResource(painter, QRectF(x, inside.top(), dot, dot), crest, theme);
        x += dot * 1.2;
    }
    const QFont lettering = fittingFont(font(), text(), inside.width());
    const double nameHeight = QFontMetricsF(lettering).height();
    const double above = m_crests.empty() ? 0 : dot;
    const double room = inside.height() - above - nameHeight;
    const int side = static_cast<int>(std::min({room, mostPicture * line, inside.width()}));
    const bool pictured = side > line; // a smaller one would be a blot
    const double content = nameHeight + (pictured ? side : 0);
    double y = inside.top() + above + (inside.height() - above - content) / 2;
    if (pictured) {
        const QPixmap picture = tilePictogram(m_kind, side, devicePixelRatioF(), theme.color(Role::Outline));
        painter.drawPixmap(QPointF(inside.center().x() - side / 2.0, y), picture);
        y += side;
    }
    painter.setFont(lettering);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(QRectF(inside.left(), y, inside.width(), nameHeight), Qt::AlignCenter, text());
}

} // namespace skyledger::ui
