// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/randomgames.h"

#include <set>

namespace skyledger::airshipcity::fixture {

namespace {

bool hasSixteenTiles(const State &state)
{
    const std::set<Tile> tiles(state.city.begin(), state.city.end());
    return tiles.size() == 16 && *tiles.rbegin() == Tile{15};
}

bool isCapacityKept(const PlayerState &depot)
{
    for (const Resource resource : all<Resource>()) {
        if (depot.stock[resource] > depot.capacity(resource))
            return false;
    }
    return true;
}

/// Crews 1 to n are in play, with n from 2 to 4; what is not in play is not ready.
bool areCrewsInOrder(const PlayerState &depot)
{
    int inPlay = 0;
    for (const Crew crew : all<Crew>()) {
        const CrewState &token = depot.crews[crew];
        if (token.inPlay() && (indexOf(crew) != static_cast<std::size_t>(inPlay++) || indexOf(token.at) > 15))
            return false;
        if (!token.inPlay() && token.ready)
            return false;
    }
    return inPlay >= 2;
}

/// Own crews at rest share no tile but the Harbor (AC-MOVE-13).
bool doCrewsStandApart(const Setup &setup, const State &state, const PlayerState &depot)
{
    std::set<Cell> cells;
    for (const CrewState &token : depot.crews) {
        if (token.inPlay() && !cells.insert(token.at).second
            && setup.catalogue.tiles[state.city[token.at]].kind != TileKind::Harbor)
            return false;
    }
    return true;
}

/// The 20 markers of a player lie in the supply, on grids and on majority spaces (AC-COMP-08).
bool areMarkersAccountedFor(const Setup &setup, const State &state, Player player)
{
    int placed = 0;
    const auto count = [&](const Grid &grid) { placed += grid.markers[player] + (grid.majority == player); };
    for (const Grid &grid : state.airships)
        count(grid);
    for (const Grid &grid : state.utilities)
        count(grid);
    const int left = markersLeft(setup, state, player);
    return left >= 0 && left + placed == 20;
}

bool doGridsFit(const Setup &setup, const State &state)
{
    const auto fits = [&](const Grid &grid, const DonationSpaces &spaces) {
        int placed = 0;
        for (const Player player : all<Player>()) {
            placed += grid.markers[player];
            if (indexOf(player) >= setup.playerCount && (grid.markers[player] > 0 || grid.majority == player))
                return false;
        }
        return placed <= spaces.of(setup.playerCount).value_or(20);
    };
    for (const Airship airship : all<Airship>()) {
        if (!fits(state.airships[airship], setup.catalogue.airships[airship].spaces))
            return false;
    }
    for (const Utility utility : setup.utilities()) {
        if (!fits(state.utilities[utility], setup.catalogue.utilities[utility].spaces))
            return false;
    }
    return true;
}

bool arePricesOnTheirTracks(const Setup &setup, const State &state)
{
    for (const Airship airship : all<Airship>()) {
        const int space = state.priceSpaces[airship];
        const auto last = static_cast<int>(trackSpaces(setup.catalogue, airship));
        if (isSellable(airship) ? space < 1 || space > last : space != 0)
            return false;
    }
    return true;
}

/// Each contract lies in one place, has a term left exactly while it is held, and the deck holds no more than the rest.
bool areContractsInOnePlace(const Setup &setup, const State &state)
{
    std::set<Contract> seen;
    std::size_t placed = state.market.size();
    seen.insert(state.market.begin(), state.market.end());
    for (const PlayerState &depot : state.players) {
        for (const ContractList *list : {&depot.held, &depot.completed, &depot.failed}) {
            placed += list->size();
            seen.insert(list->begin(), list->end());
        }
        for (const Contract contract : depot.completed) {
            if (state.termLeft[contract] != 0)
                return false;
        }
    }
    return seen.size() == placed && placed + state.deckLeft <= setup.contractsInGame
        && (seen.empty() || indexOf(*seen.rbegin()) < setup.catalogue.contractCount);
}

/// Who acts and who is asked fits the phase.
bool isPhaseWhole(const Setup &setup, const State &state)
{
    const bool acts = state.acting.player != nobody;
    const bool asks = !state.pending.players.empty();
    if (indexOf(state.current) >= setup.playerCount || state.round < 1 || state.round > 20)
        return false;
    switch (state.phase) {
    case Phase::AtTile:
        return acts && !asks && state.players[state.acting.player].crews[state.acting.crew].inPlay();
    case Phase::Piggyback:
        return acts && asks && !state.pending.players.contains(state.acting.player);
    case Phase::StageBonus:
        return !acts && asks && state.current == p1;
    case Phase::Turn:
    case Phase::Over:
        return !acts && !asks && state.pending == Pending{};
    }
    return false;
}

} // namespace

std::string brokenInvariant(const Setup &setup, const State &state, bool byTheRules)
{
    if (!hasSixteenTiles(state))
        return "not 16 distinct tiles";
    if (!doGridsFit(setup, state))
        return "a grid beyond its spaces";
    if (!arePricesOnTheirTracks(setup, state))
        return "a price marker off its track";
    if (!areContractsInOnePlace(setup, state))
        return "a contract not in one place";
    if (!isPhaseWhole(setup, state))
        return "a phase without what it waits for";
    for (const Player player : all<Player>()) {
        const PlayerState &depot = state.players[player];
        if (indexOf(player) >= setup.playerCount) {
            if (!(depot == PlayerState{}))
                return "something at an empty seat";
            continue;
        }
        if (!isCapacityKept(depot))
            return "a stock beyond its capacity";
        if (!areCrewsInOrder(depot))
            return "crews out of order";
        if (byTheRules && !doCrewsStandApart(setup, state, depot))
            return "two crews of one player on a tile";
        if (!areMarkersAccountedFor(setup, state, player))
            return "donation markers not accounted for";
        if (setup.rulings.negativeVp == NegativeVp::FloorZero && byTheRules && depot.vp < 0)
            return "VP below the floor";
    }
    return {};
}

} // namespace skyledger::airshipcity::fixture
