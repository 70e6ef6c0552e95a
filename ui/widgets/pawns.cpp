// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/pawns.h"

#include "ui/widgets/lettering.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <vector>

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

void drawAirship(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(look.color.shades));
    painter.drawRect(QRectF(rect.center().x() - rect.width() / 8, rect.bottom() - rect.height() / 4,
                            rect.width() / 4, rect.height() / 4));
    const QRectF hull = rect.adjusted(0, rect.height() * 0.08, 0, -rect.height() * 0.14);
    painter.drawEllipse(hull);
    painter.setPen(theme.color(Role::OnAccent));
    QFont letters = boldFont(painter.font());
    letters.setPixelSize(std::max(7, static_cast<int>(hull.height() * 0.7)));
    painter.setFont(letters);
    painter.drawText(hull, Qt::AlignCenter, look.mark);
}

double drawAirships(QPainter &painter, const QRectF &row, std::span<const PlayerLook> markers,
                    std::span<const PlayerLook> airships, const Theme &theme)
{
    const double side = row.height();
    std::vector<PlayerLook> lying(markers.begin(), markers.end());
    const auto pieces = [&] { return static_cast<double>(lying.size() + 2 * airships.size()); };
    if (pieces() * (side + 2) > row.width()) {
        std::erase_if(lying, [airships](const PlayerLook &marker) {
            return std::find(airships.begin(), airships.end(), marker) != airships.end();
        });
    }
    const double step = std::min(side + 2, row.width() / std::max(pieces(), 1.0));
    const double piece = std::min(side, std::max(step - 1, 8.0));
    QRectF place(row.left(), row.bottom() - piece, piece, piece);
    const auto fits = [&place, &row](double width) { return place.left() + width <= row.right() + 1; };
    for (const PlayerLook &look : lying) {
        if (fits(piece))
            drawMarker(painter, place, look, theme);
        place.translate(step, 0);
    }
    for (const PlayerLook &look : airships) {
        if (!fits(piece * 2))
            break;
        drawAirship(painter, QRectF(place.topLeft(), QSizeF(piece * 2, piece)), look, theme);
        place.translate(step * 2, 0);
    }
    return place.left();
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
