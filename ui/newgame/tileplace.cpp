// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/tileplace.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QStyleOptionButton>
#include <QtWidgets/QStylePainter>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

namespace {

constexpr double pad = 0.35;      ///< of a line's height, inside the frame
constexpr double mostPicture = 3; ///< in lines

} // namespace

void TilePlace::setTile(Picture picture, std::vector<TileMark> marks)
{
    m_picture = std::move(picture);
    m_marks = std::move(marks);
    update();
}

void TilePlace::paintEvent(QPaintEvent *)
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
    for (const TileMark &mark : m_marks) {
        mark.drawing(painter, QRectF(x, inside.top(), dot, dot), theme);
        x += dot * 1.2;
    }
    const QFont lettering = fittingFont(font(), text(), inside.width());
    const double nameHeight = QFontMetricsF(lettering).height();
    const double above = m_marks.empty() ? 0 : dot;
    const double room = inside.height() - above - nameHeight;
    const int side = static_cast<int>(std::min({room, mostPicture * line, inside.width()}));
    const bool pictured = m_picture && side > line; // a smaller one would be a blot
    const double content = nameHeight + (pictured ? side : 0);
    double y = inside.top() + above + (inside.height() - above - content) / 2;
    if (pictured) {
        painter.drawPixmap(QPointF(inside.center().x() - side / 2.0, y),
                           m_picture(side, devicePixelRatioF(), theme.color(Role::Outline)));
        y += side;
    }
    painter.setFont(lettering);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(QRectF(inside.left(), y, inside.width(), nameHeight), Qt::AlignCenter, text());
}

} // namespace skyledger::ui
