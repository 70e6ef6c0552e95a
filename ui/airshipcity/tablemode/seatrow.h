// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"
#include "core/airshipcity/state.h"
#include "ui/widgets/tokens.h"

#include <vector>

class QPainter;

namespace skyledger::ui {

class AirshipCityTable;

/// What the table wants to see of a player from across the room.
struct SeatRow {
    struct Held {
        std::optional<int> left; ///< stages
        std::optional<airshipcity::Amounts> cost;
        friend bool operator==(const Held &, const Held &) = default;
    };

    PlayerLook look;
    QString name;
    int vp = 0;
    airshipcity::Amounts stock;
    airshipcity::ResourceSet unlocked; ///< tracks that hold twenty
    std::vector<Held> contracts;       ///< fewest stages first
    int completed = 0;
    std::vector<airshipcity::Airship> airships; ///< of which the player has the majority
    int utilities = 0;                          ///< the same
    bool plays = false;                         ///< the table waits for this player
    friend bool operator==(const SeatRow &, const SeatRow &) = default;
};

/// Everybody's, in turn order.
std::vector<SeatRow> seatRowsOf(const AirshipCityTable &table);

/// What a screen reader says of a row.
QString spokenRow(const SeatRow &row);

/// Draws a row into a rectangle. `window` is the height of all that is seen: the main numbers have 6.5 % of it at least.
void drawSeatRow(QPainter &painter, const QRectF &rect, const SeatRow &row, double window,
                 const Theme &theme);

} // namespace skyledger::ui
