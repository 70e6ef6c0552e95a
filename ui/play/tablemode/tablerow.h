// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/amountpainter.h"

#include <functional>
#include <optional>
#include <vector>

namespace skyledger::ui {

/// What the table wants to see of a player from across the room, in one row as wide as the window.
struct TableRow {
    /// A stock, and how much of it can be kept: a bar below it shows how full that is.
    struct Stock {
        const ResourceLook *resource = nullptr; ///< of a table that stays
        int count = 0;
        int most = 1;
        friend bool operator==(const Stock &, const Stock &) = default;
    };
    /// What a player has to do: a number, and what it asks for beside it.
    struct Card {
        QString number;
        std::optional<std::vector<CountedLook>> asks; ///< nothing: not known
        friend bool operator==(const Card &a, const Card &b);
    };
    /// What a player holds, drawn upon a plate without a word. What has the same name looks the same.
    struct Mark {
        QString what;
        std::function<void(QPainter &painter, const QRectF &plate, const Theme &theme)> draw;
        friend bool operator==(const Mark &a, const Mark &b) { return a.what == b.what; }
    };

    PlayerLook look;
    QString name;
    QString points;
    QString unit; ///< of the points
    std::vector<Stock> stock;
    std::vector<Card> cards;
    QString done; ///< how many of them are; empty: none
    std::vector<Mark> marks;
    bool acts = false; ///< the table waits for this player
    friend bool operator==(const TableRow &, const TableRow &) = default;
};

/// Draws a row into a rectangle. `window` is the height of all that is seen: the main numbers have 6.5 % of it at least.
void drawTableRow(QPainter &painter, const QRectF &rect, const TableRow &row, double window,
                  const Theme &theme);

} // namespace skyledger::ui
