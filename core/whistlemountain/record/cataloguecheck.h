// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/names.h"
#include "core/whistlemountain/catalogue.h"

#include <QtCore/QString>

#include <vector>

/// Values of a catalogue that cannot all be those of one box. A game can be played with them.
namespace skyledger::whistlemountain {

enum class Problem : std::uint8_t {
    Icons,          ///< the cost of an upgrade has another number of tokens than icons
    TrophiesInBox,  ///< the copies of the trophies are not 24 together (WM-COMP-06)
    RescueTrophies, ///< fewer than the four that are laid on the lowest floor (WM-SETUP-02)
    CardsInBox,     ///< the copies of the cards are not 40 together (WM-COMP-06)
    ScaffoldsInBox, ///< the copies of the scaffolds are not 42 together (WM-COMP-05)
    PieceCells,     ///< a scaffold has fewer or more cells than scaffolds have
    PieceResources, ///< a scaffold shows another number of resources than scaffolds do
    PieceTwice,     ///< a scaffold is an earlier one, turned or flipped
    LargerThanGrid, ///< a machine fits on no grid of these columns and rows
    BarracksRow     ///< the seven barracks rows reach above the grid
};

struct Inconsistency {
    Problem problem{};
    QString where; ///< the value, as files call it
    int needed = 0;
    int has = 0;
    friend bool operator==(const Inconsistency &, const Inconsistency &) = default;
};

/// All of them in the order of the format's page. What is missing contradicts nothing.
std::vector<Inconsistency> inconsistencies(const Catalogue &catalogue);

} // namespace skyledger::whistlemountain

namespace skyledger {
/// What `catalogue check --json` calls them.
template <>
inline constexpr std::array<std::string_view, 10> table::nameTable<whistlemountain::Problem>{
    "icons",       "trophies-in-box", "rescue-trophies", "cards-in-box",     "scaffolds-in-box",
    "piece-cells", "piece-resources", "piece-twice",     "larger-than-grid", "barracks-row"};
} // namespace skyledger
