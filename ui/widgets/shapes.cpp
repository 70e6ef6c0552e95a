// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/shapes.h"

#include <QtGui/QPainterPath>

#include <algorithm>

namespace skyledger::ui {

namespace {

QPointF at(const QRectF &rect, double x, double y)
{
    return {rect.left() + x * rect.width(), rect.top() + y * rect.height()};
}

QPainterPath polygon(const QRectF &rect, std::initializer_list<QPointF> corners)
{
    QPainterPath path;
    for (const QPointF &corner : corners) {
        const QPointF place = at(rect, corner.x(), corner.y());
        if (path.elementCount() == 0)
            path.moveTo(place);
        else
            path.lineTo(place);
    }
    path.closeSubpath();
    return path;
}

} // namespace

QPainterPath boltShape(const QRectF &rect)
{
    return polygon(rect, {{0.62, 0}, {0.18, 0.56}, {0.46, 0.56}, {0.36, 1}, {0.84, 0.4}, {0.54, 0.4}});
}

QPainterPath dropShape(const QRectF &rect)
{
    QPainterPath path(at(rect, 0.5, 0));
    path.cubicTo(at(rect, 0.62, 0.3), at(rect, 0.88, 0.45), at(rect, 0.88, 0.68));
    path.cubicTo(at(rect, 0.88, 0.88), at(rect, 0.7, 1), at(rect, 0.5, 1));
    path.cubicTo(at(rect, 0.3, 1), at(rect, 0.12, 0.88), at(rect, 0.12, 0.68));
    path.cubicTo(at(rect, 0.12, 0.45), at(rect, 0.38, 0.3), at(rect, 0.5, 0));
    return path;
}

/// A lump.
QPainterPath coalShape(const QRectF &rect)
{
    return polygon(
        rect,
        {{0.30, 0.06}, {0.72, 0.02}, {0.98, 0.36}, {0.88, 0.80}, {0.52, 0.98}, {0.10, 0.84}, {0.02, 0.40}});
}

/// A steam whistle, lying.
QPainterPath whistleShape(const QRectF &rect)
{
    QPainterPath body;
    body.addEllipse(
        QRectF(rect.left(), rect.top() + rect.height() * 0.34, rect.width() * 0.62, rect.height() * 0.62));
    QPainterPath pipe;
    pipe.addRect(QRectF(rect.left() + rect.width() * 0.3, rect.top() + rect.height() * 0.34,
                        rect.width() * 0.7, rect.height() * 0.24));
    QPainterPath steam;
    steam.addRect(QRectF(rect.left() + rect.width() * 0.42, rect.top() + rect.height() * 0.04,
                         rect.width() * 0.14, rect.height() * 0.24));
    QPainterPath hole;
    hole.addEllipse(QRectF(rect.left() + rect.width() * 0.2, rect.top() + rect.height() * 0.56,
                           rect.width() * 0.2, rect.height() * 0.2));
    return body.united(pipe).united(steam).subtracted(hole);
}

/// A card with two lines of text.
QPainterPath cardShape(const QRectF &rect)
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    path.addRoundedRect(QRectF(at(rect, 0.18, 0), at(rect, 0.82, 1)), rect.width() / 10, rect.width() / 10);
    path.addRect(QRectF(at(rect, 0.3, 0.25), at(rect, 0.7, 0.35)));
    path.addRect(QRectF(at(rect, 0.3, 0.5), at(rect, 0.7, 0.6)));
    return path;
}

QPainterPath leafShape(const QRectF &rect)
{
    QPainterPath path(at(rect, 0.05, 0.95));
    path.cubicTo(at(rect, 0.05, 0.2), at(rect, 0.5, 0.05), at(rect, 0.98, 0.05));
    path.cubicTo(at(rect, 0.98, 0.6), at(rect, 0.7, 0.95), at(rect, 0.05, 0.95));
    return path;
}

/// Three blades around a hub.
QPainterPath propellerShape(const QRectF &rect)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(at(rect, 0.5, 0.52), rect.width() * 0.12, rect.width() * 0.12);
    path.addEllipse(at(rect, 0.5, 0.22), rect.width() * 0.13, rect.height() * 0.22);
    path.addEllipse(at(rect, 0.22, 0.72), rect.width() * 0.22, rect.height() * 0.14);
    path.addEllipse(at(rect, 0.78, 0.72), rect.width() * 0.22, rect.height() * 0.14);
    return path;
}

