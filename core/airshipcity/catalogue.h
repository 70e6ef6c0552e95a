// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"

#include <optional>

/// What is printed on boards and tiles, as the rules read it. An absent value is not known: nothing may be made up for
/// it. Ids, names and sources of values live in the record layer.
namespace skyledger::airshipcity {

/// So much of one resource, taken from the named choices. An amount of 0: nothing is printed.
struct ResourceBonus {
    std::uint8_t amount = 0;
    ResourceSet choices;
    friend constexpr bool operator==(const ResourceBonus &, const ResourceBonus &) = default;
};

/// A price: so much of one resource. An amount of 0 names no resource: it is that of `Price{}`.
struct Price {
    Resource resource{};
    std::uint8_t amount = 0;
    friend constexpr bool operator==(const Price &, const Price &) = default;
};

/// Lowers the cost of an action by so much per marker (AC-DISC-01).
using Discount = Price;

/// Donation spaces by number of players (AC-COMP-20).
struct DonationSpaces {
    std::optional<std::uint8_t> forThree;
    std::optional<std::uint8_t> forFour;
    constexpr std::optional<std::uint8_t> of(std::size_t playerCount) const
    {
        return playerCount == 3 ? forThree : forFour;
    }
    friend constexpr bool operator==(const DonationSpaces &, const DonationSpaces &) = default;
};

struct AirshipValues {
    std::optional<Amounts> cost;
    std::optional<Discount> discount;
    DonationSpaces spaces;
    friend constexpr bool operator==(const AirshipValues &, const AirshipValues &) = default;
};

struct UtilityValues {
    std::optional<Amounts> cost;
    std::optional<std::uint8_t> vp;
    DonationSpaces spaces;
    friend constexpr bool operator==(const UtilityValues &, const UtilityValues &) = default;
};

struct ContractValues {
    std::optional<std::uint8_t> term; ///< 1 to 9
    std::optional<Amounts> cost;
    std::optional<std::uint8_t> vp;
    std::optional<std::uint8_t> gold;
    friend constexpr bool operator==(const ContractValues &, const ContractValues &) = default;
};

/// A stage bonus tile whose every field is known: `gain` and `vp` for certain, `amount` of one of the choices.
struct StageBonus {
    Amounts gain;
    std::uint8_t amount = 0;
    ResourceSet choices;
    std::int16_t vp = 0;
    /// Whether players are asked: more than one resource to choose from.
    constexpr bool hasChoice() const { return amount > 0 && choices.size() > 1; }
    friend constexpr bool operator==(const StageBonus &, const StageBonus &) = default;
};

/// A piggyback bonus of both sides of a tile.
struct PiggybackValues {
    std::optional<ResourceBonus> basic;
    std::optional<ResourceBonus> developed;
    friend constexpr bool operator==(const PiggybackValues &, const PiggybackValues &) = default;
};

struct TileValues {
    TileKind kind{};
    std::optional<ResourceSet> crests;       ///< the dots top left (AC-COMP-22)
    std::optional<ResourceBonus> crestBonus; ///< of the developed side (AC-CREST-03)
    PiggybackValues piggyback;               ///< the tile's own, else its kind's
    friend constexpr bool operator==(const TileValues &, const TileValues &) = default;
};

/// Values under the spaces of a price track, top to bottom (AC-SELL-04).
using TrackValues = FixedList<std::uint8_t, 8>;

struct Catalogue {
    Per<Airship, AirshipValues> airships;
    Per<Tile, TileValues> tiles;
    Per<Utility, UtilityValues> utilities;
    Per<Contract, ContractValues> contracts;
    Per<StageBonusTile, std::optional<StageBonus>> stageBonuses;
    Per<Resource, std::optional<Amounts>> renovationCosts;
    Per<BonusEffect, std::optional<AirshipSet>> bonusEffectTargets;
    Per<Level, std::optional<TrackValues>> priceTracks;
    std::optional<Price> guildPrice;
    std::uint8_t utilityCount = 0;  ///< how many utilities are known to this game
    std::uint8_t contractCount = 0; ///< how many contracts are known to this game

    friend constexpr bool operator==(const Catalogue &, const Catalogue &) = default;
};

/// Spaces of an airship's price track; a track that is not known has four.
constexpr std::size_t trackSpaces(const Catalogue &catalogue, Airship airship)
{
    const auto &track = catalogue.priceTracks[levelOf(airship)];
    return track ? track->size() : defaultTrackSpaces;
}

} // namespace skyledger::airshipcity
