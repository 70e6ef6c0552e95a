// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/table.h"

#include <algorithm>

namespace skyledger::whistlemountain {

CellSet gridCells(const Setup &setup)
{
    return block(0, 0, setup.board().columns - 1, setup.board().rows - 1);
}

CellSet coveredCells(const Setup &setup, const State &state)
{
    return block(0, 0, setup.board().columns - 1, state.water - 1);
}

CellSet visibleScaffolds(const Setup &setup, const State &state)
{
    return state.scaffolds - state.machineCells - coveredCells(setup, state);
}

CellSet uncoveredMachines(const Setup &setup, const State &state)
{
    return state.machineCells - coveredCells(setup, state);
}

CellSet aircraftCells(const State &state)
{
    CellSet cells;
    for (const PlayerState &player : state.players) {
        for (const AircraftPlace &place : player.aircraft) {
            if (place.isOnGrid())
                cells |= cellsOf(place.area);
        }
    }
    return cells;
}

CellSet workerCells(const State &state)
{
    CellSet cells;
    for (const PlayerState &player : state.players)
        cells |= player.workers.grid;
    return cells;
}

CellSet emptyCells(const Setup &setup, const State &state)
{
    return gridCells(setup) - state.scaffolds - state.machineCells - aircraftCells(state)
        - coveredCells(setup, state);
}

CellSet freeScaffoldCells(const Setup &setup, const State &state)
{
    return visibleScaffolds(setup, state) - state.printed - workerCells(state) - aircraftCells(state);
}

CellSet floatingCells(const Setup &setup, const State &state, Player player)
{
    if (!isInForce(setup, state, Machine::Jetpack))
        return {};
    if (setup.rulings.jetpackUsers == JetpackUsers::Builder && state.built[Machine::Jetpack].by != player)
        return {};
    const CellSet below = visibleScaffolds(setup, state) | uncoveredMachines(setup, state);
    return (below.up() & emptyCells(setup, state)) - workerCells(state);
}

bool isInForce(const Setup &setup, const State &state, Machine machine)
{
    if (!isSubmerged(state, machine))
        return isOnGrid(state, machine);
    const bool mayStay = machine == Machine::Jetpack || machine == Machine::Bazaar;
    return mayStay && setup.rulings.submergedRules == SubmergedRules::Stay;
}

Machine machineAt(const State &state, Cell cell)
{
    if (!state.machineCells.contains(cell))
        return none<Machine>;
    for (const Machine machine : state.onGrid) {
        if (state.built[machine].area.contains(cell))
            return machine;
    }
    return none<Machine>;
}

bool hasAbility(const State &state, Player player, Ability ability)
{
    const PlayerState &own = state.players[player];
    return own.ability == ability || (state.duplicator == ability && own.has(Upgrade::Duplicator));
}

int supplyOf(const Setup &setup, const State &state, Resource resource)
{
    int left = tokensPerResource - state.bazaar[resource] - state.tollBridge[resource];
    for (const Player player : setup.players())
        left -= state.players[player].stock[resource];
    return std::max(left, 0);
}

int scaffoldsOnGrid(const State &state)
{
    int count = 0;
    for (std::size_t number = 1; number <= state.pieceCount; ++number)
        count += state.pieceBy[number] != none<Player>;
    return count;
}

int scaffoldsLeft(const Setup &setup, const State &state)
{
    int left = scaffoldsInBox - scaffoldsOnGrid(state);
    for (const Player player : setup.players())
        left -= state.players[player].scaffolds;
    return std::max(left, 0);
}

int pileLeft(const Setup &setup, const State &state, Display display)
{
    int left = tilesInGame(setup, display) - static_cast<int>(state.displays[display].size());
    for (const Player player : setup.players()) {
        const PlayerState &own = state.players[player];
        if (display == Display::Upgrades) {
            left -= static_cast<int>(own.upgrades.size());
        } else {
            left -=
                static_cast<int>(std::count_if(own.machines.begin(), own.machines.end(), [&](Machine each) {
                    return displayOf(classOf(each)) == display;
                }));
        }
    }
    if (display == Display::Upgrades)
        return std::max(left - state.removed.size(), 0);
    for (const Machine machine : state.onGrid)
        left -= displayOf(classOf(machine)) == display;
    return std::max(left, 0);
}

namespace {

/// Whether a tile of the game is in nobody's stock and not seen on its display.
template <class Tile>
bool isHidden(const Setup &setup, const State &state, Display display, Tile tile)
{
    const bool isHeld =
        anyIn(setup.players(), [&](Player player) { return state.players[player].has(tile); });
    return !isHeld && !state.displays[display].contains(static_cast<std::uint8_t>(tile));
}

template <class Tile>
bool canBeOn(const Setup &setup, const State &state, const DisplayList &display, Tile tile)
{
    return display.contains(static_cast<std::uint8_t>(tile))
        || (display.contains(unnamed) && isUnplaced(setup, state, tile));
}

} // namespace

bool isUnplaced(const Setup &setup, const State &state, Machine machine)
{
    return isInGame(setup, machine) && !isOnGrid(state, machine)
        && isHidden(setup, state, displayOf(classOf(machine)), machine);
}

bool isUnplaced(const Setup &setup, const State &state, Upgrade upgrade)
{
    return isInGame(setup, upgrade) && !state.removed.contains(upgrade)
        && isHidden(setup, state, Display::Upgrades, upgrade);
}

bool isOnDisplay(const Setup &setup, const State &state, Machine machine)
{
    return canBeOn(setup, state, state.displays[displayOf(classOf(machine))], machine);
}

bool isOnDisplay(const Setup &setup, const State &state, Upgrade upgrade)
{
    return canBeOn(setup, state, state.displays[Display::Upgrades], upgrade);
}

MachineSet takeableMachines(const Setup &setup, const State &state)
{
    MachineSet placed = state.onGrid;
    for (const Player player : setup.players()) {
        for (const Machine machine : state.players[player].machines)
            placed.insert(machine);
    }
    MachineSet takeable;
    for (const Machine machine : all<Machine>()) {
        const DisplayList &display = state.displays[displayOf(classOf(machine))];
        if (display.contains(static_cast<std::uint8_t>(machine))
            || (display.contains(unnamed) && isInGame(setup, machine) && !placed.contains(machine)))
            takeable.insert(machine);
    }
    return takeable;
}

UpgradeSet takeableUpgrades(const Setup &setup, const State &state)
{
    UpgradeSet takeable;
    for (const Upgrade upgrade : all<Upgrade>()) {
        if (isOnDisplay(setup, state, upgrade))
            takeable.insert(upgrade);
    }
    return takeable;
}

int floorBeside(const Setup &setup, int row)
{
    return setup.board().floorOfRow[static_cast<std::size_t>(row)];
}

CellSet showingCells(const Setup &setup, const State &state)
{
    return ((visibleScaffolds(setup, state) & state.printed) - aircraftCells(state))
        | coveredCells(setup, state);
}

Resource shownOn(const State &state, Cell cell)
{
    return isCovered(state, cell) ? Resource::Water : resourceOf(state.printAt[cell]);
}

int pileBelow(const State &state, const CellSet &cells)
{
    if (state.water > 0)
        return 0;
    return (cells & block(0, 0, maxColumns - 1, 0)).size();
}

} // namespace skyledger::whistlemountain
