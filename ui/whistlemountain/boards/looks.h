// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/guide/whistlemountaintable.h"
#include "ui/widgets/tokens.h"

/// How the pieces of Whistle Mountain look: colours, patterns and shapes, and what is drawn with them.
namespace skyledger::ui::whistle {

/// A player's colour with its pattern and letter.
PlayerLook lookOf(const WhistleMountainTable &table, Player player);
/// The colour of the pieces of a player, whoever that is.
const PieceColor &pieceColor(PlayerColor color);
/// A resource as its shape in its colour.
const ResourceLook &lookOf(Resource resource);

/// An aircraft as its outline, in nobody’s colour.
const ResourceLook &lookOf(Aircraft aircraft);

/// Colours of the board besides those of the theme.
QColor waterColor(const Theme &theme);
QColor waveColor(const Theme &theme);

/// A square about a point.
QRectF squareAt(const QPointF &center, double side);
/// An aircraft on the cells it covers: a disc, a capsule, or a pointed hull.
void drawAircraft(QPainter &painter, const QRectF &rect, Aircraft aircraft, const PlayerLook &look,
                  const Theme &theme, bool ghost = false);
/// Waves over a row.
void drawWaves(QPainter &painter, const QRectF &rect, const Theme &theme);

/// The outline of one, for small drawings in the boards of players.
QPainterPath aircraftShape(const QRectF &rect, Aircraft aircraft);

} // namespace skyledger::ui::whistle
