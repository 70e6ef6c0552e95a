// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/tableseat.h"

#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/spacepainter.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

QFont tableFont(QFont font, double height, bool bold)
{
    font.setPixelSize(std::max(9, static_cast<int>(height)));
    font.setBold(bold);
    return font;
}

void drawTableSeat(QPainter &painter, const QRectF &rect, const TableSeat &seat, const Theme &theme)
{
    painter.setPen(QPen(seat.acts ? theme.color(seat.look.color.shades) : theme.color(Role::Hairline),
                        seat.acts ? 4 : 1));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, rect, 8);
    const double line = std::min(rect.height() / 3.2, rect.width() / 9);
    QRectF row(rect.left() + line * 0.3, rect.top() + line * 0.1, rect.width() - line * 0.6, line);
    drawMarker(painter, QRectF(row.left(), row.top() + line * 0.1, line * 0.8, line * 0.8), seat.look, theme);
    painter.setPen(theme.color(Role::Text));
    painter.setFont(tableFont(painter.font(), line * 0.66, true));
    const double wide = QFontMetricsF(painter.font()).horizontalAdvance(seat.points);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, seat.points);
    painter.setFont(tableFont(painter.font(), line * 0.55, true));
    const double room = row.width() - wide - line * 1.4;
    painter.drawText(row.adjusted(line, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(seat.name, Qt::ElideRight, room));
    row.translate(0, line);
    const double step = row.width() / std::max<double>(1, static_cast<double>(seat.stock.size()));
    double x = row.left();
    for (const FacePart &part : seat.stock) {
        if (part.resource != nullptr)
            drawResource(painter, QRectF(x, row.top() + line * 0.2, line * 0.6, line * 0.6), *part.resource,
                         theme);
        painter.setPen(theme.color(part.tone == FacePart::Tone::Warning ? Role::LitFrame : Role::Text));
        painter.drawText(QRectF(x + line * 0.75, row.top(), step, line), Qt::AlignLeft | Qt::AlignVCenter,
                         part.text);
        x += step;
    }
    row.translate(0, line);
    painter.setPen(theme.color(Role::Text));
    painter.setFont(tableFont(painter.font(), line * 0.42, false));
    const QFontMetricsF metrics(painter.font());
    const int lines = std::max(1, static_cast<int>((rect.bottom() - row.top()) / metrics.lineSpacing()));
    const QStringList broken = brokenText(seat.remark, metrics, row.width(), lines);
    row.setHeight(broken.size() > 1 ? metrics.lineSpacing() : line);
    for (const QString &each : broken) {
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, each);
        row.translate(0, row.height());
    }
}

void drawTableSeats(QPainter &painter, const QRectF &rect, std::span<const TableSeat> seats,
                    const Theme &theme)
{
    const double gap = rect.width() * 0.01;
    const std::size_t columns = std::min<std::size_t>(2, seats.size());
    const std::size_t rowCount = (seats.size() + 1) / 2;
    const auto rows = static_cast<double>(rowCount);
    const double high = (rect.height() - gap * (rows - 1)) / rows;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        QRectF place = nthOf(rect, i % columns, columns, gap);
        place.setHeight(high);
        const std::size_t row = i / columns;
        place.translate(0, (high + gap) * static_cast<double>(row));
        drawTableSeat(painter, place, seats[i], theme);
    }
}

void drawTableFigures(QPainter &painter, const QRectF &rect, const PlayerLook &look, const QString &figures,
                      const Theme &theme)
{
    const double side = rect.height() / 8;
    drawCrew(painter, QRectF(rect.center().x() - side / 2, rect.top(), side, side), look, theme);
    const QRectF room = rect.adjusted(0, side, 0, 0);
    const QRectF full =
        QFontMetricsF(tableFont(painter.font(), room.height(), true)).tightBoundingRect(figures);
    const double fit = std::min(room.width() / full.width(), room.height() / full.height());
    painter.setFont(tableFont(painter.font(), room.height() * fit * 0.85, true));
    painter.setPen(theme.color(Role::Text));
    painter.drawText(room, Qt::AlignCenter | Qt::TextDontClip, figures);
}

} // namespace skyledger::ui
