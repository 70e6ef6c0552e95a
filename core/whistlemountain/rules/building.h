// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/boards.h"
#include "core/whistlemountain/rules/judgement.h"

/// Inside of the rules, chapter "Building": scaffolds and machines.
namespace skyledger::whistlemountain {

inline constexpr int mostBuilds = 3; ///< in one Work (WM-WORK-02)

/// What a Build of a Work costs: the second and third 1 water each (WM-WORK-03).
constexpr Cost costOfBuild(const State &state)
{
    return {only(Resource::Water, state.done.builds > 0 ? 1 : 0), 0};
}

/// Whether a scaffold is one that the catalogue knows of (WM-SCAF-06).
bool isScaffold(const Catalogue &catalogue, const ScaffoldCells &cells);
/// The cells that give a right to place a scaffold beside them (WM-SCAF-01, WM-SCAF-05).
CellSet scaffoldNeighbours(const Setup &setup, const State &state);
/// Judges place and form of a scaffold, in phase `start` on the bottom edge instead (WM-SETUP-09).
void judgeScaffold(const Judgement &on, const BuildScaffold &build);
void performScaffold(Boards &on, Player player, const BuildScaffold &build);

/// The cells on which a machine may lie: visible scaffolds, and what `lifted` leaves free (WM-MACH-01, WM-M-08).
CellSet machineGround(const Setup &setup, const State &state, Machine lifted = none<Machine>);
/// Judges the area of a machine that is built or moved (WM-MACH-01, WM-MACH-06, WM-MACH-07).
void judgeMachineArea(const Judgement &on, Machine machine, const Area &area, Machine lifted = none<Machine>);
void judgeMachine(const Judgement &on, const BuildMachine &build);
void performMachine(Boards &on, Player player, const BuildMachine &build);
/// Puts the Lift elsewhere (WM-M-08).
void performLift(Boards &on, Player player, const Area &area);

/// A player has something to build (formats page, `build`).
constexpr bool canBuild(const State &state, Player player)
{
    return state.players[player].scaffolds > 0 || !state.players[player].machines.empty();
}

} // namespace skyledger::whistlemountain
