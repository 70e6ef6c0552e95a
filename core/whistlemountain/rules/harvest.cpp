// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/harvest.h"

#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/workers.h"

#include <algorithm>

namespace skyledger::whistlemountain {

CellSet aircraftInTheWay(const State &state, Player player, Aircraft aircraft)
{
    if (aircraft != Aircraft::Ironclad || !hasAbility(state, player, Ability::Ironclad))
        return aircraftCells(state);
    CellSet cells;
    for (const AircraftPlace &place : state.players[player].aircraft) {
        if (place.isOnGrid())
            cells |= cellsOf(place.area);
    }
    return cells;
}

bool canHoldAircraft(const State &state, Machine machine)
{
    if (machine != Machine::Refuge && machine != Machine::Trap)
        return true;
    return std::all_of(state.players.begin(), state.players.end(), [&](const PlayerState &player) {
        return (machine == Machine::Refuge ? player.workers.refuge : player.workers.trap) == 0;
    });
}

namespace {

bool isStraight(const Area &area, int cells)
{
    return area.cellCount() == cells && (area.width == 1 || area.height == 1);
}

/// On scaffold cells, at least one of which no machine covers (WM-HARV-03, WM-A-01).
void judgeOnScaffolds(const Judgement &on, const CellSet &cells, Cell uncovered)
{
    const bool wholly = (cells - visibleScaffolds(on.setup, on.state)).empty();
    if (!hasAbility(on.state, on.player, Ability::AcePilot) || !wholly) {
        on.object(Rule::Harv03, {fact(FactKey::Cell, uncovered)});
        return;
    }
    const std::uint8_t piece = on.state.pieceAt[cells.first()];
    const bool one = !anyIn(cells, [&](Cell cell) { return on.state.pieceAt[cell] != piece; });
    if (on.need(one, Rule::A01))
        on.needNone(cells & workerCells(on.state), Rule::A01);
}

void judgePlace(const Judgement &on, Aircraft aircraft, const CellSet &cells)
{
    const State &state = on.state;
    on.needNone(cells & coveredCells(on.setup, state), Rule::Harv10);
    const CellSet taken = cells & aircraftInTheWay(on.state, on.player, aircraft);
    if (!taken.empty()) {
        on.object(Rule::Harv03, {fact(FactKey::Cell, taken.first()), fact(FactKey::Aircraft, aircraft)});
        return;
    }
    const CellSet onMachines = cells & state.machineCells;
    const CellSet onScaffolds = cells & (state.scaffolds - state.machineCells);
    if (!onScaffolds.empty()) {
        judgeOnScaffolds(on, cells, onScaffolds.first());
    } else if (!onMachines.empty()) {
        const Machine machine = machineAt(state, onMachines.first());
        const CellSet own = cellsOf(state.built[machine].area);
        const auto named = fact(FactKey::Machine, machine);
        if (!(onMachines - own).empty())
            on.object(Rule::Harv03, {named});
        else if (on.need((cells - own).empty(), Rule::Harv02, {named}))
            on.need(canHoldAircraft(state, machine), Rule::Harv14, {named});
    } else {
        on.needNone(cells & workerCells(state), Rule::Harv02);
    }
}

} // namespace

void judgeHarvest(const Judgement &on, const Harvest &harvest)
{
    const auto named = fact(FactKey::Aircraft, harvest.aircraft);
    on.need(on.own().aircraft[harvest.aircraft].isHome(), Rule::Harv01, {named});
    const int length = cellsOf(harvest.aircraft);
    if (!on.need(isStraight(harvest.area, length), Rule::Harv10, {named, fact(FactKey::Needed, length)}))
        return;
    const CellSet cells = cellsOf(harvest.area);
    if (on.needNone(cells - gridCells(on.setup), Rule::Harv02))
        judgePlace(on, harvest.aircraft, cells);
}

void performHarvest(Boards &on, Player player, const Harvest &harvest)
{
    State &state = on.state;
    const CellSet cells = cellsOf(harvest.area);
    sendHomeFrom(on, cells);
    on.of(player).aircraft[harvest.aircraft] = {AircraftPlace::Kind::Grid, {}, harvest.area};
    noteOf(on, Change::Kind::AircraftPlaced, player, indexOf(harvest.aircraft));
    if (harvest.aircraft == Aircraft::Balloon)
        state.done.balloonPlaced = true;
    MainAction main;
    main.kind = MainAction::Kind::Harvest;
    main.aircraft = harvest.aircraft;
    main.area = harvest.area;
    main.onCells = (cells & state.machineCells).empty();
    const bool diagonal =
        harvest.aircraft == Aircraft::Balloon && main.onCells && hasAbility(state, player, Ability::Aeronaut);
    main.beside = diagonal ? around(cells) : besides(cells);
    for (const Machine machine : state.onGrid) {
        if (isActive(state, machine) && !(cellsOf(state.built[machine].area) & (main.beside | cells)).empty())
            main.reach.insert(machine);
    }
    state.main = main;
    gatherAround(on, gridCells(on.setup));
    for (const Cell cell : (cells & state.printed) - state.machineCells)
        gain(on, player, shownOn(state, cell), 1);
    const CellSet onPile = diagonal ? cells | cells.left() | cells.right() : cells;
    gain(on, player, Resource::Water, pileBelow(state, onPile & gridCells(on.setup)));
}

std::optional<Cost> costOfDock(const Setup &setup, const UseDock &use)
{
    switch (use.dock) {
    case Dock::Scaffolds:
        return Cost{only(Resource::Whistle, use.count - 1), 0};
    case Dock::Cards:
        return Cost{{}, static_cast<std::uint8_t>(use.count - 1)};
    case Dock::Upgrades:
        return setup.catalogue.upgrades[use.upgrade].cost;
    case Dock::Rescue:
        return Cost{};
    case Dock::Small1:
        return Cost{only(Resource::Coal, 2), 0};
    case Dock::Small2:
        return Cost{only(Resource::Coal, 3), 0};
    case Dock::Medium:
        return Cost{only(Resource::Iron, 3), 0};
    case Dock::Large:
        return Cost{sum(only(Resource::Iron, 3), only(Resource::Coal, 2)), 0};
    }
    return Cost{};
}

Occupant occupantOf(const Setup &setup, const State &state, Dock dock)
{
    for (const Player player : setup.players()) {
        for (const Aircraft aircraft : all<Aircraft>()) {
            if (state.players[player].aircraft[aircraft].isOn(dock))
                return {player, aircraft};
        }
    }
    return {};
}

bool isExtraDock(const Setup &setup, const State &state, const UseDock &use)
{
    if (setup.rulings.ram != RamReading::Extra || !state.done.ram)
        return false;
    const Player there = occupantOf(setup, state, use.dock).player;
    return there != none<Player> && there != state.current;
}

bool canTakeUpgrade(const Setup &setup, const State &state, Player player)
{
    return !state.displays[Display::Upgrades].empty() && !state.players[player].upgrades.full()
        && anyOf<Upgrade>([&](Upgrade each) { return isOnDisplay(setup, state, each); });
}

void judgeUpgradeTaken(const Judgement &on, Upgrade upgrade)
{
    on.need(isOnDisplay(on.setup, on.state, upgrade), Rule::Dock02, {fact(FactKey::Upgrade, upgrade)});
    on.need(!on.own().upgrades.full(), Rule::Res03);
}

namespace {

/// Whether somebody is in the way, or can be pushed (WM-DOCK-01, WM-DOCK-04).
void judgeOccupant(const Judgement &on, const UseDock &use)
{
    const Player there = occupantOf(on.setup, on.state, use.dock).player;
    if (there == none<Player>)
        return;
    const bool pushes = on.state.done.ram
        || (use.aircraft == Aircraft::Ironclad && hasAbility(on.state, on.player, Ability::Ironclad));
    if (!pushes)
        on.object(Rule::Dock01, {fact(FactKey::Dock, use.dock), fact(FactKey::Player, there)});
    else if (there == on.player)
        on.object(Rule::Dock04, {fact(FactKey::Dock, use.dock)});
}

bool hasMachine(const Setup &setup, const State &state, MachineClass size)
{
    const auto isThere = [&](Machine each) {
        return classOf(each) == size && isOnDisplay(setup, state, each);
    };
    return !state.displays[displayOf(size)].empty() && anyOf<Machine>(isThere);
}

/// What the dock gives (WM-DOCK-03); the stock is not what it was, once the cost is paid.
void judgeDockAction(const Judgement &on, const UseDock &use)
{
    const State &state = on.state;
    const auto named = fact(FactKey::Dock, use.dock);
    switch (use.dock) {
    case Dock::Scaffolds:
        on.need(scaffoldsLeft(on.setup, state) > 0, Rule::Dock03, {named});
        break;
    case Dock::Cards:
        on.need(state.deckLeft + state.discarded > 0, Rule::Dock03, {named});
        break;
    case Dock::Upgrades:
        judgeUpgradeTaken(on, use.upgrade);
        break;
    case Dock::Rescue:
        on.need(canCarry(on.setup, state, on.player, Choose::Rescue, on.own().stock), Rule::Dock03, {named});
        break;
    default: {
        const MachineClass size = classAt(use.dock);
        if (on.need(hasMachine(on.setup, state, size), Rule::Dock03, {named}))
            on.need(classOf(use.machine) == size && isOnDisplay(on.setup, state, use.machine), Rule::Dock02,
                    {fact(FactKey::Machine, use.machine)});
    }
    }
}

} // namespace

void judgeDock(const Judgement &on, const UseDock &use)
{
    on.need(on.own().aircraft[use.aircraft].isHome(), Rule::Harv01, {fact(FactKey::Aircraft, use.aircraft)});
    judgeOccupant(on, use);
    judgeDockAction(on, use);
    if (const auto cost = costOfDock(on.setup, use)) {
        judgePayment(on, *cost, use.pay);
    } else {
        judgeNoPay(on, use.pay);
        on.effectLacks(ReportKey::Pay, Value::UpgradeCost, indexOf(use.upgrade));
    }
}

void performDock(Boards &on, Player player, const UseDock &use)
{
    State &state = on.state;
    const bool isExtra = isExtraDock(on.setup, state, use);
    const auto cost = costOfDock(on.setup, use);
    pay(on, player, cost ? paymentOf(*cost, use.pay) : on.reported.pay.value_or(Amounts{}));
    const Occupant there = occupantOf(on.setup, state, use.dock);
    if (there.player != none<Player>) {
        sendHome(on, there.player, there.aircraft);
        state.done.ram = false;
    }
    on.of(player).aircraft[use.aircraft] = {AircraftPlace::Kind::Dock, use.dock, {}};
    noteOf(on, Change::Kind::AircraftPlaced, player, indexOf(use.aircraft));
    if (use.aircraft == Aircraft::Balloon)
        state.done.balloonPlaced = true;
    if (!isExtra) {
        state.main = {};
        state.main.kind = MainAction::Kind::Dock;
        state.main.aircraft = use.aircraft;
        state.main.dock = use.dock;
    }
    switch (use.dock) {
    case Dock::Scaffolds:
        gainScaffolds(on, player, use.count);
        break;
    case Dock::Cards:
        drawCards(on, player, use.count);
        break;
    case Dock::Upgrades:
        if (!on.of(player).upgrades.full())
            takeUpgrade(on, player, use.upgrade);
        break;
    case Dock::Rescue:
        open(on,
             choice(Choose::Rescue, player, {Source::Kind::Dock, static_cast<std::uint8_t>(Dock::Rescue)},
                    false));
        break;
    default:
        takeMachine(on, player, use.machine);
    }
}

} // namespace skyledger::whistlemountain
