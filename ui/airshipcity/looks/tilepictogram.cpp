// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/looks/tilepictogram.h"

#include "core/airshipcity/names.h"

#include <QtGui/QColor>
#include <QtGui/QPainter>
#include <QtGui/QPixmapCache>
#include <QtSvg/QSvgRenderer>

#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

QPixmap tilePictogram(TileKind kind, int side, double ratio, const QColor &color)
{
    const std::string_view name = nameOf(kind);
    const QString file = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    const int pixels = static_cast<int>(std::lround(side * ratio));
    const QString key = u"skyledger-tile-%1-%2-%3"_s.arg(file, QString::number(pixels), color.name());
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = QPixmap(pixels, pixels);
        pixmap.fill(Qt::transparent);
        QSvgRenderer drawing(u":/art/tiles/%1.svg"_s.arg(file));
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
