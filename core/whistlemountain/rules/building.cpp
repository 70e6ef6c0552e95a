// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/building.h"

#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/workers.h"

#include <algorithm>

namespace skyledger::whistlemountain {

bool isScaffold(const Catalogue &catalogue, const ScaffoldCells &cells)
{
    if (!isConnected(cellsOf(cells)) || cells.size() < catalogue.minCells()
        || cells.size() > catalogue.maxCells())
        return false;
    if (catalogue.resources && resourcesOn(cells) != *catalogue.resources)
        return false;
    return catalogue.pieces.empty()
        || std::any_of(catalogue.pieces.begin(), catalogue.pieces.end(),
                       [&](const Piece &piece) { return fits(cells, piece.ways); });
}

CellSet scaffoldNeighbours(const Setup &setup, const State &state)
{
    return (state.scaffolds | state.machineCells) - coveredCells(setup, state);
}

namespace {

/// No scaffold is like this one (WM-SCAF-06); says how, where it can be said in a number.
void objectToPiece(const Judgement &on, const ScaffoldCells &cells)
{
    const auto &resources = on.setup.catalogue.resources;
    if (resources && resourcesOn(cells) != *resources)
        on.object(Rule::Scaf06, {fact(FactKey::Needed, *resources), fact(FactKey::Has, resourcesOn(cells))});
    else
        on.object(Rule::Scaf06);
}

} // namespace

void judgeScaffold(const Judgement &on, const BuildScaffold &build)
{
    const State &state = on.state;
    const CellSet cells = cellsOf(build.cells);
    const CellSet aircraft = aircraftCells(state);
    if (!isScaffold(on.setup.catalogue, build.cells))
        objectToPiece(on, build.cells);
    on.needNone(cells & aircraft, Rule::Scaf04);
    const bool starts = state.phase == Phase::Start;
    if (starts)
        on.need(!(cells & block(0, 0, maxColumns - 1, 0)).empty(), Rule::Setup09);
    const bool isEmpty = on.needNone(cells - (emptyCells(on.setup, state) | aircraft), Rule::Scaf01);
    if (isEmpty && !starts)
        on.need(!(besides(cells) & scaffoldNeighbours(on.setup, state)).empty(), Rule::Scaf01);
    on.need(on.own().scaffolds > 0, Rule::Scaf01, {fact(FactKey::Has, 0)});
}

namespace {

/// The points of a scaffold and what it brings besides, in the order of WM-SCAF-07.
void rewardScaffold(Boards &on, Player player, const ScaffoldCells &built, const CellSet &others)
{
    const CellSet cells = cellsOf(built);
    CellSet counted = others;
    if (on.setup.rulings.coveredSegments == CoveredSegments::None)
        counted -= coveredCells(on.setup, on.state);
    const int touched = segments(cells, counted);
    addVp(on, player, touched, VpSource::Scaffold, static_cast<std::size_t>(touched), Rule::Scaf02);
    if (touched >= 2 && hasAbility(on.state, player, Ability::Architect))
        addVp(on, player, 2, VpSource::Ability, indexOf(Ability::Architect), Rule::A04);
    const PlayerState &own = on.of(player);
    if (own.has(Upgrade::Reinforcement))
        addVp(on, player, 1, VpSource::Upgrade, indexOf(Upgrade::Reinforcement), Rule::U21);
    if (++on.state.done.scaffoldsBuilt == 2 && own.has(Upgrade::Stabilizer))
        addVp(on, player, 3, VpSource::Upgrade, indexOf(Upgrade::Stabilizer), Rule::U18);
    if (!own.has(Upgrade::Extractor))
        return;
    ResourceSet shown;
    for (const ScaffoldCell &each : built) {
        if (isResource(each.print))
            shown.insert(resourceOf(each.print));
    }
    if (!shown.empty())
        open(on, chooseResources(player, byUpgrade(Upgrade::Extractor), 1, shown));
}

/// Workers that floated where the scaffold was built (WM-L-07): who stands on a free cell now stays.
void landWorkers(Boards &on, Player player, std::size_t number, const CellSet &cells)
{
    for (std::size_t step = 0; step < on.setup.playerCount; ++step) {
        const Player owner = on.setup.after(player, step);
        for (const Cell cell : on.of(owner).workers.grid &cells &on.state.printed) {
            Pending entry = choice(Choose::Land, owner, {Source::Kind::Scaffold, 0}, false);
            entry.worker = cell;
            entry.piece = static_cast<std::uint8_t>(number);
            open(on, entry);
        }
    }
}

std::size_t freeNumber(const State &state)
{
    std::size_t number = 1;
    while (number < scaffoldsInBox && number <= state.pieceCount && state.pieceBy[number] != none<Player>)
        ++number;
    return number;
}

} // namespace

void performScaffold(Boards &on, Player player, const BuildScaffold &build)
{
    State &state = on.state;
    const CellSet cells = cellsOf(build.cells);
    const CellSet others = state.scaffolds | state.machineCells;
    sendHomeFrom(on, cells);
    giveScaffold(on, player);
    const std::size_t number = freeNumber(state);
    putScaffold(on, number, build.cells, player);
    noteOf(on, Change::Kind::ScaffoldBuilt, player, number);
    landWorkers(on, player, number, cells);
    if (state.phase != Phase::Start)
        rewardScaffold(on, player, build.cells, others);
}

CellSet machineGround(const Setup &setup, const State &state, Machine lifted)
{
    CellSet others = state.machineCells;
    if (lifted != none<Machine>)
        others -= cellsOf(state.built[lifted].area);
    return state.scaffolds - others - coveredCells(setup, state);
}

namespace {

/// Aircraft that a machine would be put on; those on the machine that is moved go home first.
CellSet aircraftOnGround(const State &state, Machine lifted)
{
    const CellSet cells = aircraftCells(state);
    return lifted == none<Machine> ? cells : cells - cellsOf(state.built[lifted].area);
}

} // namespace

void judgeMachineArea(const Judgement &on, Machine machine, const Area &area, Machine lifted)
{
    const CellSet cells = cellsOf(area);
    if (const auto size = on.setup.catalogue.sizeOf(machine)) {
        const bool fits = (size->width == area.width && size->height == area.height)
            || (size->width == area.height && size->height == area.width);
        on.need(fits, Rule::Mach06,
                {fact(FactKey::Machine, machine), fact(FactKey::Width, size->width),
                 fact(FactKey::Height, size->height)});
    } else {
        on.verdict.lack(Value::MachineSize, indexOf(machine));
        on.need(area.width <= mostMachineSide && area.height <= mostMachineSide, Rule::Mach06,
                {fact(FactKey::Machine, machine)});
    }
    on.needNone(cells - machineGround(on.setup, on.state, lifted), Rule::Mach01);
    on.needNone(cells & aircraftOnGround(on.state, lifted), Rule::Mach07);
}

void judgeMachine(const Judgement &on, const BuildMachine &build)
{
    on.need(on.own().has(build.machine), Rule::Mach01, {fact(FactKey::Machine, build.machine)});
    judgeMachineArea(on, build.machine, build.area);
    if (!build.promote.empty()) {
        CellSet named;
        for (const Cell cell : build.promote)
            named.insert(cell);
        const CellSet adjacent = besides(cellsOf(build.area)) & on.own().workers.grid;
        const bool once = named.size() == static_cast<int>(build.promote.size());
        if (on.need(on.own().has(Upgrade::Extension) && once, Rule::U05))
            on.needNone(named - adjacent, Rule::U05);
    }
    if (!on.setup.catalogue.machines[build.machine].build)
        on.effectLacks(ReportKey::Vp, Value::MachineBuild, indexOf(build.machine));
}

namespace {

/// WM-L-16: the Trap takes in whom it covers and whom it touches.
void closeTrap(const Boards &on, const CellSet &cells)
{
    const CellSet caught = cells | besides(cells);
    for (const Player owner : on.setup.players()) {
        Workers &workers = on.of(owner).workers;
        workers.trap = static_cast<std::uint8_t>(workers.trap + (workers.grid & caught).size());
        workers.grid -= caught;
    }
}

/// WM-L-01: all barracks workers drop one row.
void dropBarracks(const Boards &on)
{
    const int lowest = on.setup.board().barracksRow() - 1;
    for (const Player owner : on.setup.players()) {
        Workers &workers = on.of(owner).workers;
        for (int row = 0; row < on.setup.board().rows; ++row) {
            std::uint8_t &here = workers.barracks[static_cast<std::size_t>(row)];
            const bool intoWater = row == on.state.water;
            if (here == 0 || (!intoWater && row <= lowest))
                continue;
            if (intoWater)
                workers.whirlpool = static_cast<std::uint8_t>(workers.whirlpool + here);
            else
                workers.barracks[static_cast<std::size_t>(row - 1)] =
                    static_cast<std::uint8_t>(workers.barracks[static_cast<std::size_t>(row - 1)] + here);
            here = 0;
        }
    }
}

void boardRefuge(const Boards &on, Player player)
{
    Workers &workers = on.of(player).workers;
    workers.refuge = static_cast<std::uint8_t>(workers.refuge + workers.inBarracks());
    workers.barracks = {};
}

/// WM-MACH-03: the bonus of a large machine.
void rewardMachine(Boards &on, Player player, Machine machine)
{
    const Source from = byMachine(machine);
    switch (machine) {
    case Machine::CoalChute:
        dropBarracks(on);
        break;
    case Machine::InfernalMachine:
        for (std::size_t step = 0; step < on.setup.playerCount; ++step) {
            const Player owner = on.setup.after(player, step);
            if (on.of(owner).workers.inBarracks() > 0)
                open(on, choice(Choose::Sink, owner, from, false));
        }
        break;
    case Machine::AutoArchives:
        drawCards(on, player, 2);
        break;
    case Machine::Factory:
        open(on, chooseMachine(player, MachineClass::Small, from));
        break;
    case Machine::Jetpack:
        open(on, choice(Choose::Move, player, from));
        break;
    case Machine::MachineHub: {
        Pending first = chooseActivation(player, from);
        first.different = true;
        open(on, first);
        open(on, chooseActivation(player, from));
        break;
    }
    case Machine::Workshop:
        open(on, chooseUpgrade(player, from));
        break;
    case Machine::Refuge:
        boardRefuge(on, player);
        break;
    case Machine::Bazaar:
        open(on, chooseResources(player, from, 1));
        break;
    case Machine::TrophyRoom:
        drawTrophy(on, player);
        drawTrophy(on, player);
        break;
    case Machine::WhistleSurplus:
        open(on, chooseResources(player, from, 2));
        break;
    default:
        break;
    }
}

/// What abilities and upgrades add to a machine built, in the order of WM-ORD-02.
void rewardBuilder(Boards &on, Player player, Machine machine, int promoted)
{
    if (hasAbility(on.state, player, Ability::Admiral)) {
        Pending entry = chooseActivation(player, byAbility(Ability::Admiral));
        entry.only.insert(machine);
        open(on, entry);
    }
    if (hasAbility(on.state, player, Ability::Artisan))
        gain(on, player, Resource::Whistle, 2);
    if (hasAbility(on.state, player, Ability::ChiefEngineer) && classOf(machine) != MachineClass::Small)
        open(on, chooseUpgrade(player, byAbility(Ability::ChiefEngineer)));
    if (on.of(player).has(Upgrade::VirtuousCircle)) {
        for (int i = 0; i < promoted; ++i)
            drawTrophy(on, player);
    }
}

/// The machine comes from the stock; by an override from wherever it is.
void takeFromAnywhere(Boards &on, Machine machine)
{
    for (const Player owner : on.setup.players()) {
        MachineList &machines = on.of(owner).machines;
        const std::size_t at = machines.find(machine);
        if (at < machines.size()) {
            machines.removeAt(at);
            return;
        }
    }
    if (isOnDisplay(on.setup, on.state, machine))
        clearSlot(on, displayOf(classOf(machine)), static_cast<std::uint8_t>(machine), true);
}

} // namespace

void performMachine(Boards &on, Player player, const BuildMachine &build)
{
    const CellSet cells = cellsOf(build.area);
    takeFromAnywhere(on, build.machine);
    sendHomeFrom(on, cells);
    CellSet besides;
    for (const Cell cell : build.promote)
        besides.insert(cell);
    const bool isTrap = build.machine == Machine::Trap;
    const int promoted = promoteAll(on, player, isTrap ? CellSet() : cells, besides);
    if (isTrap)
        closeTrap(on, cells);
    putMachine(on, build.machine, build.area, player);
    noteOf(on, Change::Kind::MachineBuilt, player, indexOf(build.machine));
    const auto &value = on.setup.catalogue.machines[build.machine].build;
    addVp(on, player, value ? *value : on.reported.vp.value_or(0), VpSource::Machine, indexOf(build.machine),
          Rule::Mach03);
    rewardMachine(on, player, build.machine);
    rewardBuilder(on, player, build.machine, promoted);
    if (build.area.top() + 1 >= on.setup.board().bridgeRow)
        open(on, choice(Choose::Flood, player, byMachine(build.machine), false));
}

void performLift(Boards &on, Player player, const Area &area)
{
    const Player by = on.state.built[Machine::Lift].by;
    const CellSet uncovered = cellsOf(on.state.built[Machine::Lift].area) - cellsOf(area);
    liftMachine(on, Machine::Lift);
    sendHomeFrom(on, cellsOf(area));
    const int promoted = promoteAll(on, player, cellsOf(area), {});
    putMachine(on, Machine::Lift, area, by);
    noteOf(on, Change::Kind::MachineMoved, player, indexOf(Machine::Lift));
    gatherAround(on, uncovered);
    if (on.of(player).has(Upgrade::VirtuousCircle)) {
        for (int i = 0; i < promoted; ++i)
            drawTrophy(on, player);
    }
}

} // namespace skyledger::whistlemountain
