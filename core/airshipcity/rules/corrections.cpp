// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/bonuseffects.h"
#include "core/airshipcity/rules/contracts.h"
#include "core/airshipcity/rules/contributions.h"
#include "core/airshipcity/rules/rules.h"
#include "core/airshipcity/rules/settings.h"

#include <algorithm>
#include <type_traits>

namespace skyledger::airshipcity {

namespace {

/// Every assignment of one kind, in the order of the event.
template <class Visit>
void forEach(const Correct &correct, Setting setting, Visit visit)
{
    for (const Assignment &each : correct.set) {
        if (each.setting == setting)
            visit(each);
    }
}

bool names(const Correct &correct, KeySet<Setting> any)
{
    return std::any_of(correct.set.begin(), correct.set.end(),
                       [&](const Assignment &each) { return any.contains(each.setting.as<Setting>()); });
}

/// Whether the boards have room for a value, whatever the others are.
bool fitsBoards(const Assignment &each)
{
    return settings().row(each.setting).holds(each.value);
}

/// Puts all values for which it does not matter when, as they are told.
void putOthers(State &state, const Correct &correct)
{
    constexpr KeySet<Setting> inOrder{Setting::CityTile, Setting::Developed, Setting::Crews,
                                      Setting::CrewAt,   Setting::CrewReady, Setting::Vp};
    for (const Assignment &each : correct.set) {
        if (!inOrder.contains(each.setting.as<Setting>()))
            settings().put(state, each);
    }
}

/// Named cells get the named tiles; the tiles pushed aside fill the freed cells, both in reading order. Crews ride
/// along. False if a tile is named twice or is not in the city.
bool setTiles(State &state, const Correct &correct)
{
    const Per<Cell, Tile> before = state.city;
    Per<Cell, Tile> named;
    named.values.fill(none<Tile>);
    KeySet<Tile> taken;
    bool possible = true;
    forEach(correct, Setting::CityTile, [&](const Assignment &each) {
        const auto tile = each.as<Tile>();
        possible = possible && indexOf(tile) < countOf<Tile> && !taken.contains(tile);
        if (!possible)
            return;
        named[each.thing<Cell>()] = tile;
        taken.insert(tile);
    });
    if (!possible)
        return false;

    FixedList<Tile, countOf<Cell>> displaced;
    for (const Cell cell : all<Cell>()) {
        if (named[cell] != none<Tile> && !taken.contains(before[cell]))
            displaced.append(before[cell]);
    }
    std::size_t next = 0;
    Per<Cell, Cell> target;
    for (const Cell cell : all<Cell>()) {
        if (named[cell] != none<Tile>)
            state.city[cell] = named[cell];
        else if (taken.contains(before[cell]))
            state.city[cell] = displaced[next++];
    }
    for (const Cell cell : all<Cell>())
        target[cell] = cellOf(state, before[cell]);
    for (PlayerState &depot : state.players) {
        for (CrewState &token : depot.crews) {
            if (token.inPlay())
                token.at = target[token.at];
        }
    }
    return true;
}

bool isInPlay(const State &state, const Assignment &crew)
{
    return state.players[crew.thing<Player>()].crews[crew.thing<Crew>(1)].inPlay();
}

/// Where crews stand. False for a list outside 2 to 4, or a crew that is not in play.
bool setCrews(State &state, const Correct &correct)
{
    bool possible = true;
    forEach(correct, Setting::Crews, [&](const Assignment &each) {
        const auto player = each.thing<Player>();
        const auto told = each.as<CrewList>();
        possible = possible && told.size() >= startCrews;
        auto &crews = state.players[player].crews;
        crews = {};
        for (std::size_t i = 0; i < told.size(); ++i)
            crews[static_cast<Crew>(i)].at = told[i].at;
        const Acting &acting = state.acting;
        if (acting.player == player && indexOf(acting.crew) >= told.size()) {
            state.phase = Phase::Turn;
            state.acting = {};
            state.pending = {};
        }
    });
    forEach(correct, Setting::CrewAt, [&](const Assignment &each) {
        possible = possible && isInPlay(state, each);
        settings().put(state, each);
    });
    return possible;
}

bool setReadiness(State &state, const Correct &correct)
{
    bool possible = true;
    forEach(correct, Setting::Crews, [&](const Assignment &each) {
        const auto told = each.as<CrewList>();
        for (std::size_t i = 0; i < told.size(); ++i)
            state.players[each.thing<Player>()].crews[static_cast<Crew>(i)].ready = told[i].ready;
    });
    forEach(correct, Setting::CrewReady, [&](const Assignment &each) {
        possible = possible && isInPlay(state, each);
        settings().put(state, each);
    });
    return possible;
}

void setVp(const Boards &on, const Correct &correct)
{
    forEach(correct, Setting::Vp, [&](const Assignment &each) {
        const auto player = each.thing<Player>();
        const int more = each.value.number() - on.state.players[player].vp;
        if (more == 0)
            return;
        on.note({.kind = Change::Kind::Vp,
                 .player = player,
                 .amount = static_cast<std::int16_t>(more),
                 .source = VpSource::Correction,
                 .rule = Rule::Score01});
        settings().put(on.state, each);
    });
}

/// Only contracts on a term track have a term.
void forgetTerms(State &state)
{
    for (const Contract contract : all<Contract>()) {
        const auto holds = [contract](const PlayerState &depot) { return depot.held.contains(contract); };
        if (std::none_of(state.players.begin(), state.players.end(), holds))
            state.termLeft[contract] = 0;
    }
}

/// Contracts of this game that lie nowhere on the boards.
int unplacedCount(const Setup &setup, const State &state)
{
    return setup.contractsInGame - static_cast<int>(placedContracts(state));
}

/// The deck follows from where the contracts lie, unless the correction names it.
void followContracts(const Boards &on, const Correct &correct)
{
    if (names(correct, {Setting::DeckLeft}))
        return;
    if (names(correct, {Setting::Market, Setting::Held, Setting::Completed, Setting::Failed})) {
        on.state.deckLeft = static_cast<std::uint8_t>(std::max(0, unplacedCount(on.setup, on.state)));
    }
}

/// A majority that the correction does not name follows from its grid, if that is named.
template <class Thing>
void followGrids(const Boards &on, const Correct &correct, Per<Thing, Grid> &grids, Setting grid,
                 Setting majority)
{
    KeySet<Thing> toSettle;
    forEach(correct, grid, [&](const Assignment &each) { toSettle.insert(each.thing<Thing>()); });
    forEach(correct, majority, [&](const Assignment &each) { toSettle.remove(each.thing<Thing>()); });
    for (const Thing thing : toSettle)
        settleMajority(on, grids[thing], static_cast<std::uint8_t>(thing), std::is_same_v<Thing, Utility>);
}

/// Round or current player: the turn starts anew, no upkeep runs.
void beginTurn(State &state, const Correct &correct)
{
    if (!names(correct, {Setting::Round, Setting::Current}))
        return;
    state.phase = Phase::Turn;
    state.pending = {};
    state.acting = {};
    for (CrewState &token : state.players[state.current].crews)
        token.ready = token.inPlay();
}

bool isPossibleDepot(const Setup &setup, const State &state, Player player)
{
    const PlayerState &depot = state.players[player];
    for (const Resource resource : all<Resource>()) {
        if (depot.stock[resource] > depot.capacity(resource))
            return false;
    }
    for (const BonusEffect effect : all<BonusEffect>()) {
        const EffectStatus status = depot.bonusEffects[effect];
        const bool known = setup.catalogue.bonusEffectTargets[effect].has_value();
        if (status == EffectStatus::Unknown && known)
            return false;
        if (status == EffectStatus::Locked && targetMet(setup, state, player, effect))
            return false;
    }
    return markersLeft(setup, state, player) >= 0;
}

bool areGridsPossible(const Setup &setup, const State &state)
{
    for (const Airship airship : all<Airship>()) {
        if (markersOn(state.airships[airship]) > mostMarkers(setup, setup.catalogue.airships[airship].spaces))
            return false;
    }
    for (const Utility utility : setup.utilities()) {
        if (markersOn(state.utilities[utility])
            > mostMarkers(setup, setup.catalogue.utilities[utility].spaces))
            return false;
    }
    return true;
}

/// Price markers lie on their tracks; the sightseeing line has none.
bool arePricesPossible(const Setup &setup, const State &state)
{
    for (const Airship airship : all<Airship>()) {
        const std::size_t space = state.priceSpaces[airship];
        const bool onTrack = space >= 1 && space <= trackSpaces(setup.catalogue, airship);
        if (isSellable(airship) ? !onTrack : space != 0)
            return false;
    }
    return true;
}

bool areContractsPossible(const Setup &setup, const State &state)
{
    KeySet<Contract> seen;
    const auto isNew = [&](Contract contract) {
        const bool added = !seen.contains(contract);
        seen.insert(contract);
        return added;
    };
    bool distinct = std::all_of(state.market.begin(), state.market.end(), isNew);
    for (const PlayerState &depot : state.players) {
        for (const ContractList *list : {&depot.held, &depot.completed, &depot.failed})
            distinct = distinct && std::all_of(list->begin(), list->end(), isNew);
    }
    return distinct && unplacedCount(setup, state) >= state.deckLeft;
}

} // namespace

bool applyCorrection(const Boards &on, const Correct &correct)
{
    State &state = on.state;
    on.note({.kind = Change::Kind::Corrected});
    if (!std::all_of(correct.set.begin(), correct.set.end(), fitsBoards))
        return false;
    if (!setTiles(state, correct))
        return false;
    forEach(correct, Setting::Developed, [&](const Assignment &each) { settings().put(state, each); });
    if (!setCrews(state, correct))
        return false;
    setVp(on, correct);
    putOthers(state, correct);
    forgetTerms(state);
    followContracts(on, correct);
    followGrids(on, correct, state.airships, Setting::AirshipGrid, Setting::AirshipMajority);
    followGrids(on, correct, state.utilities, Setting::UtilityGrid, Setting::UtilityMajority);
    beginTurn(state, correct);
    if (!setReadiness(state, correct))
        return false;

    // A status named in the correction is meant: an impossible one is refused, not mended.
    for (const Player player : on.setup.players()) {
        const auto before = state.players[player].bonusEffects;
        earnBonusEffects(on, player);
        forEach(correct, Setting::Effect, [&](const Assignment &each) {
            const auto effect = each.thing<BonusEffect>(1);
            if (each.thing<Player>() == player)
                state.players[player].bonusEffects[effect] = before[effect];
        });
    }
    for (const Player player : on.setup.players()) {
        if (!isPossibleDepot(on.setup, state, player))
            return false;
    }
    const auto isWithin = [&](const Assignment &each) { return settings().isWithin(on.setup, state, each); };
    return areGridsPossible(on.setup, state) && arePricesPossible(on.setup, state)
        && areContractsPossible(on.setup, state)
        && std::all_of(correct.set.begin(), correct.set.end(), isWithin);
}

Verdict check(const Setup &setup, const State &state, const Correct &correct)
{
    Verdict verdict;
    State tried = state;
    if (!applyCorrection({setup, tried}, correct))
        verdict.object(Rule::Setup11);
    return verdict;
}

} // namespace skyledger::airshipcity
