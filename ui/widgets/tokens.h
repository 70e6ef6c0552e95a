// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/theme.h"

#include <QtCore/QRectF>
#include <QtCore/QString>

class QPainter;
class QPainterPath;

/// Pieces of a game as they are drawn on every board. All of them fill the rectangle that they are given.
namespace skyledger::ui {

/// What is drawn over a colour, so that nobody has to see the colour.
enum class Pattern { Plain, Stripes, Dots, Grid };

/// A colour of players' pieces.
struct PieceColor {
    Shades shades{};
    Pattern pattern = Pattern::Plain;
    friend bool operator==(const PieceColor &, const PieceColor &) = default;
};

/// How a player is told apart: colour, the colour's pattern and a mark of one or two letters, always together.
struct PlayerLook {
    PieceColor color;
    QString mark;
    friend bool operator==(const PlayerLook &, const PlayerLook &) = default;
};

/// How a resource is told apart: by its colour and its shape.
struct ResourceLook {
    Shades shades{};
    QPainterPath (*shape)(const QRectF &rect) = nullptr;
};

// Shapes of resources.
QPainterPath logShape(const QRectF &rect);
QPainterPath ingotShape(const QRectF &rect);
QPainterPath coinShape(const QRectF &rect);
QPainterPath gearShape(const QRectF &rect);

/// A crew token: filled and patterned while it is ready, an outline as the grey back once it is spent.
void drawCrew(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme,
              bool ready = true);
/// A donation marker on its space.
void drawMarker(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme);
/// An empty space for a marker; `dashed` where only four players use it.
void drawEmptySpace(QPainter &painter, const QRectF &rect, const Theme &theme, bool dashed = false);
/// A majority space, square, with the marker of its holder if there is one.
void drawMajoritySpace(QPainter &painter, const QRectF &rect, const PlayerLook *holder, const Theme &theme);
/// The shape of a resource in its colour.
void drawResource(QPainter &painter, const QRectF &rect, const ResourceLook &resource, const Theme &theme);

} // namespace skyledger::ui
