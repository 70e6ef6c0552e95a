// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/frame.h"

#include <QtGui/QPainter>

#include <cmath>

namespace skyledger::ui {

namespace {

QRectF onPixels(const QPainter &painter, const QRectF &area)
{
    const QTransform &toScreen = painter.deviceTransform();
    if (toScreen.type() > QTransform::TxScale)
        return area;
    const QRectF exact = toScreen.mapRect(area);
    const QRectF whole(QPointF(std::round(exact.left()), std::round(exact.top())),
                       QPointF(std::round(exact.right()), std::round(exact.bottom())));
    return toScreen.inverted().mapRect(whole);
}

} // namespace

void drawFrame(QPainter &painter, const QRectF &area, double radius)
{
    const double half = painter.pen().style() == Qt::NoPen ? 0 : painter.pen().widthF() / 2;
    painter.drawRoundedRect(onPixels(painter, area).adjusted(half, half, -half, -half), radius, radius);
}

} // namespace skyledger::ui
