// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/tablemode/largetext.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

namespace {

QFont largeFont(const QPainter &painter, double height, bool bold)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(height))));
    font.setBold(bold);
    return font;
}

} // namespace

void writeLarge(QPainter &painter, const QRectF &rect, const QString &text, double height,
                const QColor &color, bool bold, Qt::Alignment alignment)
{
    const QFont before = painter.font();
    const QFont font = largeFont(painter, height, bold);
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(rect, alignment | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width() + 1));
    painter.setFont(before);
}

double widthOfLarge(const QPainter &painter, const QString &text, double height, bool bold)
{
    return QFontMetricsF(largeFont(painter, height, bold)).horizontalAdvance(text);
}

} // namespace skyledger::ui
