// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/waves.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace skyledger::ui {

void drawWaves(QPainter &painter, const QRectF &rect, const QPen &pen)
{
    constexpr double length = 12;
    constexpr double height = 2.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const double part : {0.36, 0.68}) {
        QPainterPath wave;
        const double y = rect.top() + rect.height() * part;
        wave.moveTo(rect.left(), y);
        for (double x = rect.left(); x < rect.right(); x += length)
            wave.cubicTo(x + length / 3, y - 2 * height, x + 2 * length / 3, y + 2 * height, x + length, y);
        painter.drawPath(wave);
    }
    painter.restore();
}

} // namespace skyledger::ui
