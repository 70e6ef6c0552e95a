// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/spacepainter.h"

#include "ui/widgets/facepainter.h"
#include "ui/widgets/frame.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

namespace {

constexpr double leastMarker = 8;

/// The top of so many lines in the middle of a rectangle.
double topOf(const QRectF &rect, std::size_t lines, const QFontMetricsF &metrics)
{
    return rect.center().y() - static_cast<double>(lines) * metrics.height() / 2;
}

} // namespace

void drawSpace(QPainter &painter, const QRectF &rect, double radius, const SpaceLook &look,
               const Theme &theme)
{
    painter.setPen(QPen(theme.color(look.frame), look.line, look.style));
    painter.setBrush(theme.color(look.ground));
    drawFrame(painter, rect, radius);
}

QRectF nthOf(const QRectF &row, std::size_t place, std::size_t places, double gap)
{
    const double step = (row.width() + gap) / static_cast<double>(places);
    return {row.left() + static_cast<double>(place) * step, row.top(), step - gap, row.height()};
}

void drawMarkers(QPainter &painter, const QRectF &room, std::span<const LyingMarker> markers, double most,
                 const Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    const std::size_t columns = markers.size() > 2 ? 2 : markers.size();
    const int rows = markers.size() > 2 ? 2 : 1;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        const double high = room.height() / rows;
        const double wide = room.width() / static_cast<double>(columns);
        const std::size_t row = i / columns;
        const std::size_t column = i % columns;
        const QRectF cell(room.left() + static_cast<double>(column) * wide,
                          room.top() + static_cast<double>(row) * high, wide, high);
        const QString &beside = markers[i].beside;
        const double words = beside.isEmpty() ? 0 : metrics.horizontalAdvance(beside) + 1;
        const double side = std::max(leastMarker, std::min({cell.height(), cell.width() - words, most}));
        const double left = cell.center().x() - (side + words) / 2;
        drawMarker(painter, QRectF(left, cell.center().y() - side / 2, side, side), markers[i].look, theme);
        drawWords(painter, QRectF(left + side + 1, cell.top(), words, cell.height()), beside,
                  theme.color(Role::Text), Qt::AlignLeft | Qt::AlignVCenter);
    }
}

void drawSpaces(QPainter &painter, const QRectF &row, const MarkerSpaces &spaces, const Theme &theme)
{
    const double square = row.height();
    drawMajoritySpace(painter, QRectF(row.right() - square, row.top(), square, square),
                      spaces.majority ? &*spaces.majority : nullptr, theme);
    const int placed = static_cast<int>(spaces.markers.size());
    const int places = spaces.count ? std::max(*spaces.count, placed) : placed + 1;
    const double room = row.width() - square * 1.25;
    const double step = std::min(square * 0.86, room / std::max(1, places));
    const double side = step * 0.9;
    for (int i = 0; i < places; ++i) {
        const QRectF space(row.left() + i * step, row.center().y() - side / 2, side, side);
        if (i < placed) {
            drawMarker(painter, space, spaces.markers[static_cast<std::size_t>(i)], theme);
        } else if (spaces.count) {
            drawEmptySpace(painter, space, theme, i >= places - spaces.dashed);
        } else {
            drawWords(painter, space, QStringLiteral("?"), theme.color(Role::LitFrame));
        }
    }
}

void drawWords(QPainter &painter, const QRectF &rect, const QString &text, const QColor &ink,
               Qt::Alignment alignment)
{
    painter.setPen(ink);
    painter.drawText(rect, static_cast<int>(alignment), text);
}

void drawElided(QPainter &painter, const QRectF &rect, const QString &text, const QColor &ink,
                Qt::Alignment alignment)
{
    const QFontMetricsF metrics(painter.font());
    drawWords(painter, rect, metrics.elidedText(text, Qt::ElideRight, rect.width()), ink, alignment);
}

void drawCentred(QPainter &painter, const QRectF &rect, const QStringList &lines, const QColor &ink)
{
    const QFontMetricsF metrics(painter.font());
    double y = topOf(rect, static_cast<std::size_t>(lines.size()), metrics);
    for (const QString &line : lines) {
        drawWords(painter, QRectF(rect.left(), y, rect.width(), metrics.height()), line, ink);
        y += metrics.height();
    }
}

void drawCentred(QPainter &painter, const QRectF &rect, const Face &face, double pad, const Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    const std::vector<Face> lines = brokenFace(face, metrics, rect.width() - pad);
    double y = topOf(rect, lines.size(), metrics);
    for (const Face &line : lines) {
        const double width = faceWidth(line, metrics);
        drawFace(painter, QRectF(rect.center().x() - width / 2, y, width + 1, metrics.height()), line,
                 Role::Text, theme);
        y += metrics.height();
    }
}

} // namespace skyledger::ui
