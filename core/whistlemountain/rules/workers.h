// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/boards.h"
#include "core/whistlemountain/rules/judgement.h"

/// Inside of the rules, chapter "Workers": moves, rescues, promotions, tower steps.
namespace skyledger::whistlemountain {

/// Which kind of carrying a move within a Work is: a Rescue from the whirlpool, else a Move (WM-WORK-05).
constexpr Choose taskOf(const MoveWorker &move)
{
    return move.from.kind == Place::Kind::Whirlpool ? Choose::Rescue : Choose::Move;
}
/// What the task costs (WM-WORK-04).
constexpr Cost costOfTask(Choose task)
{
    return {only(Resource::Gold, task == Choose::Rescue ? 2 : 1), 0};
}
/// Whether carrying of this kind can be charged a toll (WM-L-14).
constexpr bool isTolled(Choose kind)
{
    return kind == Choose::Move || kind == Choose::Rescue || kind == Choose::Board || kind == Choose::Release;
}
bool isTollDue(const Setup &setup, const State &state, Choose kind);

/// Whether this player could do such a thing with this stock (WM-WORKER-06).
bool canCarry(const Setup &setup, const State &state, Player player, Choose kind, const Amounts &stock);

/// Judges from where to where a worker is carried and the toll; `stock` is what is left after the cost.
void judgeCarry(const Judgement &on, Choose kind, const MoveWorker &move, const Pending *entry,
                const Amounts &stock);
/// Carries the worker and gives what that brings.
void performCarry(Boards &on, Player player, Choose kind, const MoveWorker &move);

/// A worker slides into the tower in its row (WM-MACH-02). The cell is left already.
void promote(Boards &on, Player owner, int row);
/// The workers of these cells are promoted: first the player's, then clockwise, from the top row down (WM-MACH-02,
/// WM-MACH-08). Answers how many.
int promoteAll(Boards &on, Player player, const CellSet &cells, const CellSet &besides);

/// Every place from which a player's worker could be carried.
std::vector<Place> placesOf(const Setup &setup, const State &state, Player player);

} // namespace skyledger::whistlemountain
