// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/choices.h"

#include "core/whistlemountain/rules/activation.h"
#include "core/whistlemountain/rules/answering.h"
#include "core/whistlemountain/rules/building.h"
#include "core/whistlemountain/rules/harvest.h"
#include "core/whistlemountain/rules/workers.h"

#include <algorithm>

namespace skyledger::whistlemountain {

Pending choice(Choose choose, Player player, Source from, bool optional)
{
    Pending entry;
    entry.choose = choose;
    entry.player = player;
    entry.from = from;
    entry.optional = optional;
    return entry;
}

Pending chooseMachine(Player player, MachineClass size, Source from)
{
    return choice(static_cast<Choose>(indexOf(Choose::Small) + indexOf(size)), player, from, false);
}

Pending chooseUpgrade(Player player, Source from)
{
    return choice(Choose::Upgrade, player, from, false);
}

Pending chooseActivation(Player player, Source from, bool stock)
{
    Pending entry = choice(Choose::Activate, player, from);
    entry.stock = stock;
    return entry;
}

Pending chooseResources(Player player, Source from, int count, ResourceSet among)
{
    Pending entry = choice(Choose::Resources, player, from, false);
    entry.count = static_cast<std::uint8_t>(count);
    entry.among = among;
    return entry;
}

namespace {

constexpr MachineClass classOf(Choose choose)
{
    return static_cast<MachineClass>(indexOf(choose) - indexOf(Choose::Small));
}

constexpr bool takesMachine(Choose choose)
{
    return choose == Choose::Small || choose == Choose::Medium || choose == Choose::Large;
}

constexpr bool carries(Choose choose)
{
    return choose == Choose::Move || choose == Choose::Rescue || choose == Choose::Board
        || choose == Choose::Release || choose == Choose::Promote || choose == Choose::Step
        || choose == Choose::Sink || choose == Choose::Land;
}

int takeableOf(const Setup &setup, const State &state, const Pending &entry, Resource resource)
{
    return entry.among.contains(resource) ? std::min<int>(supplyOf(setup, state, resource), entry.count) : 0;
}

/// The tiles of a display that could be taken, as far as two of them.
template <class Key>
FixedList<Key, 2> takeableTiles(const Setup &setup, const State &state, Display display)
{
    FixedList<Key, 2> tiles;
    if (state.displays[display].empty())
        return tiles;
    for (const Key key : all<Key>()) {
        if constexpr (std::is_same_v<Key, Machine>) {
            if (displayOf(whistlemountain::classOf(key)) != display)
                continue;
        }
        if (isOnDisplay(setup, state, key) && !tiles.append(key))
            break;
    }
    return tiles;
}

FixedList<Trophy, countOf<Trophy>> trophiesOn(const State &state, int floor)
{
    FixedList<Trophy, countOf<Trophy>> kinds;
    for (const Trophy kind : all<Trophy>()) {
        if (state.floors[static_cast<std::size_t>(floor - 1)][kind] > 0)
            kinds.append(kind);
    }
    return kinds;
}

} // namespace

bool answers(const Pending &entry, const Play &play)
{
    if (carries(entry.choose))
        return std::holds_alternative<MoveWorker>(play.what);
    if (takesMachine(entry.choose))
        return std::holds_alternative<TakeMachine>(play.what);
    switch (entry.choose) {
    case Choose::Build:
        return std::holds_alternative<BuildScaffold>(play.what)
            || std::holds_alternative<BuildMachine>(play.what);
    case Choose::Activate:
        return std::holds_alternative<Activate>(play.what);
    case Choose::Upgrade:
        return std::holds_alternative<TakeUpgrade>(play.what);
    case Choose::Resources:
        return std::holds_alternative<TakeResources>(play.what);
    case Choose::Trophy:
        return std::holds_alternative<TakeTrophy>(play.what);
    default:
        return false;
    }
}

std::optional<std::size_t> entryFor(const State &state, const Play &play)
{
    if (state.pending.empty())
        return std::nullopt;
    const std::uint8_t group = state.pending.front().group;
    for (std::size_t at = 0; at < state.pending.size(); ++at) {
        const bool open = at == 0 || (group != 0 && state.pending[at].group == group);
        if (open && answers(state.pending[at], play))
            return at;
    }
    return std::nullopt;
}

int takeable(const Setup &setup, const State &state, const Pending &entry)
{
    int there = 0;
    for (const Resource resource : all<Resource>())
        there += takeableOf(setup, state, entry, resource);
    return std::min<int>(there, entry.count);
}

CellSet landingCells(const Setup &setup, const State &state, const Pending &entry)
{
    CellSet nearest;
    int least = maxColumns + maxRows;
    for (const Cell cell : freeScaffoldCells(setup, state)) {
        if (state.pieceAt[cell] != entry.piece || distance(cell, entry.worker) > least)
            continue;
        if (distance(cell, entry.worker) < least)
            nearest = {};
        least = distance(cell, entry.worker);
        nearest.insert(cell);
    }
    return nearest;
}

bool canBeAnswered(const Setup &setup, const State &state, const Pending &entry)
{
    const Amounts &stock = state.players[entry.player].stock;
    switch (entry.choose) {
    case Choose::Build:
        return canBuild(state, entry.player);
    case Choose::Activate:
        return canActivateAny(setup, state, entry, stock);
    case Choose::Small:
    case Choose::Medium:
    case Choose::Large:
        return !takeableTiles<Machine>(setup, state, displayOf(classOf(entry.choose))).empty();
    case Choose::Upgrade:
        return canTakeUpgrade(setup, state, entry.player);
    case Choose::Resources:
        return takeable(setup, state, entry) > 0;
    case Choose::Trophy:
        return !trophiesOn(state, entry.floor).empty();
    case Choose::Land:
        return !landingCells(setup, state, entry).empty();
    case Choose::Flood:
        return true;
    default:
        return canCarry(setup, state, entry.player, entry.choose, stock);
    }
}

namespace {

std::optional<Play> onlyResources(const Setup &setup, const State &state, const Pending &entry)
{
    Amounts there;
    int kinds = 0;
    for (const Resource resource : all<Resource>()) {
        there[resource] = static_cast<std::uint8_t>(takeableOf(setup, state, entry, resource));
        kinds += there[resource] > 0;
    }
    if (kinds != 1 && totalOf(there) > entry.count)
        return std::nullopt;
    return Play{TakeResources{there}, entry.player};
}

/// The answer, if it is one that must be given and there is only this one.
std::optional<Play> onlyAnswer(const Setup &setup, const State &state, const Pending &entry)
{
    const auto play = [&](auto what) { return Play{what, entry.player}; };
    switch (entry.choose) {
    case Choose::Small:
    case Choose::Medium:
    case Choose::Large: {
        const auto tiles = takeableTiles<Machine>(setup, state, displayOf(classOf(entry.choose)));
        if (tiles.size() == 1)
            return play(TakeMachine{tiles.front()});
        break;
    }
    case Choose::Upgrade: {
        const auto tiles = takeableTiles<Upgrade>(setup, state, Display::Upgrades);
        if (tiles.size() == 1)
            return play(TakeUpgrade{tiles.front()});
        break;
    }
    case Choose::Resources:
        return onlyResources(setup, state, entry);
    case Choose::Trophy: {
        const auto kinds = trophiesOn(state, entry.floor);
        if (kinds.size() == 1)
            return play(TakeTrophy{kinds.front()});
        break;
    }
    case Choose::Sink: {
        const auto &barracks = state.players[entry.player].workers.barracks;
        if (std::count_if(barracks.begin(), barracks.end(), [](auto count) { return count > 0; }) == 1) {
            const auto row =
                std::find_if(barracks.begin(), barracks.end(), [](auto count) { return count > 0; });
            return play(
                MoveWorker{inBarracks(static_cast<int>(row - barracks.begin()) + 1), whirlpool, {}, {}});
        }
        break;
    }
    case Choose::Land: {
        const CellSet cells = landingCells(setup, state, entry);
        if (cells.size() == 1)
            return play(MoveWorker{onCell(entry.worker), onCell(cells.first()), {}, {}});
        break;
    }
    default:
        break;
    }
    return std::nullopt;
}

void insertOpened(Boards &on)
{
    if (on.opened.empty())
        return;
    for (const Pending &older : on.state.pending)
        on.opened.append(older);
    on.state.pending = on.opened;
    on.opened.clear();
}

/// A worker under whom a scaffold without free cell was built: up its column, else down (WM-L-07).
void riseAbove(const Boards &on, const Pending &entry)
{
    State &state = on.state;
    int row = rowOf(entry.worker);
    for (int each = row; each < on.setup.board().rows; ++each) {
        if (state.pieceAt[cellAt(columnOf(entry.worker), each)] == entry.piece)
            row = each;
    }
    const CellSet open =
        (emptyCells(on.setup, state) - workerCells(state)) | freeScaffoldCells(on.setup, state);
    removeWorker(on, entry.player, onCell(entry.worker));
    for (++row; row < on.setup.board().rows; ++row) {
        const Cell cell = cellAt(columnOf(entry.worker), row);
        if (open.contains(cell)) {
            addWorker(on, entry.player, onCell(cell));
            return;
        }
    }
    addWorker(on, entry.player, whirlpool);
    noteOf(on, Change::Kind::WorkerFell, entry.player);
}

/// Whether an entry waits although it cannot be answered yet: another one of its group may change that.
bool waitsForItsGroup(const Boards &on, const Pending &entry)
{
    const auto helps = [&](const Pending &other) {
        return other.group == entry.group && other.choose != entry.choose
            && canBeAnswered(on.setup, on.state, other);
    };
    const auto &pending = on.state.pending;
    return entry.group != 0 && entry.choose != Choose::Build
        && std::any_of(pending.begin(), pending.end(), helps);
}

/// What can be done about the first entry without anybody's choice; answers whether anything was.
bool settleFirst(Boards &on)
{
    State &state = on.state;
    const Pending entry = state.pending.front();
    if (entry.choose == Choose::Flood) {
        state.pending.removeAt(0);
        flood(on);
        return true;
    }
    const bool floats = entry.choose == Choose::Land;
    if (floats && !on.of(entry.player).workers.grid.contains(entry.worker)) {
        state.pending.removeAt(0);
        return true;
    }
    if (!canBeAnswered(on.setup, state, entry)) {
        if (waitsForItsGroup(on, entry))
            return false;
        state.pending.removeAt(0);
        if (floats)
            riseAbove(on, entry);
        else if (entry.choose != Choose::Trophy)
            noteOf(on, Change::Kind::Lapsed, entry.player, indexOf(entry.choose));
        return true;
    }
    const auto answer = entry.optional ? std::nullopt : onlyAnswer(on.setup, state, entry);
    if (!answer)
        return false;
    performAnswer(on, 0, *answer);
    return true;
}

/// Entries of the first one's group that nobody could answer (WM-ORD-04).
void lapseInGroup(const Boards &on)
{
    State &state = on.state;
    const std::uint8_t group = state.pending.front().group;
    for (std::size_t at = 1; group != 0 && at < state.pending.size();) {
        const Pending &entry = state.pending[at];
        if (entry.group != group || entry.choose != Choose::Build || canBeAnswered(on.setup, state, entry)) {
            ++at;
            continue;
        }
        noteOf(on, Change::Kind::Lapsed, entry.player, indexOf(entry.choose));
        state.pending.removeAt(at);
    }
}

} // namespace

void settle(Boards &on)
{
    do {
        insertOpened(on);
    } while (!on.state.pending.empty() && settleFirst(on));
    if (!on.state.pending.empty())
        lapseInGroup(on);
}

void judgeTake(const Judgement &on, const Pending &entry, const Play &play)
{
    const State &state = on.state;
    if (const auto *machine = std::get_if<TakeMachine>(&play.what)) {
        const bool fits = whistlemountain::classOf(machine->machine) == classOf(entry.choose);
        on.need(fits && isOnDisplay(on.setup, state, machine->machine), Rule::Dock02,
                {fact(FactKey::Machine, machine->machine)});
    } else if (const auto *upgrade = std::get_if<TakeUpgrade>(&play.what)) {
        judgeUpgradeTaken(on, upgrade->upgrade);
    } else if (const auto *trophy = std::get_if<TakeTrophy>(&play.what)) {
        const TrophyCounts &lying = state.floors[static_cast<std::size_t>(entry.floor - 1)];
        on.need(lying[trophy->trophy] > 0 || lying[Trophy::Unknown] > 0, Rule::Ord01,
                {fact(FactKey::Trophy, trophy->trophy), fact(FactKey::Floor, entry.floor)});
    } else if (const auto *resources = std::get_if<TakeResources>(&play.what)) {
        for (const Resource resource : all<Resource>()) {
            const int taken = resources->resources[resource];
            const auto named = fact(FactKey::Resource, resource);
            on.need(taken == 0 || entry.among.contains(resource), Rule::Ord01, {named});
            const int left = supplyOf(on.setup, state, resource);
            on.need(taken <= left, Rule::Res05,
                    {named, fact(FactKey::Needed, taken), fact(FactKey::Has, left)});
        }
        const int due = takeable(on.setup, state, entry);
        const int all = totalOf(resources->resources);
        on.need(all == due, Rule::Ord01, {fact(FactKey::Needed, due), fact(FactKey::Has, all)});
    }
}

void performTake(Boards &on, const Pending &entry, const Play &play)
{
    const Player player = entry.player;
    if (const auto *machine = std::get_if<TakeMachine>(&play.what)) {
        takeMachine(on, player, machine->machine);
    } else if (const auto *upgrade = std::get_if<TakeUpgrade>(&play.what)) {
        if (!on.of(player).upgrades.full())
            takeUpgrade(on, player, upgrade->upgrade);
    } else if (const auto *trophy = std::get_if<TakeTrophy>(&play.what)) {
        TrophyCounts &lying = on.state.floors[static_cast<std::size_t>(entry.floor - 1)];
        const Trophy kind = lying[trophy->trophy] > 0 ? trophy->trophy : Trophy::Unknown;
        if (lying[kind] == 0)
            return;
        --lying[kind];
        ++on.of(player).trophies[trophy->trophy];
        noteOf(on, Change::Kind::TrophyGained, player, indexOf(trophy->trophy));
    } else if (const auto *resources = std::get_if<TakeResources>(&play.what)) {
        if (entry.from != byMachine(Machine::Bazaar)) {
            gain(on, player, resources->resources);
            return;
        }
        for (const Resource resource : all<Resource>()) {
            if (resources->resources[resource] > 0 && supplyOf(on.setup, on.state, resource) > 0)
                on.state.bazaar[resource] = 1;
        }
    }
}

} // namespace skyledger::whistlemountain
