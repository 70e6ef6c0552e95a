// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/corrections.h"

#include "core/airshipcity/rules/bonuseffects.h"
#include "core/airshipcity/rules/contracts.h"
#include "core/airshipcity/rules/contributions.h"
#include "core/airshipcity/rules/rules.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {

/// Every assignment of one kind, in the order of the event.
template <class Kind, class Visit>
void forEach(const Correct &correct, Visit visit)
{
    for (const Assignment &assignment : correct.set) {
        if (const Kind *value = std::get_if<Kind>(&assignment))
            visit(*value);
    }
}

template <class... Kinds>
bool names(const Correct &correct)
{
    return std::any_of(correct.set.begin(), correct.set.end(), [](const Assignment &assignment) {
        return (std::holds_alternative<Kinds>(assignment) || ...);
    });
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
    forEach<set::CityTile>(correct, [&](const set::CityTile &value) {
        possible = possible && indexOf(value.tile) < countOf<Tile> && !taken.contains(value.tile);
        if (!possible)
            return;
        named[value.cell] = value.tile;
        taken.insert(value.tile);
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

void setSides(State &state, const Correct &correct)
{
    forEach<set::Developed>(correct, [&](const set::Developed &value) {
        if (value.developed)
            state.developed.insert(state.city[value.cell]);
        else
            state.developed.remove(state.city[value.cell]);
    });
}

/// Where crews stand. False for a list outside 2 to 4, or a crew that is not in play.
bool setCrews(State &state, const Correct &correct)
{
    bool possible = true;
    forEach<set::Crews>(correct, [&](const set::Crews &value) {
        possible = possible && value.crews.size() >= startCrews;
        auto &crews = state.players[value.player].crews;
        crews = {};
        for (std::size_t i = 0; i < value.crews.size(); ++i)
            crews[static_cast<Crew>(i)].at = value.crews[i].at;
        const Acting &acting = state.acting;
        if (acting.player == value.player && indexOf(acting.crew) >= value.crews.size()) {
            state.phase = Phase::Turn;
            state.acting = {};
            state.pending = {};
        }
    });
    forEach<set::CrewAt>(correct, [&](const set::CrewAt &value) {
        CrewState &token = state.players[value.player].crews[value.crew];
        possible = possible && token.inPlay();
        token.at = value.at;
    });
    return possible;
}

bool setReadiness(State &state, const Correct &correct)
{
    bool possible = true;
    forEach<set::Crews>(correct, [&](const set::Crews &value) {
        for (std::size_t i = 0; i < value.crews.size(); ++i)
            state.players[value.player].crews[static_cast<Crew>(i)].ready = value.crews[i].ready;
    });
    forEach<set::CrewReady>(correct, [&](const set::CrewReady &value) {
        CrewState &token = state.players[value.player].crews[value.crew];
        possible = possible && token.inPlay();
        token.ready = value.ready;
    });
    return possible;
}

void setDepots(const Boards &on, const Correct &correct)
{
    State &state = on.state;
    forEach<set::Stock>(correct, [&](const set::Stock &value) {
        state.players[value.player].stock[value.resource] = value.amount;
    });
    forEach<set::Vp>(correct, [&](const set::Vp &value) {
        std::int16_t &vp = state.players[value.player].vp;
        if (vp == value.vp)
            return;
        on.note({.kind = Change::Kind::Vp,
                 .player = value.player,
                 .amount = static_cast<std::int16_t>(value.vp - vp),
                 .source = VpSource::Correction,
                 .rule = Rule::Score01});
        vp = value.vp;
    });
    forEach<set::Renovations>(correct, [&](const set::Renovations &value) {
        state.players[value.player].renovations = value.unlocked;
    });
    forEach<set::Effect>(correct, [&](const set::Effect &value) {
        state.players[value.player].bonusEffects[value.effect] = value.status;
    });
}

void setContracts(State &state, const Correct &correct)
{
    forEach<set::Held>(correct, [&](const set::Held &value) {
        ContractList &held = state.players[value.player].held;
        held.clear();
        for (const HeldContract &contract : value.contracts) {
            held.append(contract.contract);
            state.termLeft[contract.contract] = contract.termLeft;
        }
    });
    forEach<set::Completed>(correct, [&](const set::Completed &value) {
        state.players[value.player].completed = value.contracts;
    });
    forEach<set::Failed>(
        correct, [&](const set::Failed &value) { state.players[value.player].failed = value.contracts; });
    forEach<set::Market>(correct, [&](const set::Market &value) { state.market = value.contracts; });
    KeySet<Contract> held;
    for (const PlayerState &depot : state.players) {
        for (const Contract contract : depot.held)
            held.insert(contract);
    }
    for (const Contract contract : all<Contract>()) {
        if (!held.contains(contract))
            state.termLeft[contract] = 0;
    }
}

/// Contracts of this game that lie nowhere on the boards.
int unplacedCount(const Setup &setup, const State &state)
{
    return setup.contractsInGame - static_cast<int>(placedContracts(state));
}

void setDeck(const Boards &on, const Correct &correct)
{
    if (names<set::DeckLeft>(correct)) {
        forEach<set::DeckLeft>(correct, [&](const set::DeckLeft &value) { on.state.deckLeft = value.count; });
    } else if (names<set::Market, set::Held, set::Completed, set::Failed>(correct)) {
        on.state.deckLeft = static_cast<std::uint8_t>(std::max(0, unplacedCount(on.setup, on.state)));
    }
}

/// A majority that the correction does not name follows from its grid, if that is named.
void setGrids(const Boards &on, const Correct &correct)
{
    State &state = on.state;
    AirshipSet airshipsToSettle;
    KeySet<Utility> utilitiesToSettle;
    forEach<set::AirshipGrid>(correct, [&](const set::AirshipGrid &value) {
        state.airships[value.airship].markers = value.markers;
        airshipsToSettle.insert(value.airship);
    });
    forEach<set::UtilityGrid>(correct, [&](const set::UtilityGrid &value) {
        state.utilities[value.utility].markers = value.markers;
        utilitiesToSettle.insert(value.utility);
    });
    forEach<set::AirshipMajority>(correct, [&](const set::AirshipMajority &value) {
        state.airships[value.airship].majority = value.holder;
        airshipsToSettle.remove(value.airship);
    });
    forEach<set::UtilityMajority>(correct, [&](const set::UtilityMajority &value) {
        state.utilities[value.utility].majority = value.holder;
        utilitiesToSettle.remove(value.utility);
    });
    for (const Airship airship : airshipsToSettle)
        settleMajority(on, state.airships[airship], static_cast<std::uint8_t>(airship), false);
    for (const Utility utility : utilitiesToSettle)
        settleMajority(on, state.utilities[utility], static_cast<std::uint8_t>(utility), true);
    forEach<set::PriceSpace>(
        correct, [&](const set::PriceSpace &value) { state.priceSpaces[value.airship] = value.space; });
}

/// Round or current player: the turn starts anew, no upkeep runs.
void setTurn(State &state, const Correct &correct)
{
    if (!names<set::Round, set::Current>(correct))
        return;
    forEach<set::Round>(correct, [&](const set::Round &value) { state.round = value.round; });
    forEach<set::Current>(correct, [&](const set::Current &value) { state.current = value.player; });
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
    if (!setTiles(state, correct))
        return false;
    setSides(state, correct);
    if (!setCrews(state, correct))
        return false;
    setDepots(on, correct);
    setContracts(state, correct);
    setDeck(on, correct);
    setGrids(on, correct);
    setTurn(state, correct);
    if (!setReadiness(state, correct))
        return false;

    // A status named in the correction is meant: an impossible one is refused, not mended.
    for (const Player player : on.setup.players()) {
        const auto before = state.players[player].bonusEffects;
        earnBonusEffects(on, player);
        forEach<set::Effect>(correct, [&](const set::Effect &value) {
            if (value.player == player)
                state.players[player].bonusEffects[value.effect] = before[value.effect];
        });
    }
    for (const Player player : on.setup.players()) {
        if (!isPossibleDepot(on.setup, state, player))
            return false;
    }
    return areGridsPossible(on.setup, state) && arePricesPossible(on.setup, state)
        && areContractsPossible(on.setup, state);
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