QPainterPath shieldShape(const QRectF &rect)
{
    QPainterPath path(at(rect, 0.5, 0));
    path.lineTo(at(rect, 0.9, 0.15));
    path.cubicTo(at(rect, 0.9, 0.6), at(rect, 0.75, 0.85), at(rect, 0.5, 1));
    path.cubicTo(at(rect, 0.25, 0.85), at(rect, 0.1, 0.6), at(rect, 0.1, 0.15));
    path.closeSubpath();
    return path;
}

/// Two leaves on a stem.
QPainterPath sproutShape(const QRectF &rect)
{
    QPainterPath path = polygon(rect, {{0.44, 0.45}, {0.56, 0.45}, {0.56, 1}, {0.44, 1}});
    path.setFillRule(Qt::WindingFill);
    path.addPath(leafShape(QRectF(at(rect, 0.5, 0), at(rect, 1, 0.6))));
    path.addEllipse(QRectF(at(rect, 0, 0.2), at(rect, 0.5, 0.6)));
    return path;
}

QPainterPath discShape(const QRectF &rect)
{
    const double side = std::min(rect.width(), rect.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(rect.center());
    QPainterPath path;
    path.addEllipse(square);
    return path;
}

QPainterPath capsuleShape(const QRectF &rect)
{
    const double side = std::min(rect.width(), rect.height());
    QPainterPath path;
    path.addRoundedRect(rect, side / 2, side / 2);
    return path;
}

QPainterPath hullShape(const QRectF &rect)
{
    const double side = std::min(rect.width(), rect.height());
    const bool lies = rect.width() >= rect.height();
    const double point = side * 0.45 / (lies ? rect.width() : rect.height());
    if (lies)
        return polygon(rect, {{0, 0.5}, {point, 0}, {1 - point, 0}, {1, 0.5}, {1 - point, 1}, {point, 1}});
    return polygon(rect, {{0.5, 0}, {1, point}, {1, 1 - point}, {0.5, 1}, {0, 1 - point}, {0, point}});
}

QPainterPath hexagonShape(const QRectF &rect)
{
    constexpr double edge = 0.067; // as all its sides are as long
    return polygon(rect,
                   {{0, 0.5}, {0.25, edge}, {0.75, edge}, {1, 0.5}, {0.75, 1 - edge}, {0.25, 1 - edge}});
}

QPainterPath cupShape(const QRectF &rect)
{
    const double wide = rect.width();
    const double high = rect.height();
    const QRectF round = rect.adjusted(0, -high * 0.5, 0, -high * 0.1);
    QPainterPath cup(QPointF(round.left(), round.center().y()));
    cup.arcTo(round, 180, 180);
    cup.closeSubpath();
    cup.setFillRule(Qt::WindingFill);
    cup.addRect(rect.center().x() - wide * 0.08, rect.center().y(), wide * 0.16, high * 0.4);
    cup.addRect(rect.center().x() - wide * 0.25, rect.bottom() - high * 0.12, wide * 0.5, high * 0.12);
    return cup;
}

/// One on two others.
QPainterPath blocksShape(const QRectF &rect)
{
    QPainterPath path;
    path.addRect(QRectF(at(rect, 0.29, 0.06), at(rect, 0.71, 0.48)));
    path.addRect(QRectF(at(rect, 0.04, 0.54), at(rect, 0.46, 0.96)));
    path.addRect(QRectF(at(rect, 0.54, 0.54), at(rect, 0.96, 0.96)));
    return path;
}

QPainterPath arrowShape(const QRectF &rect)
{
    return polygon(
        rect, {{0.5, 0.02}, {0.95, 0.5}, {0.67, 0.5}, {0.67, 0.98}, {0.33, 0.98}, {0.33, 0.5}, {0.05, 0.5}});
}

/// Four rotors on two crossed arms.
QPainterPath droneShape(const QRectF &rect)
{
    QPainterPath path = polygon(rect, {{0.2, 0.12}, {0.88, 0.8}, {0.8, 0.88}, {0.12, 0.2}});
    path.setFillRule(Qt::WindingFill);
    path.addPath(polygon(rect, {{0.8, 0.12}, {0.88, 0.2}, {0.2, 0.88}, {0.12, 0.8}}));
    for (const double x : {0.2, 0.8}) {
        for (const double y : {0.2, 0.8})
            path.addEllipse(at(rect, x, y), rect.width() * 0.19, rect.height() * 0.19);
    }
    return path;
}

} // namespace skyledger::ui
