// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/fittedtext.h"

#include "ui/widgets/lettering.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

void drawFittedText(QPainter &painter, const QRectF &rect, const QString &text)
{
    const QFont usual = painter.font();
    const auto draws = [&](const QSizeF &room) {
        const QFontMetricsF metrics(painter.font());
        const QStringList lines = brokenText(text, metrics, room.width(), 9);
        const bool fits = static_cast<double>(lines.size()) * metrics.height() <= room.height() + 4
            && std::all_of(lines.begin(), lines.end(), [&](const QString &line) {
                              return metrics.horizontalAdvance(line) <= room.width() && !line.endsWith(u'…');
                          });
        if (fits)
            painter.drawText(QRectF(QPointF(-room.width() / 2, -room.height() / 2), room), Qt::AlignCenter,
                             lines.join(u'\n'));
        return fits;
    };
    painter.save();
    painter.translate(rect.center());
    bool isDrawn = false;
    for (const double size : {1.0, 0.8}) {
        painter.setFont(scaledFont(usual, size));
        isDrawn = isDrawn || draws(rect.size());
        painter.rotate(-90);
        isDrawn = isDrawn || draws(rect.size().transposed());
        painter.rotate(90);
    }
    painter.restore();
    if (!isDrawn)
        painter.drawText(rect, Qt::AlignCenter, text.left(2));
}

} // namespace skyledger::ui
