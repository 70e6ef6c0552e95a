// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/pawns.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>

namespace skyledger::ui {

void drawOutline(QPainter &painter, const QPainterPath &shape, const PlayerLook &look, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(look.color.shades), 2, Qt::DashLine));
    painter.setBrush(theme.color(Role::Panel));
    painter.drawPath(shape);
    painter.restore();
}

void drawPawn(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme, bool ghost)
{
    const double side = std::min(rect.width(), rect.height());
    QRectF body(0, 0, side * 0.72, side * 0.72);
    body.moveCenter({rect.center().x(), rect.center().y() + side * 0.13});
    QRectF head(0, 0, side * 0.36, side * 0.36);
    head.moveCenter({rect.center().x(), body.top() + side * 0.02});
    QPainterPath pawn;
    pawn.addEllipse(body);
    QPainterPath top;
    top.addEllipse(head);
    if (ghost) {
        drawOutline(painter, pawn.united(top), look, theme);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(top, theme.color(look.color.shades));
    painter.restore();
    drawMarker(painter, body, look, theme);
}

void drawPawns(QPainter &painter, const QRectF &rect, double side, std::span<const PlayerLook> looks,
               const Theme &theme)
{
    const double high = std::min(rect.height(), side) * 0.92;
    const auto sideIn = [&](std::size_t rows) {
        return std::min(high / static_cast<double>(rows), rect.width());
    };
    const auto stepIn = [&](std::size_t rows) {
        const std::size_t more = std::max<std::size_t>(2, (looks.size() + rows - 1) / rows) - 1;
        return std::min(sideIn(rows) * 0.86, (rect.width() - sideIn(rows)) / static_cast<double>(more));
    };
    const std::size_t rows = stepIn(1) < stepIn(2) ? 2 : 1;
    const std::size_t wide = (looks.size() + rows - 1) / rows;
    const double one = sideIn(rows);
    const double top = rect.center().y() - one * static_cast<double>(rows) / 2;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const std::size_t row = i / wide;
        const QPointF corner(rect.left() + stepIn(rows) * static_cast<double>(i % wide),
                             top + one * static_cast<double>(row));
        drawPawn(painter, QRectF(corner, QSizeF(one, one)), looks[i], theme);
    }
}

void drawNumberDisc(QPainter &painter, const QRectF &rect, int number, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Role::LitFrame), 1.5));
    painter.setBrush(theme.color(Role::Lit));
    painter.drawEllipse(rect);
    painter.setPen(theme.color(Role::Text));
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(7, static_cast<int>(rect.height() * (number > 9 ? 0.5 : 0.62))));
    painter.setFont(font);
    painter.drawText(rect, Qt::AlignCenter, QString::number(number));
    painter.restore();
}

} // namespace skyledger::ui
