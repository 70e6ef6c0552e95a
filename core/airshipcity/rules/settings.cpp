// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/settings.h"

#include "core/airshipcity/codecs.h"
#include "core/airshipcity/rules/contracts.h"
#include "core/airshipcity/rules/contributions.h"
#include "core/describe/field.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {

/// An airship that is sold: the same numbers, as far as they have a price.
enum class SoldAirship : std::uint8_t {};
constexpr std::size_t soldAirships = indexOf(Airship::Sightseeing);

} // namespace

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::SoldAirship> = airshipcity::soldAirships;
template <>
inline constexpr auto table::nameTable<airshipcity::SoldAirship> = [] {
    std::array<std::string_view, airshipcity::soldAirships> names;
    std::copy_n(nameTable<airshipcity::Airship>.begin(), names.size(), names.begin());
    return names;
}();
} // namespace skyledger

namespace skyledger::airshipcity {

using describe::AnyNumber;
using describe::at;
using describe::byFunctions;
using describe::Field;
using describe::field;
using describe::JsonNode;
using describe::List;
using describe::Nullable;
using describe::Number;
using describe::Object;
using describe::PerSeat;
using describe::setting;
using describe::Things;
using describe::ValueRange;

namespace {

// How values of several parts stand in files.

constexpr Field<CrewPlacement, Ids> crewFields[] = {
    field<&CrewPlacement::at>("at"),
    field<&CrewPlacement::ready>("ready"),
};
/// More crews than there are tokens are as impossible as none at all, which is what the type can say.
struct CrewsCodec : List<Object<crewFields>> {
    static void read(const JsonNode &node, Ids &ids, CrewList &crews)
    {
        List::read(node, ids, crews);
        if (node.value().toArray().size() > static_cast<qsizetype>(CrewList::capacity()))
            crews.clear();
    }
};

constexpr Field<HeldContract, Ids> heldFields[] = {
    field<&HeldContract::contract>("id"),
    field<&HeldContract::termLeft, Number<1, maxTerm>>("termLeft"),
};
using HeldCodec = List<Object<heldFields>, 0, static_cast<qsizetype>(HeldList::capacity())>;

using MarkersCodec = PerSeat<&Ids::seats, AnyNumber>;

// Values that are no single member.

CrewList crewsOf(const State &state, Player player)
{
    CrewList crews;
    for (const CrewState &token : state.players[player].crews) {
        if (token.inPlay())
            crews.append({token.at, token.ready});
    }
    return crews;
}

HeldList heldOf(const State &state, Player player)
{
    HeldList held;
    for (const Contract contract : state.players[player].held)
        held.append({contract, state.termLeft[contract]});
    return held;
}
void putHeld(State &state, Player player, const HeldList &held)
{
    ContractList &contracts = state.players[player].held;
    contracts.clear();
    for (const HeldContract &each : held) {
        contracts.append(each.contract);
        state.termLeft[each.contract] = each.termLeft;
    }
}

std::uint8_t priceSpaceOf(const State &state, SoldAirship airship)
{
    return state.priceSpaces[static_cast<Airship>(airship)];
}
void putPriceSpace(State &state, SoldAirship airship, std::uint8_t space)
{
    state.priceSpaces[static_cast<Airship>(airship)] = space;
}

bool isDeveloped(const State &state, Cell cell)
{
    return state.developed.contains(state.city[cell]);
}
void putDeveloped(State &state, Cell cell, bool developed)
{
    if (developed)
        state.developed.insert(state.city[cell]);
    else
        state.developed.remove(state.city[cell]);
}

// What depends on the boards.

bool isInPlay(const Setup &, const State &state, const Things &things)
{
    return state.players[static_cast<Player>(things[0])].crews[static_cast<Crew>(things[1])].inPlay();
}

std::optional<ValueRange> stocks(const Setup &, const State &state, const Things &things)
{
    const PlayerState &depot = state.players[static_cast<Player>(things[0])];
    return ValueRange{0, depot.capacity(static_cast<Resource>(things[1]))};
}

/// Of each player.
ValueRange markersIn(const Setup &setup, const DonationSpaces &spaces)
{
    return {0, std::min(donationMarkers, mostMarkers(setup, spaces))};
}
std::optional<ValueRange> airshipMarkers(const Setup &setup, const State &, const Things &things)
{
    return markersIn(setup, setup.catalogue.airships[static_cast<Airship>(things[0])].spaces);
}
std::optional<ValueRange> utilityMarkers(const Setup &setup, const State &, const Things &things)
{
    return markersIn(setup, setup.catalogue.utilities[static_cast<Utility>(things[0])].spaces);
}

std::optional<ValueRange> priceSpaces(const Setup &setup, const State &, const Things &things)
{
    return ValueRange{1, static_cast<int>(trackSpaces(setup.catalogue, static_cast<Airship>(things[0])))};
}

std::optional<ValueRange> decks(const Setup &setup, const State &state, const Things &)
{
    return ValueRange{0, setup.contractsInGame - static_cast<int>(placedContracts(state))};
}

// clang-format off
constexpr describe::Setting<State, Setup, Ids> rows[] = {
    setting<at<&State::players, &PlayerState::stock>, AnyNumber>(Setting::Stock, "players.{player}.{resource}").within<stocks>(),
    setting<at<&State::players, &PlayerState::vp>, Number<-maxVp, maxVp>>(Setting::Vp, "players.{player}.vp").within<-maxVp, maxVp>(),
    setting<byFunctions<crewsOf, nullptr>, CrewsCodec>(Setting::Crews, "players.{player}.crew").repeating(),
    setting<at<&State::players, &PlayerState::crews, &CrewState::at>>(Setting::CrewAt, "players.{player}.crew.{crew}.at").where<isInPlay>(),
    setting<at<&State::players, &PlayerState::crews, &CrewState::ready>>(Setting::CrewReady, "players.{player}.crew.{crew}.ready").where<isInPlay>(),
    setting<byFunctions<heldOf, putHeld>, HeldCodec>(Setting::Held, "players.{player}.contracts"),
    setting<at<&State::players, &PlayerState::completed>>(Setting::Completed, "players.{player}.completed"),
    setting<at<&State::players, &PlayerState::failed>>(Setting::Failed, "players.{player}.failed"),
    setting<at<&State::players, &PlayerState::renovations>>(Setting::Renovations, "players.{player}.renovations"),
    setting<at<&State::players, &PlayerState::bonusEffects>>(Setting::Effect, "players.{player}.bonusEffects.{effect}"),
    setting<at<&State::airships, &Grid::markers>, MarkersCodec>(Setting::AirshipGrid, "airships.{airship}.grid").within<airshipMarkers>(),
    setting<at<&State::airships, &Grid::majority>, Nullable<>>(Setting::AirshipMajority, "airships.{airship}.majority"),
    setting<at<&State::utilities, &Grid::markers>, MarkersCodec>(Setting::UtilityGrid, "utilities.{utility}.grid").within<utilityMarkers>(),
    setting<at<&State::utilities, &Grid::majority>, Nullable<>>(Setting::UtilityMajority, "utilities.{utility}.majority"),
    setting<byFunctions<priceSpaceOf, putPriceSpace>, AnyNumber>(Setting::PriceSpace, "prices.{airship}.space").within<priceSpaces>(),
    setting<&State::city>(Setting::CityTile, "city.{cell}.tile"),
    setting<byFunctions<isDeveloped, putDeveloped>>(Setting::Developed, "city.{cell}.developed"),
    setting<&State::market>(Setting::Market, "market"),
    setting<&State::deckLeft, AnyNumber>(Setting::DeckLeft, "deckLeft").within<decks>(),
    setting<&State::round, Number<1, lastRound>>(Setting::Round, "round").within<1, lastRound>(),
    setting<&State::current>(Setting::Current, "current"),
};
// clang-format on

} // namespace

const SettingTable &settings()
{
    static const SettingTable table(rows);
    return table;
}

} // namespace skyledger::airshipcity
