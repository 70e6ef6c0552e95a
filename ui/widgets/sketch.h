// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <vector>

class QPainterPath;
class QRectF;

namespace skyledger::ui {

struct PieceColor;

/// A piece or its place in a small drawing.
struct SketchPart {
    enum class Kind {
        Token,        ///< of a player, ready
        SpentToken,   ///< its other side
        Space,        ///< for a marker, empty
        Square,       ///< for a majority, empty
        FilledSquare, ///< the same with the player's marker
        Card,         ///< a tile or a card with its sign
        BackOfCard,   ///< the same turned over, or where it will lie
        Pawn,         ///< of a player
        Shape         ///< of a thing that a game draws by an outline, in the player's colour if it has one
    };
    Kind kind = Kind::Card;
    const PieceColor *color = nullptr;                   ///< of a table that stays; of pieces of a player
    int seat = -1;                                       ///< whose, as the table counts them; else -1
    QString sign = {};                                   ///< one letter or sign on a card
    QPainterPath (*shape)(const QRectF &rect) = nullptr; ///< of a shape
    friend bool operator==(const SketchPart &, const SketchPart &) = default;
};

/// What a hand does: where a piece is, then where it goes. One part alone says of whom or of what a line tells.
using Sketch = std::vector<SketchPart>;

} // namespace skyledger::ui
