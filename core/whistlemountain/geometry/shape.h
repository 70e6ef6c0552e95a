// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/vocabulary.h"

namespace skyledger::whistlemountain {

/// What a scaffold shows on one of its cells: nothing, one of the resources, or (in a catalogue) not described.
enum class Print : std::uint8_t { Blank, Coal, Iron, Water, Gold, Whistle, Unknown };

constexpr Print printOf(Resource resource)
{
    return static_cast<Print>(indexOf(resource) + 1);
}
constexpr bool isResource(Print print)
{
    return print != Print::Blank && print != Print::Unknown;
}
/// The resource of a print; only if it is one.
constexpr Resource resourceOf(Print print)
{
    return static_cast<Resource>(indexOf(print) - 1);
}

/// One cell of a scaffold, relative to the shape's lower left corner or on the grid.
struct ScaffoldCell {
    Cell cell{};
    Print print{};
    friend constexpr bool operator==(const ScaffoldCell &, const ScaffoldCell &) = default;
};
/// The cells of a scaffold from row 1 upward, each row from column A on.
using ScaffoldCells = FixedList<ScaffoldCell, mostScaffoldCells>;

constexpr CellSet cellsOf(const ScaffoldCells &scaffold)
{
    CellSet cells;
    for (const ScaffoldCell &each : scaffold)
        cells.insert(each.cell);
    return cells;
}
/// How many resources are printed on it; cells that nobody described are not counted.
constexpr int resourcesOn(const ScaffoldCells &scaffold)
{
    int count = 0;
    for (const ScaffoldCell &each : scaffold)
        count += isResource(each.print);
    return count;
}

/// Sorts the cells and moves them to the lower left corner.
ScaffoldCells normalised(const ScaffoldCells &scaffold);
/// Sorts the cells as `ScaffoldCells` wants it.
ScaffoldCells inReadingOrder(const ScaffoldCells &scaffold);

/// A pattern in each of the ways it can lie: turned and flipped, each way once (WM-SCAF-01).
using Ways = FixedList<ScaffoldCells, 8>;
Ways waysOf(const ScaffoldCells &pattern);

/// Whether a scaffold is this pattern, lying in one of its ways; a cell that nobody described fits anything.
bool fits(const ScaffoldCells &scaffold, const Ways &ways);

} // namespace skyledger::whistlemountain
