// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/pictures/hatching.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <array>

namespace skyledger::ui {

Hatch usualHatch(std::size_t number)
{
    constexpr std::array roles{Role::Accent, Role::LitFrame, Role::QuietText, Role::Outline};
    constexpr std::size_t kinds = 8; // of lines
    const std::size_t role = number % roles.size();
    return {roles[role], static_cast<Hatch::Lines>((number / roles.size() + 2 * role) % kinds)};
}

void drawHatched(QPainter &painter, const QRectF &rect, const Hatch &hatch, const Theme &theme, double line)
{
    using Lines = Hatch::Lines;
    const QColor fill = std::visit([&theme](const auto &what) { return theme.color(what); }, hatch.fill);
    QColor ink = theme.color(Role::Panel);
    ink.setAlphaF(0.75F);
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.fillRect(rect, fill);
    painter.setPen(QPen(ink, line / 12));
    painter.setBrush(Qt::NoBrush);
    const double step = line / 2.6;
    const auto slanted = [&](bool rising) {
        for (double x = rect.left() - rect.height(); x < rect.right(); x += step)
            painter.drawLine(QPointF(x, rising ? rect.bottom() : rect.top()),
                             QPointF(x + rect.height(), rising ? rect.top() : rect.bottom()));
    };
    if (hatch.lines == Lines::Rising || hatch.lines == Lines::Crossed)
        slanted(true);
    if (hatch.lines == Lines::Falling || hatch.lines == Lines::Crossed)
        slanted(false);
    if (hatch.lines == Lines::Level || hatch.lines == Lines::Grid) {
        for (double y = rect.top() + step / 2; y < rect.bottom(); y += step)
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
    }
    if (hatch.lines == Lines::Upright || hatch.lines == Lines::Grid) {
        for (double x = rect.left() + step / 2; x < rect.right(); x += step)
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
    }
    if (hatch.lines == Lines::Dots) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        for (double y = rect.top() + step / 2; y < rect.bottom(); y += step) {
            for (double x = rect.left() + step / 2; x < rect.right(); x += step)
                painter.drawEllipse(QPointF(x, y), step / 5, step / 5);
        }
    }
    painter.setPen(QPen(theme.color(Role::Panel), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
    painter.restore();
}

void drawOnHatching(QPainter &painter, const QRectF &rect, const QString &text, const Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + metrics.height() * 0.35, metrics.height());
    plate.moveCenter(rect.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Role::Panel));
    painter.drawRoundedRect(plate, 3, 3);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(plate, Qt::AlignCenter, text);
}

} // namespace skyledger::ui
