// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/tintedpicture.h"

#include <QtGui/QColor>
#include <QtGui/QPainter>
#include <QtGui/QPixmapCache>
#include <QtSvg/QSvgRenderer>

#include <cmath>

namespace skyledger::ui {

QPixmap tintedPicture(const QString &resource, int side, double ratio, const QColor &color)
{
    const int pixels = static_cast<int>(std::lround(side * ratio));
    const QString key =
        QStringLiteral("skyledger-tinted-%1-%2-%3").arg(resource, QString::number(pixels), color.name());
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = QPixmap(pixels, pixels);
        pixmap.fill(Qt::transparent);
        QSvgRenderer drawing(resource);
        QPainter painter(&pixmap);
        drawing.render(&painter, QRectF(0, 0, pixels, pixels));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), color);
        painter.end();
        QPixmapCache::insert(key, pixmap);
    }
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

} // namespace skyledger::ui
