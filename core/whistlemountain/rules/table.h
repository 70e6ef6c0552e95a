// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/state.h"

#include <optional>

/// What can be read off the table: chapter "The board" and the supply. Inside of the rules and for what shows the table.
namespace skyledger::whistlemountain {

/// The cells of the grid (WM-GEO-01).
CellSet gridCells(const Setup &setup);
/// Cells under water lines (WM-GEO-04).
CellSet coveredCells(const Setup &setup, const State &state);
/// Scaffold cells not under water nor a machine (WM-GEO-05).
CellSet visibleScaffolds(const Setup &setup, const State &state);
/// Machine cells not under water.
CellSet uncoveredMachines(const Setup &setup, const State &state);
CellSet aircraftCells(const State &state);
CellSet workerCells(const State &state);
/// No scaffold, machine, aircraft or water (WM-GEO-06). A worker may float there.
CellSet emptyCells(const Setup &setup, const State &state);
/// Cells for a worker (WM-GEO-07).
CellSet freeScaffoldCells(const Setup &setup, const State &state);
/// Cells above scaffolds and machines where the Jetpack lets this player put a worker (WM-L-07).
CellSet floatingCells(const Setup &setup, const State &state, Player player);
/// Where this player may put a worker that is moved or rescued (WM-WORKER-05).
inline CellSet workerTargets(const Setup &setup, const State &state, Player player)
{
    return freeScaffoldCells(setup, state) | floatingCells(setup, state, player);
}

constexpr bool isCovered(const State &state, Cell cell)
{
    return rowOf(cell) < state.water;
}
constexpr bool isOnGrid(const State &state, Machine machine)
{
    return state.onGrid.contains(machine);
}
constexpr bool isSubmerged(const State &state, Machine machine)
{
    return isOnGrid(state, machine) && state.built[machine].area.row < state.water;
}
/// WM-ACT-02.
constexpr bool isActive(const State &state, Machine machine)
{
    return isOnGrid(state, machine) && !isSubmerged(state, machine);
}
/// Whether the lasting rule of a machine holds (WM-FLOOD-05, WM-FLOOD-06).
bool isInForce(const Setup &setup, const State &state, Machine machine);
/// The machine on a cell; `none` if there is none.
Machine machineAt(const State &state, Cell cell);

/// Whether a player has an ability, the own one or by the duplicator token (WM-U-04).
bool hasAbility(const State &state, Player player, Ability ability);
/// Tokens of a resource left in the supply (WM-RES-05).
int supplyOf(const Setup &setup, const State &state, Resource resource);
int scaffoldsOnGrid(const State &state);
/// Scaffolds in the three piles.
int scaffoldsLeft(const Setup &setup, const State &state);
/// Tiles in the face-down pile of a display.
int pileLeft(const Setup &setup, const State &state, Display display);
/// Whether a tile is in the game and lies nowhere that anybody could name: in a pile, or unnamed on a display.
bool isUnplaced(const Setup &setup, const State &state, Machine machine);
bool isUnplaced(const Setup &setup, const State &state, Upgrade upgrade);
/// Whether a tile can be taken from its display: it is named there, or may be an unnamed one.
bool isOnDisplay(const Setup &setup, const State &state, Machine machine);
bool isOnDisplay(const Setup &setup, const State &state, Upgrade upgrade);
/// All that can be taken so.
MachineSet takeableMachines(const Setup &setup, const State &state);
UpgradeSet takeableUpgrades(const Setup &setup, const State &state);
/// The floor beside a grid row (from 0), from 1 (WM-GEO-08).
int floorBeside(const Setup &setup, int row);
/// How many lines are left beside the board.
constexpr int linesLeft(const State &state)
{
    return maxWaterLines - state.water;
}
/// The resources shown beside these cells, by cell: scaffold cells and covered ones (WM-HARV-04, WM-HARV-08). Rows below
/// the grid are not in it: see `pileBelow`.
CellSet showingCells(const Setup &setup, const State &state);
/// The resource that a cell of `showingCells` shows.
Resource shownOn(const State &state, Cell cell);
/// How many of these cells lie in row 1 on the pile of water lines (WM-GEO-04).
int pileBelow(const State &state, const CellSet &cells);

} // namespace skyledger::whistlemountain
