// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/frame.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>
#include <optional>

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

bool isWhole(double number)
{
    return std::abs(number - std::round(number)) < 1e-6;
}

/// How far the corners of an outline reach from the outer edge, up to a whole pixel of the screen. Nothing: the outline
/// is not one that covers whole pixels between its corners.
std::optional<double> reachOfCorners(const QPainter &painter, const QRectF &outer, double radius)
{
    const QPen &pen = painter.pen();
    const QTransform &toScreen = painter.deviceTransform();
    const double scale = toScreen.m11();
    const bool isPlain = pen.style() == Qt::SolidLine && pen.brush().style() == Qt::SolidPattern
        && !pen.isCosmetic() && pen.widthF() > 0 && painter.testRenderHint(QPainter::Antialiasing);
    if (!isPlain || radius <= 0 || toScreen.type() > QTransform::TxScale || scale <= 0
        || scale != toScreen.m22())
        return std::nullopt;
    const QRectF seen = toScreen.mapRect(outer);
    const bool coversPixels = isWhole(seen.left()) && isWhole(seen.top()) && isWhole(seen.right())
        && isWhole(seen.bottom()) && isWhole(pen.widthF() * scale);
    const double reach = std::ceil((radius + pen.widthF() / 2) * scale) / scale;
    if (!coversPixels || reach * 2 > std::min(outer.width(), outer.height()))
        return std::nullopt;
    return reach;
}

/// The outline of one corner, with its straight ends, as the painter turns: `start` is where the arc begins, in degrees.
void addCorner(QPainterPath &path, const QPointF &from, const QRectF &circle, double start, const QPointF &to)
{
    path.moveTo(from);
    path.arcTo(circle, start, -90);
    path.lineTo(to);
}

} // namespace

void drawFrame(QPainter &painter, const QRectF &area, double radius)
{
    const double half = painter.pen().style() == Qt::NoPen ? 0 : painter.pen().widthF() / 2;
    drawRounded(painter, onPixels(painter, area).adjusted(half, half, -half, -half), radius);
}

/// Qt's painter looks at every row of an outline for the smooth edges that only its corners have; boards draw hundreds of
/// them at each key.
void drawRounded(QPainter &painter, const QRectF &rect, double radius)
{
    const QPen pen = painter.pen();
    const double width = pen.widthF();
    const double half = width / 2;
    const QRectF outer = rect.adjusted(-half, -half, half, half);
    const std::optional<double> reach = reachOfCorners(painter, outer, radius);
    if (!reach) {
        painter.drawRoundedRect(rect, radius, radius);
        return;
    }
    if (painter.brush().style() != Qt::NoBrush) {
        painter.setPen(Qt::NoPen);
        painter.drawRoundedRect(rect, radius, radius);
    }
    const double left = outer.left() + *reach;
    const double top = outer.top() + *reach;
    const double right = outer.right() - *reach;
    const double bottom = outer.bottom() - *reach;
    QRectF circle(rect.topLeft(), QSizeF(2 * radius, 2 * radius));
    QPainterPath upper;
    addCorner(upper, {rect.left(), top}, circle, 180, {left, rect.top()});
    circle.moveRight(rect.right());
    addCorner(upper, {right, rect.top()}, circle, 90, {rect.right(), top});
    QPainterPath lower;
    circle.moveBottom(rect.bottom());
    addCorner(lower, {rect.right(), bottom}, circle, 0, {right, rect.bottom()});
    circle.moveLeft(rect.left());
    addCorner(lower, {left, rect.bottom()}, circle, 270, {rect.left(), bottom});
    QPen flat = pen;
    flat.setCapStyle(Qt::FlatCap);
    painter.strokePath(upper, flat);
    painter.strokePath(lower, flat);
    painter.fillRect(QRectF(left, outer.top(), right - left, width), pen.brush());
    painter.fillRect(QRectF(left, outer.bottom() - width, right - left, width), pen.brush());
    painter.fillRect(QRectF(outer.left(), top, width, bottom - top), pen.brush());
    painter.fillRect(QRectF(outer.right() - width, top, width, bottom - top), pen.brush());
    painter.setPen(pen);
}

} // namespace skyledger::ui
