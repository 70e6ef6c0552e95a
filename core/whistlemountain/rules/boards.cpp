// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/boards.h"

#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/harvest.h"
#include "core/whistlemountain/rules/workerplaces.h"

#include <algorithm>
#include <utility>

namespace skyledger::whistlemountain {

namespace {

std::uint8_t byte(int value)
{
    return static_cast<std::uint8_t>(value);
}

constexpr std::size_t noDetail = 0xFF;

Change changeOf(Change::Kind kind, Player player, std::size_t detail, int amount)
{
    Change change;
    change.kind = kind;
    change.player = static_cast<std::uint8_t>(player);
    change.detail = static_cast<std::uint8_t>(detail);
    change.amount = static_cast<std::int16_t>(amount);
    return change;
}

/// So many of a player's workers, who stood somewhere, fall into the whirlpool.
void fall(const Boards &on, Player player, int count)
{
    Workers &workers = on.of(player).workers;
    workers.whirlpool = byte(workers.whirlpool + count);
    for (int i = 0; i < count; ++i)
        noteOf(on, Change::Kind::WorkerFell, player);
}

} // namespace

void noteOf(const Boards &on, Change::Kind kind, Player player, std::size_t detail, int amount)
{
    on.note(changeOf(kind, player, detail, amount));
}

void addVp(const Boards &on, Player player, int amount, VpSource source, std::size_t detail, Rule rule)
{
    if (amount == 0)
        return;
    on.of(player).vp = static_cast<std::int16_t>(on.of(player).vp + amount);
    Change change = changeOf(Change::Kind::Vp, player, detail, amount);
    change.source = source;
    change.rule = rule;
    on.note(change);
}

void takeResource(const Boards &on, Player player, Resource resource, int amount, Change::Kind kind)
{
    if (amount == 0)
        return;
    std::uint8_t &stock = on.of(player).stock[resource];
    stock = byte(stock - amount);
    Change change = changeOf(kind, player, noDetail, amount);
    change.resource = resource;
    on.note(change);
}

void pay(const Boards &on, Player player, const Amounts &amounts)
{
    for (const Resource resource : all<Resource>())
        takeResource(on, player, resource, std::min(on.of(player).stock[resource], amounts[resource]),
                     Change::Kind::Paid);
}

void gain(const Boards &on, Player player, Resource resource, int amount)
{
    if (amount <= 0)
        return;
    const int arrives = std::min(amount, supplyOf(on.setup, on.state, resource));
    std::uint8_t &stock = on.of(player).stock[resource];
    stock = byte(stock + arrives);
    Change change = changeOf(Change::Kind::Gained, player, noDetail, arrives);
    change.resource = resource;
    change.lost = static_cast<std::int16_t>(amount - arrives);
    on.note(change);
}

void gain(const Boards &on, Player player, const Amounts &amounts)
{
    for (const Resource resource : all<Resource>())
        gain(on, player, resource, amounts[resource]);
}

void drawCards(const Boards &on, Player player, int draw, int keep)
{
    State &state = on.state;
    int drawn = std::min<int>(draw, state.deckLeft);
    state.deckLeft = byte(state.deckLeft - drawn);
    if (drawn < draw && state.discarded > 0) {
        const int more = std::min<int>(draw - drawn, state.discarded);
        state.deckLeft = byte(state.discarded - more);
        state.discarded = 0;
        drawn += more;
    }
    const int kept = std::min(drawn, keep);
    state.discarded = byte(state.discarded + drawn - kept);
    if (kept == 0)
        return;
    on.of(player).cards = byte(on.of(player).cards + kept);
    if (player == state.current)
        state.done.cardGained = true;
    noteOf(on, Change::Kind::CardsGained, player, 0xFF, kept);
}

void discardCards(const Boards &on, Player player, int count)
{
    const int gone = std::min<int>(count, on.of(player).cards);
    on.of(player).cards = byte(on.of(player).cards - gone);
    on.state.discarded = byte(on.state.discarded + gone);
    if (gone > 0)
        noteOf(on, Change::Kind::CardsSpent, player, 0xFF, gone);
}

void gainScaffolds(const Boards &on, Player player, int count)
{
    const int arrive = std::min(count, scaffoldsLeft(on.setup, on.state));
    if (arrive <= 0)
        return;
    on.of(player).scaffolds = byte(on.of(player).scaffolds + arrive);
    if (player == on.state.current)
        on.state.done.scaffoldGained = true;
    noteOf(on, Change::Kind::ScaffoldsGained, player, 0xFF, arrive);
}

void giveScaffold(const Boards &on, Player player)
{
    if (on.of(player).scaffolds == 0)
        return;
    --on.of(player).scaffolds;
    noteOf(on, Change::Kind::ScaffoldsSpent, player, 0xFF, 1);
}

void obtainMachine(const Boards &on, Player player, Machine machine)
{
    on.of(player).machines.append(machine);
    noteOf(on, Change::Kind::MachineGained, player, indexOf(machine));
    if (on.of(player).has(Upgrade::DesignOffice))
        drawCards(on, player, 1);
}

void clearSlot(Boards &on, Display display, std::uint8_t tile, bool refill)
{
    DisplayList &tiles = on.state.displays[display];
    std::size_t at = tiles.find(tile);
    if (at == tiles.size())
        at = tiles.find(unnamed);
    if (at == tiles.size())
        return;
    tiles.removeAt(at);
    // The pile is counted with the tile as still lying there.
    if (!refill || pileLeft(on.setup, on.state, display) - 1 <= 0)
        return;
    const bool reveals = !on.hasRevealed && on.reported.reveal && on.reported.reveal->display == display;
    tiles.append(reveals ? on.reported.reveal->number : unnamed);
    on.hasRevealed = on.hasRevealed || reveals;
}

void takeMachine(Boards &on, Player player, Machine machine)
{
    clearSlot(on, displayOf(classOf(machine)), static_cast<std::uint8_t>(machine), true);
    obtainMachine(on, player, machine);
}

void takeUpgrade(Boards &on, Player player, Upgrade upgrade)
{
    clearSlot(on, Display::Upgrades, static_cast<std::uint8_t>(upgrade), true);
    gainUpgrade(on, player, upgrade);
}

void gainUpgrade(Boards &on, Player player, Upgrade upgrade)
{
    on.of(player).upgrades.append(upgrade);
    noteOf(on, Change::Kind::UpgradeGained, player, indexOf(upgrade));
    if (hasAbility(on.state, player, Ability::Planner))
        open(on, chooseMachine(player, MachineClass::Small, byAbility(Ability::Planner)));
    if (hasAbility(on.state, player, Ability::Technician))
        open(on, chooseActivation(player, byAbility(Ability::Technician), true));
}

void drawTrophy(Boards &on, Player player)
{
    if (on.state.trophiesLeft == 0)
        return;
    --on.state.trophiesLeft;
    const Trophy kind =
        on.drawnSoFar < on.reported.drawn.size() ? on.reported.drawn[on.drawnSoFar] : Trophy::Unknown;
    ++on.drawnSoFar;
    ++on.of(player).trophies[kind];
    noteOf(on, Change::Kind::TrophyGained, player, indexOf(kind));
}

void loseUpgrade(const Boards &on, Player player, Upgrade upgrade)
{
    UpgradeList &upgrades = on.of(player).upgrades;
    const std::size_t at = upgrades.find(upgrade);
    if (at == upgrades.size())
        return;
    upgrades.removeAt(at);
    if (upgrade == Upgrade::Duplicator)
        on.state.duplicator = none<Ability>;
    noteOf(on, Change::Kind::UpgradeLost, player, indexOf(upgrade));
}

void sendHome(const Boards &on, Player player, Aircraft aircraft)
{
    AircraftPlace &place = on.of(player).aircraft[aircraft];
    if (place.isHome())
        return;
    place = {};
    noteOf(on, Change::Kind::AircraftHome, player, indexOf(aircraft));
}

void sendHomeFrom(const Boards &on, const CellSet &cells)
{
    for (const Player player : on.setup.players()) {
        for (const Aircraft aircraft : all<Aircraft>()) {
            const AircraftPlace &place = on.of(player).aircraft[aircraft];
            if (place.isOnGrid() && !(cellsOf(place.area) & cells).empty())
                sendHome(on, player, aircraft);
        }
    }
}

void liftMachine(const Boards &on, Machine machine)
{
    State &state = on.state;
    const CellSet cells = cellsOf(state.built[machine].area);
    sendHomeFrom(on, cells);
    state.machineCells -= cells;
    state.onGrid.remove(machine);
    state.built[machine] = {};
    state.main.reach.remove(machine);
    if (machine == Machine::Bazaar)
        state.bazaar = {};
    if (machine == Machine::TollBridge)
        state.tollBridge = {};
}

void putMachine(const Boards &on, Machine machine, const Area &area, Player by)
{
    on.state.built[machine] = {area, by};
    on.state.onGrid.insert(machine);
    on.state.machineCells |= cellsOf(area);
}

void putScaffold(const Boards &on, std::size_t number, const ScaffoldCells &cells, Player by)
{
    State &state = on.state;
    state.pieceBy[number] = by;
    state.pieceCount = std::max(state.pieceCount, static_cast<std::uint8_t>(number));
    for (const ScaffoldCell &each : cells) {
        state.pieceAt[each.cell] = static_cast<std::uint8_t>(number);
        state.printAt[each.cell] = each.print;
        state.scaffolds.insert(each.cell);
        if (isResource(each.print))
            state.printed.insert(each.cell);
    }
}

void removeScaffold(const Boards &on, std::size_t number)
{
    State &state = on.state;
    for (const Cell cell : state.scaffolds) {
        if (state.pieceAt[cell] != number)
            continue;
        state.pieceAt[cell] = 0;
        state.printAt[cell] = Print::Blank;
        state.scaffolds.remove(cell);
        state.printed.remove(cell);
    }
    state.pieceBy[number] = none<Player>;
}

void dropFromCells(const Boards &on, const CellSet &cells)
{
    for (const Player player : on.setup.players()) {
        CellSet &grid = on.of(player).workers.grid;
        const int fallen = (grid & cells).size();
        grid -= cells;
        fall(on, player, fallen);
    }
}

bool removeWorker(const Boards &on, Player player, const Place &place)
{
    if (workersAt(on.of(player).workers, place) == 0)
        return false;
    addWorkers(on.of(player).workers, place, -1);
    return true;
}

void addWorker(const Boards &on, Player player, const Place &place)
{
    addWorkers(on.of(player).workers, place, 1);
}

namespace {

/// What happens to the pieces on a machine that the water reaches (WM-FLOOD-05).
void submerge(const Boards &on, Machine machine)
{
    if (machine == Machine::TollBridge)
        on.state.tollBridge = {};
    if (machine != Machine::Refuge && machine != Machine::Trap)
        return;
    for (const Player player : on.setup.players()) {
        Workers &workers = on.of(player).workers;
        fall(on, player, std::exchange(machine == Machine::Refuge ? workers.refuge : workers.trap, byte(0)));
    }
}

} // namespace

void flood(const Boards &on)
{
    State &state = on.state;
    if (state.water >= std::min<int>(maxWaterLines, on.setup.board().rows))
        return;
    const int row = state.water++;
    noteOf(on, Change::Kind::WaterRose, none<Player>, 0xFF, state.water);
    const CellSet cells = block(0, row, on.setup.board().columns - 1, row);
    sendHomeFrom(on, cells);
    for (const Player player : on.setup.players()) {
        std::uint8_t &waiting = on.of(player).workers.barracks[static_cast<std::size_t>(row)];
        fall(on, player, std::exchange(waiting, byte(0)));
    }
    dropFromCells(on, cells);
    for (const Machine machine : state.onGrid) {
        if (state.built[machine].area.row == row)
            submerge(on, machine);
    }
}

void gatherAround(const Boards &on, const CellSet &onlyThese)
{
    State &state = on.state;
    if (!isHarvesting(state))
        return;
    const CellSet showing = state.main.beside & onlyThese & showingCells(on.setup, state);
    for (const Cell cell : showing - state.main.gathered)
        gain(on, state.current, shownOn(state, cell), 1);
    state.main.gathered |= showing;
}

} // namespace skyledger::whistlemountain
