// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/workers.h"

#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/workerplaces.h"

#include <algorithm>

namespace skyledger::whistlemountain {

namespace {

using Kind = Place::Kind;

bool isStart(Choose kind, Kind from)
{
    const bool moves = from == Kind::Barracks || from == Kind::Cell || from == Kind::Refuge;
    switch (kind) {
    case Choose::Move:
        return moves;
    case Choose::Rescue:
        return from == Kind::Whirlpool;
    case Choose::Board:
        return from == Kind::Barracks || from == Kind::Cell || from == Kind::Whirlpool;
    case Choose::Release:
        return from == Kind::Trap;
    case Choose::Sink:
        return from == Kind::Barracks;
    case Choose::Step:
        return from == Kind::Tower;
    default:
        return from == Kind::Cell;
    }
}

void judgeStart(const Judgement &on, Choose kind, const Place &from)
{
    if (!on.need(isStart(kind, from.kind), Rule::Worker03, {fact(FactKey::Choose, kind)}))
        return;
    if (workersAt(on.own().workers, from) > 0)
        return;
    if (from.kind != Kind::Cell) {
        on.object(Rule::Worker03);
        return;
    }
    const bool anothers = workerCells(on.state).contains(from.cell());
    on.object(anothers ? Rule::Worker04 : Rule::Worker03, {fact(FactKey::Cell, from.cell())});
}

/// A cell that a worker comes to stand on (WM-WORKER-05, WM-L-07).
void judgeCell(const Judgement &on, const Place &to)
{
    if (!on.need(to.kind == Kind::Cell, Rule::Worker05))
        return;
    const Cell cell = to.cell();
    if (workerTargets(on.setup, on.state, on.player).contains(cell))
        return;
    const bool floats =
        emptyCells(on.setup, on.state).contains(cell) && !workerCells(on.state).contains(cell);
    on.object(floats ? Rule::L07 : Rule::Worker05, {fact(FactKey::Cell, cell)});
}

void judgeTarget(const Judgement &on, Choose kind, const MoveWorker &move, const Pending *entry)
{
    switch (kind) {
    case Choose::Board:
        on.need(move.to.kind == Kind::Refuge, Rule::Worker05);
        break;
    case Choose::Promote:
        on.need(move.to == tower, Rule::Worker05);
        on.need(move.from.kind == Kind::Cell && on.state.scaffolds.contains(move.from.cell()),
                Rule::Worker03);
        break;
    case Choose::Step: {
        const int steps = move.to.kind == Kind::Tower ? move.to.at - move.from.at : 0;
        const bool exists = move.to.at >= 1 && move.to.at <= on.setup.board().floorCount;
        on.need((steps == 1 || steps == -1) && exists, Rule::Worker07,
                {fact(FactKey::Floor, on.setup.board().floorCount)});
        break;
    }
    case Choose::Sink:
        on.need(move.to.kind == Kind::Whirlpool, Rule::Worker05);
        break;
    case Choose::Land:
        on.need(entry && move.from == onCell(entry->worker), Rule::Ord01);
        on.need(entry && move.to.kind == Kind::Cell
                    && landingCells(on.setup, on.state, *entry).contains(move.to.cell()),
                Rule::L07);
        break;
    default:
        judgeCell(on, move.to);
    }
}

void judgeToll(const Judgement &on, Choose kind, const MoveWorker &move, const Amounts &stock)
{
    if (!isTollDue(on.setup, on.state, kind)) {
        on.need(!move.toll, Rule::Res06, {fact(FactKey::Needed, 0), fact(FactKey::Has, 1)});
        return;
    }
    if (on.need(move.toll.has_value(), Rule::L14))
        on.need(stock[*move.toll] > 0, Rule::L14, {fact(FactKey::Resource, *move.toll)});
}

} // namespace

bool isTollDue(const Setup &setup, const State &state, Choose kind)
{
    return isTolled(kind) && isInForce(setup, state, Machine::TollBridge);
}

bool canCarry(const Setup &setup, const State &state, Player player, Choose kind, const Amounts &stock)
{
    const Workers &workers = state.players[player].workers;
    if (isTollDue(setup, state, kind) && totalOf(stock) == 0)
        return false;
    const bool moves = workers.inBarracks() > 0 || !workers.grid.empty();
    const auto hasTarget = [&] { return !workerTargets(setup, state, player).empty(); };
    switch (kind) {
    case Choose::Move:
        return (moves || workers.refuge > 0) && hasTarget();
    case Choose::Rescue:
        return workers.whirlpool > 0 && hasTarget();
    case Choose::Board:
        return isOnGrid(state, Machine::Refuge) && (moves || workers.whirlpool > 0);
    case Choose::Release:
        return workers.trap > 0 && hasTarget();
    case Choose::Promote:
        return !(workers.grid & state.scaffolds).empty();
    case Choose::Step:
        return setup.board().floorCount > 1 && workers.inTower() > 0;
    case Choose::Sink:
        return workers.inBarracks() > 0;
    default:
        return false;
    }
}

void judgeCarry(const Judgement &on, Choose kind, const MoveWorker &move, const Pending *entry,
                const Amounts &stock)
{
    judgeTarget(on, kind, move, entry);
    judgeStart(on, kind, move.from);
    judgeToll(on, kind, move, stock);
}

namespace {

/// What a Move brings (WM-A-14, WM-A-15) and a worker put on a scaffold cell (WM-A-16).
void rewardCarry(Boards &on, Player player, bool isMove, const Place &to)
{
    const State &state = on.state;
    if (isMove && hasAbility(state, player, Ability::Scavenger))
        drawCards(on, player, 1);
    if (to.kind != Kind::Cell)
        return;
    CellSet place;
    place.insert(to.cell());
    const CellSet beside = besides(place);
    if (isMove && hasAbility(state, player, Ability::Smuggler)) {
        ResourceSet shown;
        for (const Cell cell : beside &showingCells(on.setup, state))
            shown.insert(shownOn(state, cell));
        if (pileBelow(state, place) > 0)
            shown.insert(Resource::Water);
        if (!shown.empty())
            open(on, chooseResources(player, byAbility(Ability::Smuggler), 1, shown));
    }
    if (hasAbility(state, player, Ability::Foreman) && state.scaffolds.contains(to.cell())) {
        const int others = (workerCells(state) & beside & visibleScaffolds(on.setup, state)).size();
        addVp(on, player, 4 * others, VpSource::Ability, indexOf(Ability::Foreman), Rule::A16);
    }
}

void arrive(Boards &on, Player owner, int floor)
{
    const TrophyCounts &trophies = on.state.floors[static_cast<std::size_t>(floor - 1)];
    const bool any = std::any_of(trophies.begin(), trophies.end(), [](auto count) { return count > 0; });
    if (!any)
        return;
    Pending entry = choice(Choose::Trophy, owner, {Source::Kind::Tower, 0}, false);
    entry.floor = static_cast<std::uint8_t>(floor);
    open(on, entry);
}

void payToll(const Boards &on, Player player, Resource toll)
{
    if (on.of(player).stock[toll] == 0)
        return;
    pay(on, player, only(toll, 1));
    ++on.state.tollBridge[toll];
}

} // namespace

void promote(Boards &on, Player owner, int row)
{
    const int floor = floorBeside(on.setup, row);
    addWorker(on, owner, onFloor(floor));
    noteOf(on, Change::Kind::Promoted, owner, static_cast<std::size_t>(floor));
    arrive(on, owner, floor);
}

int promoteAll(Boards &on, Player player, const CellSet &cells, const CellSet &besides)
{
    int promoted = 0;
    for (std::size_t step = 0; step < on.setup.playerCount; ++step) {
        const Player owner = on.setup.after(player, step);
        CellSet leaving = on.of(owner).workers.grid & (step == 0 ? cells | besides : cells);
        on.of(owner).workers.grid -= leaving;
        for (int row = on.setup.board().rows - 1; row >= 0; --row) {
            for (const Cell cell : leaving &block(0, row, maxColumns - 1, row)) {
                promote(on, owner, rowOf(cell));
                ++promoted;
            }
        }
    }
    return promoted;
}

void performCarry(Boards &on, Player player, Choose kind, const MoveWorker &move)
{
    if (move.toll && isTollDue(on.setup, on.state, kind))
        payToll(on, player, *move.toll);
    if (!removeWorker(on, player, move.from))
        return;
    noteOf(on, Change::Kind::WorkerMoved, player);
    if (kind == Choose::Promote) {
        promote(on, player, rowOf(move.from.cell()));
        if (on.of(player).has(Upgrade::VirtuousCircle))
            drawTrophy(on, player);
        return;
    }
    addWorker(on, player, move.to);
    if (kind == Choose::Step && on.setup.rulings.towerStepTrophy == TowerStepTrophy::Taken)
        arrive(on, player, move.to.at);
    const bool isMove = kind == Choose::Move || kind == Choose::Release
        || (kind == Choose::Board && move.from.kind != Kind::Whirlpool);
    if (isMove || kind == Choose::Rescue)
        rewardCarry(on, player, isMove, move.to);
}

std::vector<Place> placesOf(const Setup &setup, const State &state, Player player)
{
    const Workers &workers = state.players[player].workers;
    std::vector<Place> places;
    for (int row = 1; row <= setup.board().rows; ++row) {
        if (workers.barracks[static_cast<std::size_t>(row - 1)] > 0)
            places.push_back(inBarracks(row));
    }
    for (const Cell cell : workers.grid)
        places.push_back(onCell(cell));
    for (int floor = 1; floor <= setup.board().floorCount; ++floor) {
        if (workers.tower[static_cast<std::size_t>(floor - 1)] > 0)
            places.push_back(onFloor(floor));
    }
    if (workers.whirlpool > 0)
        places.push_back(whirlpool);
    if (workers.refuge > 0)
        places.push_back(refuge);
    if (workers.trap > 0)
        places.push_back(trap);
    return places;
}

} // namespace skyledger::whistlemountain
