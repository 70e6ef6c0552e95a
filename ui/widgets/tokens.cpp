// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/tokens.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <cmath>
#include <numbers>

namespace skyledger::ui {

namespace {

/// The pattern of a player's colour, drawn in the ground's colour over the fill.
void drawPattern(QPainter &painter, const QRectF &rect, Pattern pattern, const QColor &ink)
{
    const double step = rect.width() / 4.5;
    painter.setPen(QPen(ink, rect.width() / 16));
    painter.setBrush(Qt::NoBrush);
    switch (pattern) {
    case Pattern::Plain:
        return;
    case Pattern::Stripes:
        for (double x = rect.left() - rect.height(); x < rect.right(); x += step)
            painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
        return;
    case Pattern::Dots:
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        for (double y = rect.top() + step / 2; y < rect.bottom(); y += step) {
            for (double x = rect.left() + step / 2; x < rect.right(); x += step)
                painter.drawEllipse(QPointF(x, y), step / 4, step / 4);
        }
        return;
    case Pattern::Grid:
        for (double x = rect.left() + step / 2; x < rect.right(); x += step)
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
        for (double y = rect.top() + step / 2; y < rect.bottom(); y += step)
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
        return;
    }
}

QFont markFont(const QPainter &painter, const QRectF &rect, const QString &mark)
{
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(6, static_cast<int>(rect.height() * (mark.size() > 1 ? 0.42 : 0.56))));
    return font;
}

/// A filled and patterned piece with its mark on a plate of the plain colour, so that the pattern never cuts a letter.
void drawPiece(QPainter &painter, const QRectF &rect, const QPainterPath &shape, const PlayerLook &look,
               const Theme &theme)
{
    const QColor fill = theme.color(look.color.shades);
    const QColor ink = theme.color(Role::OnAccent);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(shape, fill);
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    QColor lines = ink;
    lines.setAlphaF(0.55F);
    drawPattern(painter, rect, look.color.pattern, lines);
    painter.restore();
    const double plate = rect.width() * (look.mark.size() > 1 ? 0.62 : 0.52);
    QRectF ground(0, 0, plate, rect.height() * 0.52);
    ground.moveCenter(rect.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(ground, plate / 4, plate / 4);
    painter.setPen(ink);
    painter.setFont(markFont(painter, rect, look.mark));
    painter.drawText(rect, Qt::AlignCenter, look.mark);
    painter.restore();
}

} // namespace

QPainterPath logShape(const QRectF &rect)
{
    QPainterPath path;
    const QRectF log = rect.adjusted(0, rect.height() * 0.22, 0, -rect.height() * 0.22);
    path.addRoundedRect(log, log.height() / 2, log.height() / 2);
    QPainterPath ring;
    ring.addEllipse(QPointF(log.left() + log.height() / 2, log.center().y()), log.height() * 0.26,
                    log.height() * 0.26);
    return path.subtracted(ring);
}

QPainterPath ingotShape(const QRectF &rect)
{
    QPainterPath path;
    const double inset = rect.width() * 0.22;
    path.moveTo(rect.left() + inset, rect.top() + rect.height() * 0.24);
    path.lineTo(rect.right() - inset, rect.top() + rect.height() * 0.24);
    path.lineTo(rect.right(), rect.bottom() - rect.height() * 0.2);
    path.lineTo(rect.left(), rect.bottom() - rect.height() * 0.2);
    path.closeSubpath();
    return path;
}

QPainterPath coinShape(const QRectF &rect)
{
    QPainterPath coin;
    coin.addEllipse(rect);
    QPainterPath ring;
    ring.addEllipse(rect.center(), rect.width() * 0.34, rect.height() * 0.34);
    QPainterPath middle;
    middle.addEllipse(rect.center(), rect.width() * 0.2, rect.height() * 0.2);
    return coin.subtracted(ring).united(middle);
}

QPainterPath gearShape(const QRectF &rect)
{
    constexpr int teeth = 8;
    QPainterPath path;
    const QPointF center = rect.center();
    const double outer = rect.width() / 2;
    for (int i = 0; i < teeth * 4; ++i) {
        const double angle = (i + 0.5) * 2 * std::numbers::pi / (teeth * 4);
        const double radius = (i / 2) % 2 == 0 ? outer : outer * 0.74;
        const QPointF point = center + QPointF(std::cos(angle), std::sin(angle)) * radius;
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    path.closeSubpath();
    QPainterPath hole;
    hole.addEllipse(center, outer * 0.3, outer * 0.3);
    return path.subtracted(hole);
}

void drawCrew(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme, bool ready)
{
    QPainterPath disc;
    disc.addEllipse(rect);
    if (ready) {
        drawPiece(painter, rect, disc, look, theme);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = std::max(1.5, rect.width() / 12);
    painter.setPen(QPen(theme.color(look.color.shades), line));
    painter.setBrush(theme.color(Role::Panel));
    painter.drawEllipse(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2));
    painter.setFont(markFont(painter, rect, look.mark));
    painter.drawText(rect, Qt::AlignCenter, look.mark);
    painter.restore();
}

void drawMarker(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme)
{
    QPainterPath disc;
    disc.addEllipse(rect);
    drawPiece(painter, rect, disc, look, theme);
}

void drawEmptySpace(QPainter &painter, const QRectF &rect, const Theme &theme, bool dashed)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double half = theme.lineWidth() / 2;
    painter.setPen(
        QPen(theme.color(Role::Outline), theme.lineWidth(), dashed ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(rect.adjusted(half, half, -half, -half));
    painter.restore();
}

void drawMajoritySpace(QPainter &painter, const QRectF &rect, const PlayerLook *holder, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(holder ? Role::LitFrame : Role::Outline),
                        holder ? theme.ringWidth() : theme.lineWidth()));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4);
    painter.restore();
    if (holder) {
        const double inset = rect.width() * 0.12;
        drawMarker(painter, rect.adjusted(inset, inset, -inset, -inset), *holder, theme);
    }
}

void drawResource(QPainter &painter, const QRectF &rect, const ResourceLook &resource, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(resource.shape(rect), theme.color(resource.shades));
    painter.restore();
}

} // namespace skyledger::ui
