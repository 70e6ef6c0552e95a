// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/boards.h"
#include "core/whistlemountain/rules/judgement.h"

/// Inside of the rules, chapters "Harvest" and "Docks".
namespace skyledger::whistlemountain {

/// Whether the aircraft of this turn's Harvest still lies where it was put (WM-HARV-12).
constexpr bool isHarvesting(const State &state)
{
    const MainAction &main = state.main;
    if (main.kind != MainAction::Kind::Harvest)
        return false;
    const AircraftPlace &place = state.players[state.current].aircraft[main.aircraft];
    return place.isOnGrid() && place.area == main.area;
}

/// Cells with aircraft that are in the way: all but those that the player's ironclad pushes (WM-A-07).
CellSet aircraftInTheWay(const State &state, Player player, Aircraft aircraft);
/// Whether an aircraft may be put on a machine (WM-HARV-14).
bool canHoldAircraft(const State &state, Machine machine);
void judgeHarvest(const Judgement &on, const Harvest &harvest);
void performHarvest(Boards &on, Player player, const Harvest &harvest);

/// What a dock's action costs; the cost of an upgrade may be missing.
std::optional<Cost> costOfDock(const Setup &setup, const UseDock &use);
/// Whether this use of a dock is what an `extra` Ram grants, besides the main action (WM-AMB-16).
bool isExtraDock(const Setup &setup, const State &state, const UseDock &use);
void judgeDock(const Judgement &on, const UseDock &use);
void performDock(Boards &on, Player player, const UseDock &use);

/// What kind of machines a dock sells; only of the four that do.
constexpr MachineClass classAt(Dock dock)
{
    if (dock == Dock::Medium)
        return MachineClass::Medium;
    return dock == Dock::Large ? MachineClass::Large : MachineClass::Small;
}

/// Who occupies a dock, if anybody.
struct Occupant {
    Player player = none<Player>;
    Aircraft aircraft{};
};
Occupant occupantOf(const Setup &setup, const State &state, Dock dock);

/// Whether a player could take an upgrade from the display, and have room for it.
bool canTakeUpgrade(const Setup &setup, const State &state, Player player);
/// Judges the taking of a certain one (WM-DOCK-02, WM-RES-03).
void judgeUpgradeTaken(const Judgement &on, Upgrade upgrade);

} // namespace skyledger::whistlemountain
