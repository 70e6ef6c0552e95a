// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/widgets/tokens.h"

#include <optional>
#include <vector>

class QPainter;

namespace skyledger::ui {

/// Donation spaces with the markers on them, and the majority space.
struct GridFace {
    std::vector<PlayerLook> markers; ///< in turn order
    std::optional<int> spaces;       ///< in this game; nothing: not known
    int extra = 0;                   ///< so many of them, the last, are used by four players only
    std::optional<PlayerLook> majority;
    QString spoken; ///< the same in words
    friend bool operator==(const GridFace &, const GridFace &) = default;
};

GridFace gridFaceOf(const AirshipCityTable &table, const airshipcity::Grid &grid,
                    const airshipcity::DonationSpaces &spaces);

/// Draws the spaces from the left and the majority space at the right end. Where the number of spaces is not known a
/// brass "?" stands behind the markers.
void drawGrid(QPainter &painter, const QRectF &row, const GridFace &face, const Theme &theme);

/// Draws a cost, or in brass that it is to be entered.
void drawCost(QPainter &painter, const QRectF &row, const std::optional<airshipcity::Amounts> &cost,
              const Theme &theme);
/// A cost in words: "Cost: 4 wood, 2 gears."
QString spokenCost(const std::optional<airshipcity::Amounts> &cost);

} // namespace skyledger::ui
