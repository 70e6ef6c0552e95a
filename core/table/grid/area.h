// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/grid/cellset.h"

#include <cstdlib>
#include <utility>

namespace skyledger::table {

/// A rectangle of cells: where a piece lies. Column and row are of its lower left cell, from 0. Nowhere
/// while its width is 0.
struct Area {
    std::uint8_t column = 0;
    std::uint8_t row = 0;
    std::uint8_t width = 0;
    std::uint8_t height = 0;

    constexpr bool isNowhere() const { return width == 0; }
    constexpr int top() const { return row + height - 1; }
    constexpr int right() const { return column + width - 1; }
    constexpr int cellCount() const { return width * height; }
    constexpr bool contains(Cell cell) const
    {
        return columnOf(cell) >= column && columnOf(cell) <= right() && rowOf(cell) >= row
            && rowOf(cell) <= top();
    }
    friend constexpr bool operator==(const Area &, const Area &) = default;
};

constexpr Area areaAt(int column, int row, int width, int height)
{
    return {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row),
            static_cast<std::uint8_t>(width), static_cast<std::uint8_t>(height)};
}

/// The columns `from` to `to` of the rows `bottom` to `top`, all from 0 and within the 16 by 20 cells.
constexpr CellSet block(int from, int bottom, int to, int top)
{
    return CellSet::ofBlock(from, bottom, to, top);
}
constexpr CellSet cellsOf(const Area &area)
{
    return area.isNowhere() ? CellSet() : block(area.column, area.row, area.right(), area.top());
}

/// The cells that share a side with one of these, without these themselves.
constexpr CellSet besides(const CellSet &cells)
{
    return (cells.up() | cells.down() | cells.left() | cells.right()) - cells;
}
/// The same with the cells that share only a corner.
constexpr CellSet around(const CellSet &cells)
{
    const CellSet wide = cells | cells.left() | cells.right();
    return (wide | wide.up() | wide.down()) - cells;
}
/// Whether one can walk over the cells from any of them to any other.
constexpr bool isConnected(const CellSet &cells)
{
    if (cells.empty())
        return false;
    CellSet reached;
    reached.insert(cells.first());
    for (;;) {
        const CellSet wider = (reached | besides(reached)) & cells;
        if (wider == reached)
            return reached == cells;
        reached = wider;
    }
}
/// How many sides of `cells` touch a cell of `others`.
constexpr int segments(const CellSet &cells, const CellSet &others)
{
    return (cells.up() & others).size() + (cells.down() & others).size() + (cells.left() & others).size()
        + (cells.right() & others).size();
}
/// Steps from cell to cell, columns and rows added.
constexpr int distance(Cell a, Cell b)
{
    return std::abs(columnOf(a) - columnOf(b)) + std::abs(rowOf(a) - rowOf(b));
}

} // namespace skyledger::table
