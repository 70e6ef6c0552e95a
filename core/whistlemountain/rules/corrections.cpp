// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/corrections.h"

#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/turns.h"
#include "core/whistlemountain/settings.h"

#include <algorithm>
#include <set>

namespace skyledger::whistlemountain {

namespace {

/// In which order the values of one correction are set (formats page).
int stageOf(const Assignment &each)
{
    switch (each.setting.as<Setting>()) {
    case Setting::Piece:
        return 0;
    case Setting::Machine:
        return 1;
    case Setting::Water:
        return 2;
    case Setting::Aircraft:
        return 3;
    case Setting::Workers:
        return 4;
    default:
        return 5;
    }
}
constexpr int lastStage = 5;

/// The number of a scaffold, as it lies on the grid.
std::size_t pieceOf(const Assignment &each)
{
    return each.things[0] + 1U;
}

void setPiece(const Boards &on, const Assignment &each)
{
    const auto cells = each.as<ScaffoldCells>();
    if (!cells.empty())
        putScaffold(on, pieceOf(each), cells, on.state.current);
}

/// Takes a machine off the grid; what lies on it stays where it is.
void takeOff(State &state, Machine machine)
{
    state.machineCells -= cellsOf(state.built[machine].area);
    state.onGrid.remove(machine);
    state.built[machine] = {};
}

void setMachine(const Boards &on, const Assignment &each)
{
    State &state = on.state;
    const auto machine = each.thing<Machine>();
    const auto placement = each.as<MachinePlacement>();
    if (machine == Machine::Bazaar)
        state.bazaar = placement.holds;
    if (machine == Machine::TollBridge)
        state.tollBridge = placement.holds;
    if (placement.area.isNowhere())
        return;
    putMachine(on, machine, placement.area, placement.by);
    for (const Player player : on.setup.players()) {
        MachineList &machines = on.of(player).machines;
        const std::size_t at = machines.find(machine);
        if (at < machines.size())
            machines.removeAt(at);
    }
}

void setVp(const Boards &on, const Assignment &each)
{
    const auto player = each.thing<Player>();
    addVp(on, player, each.value.number() - on.of(player).vp, VpSource::Correction, 0xFF, Rule::Setup10);
}

void setCurrent(const Boards &on, const Assignment &each)
{
    State &state = on.state;
    state.current = each.as<Player>();
    state.phase = Phase::Turn;
    state.pending.clear();
    state.main = {};
    state.done = {};
    state.groups = 0;
}

void set(const Boards &on, const Assignment &each)
{
    switch (each.setting.as<Setting>()) {
    case Setting::Vp:
        setVp(on, each);
        break;
    case Setting::Piece:
        setPiece(on, each);
        break;
    case Setting::Machine:
        setMachine(on, each);
        break;
    case Setting::Current:
        setCurrent(on, each);
        break;
    default:
        settings().put(on.state, each);
        break;
    }
}

int cardsInHands(const Setup &setup, const State &state)
{
    int sum = 0;
    for (const Player player : setup.players())
        sum += state.players[player].cards;
    return sum;
}

void lapseUnanswerable(Boards &on)
{
    auto &pending = on.state.pending;
    bool lapsed = false;
    for (std::size_t at = 0; at < pending.size();) {
        const Pending &entry = pending[at];
        if (entry.choose == Choose::Land || canBeAnswered(on.setup, on.state, entry)) {
            ++at;
            continue;
        }
        noteOf(on, Change::Kind::Lapsed, entry.player, indexOf(entry.choose));
        pending.removeAt(at);
        lapsed = true;
    }
    if (lapsed)
        settle(on);
}

} // namespace

void applyCorrection(Boards &on, const Correct &correct)
{
    State &state = on.state;
    const auto builders = state.pieceBy;
    for (const Assignment &each : correct.set) {
        if (each.setting == Setting::Piece)
            removeScaffold(on, pieceOf(each));
        if (each.setting == Setting::Machine)
            takeOff(state, each.thing<Machine>());
    }
    for (int stage = 0; stage <= lastStage; ++stage) {
        for (const Assignment &each : correct.set) {
            if (stageOf(each) == stage)
                set(on, each);
        }
    }
    // A scaffold that lay there already stays that of whoever built it.
    for (const Assignment &each : correct.set) {
        if (each.setting == Setting::Piece
            && state.pieceBy[pieceOf(each)] != none<Player> && builders[pieceOf(each)] != none<Player>)
            state.pieceBy[pieceOf(each)] = builders[pieceOf(each)];
    }
    state.discarded =
        static_cast<std::uint8_t>(std::max(cardsInBox - cardsInHands(on.setup, state) - state.deckLeft, 0));
    noteOf(on, Change::Kind::Corrected, none<Player>);
    lapseUnanswerable(on);
    state.phase = phaseOf(state);
}

namespace {

bool hasEnoughParts(const Setup &setup, const State &state)
{
    for (const Resource resource : all<Resource>()) {
        int held = state.bazaar[resource] + state.tollBridge[resource];
        for (const Player player : setup.players())
            held += state.players[player].stock[resource];
        if (held > tokensPerResource)
            return false;
    }
    int scaffolds = scaffoldsOnGrid(state);
    int trophies = 0;
    for (const TrophyCounts &floor : state.floors)
        trophies += totalOf(floor);
    for (const Player player : setup.players()) {
        scaffolds += state.players[player].scaffolds;
        trophies += totalOf(state.players[player].trophies);
    }
    return scaffolds <= scaffoldsInBox && trophies <= trophiesInBox
        && cardsInHands(setup, state) + state.deckLeft <= cardsInBox;
}

/// Each tile in one place, and no more of them than there are.
bool tilesAreSingle(const Setup &setup, const State &state)
{
    Per<Machine, int> machines;
    Per<Upgrade, int> upgrades;
    Per<Display, int> placed;
    for (const Machine machine : state.onGrid)
        ++machines[machine];
    for (const Upgrade upgrade : state.removed)
        ++upgrades[upgrade];
    for (const Player player : setup.players()) {
        for (const Machine machine : state.players[player].machines)
            ++machines[machine];
        for (const Upgrade upgrade : state.players[player].upgrades)
            ++upgrades[upgrade];
    }
    for (const Display display : all<Display>()) {
        for (const std::uint8_t tile : state.displays[display]) {
            if (tile == unnamed)
                ++placed[display];
            else if (display == Display::Upgrades)
                ++upgrades[static_cast<Upgrade>(tile)];
            else
                ++machines[static_cast<Machine>(tile)];
        }
    }
    for (const Machine machine : all<Machine>()) {
        placed[displayOf(classOf(machine))] += machines[machine];
        if (machines[machine] > 1 || (machines[machine] > 0 && !isInGame(setup, machine)))
            return false;
    }
    for (const Upgrade upgrade : all<Upgrade>()) {
        placed[Display::Upgrades] += upgrades[upgrade];
        if (upgrades[upgrade] > 1 || (upgrades[upgrade] > 0 && !isInGame(setup, upgrade)))
            return false;
    }
    return !anyOf<Display>([&](Display each) { return placed[each] > tilesInGame(setup, each); });
}

bool machinesFit(const Setup &setup, const State &state)
{
    int cells = 0;
    CellSet covered;
    for (const Machine machine : state.onGrid) {
        cells += state.built[machine].area.cellCount();
        covered |= cellsOf(state.built[machine].area);
    }
    return covered.size() == cells && (covered - gridCells(setup)).empty();
}

bool aircraftFit(const Setup &setup, const State &state)
{
    CellSet taken = coveredCells(setup, state);
    KeySet<Dock> docks;
    for (const Player player : setup.players()) {
        for (const Aircraft aircraft : all<Aircraft>()) {
            const AircraftPlace &place = state.players[player].aircraft[aircraft];
            if (place.kind == AircraftPlace::Kind::Dock) {
                if (docks.contains(place.dock))
                    return false;
                docks.insert(place.dock);
            }
            if (!place.isOnGrid())
                continue;
            const CellSet cells = cellsOf(place.area);
            const bool straight = place.area.width == 1 || place.area.height == 1;
            if (!straight || place.area.cellCount() != cellsOf(aircraft) || !(cells & taken).empty()
                || !(cells - gridCells(setup)).empty())
                return false;
            taken |= cells;
        }
    }
    return true;
}

bool workersFit(const Setup &setup, const State &state)
{
    CellSet taken = coveredCells(setup, state) | state.machineCells;
    for (const Player player : setup.players()) {
        const Workers &workers = state.players[player].workers;
        if (workers.total() != workersPerPlayer || !(workers.grid & taken).empty()
            || !(workers.grid - gridCells(setup)).empty())
            return false;
        taken |= workers.grid;
        for (int row = 0; row < state.water; ++row) {
            if (workers.barracks[static_cast<std::size_t>(row)] > 0)
                return false;
        }
        if ((workers.refuge > 0 && !isActive(state, Machine::Refuge))
            || (workers.trap > 0 && !isActive(state, Machine::Trap)))
            return false;
    }
    return true;
}

} // namespace

bool isPossible(const Setup &setup, const State &state)
{
    return state.water <= std::min<int>(maxWaterLines, setup.board().rows) && hasEnoughParts(setup, state)
        && tilesAreSingle(setup, state) && machinesFit(setup, state) && aircraftFit(setup, state)
        && workersFit(setup, state);
}

namespace {

/// Scaffolds of one correction must be whole, on the grid and on no other one.
bool piecesFit(const Setup &setup, const State &state, const Correct &correct)
{
    CellSet taken = state.scaffolds;
    std::set<std::size_t> added;
    for (const Assignment &each : correct.set) {
        if (!(each.setting == Setting::Piece))
            continue;
        for (const Cell cell : state.scaffolds) {
            if (state.pieceAt[cell] == pieceOf(each))
                taken.remove(cell);
        }
        if (pieceOf(each) > state.pieceCount)
            added.insert(pieceOf(each));
    }
    // New numbers leave no gap; a file sorts them as texts, 10 before 9.
    if (!added.empty() && *added.rbegin() != state.pieceCount + added.size())
        return false;
    for (const Assignment &each : correct.set) {
        const CellSet cells = each.setting == Setting::Piece ? cellsOf(each.as<ScaffoldCells>()) : CellSet();
        if (cells.empty())
            continue;
        if (!isConnected(cells) || !(cells & taken).empty() || !(cells - gridCells(setup)).empty())
            return false;
        taken |= cells;
    }
    return true;
}

} // namespace

Verdict check(const Setup &setup, const State &state, const Correct &correct)
{
    Verdict verdict;
    bool possible = piecesFit(setup, state, correct);
    if (possible) {
        State after = state;
        const Reported nothing;
        Boards on{setup, after, nullptr, nothing};
        applyCorrection(on, correct);
        possible = isPossible(setup, after);
    }
    if (!possible)
        verdict.object(Rule::Setup10);
    return verdict;
}

} // namespace skyledger::whistlemountain
