// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/correctable.h"

#include "core/airshipcity/rules/contracts.h"
#include "core/airshipcity/rules/contributions.h"
#include "core/airshipcity/rules/rules.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {

/// The places of the boards, one after the other; `add` gets each with any value.
template <class Add>
void eachPlaceOfDepot(const State &state, Player player, const Add &add)
{
    for (const Resource resource : all<Resource>())
        add(set::Stock{player, resource, 0});
    add(set::Vp{player, 0});
    for (const Crew crew : all<Crew>()) {
        if (state.players[player].crews[crew].inPlay()) {
            add(set::CrewAt{player, crew, {}});
            add(set::CrewReady{player, crew, false});
        }
    }
    add(set::Held{player, {}});
    add(set::Completed{player, {}});
    add(set::Failed{player, {}});
    add(set::Renovations{player, {}});
    for (const BonusEffect effect : all<BonusEffect>())
        add(set::Effect{player, effect, {}});
}

template <class Add>
void eachPlaceOfBoards(const Setup &setup, const Add &add)
{
    for (const Airship airship : all<Airship>()) {
        add(set::AirshipGrid{airship, {}});
        add(set::AirshipMajority{airship, {}});
        if (isSellable(airship))
            add(set::PriceSpace{airship, 0});
    }
    for (const Utility utility : setup.utilities()) {
        add(set::UtilityGrid{utility, {}});
        add(set::UtilityMajority{utility, {}});
    }
    for (const Cell cell : all<Cell>()) {
        add(set::CityTile{cell, {}});
        add(set::Developed{cell, false});
    }
    add(set::Market{});
    add(set::DeckLeft{});
    add(set::Round{});
    add(set::Current{});
}

/// Reads what stands at a place; one overload for each alternative of `Assignment`.
struct Standing {
    const State &state;

    const PlayerState &depot(Player player) const { return state.players[player]; }

    Assignment operator()(set::Stock at) const
    {
        at.amount = depot(at.player).stock[at.resource];
        return at;
    }
    Assignment operator()(set::Vp at) const
    {
        at.vp = depot(at.player).vp;
        return at;
    }
    Assignment operator()(const set::Crews &at) const
    {
        set::Crews crews{at.player, {}};
        for (const CrewState &token : depot(at.player).crews) {
            if (token.inPlay())
                crews.crews.append({token.at, token.ready});
        }
        return crews;
    }
    Assignment operator()(set::CrewAt at) const
    {
        at.at = depot(at.player).crews[at.crew].at;
        return at;
    }
    Assignment operator()(set::CrewReady at) const
    {
        at.ready = depot(at.player).crews[at.crew].ready;
        return at;
    }
    Assignment operator()(const set::Held &at) const
    {
        set::Held held{at.player, {}};
        for (const Contract contract : depot(at.player).held)
            held.contracts.append({contract, state.termLeft[contract]});
        return held;
    }
    Assignment operator()(const set::Completed &at) const
    {
        return set::Completed{at.player, depot(at.player).completed};
    }
    Assignment operator()(const set::Failed &at) const
    {
        return set::Failed{at.player, depot(at.player).failed};
    }
    Assignment operator()(const set::Renovations &at) const
    {
        return set::Renovations{at.player, depot(at.player).renovations};
    }
    Assignment operator()(set::Effect at) const
    {
        at.status = depot(at.player).bonusEffects[at.effect];
        return at;
    }
    Assignment operator()(set::AirshipGrid at) const
    {
        at.markers = state.airships[at.airship].markers;
        return at;
    }
    Assignment operator()(set::AirshipMajority at) const
    {
        at.holder = state.airships[at.airship].majority;
        return at;
    }
    Assignment operator()(set::UtilityGrid at) const
    {
        at.markers = state.utilities[at.utility].markers;
        return at;
    }
    Assignment operator()(set::UtilityMajority at) const
    {
        at.holder = state.utilities[at.utility].majority;
        return at;
    }
    Assignment operator()(set::PriceSpace at) const
    {
        at.space = state.priceSpaces[at.airship];
        return at;
    }
    Assignment operator()(set::CityTile at) const
    {
        at.tile = state.city[at.cell];
        return at;
    }
    Assignment operator()(set::Developed at) const
    {
        at.developed = state.developed.contains(state.city[at.cell]);
        return at;
    }
    Assignment operator()(const set::Market &) const { return set::Market{state.market}; }
    Assignment operator()(const set::DeckLeft &) const { return set::DeckLeft{state.deckLeft}; }
    Assignment operator()(const set::Round &) const { return set::Round{state.round}; }
    Assignment operator()(const set::Current &) const { return set::Current{state.current}; }
};

/// Farther from 0 the format believes no number of victory points.
constexpr int mostVp = 999;

struct Range {
    const Setup &setup;
    const State &state;

    using Answer = std::optional<ValueRange>;

    Answer operator()(const set::Stock &at) const
    {
        return ValueRange{0, state.players[at.player].capacity(at.resource)};
    }
    Answer operator()(const set::Vp &) const { return ValueRange{-mostVp, mostVp}; }
    Answer operator()(const set::AirshipGrid &at) const
    {
        return markers(setup.catalogue.airships[at.airship].spaces);
    }
    Answer operator()(const set::UtilityGrid &at) const
    {
        return markers(setup.catalogue.utilities[at.utility].spaces);
    }
    Answer operator()(const set::PriceSpace &at) const
    {
        return ValueRange{1, static_cast<int>(trackSpaces(setup.catalogue, at.airship))};
    }
    Answer operator()(const set::DeckLeft &) const
    {
        return ValueRange{0, setup.contractsInGame - static_cast<int>(placedContracts(state))};
    }
    Answer operator()(const set::Round &) const { return ValueRange{1, lastRound}; }
    template <class Other>
    Answer operator()(const Other &) const
    {
        return std::nullopt;
    }

private:
    Answer markers(const DonationSpaces &spaces) const
    {
        return ValueRange{0, std::min(donationMarkers, mostMarkers(setup, spaces))};
    }
};

} // namespace

std::vector<Assignment> boardValues(const Setup &setup, const State &state)
{
    std::vector<Assignment> values;
    const auto add = [&](const Assignment &place) { values.push_back(standingValue(state, place)); };
    for (const Player player : setup.players())
        eachPlaceOfDepot(state, player, add);
    eachPlaceOfBoards(setup, add);
    return values;
}

Assignment standingValue(const State &state, const Assignment &place)
{
    return std::visit(Standing{state}, place);
}

std::optional<ValueRange> rangeOf(const Setup &setup, const State &state, const Assignment &place)
{
    return std::visit(Range{setup, state}, place);
}

Correct correctionTo(const State &state, const std::vector<Assignment> &wanted)
{
    Correct correct;
    for (const Assignment &value : wanted) {
        if (value != standingValue(state, value))
            correct.set.push_back(value);
    }
    return correct;
}

} // namespace skyledger::airshipcity
