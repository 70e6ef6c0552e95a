// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/theme.h"

#include <QtCore/QRectF>
#include <QtCore/QString>

class QPainter;

/// Pieces of the game as they are drawn on every board. All of them fill the rectangle that they are given.
namespace skyledger::ui {

/// How a player is told apart: colour, the colour's pattern and a mark of one or two letters, always together.
struct PlayerLook {
    airshipcity::PlayerColor color{};
    QString mark;
    friend bool operator==(const PlayerLook &, const PlayerLook &) = default;
};

/// A crew token: filled and patterned while it is ready, an outline as the grey back once it is spent.
void drawCrew(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme,
              bool ready = true);
/// A donation marker on its space.
void drawMarker(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme);
/// An empty space for a marker; `dashed` where only four players use it.
void drawEmptySpace(QPainter &painter, const QRectF &rect, const Theme &theme, bool dashed = false);
/// A majority space, square, with the marker of its holder if there is one.
void drawMajoritySpace(QPainter &painter, const QRectF &rect, const PlayerLook *holder, const Theme &theme);
/// The shape of a resource: log, ingot, coin, gear.
void drawResource(QPainter &painter, const QRectF &rect, airshipcity::Resource resource, const Theme &theme);
/// A dot for a renovation type, in the resource's colour and shape.
void drawCrestDot(QPainter &painter, const QRectF &rect, airshipcity::Resource resource, const Theme &theme);

} // namespace skyledger::ui
