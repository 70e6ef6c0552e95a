// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/boards.h"
#include "core/whistlemountain/rules/corrections.h"
#include "core/whistlemountain/rules/judgement.h"

namespace skyledger::whistlemountain {

namespace {

/// What a table may insist on: everything that the parts can show. Answers false for the rest (WM-SETUP-10).
struct Cardboard {
    const Setup &setup;
    const State &state;
    Player player;

    const PlayerState &own() const { return state.players[player]; }
    bool isOnBoard(const CellSet &cells) const { return (cells - gridCells(setup)).empty(); }

    bool operator()(const BuildScaffold &build) const
    {
        const CellSet cells = cellsOf(build.cells);
        return isConnected(cells) && isOnBoard(cells)
            && (cells & (state.scaffolds | state.machineCells)).empty();
    }
    bool operator()(const BuildMachine &build) const
    {
        const CellSet cells = cellsOf(build.area);
        return !isOnGrid(state, build.machine) && isOnBoard(cells) && (cells & state.machineCells).empty();
    }
    bool operator()(const MoveWorker &move) const
    {
        const bool free = move.to.kind != Place::Kind::Cell
            || !(workerCells(state) | aircraftCells(state) | state.machineCells).contains(move.to.cell());
        State copy = state;
        const Reported nothing;
        const Boards on{setup, copy, nullptr, nothing};
        const bool exists = move.to.kind != Place::Kind::Tower || move.to.at <= setup.board().floorCount;
        const bool promoted = move.to != tower || move.from.kind == Place::Kind::Cell;
        return free && exists && promoted && removeWorker(on, player, move.from);
    }
    bool operator()(const Activate &activate) const
    {
        if (activate.machine == Machine::Workshop)
            return own().has(activate.give) && isOnDisplay(setup, state, activate.upgrade);
        if (activate.machine == Machine::Lift) {
            const CellSet cells = cellsOf(activate.area);
            const CellSet others = state.machineCells - cellsOf(state.built[Machine::Lift].area);
            return isOnGrid(state, Machine::Lift) && isOnBoard(cells) && (cells & others).empty();
        }
        if (activate.machine == Machine::Scrapyard)
            return isOnGrid(state, activate.salvage);
        return true;
    }
    bool operator()(const UseTrophy &use) const
    {
        return own().trophies[use.trophy] > 0 || own().trophies[Trophy::Unknown] > 0;
    }
    template <class Other>
    bool operator()(const Other &) const
    {
        return true;
    }
};

} // namespace

Verdict check(const Setup &setup, const State &state, const Override &overridden)
{
    Verdict verdict;
    if (overridden.isVoid)
        return verdict;
    if (const Correct *correct = std::get_if<Correct>(&overridden.event))
        return check(setup, state, *correct);
    const auto &played = std::get<Played>(overridden.event);
    bool possible = state.phase != Phase::Over
        && std::visit(Cardboard{setup, state, playerOf(state, played.play)}, played.play.what);
    if (possible) {
        State after = state;
        apply(setup, after, overridden);
        possible = isPossible(setup, after);
    }
    if (!possible)
        verdict.object(Rule::Setup10);
    return verdict;
}

} // namespace skyledger::whistlemountain
