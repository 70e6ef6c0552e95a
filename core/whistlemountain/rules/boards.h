// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/rules.h"
#include "core/whistlemountain/rules/table.h"

/// Inside of the rules: how pieces move. Every change of a state goes through here; nothing here asks whether it may
/// happen, and nothing relies on a passed check, since overrides come this way too.
namespace skyledger::whistlemountain {

/// The table under one event. `reported` tells what chance turned up.
struct Boards {
    const Setup &setup;
    State &state;
    Changes *changes;
    const Reported &reported;
    std::size_t drawnSoFar = 0;
    bool hasRevealed = false;
    FixedList<Pending, 32> opened{}; ///< choices that this event opens, in their order

    PlayerState &of(Player player) const { return state.players[player]; }
    void note(const Change &change) const
    {
        if (changes)
            changes->append(change);
    }
};

void noteOf(const Boards &on, Change::Kind kind, Player player, std::size_t detail = 0xFF, int amount = 0);

void addVp(const Boards &on, Player player, int amount, VpSource source, std::size_t detail, Rule rule);
/// Takes so many tokens that are in the stock; `kind` says why they go.
void takeResource(const Boards &on, Player player, Resource resource, int amount, Change::Kind kind);
/// Takes tokens from the stock, as far as they are there (WM-RES-06).
void pay(const Boards &on, Player player, const Amounts &amounts);
/// Gives tokens, as far as the supply has them (WM-RES-05).
void gain(const Boards &on, Player player, Resource resource, int amount);
void gain(const Boards &on, Player player, const Amounts &amounts);
/// Draws cards and keeps some of them (WM-RES-04).
void drawCards(const Boards &on, Player player, int draw, int keep);
inline void drawCards(const Boards &on, Player player, int count)
{
    drawCards(on, player, count, count);
}
void discardCards(const Boards &on, Player player, int count);
void gainScaffolds(const Boards &on, Player player, int count);
void giveScaffold(const Boards &on, Player player);
/// A machine comes into a stock, with what that brings (WM-U-03).
void obtainMachine(const Boards &on, Player player, Machine machine);
/// A machine or upgrade of a display comes into a stock; the slot is filled up (WM-DOCK-02).
void takeMachine(Boards &on, Player player, Machine machine);
void takeUpgrade(Boards &on, Player player, Upgrade upgrade);
/// The same for an upgrade that lies on no display (WM-C-10).
void gainUpgrade(Boards &on, Player player, Upgrade upgrade);
/// Takes a tile away from its display; with `refill` the pile fills the slot.
void clearSlot(Boards &on, Display display, std::uint8_t tile, bool refill);
void drawTrophy(Boards &on, Player player);
/// The upgrade leaves its owner, and the duplicator token with it (WM-NS-09).
void loseUpgrade(const Boards &on, Player player, Upgrade upgrade);

void sendHome(const Boards &on, Player player, Aircraft aircraft);
/// All aircraft, of anybody but `except`, that cover one of these cells.
void sendHomeFrom(const Boards &on, const CellSet &cells);
/// Takes a machine from its place (WM-MACH-12). `by` and stocks stay as they are.
void liftMachine(const Boards &on, Machine machine);
void putMachine(const Boards &on, Machine machine, const Area &area, Player by);
void putScaffold(const Boards &on, std::size_t number, const ScaffoldCells &cells, Player by);
void removeScaffold(const Boards &on, std::size_t number);
/// Workers of a grid cell, or of the whole row, fall into the whirlpool.
void dropFromCells(const Boards &on, const CellSet &cells);
/// Takes a worker away from a place or puts it there; answers false if none is there.
bool removeWorker(const Boards &on, Player player, const Place &place);
void addWorker(const Boards &on, Player player, const Place &place);
/// Lays a water line, if any is left (WM-FLOOD-01 to 08).
void flood(const Boards &on);
/// Lets the aircraft of the Harvest in progress gather what came to show beside it (WM-HARV-13).
void gatherAround(const Boards &on, const CellSet &onlyThese);

} // namespace skyledger::whistlemountain
