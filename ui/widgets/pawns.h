// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/tokens.h"

namespace skyledger::ui {

/// A pawn with the player's letter; a ghost is where one would come to stand.
void drawPawn(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme,
              bool ghost = false);
/// The dashed outline of a piece that would come to lie there.
void drawOutline(QPainter &painter, const QPainterPath &shape, const PlayerLook &look, const Theme &theme);
/// A number that leads from a line to a place of a board.
void drawNumberDisc(QPainter &painter, const QRectF &rect, int number, const Theme &theme);

} // namespace skyledger::ui
