// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/tokens.h"

#include <optional>
#include <vector>

namespace skyledger::ui {

/// Whose turn it is and how far the game is, across the top of the window.
struct TableHead {
    std::optional<PlayerLook> look; ///< of whoever the table waits for
    QString turn;                   ///< the same in words, or that the game is over
    QString part;                   ///< of the game
    QString moment;                 ///< of that part, in bold
    /// How many moments each part has, as boxes in a line.
    std::vector<int> parts;
    int passed = 0;      ///< moments
    bool isOver = false; ///< else the one after them is now
    friend bool operator==(const TableHead &, const TableHead &) = default;
};

/// `window` is the height of all that is seen.
void drawTableHead(QPainter &painter, const QRectF &rect, const TableHead &head, double window,
                   const Theme &theme);

} // namespace skyledger::ui
