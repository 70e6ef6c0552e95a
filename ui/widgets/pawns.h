// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/tokens.h"

#include <span>

namespace skyledger::ui {

/// A pawn with the player's letter; a ghost is where one would come to stand.
void drawPawn(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme,
              bool ghost = false);
/// As many pawns beside each other as there are looks, no larger than a side, in two rows where they would cover each other
/// in one.
void drawPawns(QPainter &painter, const QRectF &rect, double side, std::span<const PlayerLook> looks,
               const Theme &theme);
/// The dashed outline of a piece that would come to lie there.
void drawOutline(QPainter &painter, const QPainterPath &shape, const PlayerLook &look, const Theme &theme);
/// An airship with its gondola, twice as wide as high.
void drawAirship(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme);
/// Markers, then airships, in a row from the left as large as fits; answers where it ends. Where there is little room an
/// airship stands for the marker of the same player that lies below it; what does not fit even so is left out.
double drawAirships(QPainter &painter, const QRectF &row, std::span<const PlayerLook> markers,
                    std::span<const PlayerLook> airships, const Theme &theme);
/// A number that leads from a line to a place of a board.
void drawNumberDisc(QPainter &painter, const QRectF &rect, int number, const Theme &theme);

} // namespace skyledger::ui
