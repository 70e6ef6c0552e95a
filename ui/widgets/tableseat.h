// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/face.h"
#include "ui/widgets/tokens.h"

#include <span>
#include <vector>

namespace skyledger::ui {

/// What everybody reads of a player from across the table.
struct TableSeat {
    PlayerLook look;
    QString name;
    QString points;
    Face stock = {}; ///< numbers with the shapes of resources; a warning where something will be lost
    QString remark = {};
    bool acts = false; ///< it is the player's turn
};

/// The font in letters of a height in pixels, yet never smaller than can be read: for what is read across the table.
QFont tableFont(QFont font, double height, bool bold);

/// Draws it as a card: mark, name and points, the stock, the remark. What is too long ends in an ellipsis.
void drawTableSeat(QPainter &painter, const QRectF &rect, const TableSeat &seat, const Theme &theme);
/// All of them, two beside each other.
void drawTableSeats(QPainter &painter, const QRectF &rect, std::span<const TableSeat> seats,
                    const Theme &theme);

/// A line of figures as large as it can be, below the token of whose they are.
void drawTableFigures(QPainter &painter, const QRectF &rect, const PlayerLook &look, const QString &figures,
                      const Theme &theme);

} // namespace skyledger::ui
