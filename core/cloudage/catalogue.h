// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/vocabulary.h"

#include <array>
#include <optional>

/// What is printed on boards, tiles and cards, as the rules read it. An absent value is not known: nothing may be made
/// up for it. Ids, names and sources of values live in the record layer.
namespace skyledger::cloudage {

/// A reward without a choice.
struct PlainReward {
    Amounts gain;
    std::int16_t vp = 0;
    std::uint8_t level = 0; ///< steps of the production level
    FollowUps then;
    friend constexpr bool operator==(const PlainReward &, const PlainReward &) = default;
};

/// A reward: what is certain, and 2 to 4 alternatives of which one is taken, or none.
struct Reward {
    PlainReward certain;
    FixedList<PlainReward, 4> oneOf;
    constexpr bool hasChoice() const { return !oneOf.empty(); }
    friend constexpr bool operator==(const Reward &, const Reward &) = default;
};

/// A production level (CA-PROD-05).
struct ProductionValues {
    std::uint8_t energy = 0; ///< to pay
    std::uint8_t water = 0;
    std::uint8_t vp = 0;
    friend constexpr bool operator==(const ProductionValues &, const ProductionValues &) = default;
};

struct UpgradeValues {
    std::optional<std::uint8_t> cost;    ///< in Metal
    std::optional<std::uint8_t> vp;      ///< of the final scoring
    std::optional<std::uint8_t> symbols; ///< planting upgrades only
    friend constexpr bool operator==(const UpgradeValues &, const UpgradeValues &) = default;
};

/// A find, which may be known in part.
struct FindValues {
    std::optional<Amounts> gain;
    std::optional<std::int16_t> vp;
    std::optional<std::uint8_t> level;
    std::optional<FollowUps> then;
    /// What is known of it.
    PlainReward reward() const
    {
        return {gain.value_or(Amounts{}), vp.value_or(std::int16_t{}), level.value_or(std::uint8_t{}),
                then.value_or(FollowUps{})};
    }
    friend constexpr bool operator==(const FindValues &, const FindValues &) = default;
};

/// A militia: whether there is one, its value, what it leaves behind.
struct MilitiaValues {
    std::optional<std::uint8_t> combat;
    bool printsNone = false; ///< no value is printed: no fight (CA-FIGHT-07)
    std::optional<Reward> reward;
    friend constexpr bool operator==(const MilitiaValues &, const MilitiaValues &) = default;
};

struct CityValues {
    MilitiaValues militia;
    std::optional<std::uint8_t> hexes;
    friend constexpr bool operator==(const CityValues &, const CityValues &) = default;
};

struct CardCost {
    std::uint8_t water = 0;
    std::uint8_t cards = 0;
    friend constexpr bool operator==(const CardCost &, const CardCost &) = default;
};

using Symbols = Per<UpgradeZone, std::uint8_t>;

struct ProjectValues {
    std::optional<Effect> effect; ///< of a card whose text is printed in the rulebook
    std::optional<CardColor> color;
    std::optional<CardCost> cost;
    std::optional<Reward> reward; ///< without what the effect does
    std::optional<Symbols> symbols;
    std::optional<std::uint8_t> vp; ///< of the final scoring
    std::optional<std::uint8_t> copies;
    friend constexpr bool operator==(const ProjectValues &, const ProjectValues &) = default;
};

/// A Book action: a payment for a reward, or a fight for one.
struct BookValues {
    Amounts pay;
    std::optional<std::uint8_t> combat; ///< the value to beat; nothing: no fight
    Reward reward;
    friend constexpr bool operator==(const BookValues &, const BookValues &) = default;
};

/// The track spaces after which a book is printed.
using Books = KeySet<Space>;

struct Catalogue {
    std::array<std::optional<ProductionValues>, maxLevel + 1> production;
    std::array<std::optional<PlainReward>, maxLevel> milestones; ///< at the crossing from a level to the next
    std::optional<Books> books;
    Per<Space, std::optional<Reward>> trackRewards;
    Per<UpgradeZone, std::array<UpgradeValues, 4>> upgrades;
    std::optional<City> start; ///< the city of the start space; `none`: it belongs to no city
    Per<City, CityValues> cities;
    Per<Find, FindValues> finds;
    MilitiaValues l3;
    MilitiaValues l4;
    std::optional<KeySet<City>> missionCities;
    Per<Project, ProjectValues> projects;
    Per<Mode, Per<BookSide, std::optional<BookValues>>> book;
    Per<Space, std::optional<SoloAction>> solo;

    std::uint8_t cityCount = 0;
    std::uint8_t findCount = 0;
    std::uint8_t projectCount = 0;
    // The things that rules name; `none` where the catalogue does not list them.
    City whika = none<City>;
    City devilsFork = none<City>;
    City promise = none<City>;
    City whitehaven = none<City>;
    Find tileFind = none<Find>; ///< the find of L6

    friend constexpr bool operator==(const Catalogue &, const Catalogue &) = default;
};

/// Whether a reward lies between a level and the next one up (CA-PROD-06).
constexpr bool isMilestone(int level)
{
    return level == 2 || level == 4 || level == 8;
}

} // namespace skyledger::cloudage
