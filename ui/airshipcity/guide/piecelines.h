// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/state.h"
#include "ui/airshipcity/words/pieces.h"
#include "ui/play/narrator.h"
#include "ui/play/pieces/piecedrawing.h"

namespace skyledger::ui {

struct PieceColor;

/// The colours of the players' pieces.
using PieceColors = airshipcity::Per<airshipcity::Player, const PieceColor *>;

/// A line with its drawing.
struct DrawnLine {
    PieceLine line;
    PieceDrawing drawing;
};

/// What the hands have to do, the rarest first and the crews last. All that changes on the tracks of one player is one
/// line of numbers.
std::vector<DrawnLine> pieceLines(const std::vector<words::PieceStep> &steps, const PieceColors &colors,
                                  const airshipcity::State &before, const airshipcity::State &after);

} // namespace skyledger::ui
