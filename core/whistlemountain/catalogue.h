// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/geometry/shape.h"

#include <QtCore/QString>

#include <array>
#include <optional>
#include <vector>

namespace skyledger::whistlemountain {

/// What a thing costs: units of each resource and units that any resource pays (WM-RES-06, WM-RES-08).
struct Cost {
    Amounts units;
    std::uint8_t any = 0;
    constexpr int total() const { return totalOf(units) + any; }
    friend constexpr bool operator==(const Cost &, const Cost &) = default;
};

/// The sides of a machine; either may lie horizontally.
struct Size {
    std::uint8_t width = 0;
    std::uint8_t height = 0;
    friend constexpr bool operator==(const Size &, const Size &) = default;
};

/// The measures of the printed board. Columns, rows and the bridge's row are needed to set up a game.
struct Board {
    std::uint8_t columns = 0;             ///< 1 to 16
    std::uint8_t rows = 0;                ///< 1 to 20
    std::uint8_t bridgeRow = 0;           ///< the first row above the bridge, from 1 (WM-MACH-11)
    std::optional<std::uint8_t> barracks; ///< the grid row of the lowest barracks row, from 1
    std::uint8_t floorCount = 0;
    std::array<std::uint8_t, maxRows> floorOfRow{};              ///< the floor beside each row, from 1
    std::array<std::optional<std::uint16_t>, maxRows> floorVp{}; ///< from the lowest floor up
    constexpr std::uint8_t barracksRow() const { return barracks.value_or(1); }
    friend constexpr bool operator==(const Board &, const Board &) = default;
};

struct MachineValues {
    std::optional<Size> size; ///< of this machine; else that of its class
    std::optional<std::uint16_t> build;
    std::optional<Amounts> gain;     ///< small machines only
    std::optional<std::uint16_t> vp; ///< small machines only
    friend constexpr bool operator==(const MachineValues &, const MachineValues &) = default;
};

struct UpgradeValues {
    std::optional<Cost> cost;
    std::optional<std::uint8_t> icons; ///< how many cost icons are printed; decides nothing
    std::optional<std::uint16_t> end;
    friend constexpr bool operator==(const UpgradeValues &, const UpgradeValues &) = default;
};

/// One pattern of scaffolds, in each way it can lie.
struct Piece {
    QString id;
    std::uint8_t count = 0;
    Ways ways;
    bool repeats = false; ///< an earlier piece of the list is the same one, turned or flipped
    friend bool operator==(const Piece &, const Piece &) = default;
};

/// What is printed on boards and tiles, as far as anybody knows.
struct Catalogue {
    Board board;
    std::optional<std::uint8_t> leastCells; ///< of a scaffold
    std::optional<std::uint8_t> mostCells;
    std::optional<std::uint8_t> resources; ///< printed on each scaffold
    std::vector<Piece> pieces;             ///< empty: nobody listed them
    Per<MachineClass, std::optional<Size>> sizes;
    Per<Machine, MachineValues> machines;
    Per<Upgrade, UpgradeValues> upgrades;
    Per<Trophy, std::optional<std::uint8_t>> trophies; ///< copies per kind
    Per<Card, std::optional<std::uint8_t>> cards;      ///< copies per kind

    std::uint8_t minCells() const { return leastCells.value_or(1); }
    std::uint8_t maxCells() const { return mostCells.value_or(mostScaffoldCells); }
    /// The size of a machine: its own, else that of its class.
    std::optional<Size> sizeOf(Machine machine) const
    {
        const auto &own = machines[machine].size;
        return own ? own : sizes[classOf(machine)];
    }
    /// Whether each scaffold that can be built can be listed.
    bool listsEveryScaffold() const
    {
        for (const Piece &piece : pieces) {
            for (const ScaffoldCell &each : piece.ways.front()) {
                if (each.print == Print::Unknown)
                    return false;
            }
        }
        return !pieces.empty();
    }
    friend bool operator==(const Catalogue &, const Catalogue &) = default;
};

/// Row r lies beside floor r (WM-GEO-08).
constexpr void layFloorsBesideRows(Board &board)
{
    board.floorCount = board.rows;
    for (int row = 0; row < maxRows; ++row)
        board.floorOfRow[static_cast<std::size_t>(row)] = static_cast<std::uint8_t>(row + 1);
}

} // namespace skyledger::whistlemountain
