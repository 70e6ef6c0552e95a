// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/sketchpainter.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/pawns.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace skyledger::ui {

namespace {

constexpr double arrowPart = 0.7; // of the side of a part
constexpr double rounding = 3;

void drawArrow(QPainter &painter, const QRectF &rect, const Theme &theme)
{
    const double y = rect.center().y();
    const double head = rect.width() * 0.3;
    const double left = rect.left() + rect.width() * 0.1;
    const double right = rect.right() - rect.width() * 0.1;
    painter.setPen(QPen(theme.color(Role::LitFrame), 2));
    painter.drawLine(QPointF(left, y), QPointF(right - head, y));
    QPainterPath point;
    point.moveTo(right, y);
    point.lineTo(right - head * 1.3, y - head);
    point.lineTo(right - head * 1.3, y + head);
    point.closeSubpath();
    painter.fillPath(point, theme.color(Role::LitFrame));
}

void drawCard(QPainter &painter, const QRectF &rect, const SketchPart &part, const Theme &theme)
{
    const bool face = part.kind == SketchPart::Kind::Card;
    painter.setPen(QPen(theme.color(Role::Outline), 1, face ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(face ? QBrush(theme.color(Role::Developed)) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rounding, rounding);
    if (part.sign.isEmpty())
        return;
    painter.setPen(theme.color(face ? Role::Text : Role::QuietText));
    painter.drawText(rect, Qt::AlignCenter, part.sign);
}

void drawShape(QPainter &painter, const QRectF &rect, const SketchPart &part, const PlayerLook &look,
               const Theme &theme)
{
    const bool isPlayers = part.color != nullptr;
    painter.fillPath(part.shape(rect), isPlayers ? theme.color(look.color.shades) : theme.color(Role::Text));
    if (isPlayers)
        drawMarker(painter, rect.adjusted(2, 2, -2, -2), look, theme);
}

void drawPart(QPainter &painter, const QRectF &rect, const SketchPart &part, const PlayerLook &look,
              const Theme &theme)
{
    using Kind = SketchPart::Kind;
    switch (part.kind) {
    case Kind::Token:
        drawCrew(painter, rect.adjusted(1, 1, -1, -1), look, theme);
        break;
    case Kind::SpentToken:
        drawCrew(painter, rect.adjusted(1, 1, -1, -1), look, theme, false);
        break;
    case Kind::Space:
        drawEmptySpace(painter, rect.adjusted(1, 1, -1, -1), theme);
        break;
    case Kind::Square:
        drawMajoritySpace(painter, rect, nullptr, theme);
        break;
    case Kind::FilledSquare:
        drawMajoritySpace(painter, rect, &look, theme);
        break;
    case Kind::Card:
    case Kind::BackOfCard:
        drawCard(painter, rect, part, theme);
        break;
    case Kind::Pawn:
        drawPawn(painter, rect, look, theme);
        break;
    case Kind::Shape:
        drawShape(painter, rect.adjusted(1, 1, -1, -1), part, look, theme);
        break;
    }
}

} // namespace

double sketchWidth(std::size_t parts, double side)
{
    const auto count = static_cast<double>(parts);
    return parts == 0 ? 0 : count * side + (count - 1) * side * arrowPart;
}

void drawSketch(QPainter &painter, const QRectF &rect, double side, const Sketch &sketch,
                const std::function<QString(int seat)> &mark, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(boldFont(painter.font(), 0.9));
    QRectF place(rect.left(), rect.center().y() - side / 2, side, side);
    bool first = true;
    for (const SketchPart &part : sketch) {
        if (!first) {
            drawArrow(painter, QRectF(place.left(), place.top(), side * arrowPart, side), theme);
            place.translate(side * arrowPart, 0);
        }
        first = false;
        PlayerLook look;
        if (part.color != nullptr)
            look = {*part.color, part.seat >= 0 ? mark(part.seat) : QString()};
        drawPart(painter, place, part, look, theme);
        place.translate(side, 0);
    }
    painter.restore();
}

} // namespace skyledger::ui
