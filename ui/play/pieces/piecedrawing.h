// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/session.h"
#include "ui/widgets/face.h"
#include "ui/widgets/sketch.h"

#include <vector>

namespace skyledger::ui {

/// How a line about the pieces is drawn: the piece beside its words, and numbers in the place of the words.
struct PieceDrawing {
    Sketch sketch;
    Face numbers;
    // What else a checklist shows.
    QString group = {};  ///< the heading that it stands under
    QString label = {};  ///< in the place of the words, where the heading says the rest
    QString remark = {}; ///< quiet words behind them
    int number = 0;      ///< that a board draws where the piece lay; 0: none
    friend bool operator==(const PieceDrawing &, const PieceDrawing &) = default;
};

/// A narrator that draws its lines about the pieces.
class PieceDrawings
{
public:
    PieceDrawings() = default;
    virtual ~PieceDrawings() = default;
    PieceDrawings(const PieceDrawings &) = delete;
    PieceDrawings &operator=(const PieceDrawings &) = delete;

    /// Of the lines that it tells where a session stands, in their order.
    virtual std::vector<PieceDrawing> drawings(const play::Session &session) const = 0;
};

} // namespace skyledger::ui
