// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/per.h"

#include <cstdint>

/// The cells of a board that is a grid, as large as such a board may be; a game says how much of it there is.
namespace skyledger::table {

inline constexpr int maxColumns = 16;
inline constexpr int maxRows = 20;

/// A cell of the grid: 16 times its row plus its column, both from 0, from the bottom left. 0 is A1, 16 is A2.
enum class Cell : std::uint16_t {};
template <>
inline constexpr std::size_t countOf<Cell> = maxColumns *maxRows;

constexpr int columnOf(Cell cell)
{
    return static_cast<int>(cell) % maxColumns;
}
/// The row from 0; people count from 1.
constexpr int rowOf(Cell cell)
{
    return static_cast<int>(cell) / maxColumns;
}
constexpr Cell cellAt(int column, int row)
{
    return static_cast<Cell>(row * maxColumns + column);
}

} // namespace skyledger::table
