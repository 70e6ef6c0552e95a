// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "core/airshipcity/event.h"
#include "core/airshipcity/setup.h"
#include "core/airshipcity/state.h"

/// Inside of the rules: what hands do with the pieces. Nothing here asks whether it is allowed, and nothing but a
/// correction can leave an impossible board: payments stop at 0, gains at the capacity.
namespace skyledger::airshipcity {

/// The boards while an event happens, with the list of what changes on them.
struct Boards {
    const Setup &setup;
    State &state;
    Changes *changes = nullptr;

    void note(const Change &change) const
    {
        if (changes)
            changes->append(change);
    }
};

/// Takes resources from a stock, as far as it goes.
void pay(const Boards &on, Player player, const Amounts &amounts);
/// Adds resources; what exceeds the capacity is lost (AC-RES-03).
void gain(const Boards &on, Player player, const Amounts &amounts);
/// Moves the VP marker; under `floor-zero` never below 0 (AC-AMB-10).
void scoreVp(const Boards &on, Player player, int amount, VpSource source, std::size_t detail, Rule rule);
/// Sets a crew down on a cell.
void placeCrew(const Boards &on, Player player, Crew crew, Cell at);
/// Turns a bonus effect tile down; one that was never earned stays beside the depot.
void turnDown(const Boards &on, Player player, BonusEffect effect);
/// Pushes a row or column by one space; the tile pushed out comes back at the other end and crews ride along
/// (AC-SLIDE-02, AC-SLIDE-04).
void pushLine(const Boards &on, LinePush push);

/// Takes a contract from wherever it lies: display, term track, completed, failed. Answers its place on the display,
/// or none if it was not there.
std::size_t liftContract(State &state, Contract contract);

/// Sets the values in the order of the record format: tiles, sides, crews, all others, ready crews last. Answers false,
/// with the boards half changed, if the outcome is impossible: the caller tries on a copy first.
bool applyCorrection(const Boards &on, const Correct &correct);

/// Where a tile of the city lies; `none` for a tile that is not in it.
Cell cellOf(const State &state, Tile tile);
Cell harborCell(const Setup &setup, const State &state);
/// Crew tokens in play (AC-SETUP-08, AC-LOC-GUILD-01).
std::size_t crewCount(const PlayerState &depot);
/// Cells of a player's crews, one of them left out.
KeySet<Cell> crewCells(const PlayerState &depot, Crew except = none<Crew>);

} // namespace skyledger::airshipcity
