// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguecheck.h"
#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/record/cataloguevalue.h"

#include <optional>
#include <vector>

/// Everything that a person can read off the cardboard, one place after the other in the order of the box.
namespace skyledger::airshipcity {

/// What is read. Finer than `MissingValue`: donation spaces for 3 and for 4 players, the parts of a stage bonus, the
/// names of a public utility in both languages, both sides of a piggyback bonus.
enum class BoxField : std::uint8_t {
    Tiles, ///< how many tiles there are of a kind
    TileCrests,
    TileCrestBonus,
    TilePiggyback, ///< the tile's own, else its kind's
    ContractTerm,
    ContractCost,
    ContractVp,
    ContractGold,
    BonusStages, ///< 2: for stages 2 and 3; 4: for stages 4 and 5
    BonusGain,
    BonusChoice,
    BonusVp,
    Utilities, ///< that there are any
    UtilityNameEn,
    UtilityNameFr,
    UtilityCost,
    UtilityVp,
    UtilitySpacesFor3,
    UtilitySpacesFor4,
    AirshipCost,
    AirshipDiscount,
    AirshipSpacesFor3,
    AirshipSpacesFor4,
    PriceTrack, ///< index: level
    RenovationCost,
    EffectTarget,
    GuildPrice,
    TermSpaces,
    Piggyback, ///< of a kind of tile, basic side; index: tile kind
    PiggybackDeveloped
};

/// The pages of a copy, in the order in which the box is unpacked.
enum class BoxPage : std::uint8_t {
    Tiles,
    Contracts,
    StageBonuses,
    Utilities,
    Airships, ///< with their price tracks
    Renovations,
    BonusEffects,
    Others ///< Guild Hall, term track, piggyback bonuses
};

/// One thing to read: a field, and which of the things that have it, numbered as in `MissingValue`.
struct BoxPlace {
    BoxField field{};
    std::uint8_t index = 0;
    friend constexpr bool operator==(const BoxPlace &, const BoxPlace &) = default;
};

BoxPage pageOf(BoxField field);

/// The kind of values that the catalogue knows a field as; nothing for what it does not ask for.
std::optional<Value> kindOf(BoxField field);

/// The value that it is of a catalogue's document; nothing for what is counted. A tile's piggyback bonus is its own.
std::optional<FieldPlace> fieldPlaceOf(const BoxPlace &place, const Ids &ids);

/// Where a catalogue keeps it: a place, and perhaps a key inside of that, `4` or `fr`.
struct BoxSpot {
    ValuePlace place;
    QLatin1StringView part;
};
BoxSpot spotOf(const BoxPlace &place, const Ids &ids);

/// All places of a page, of the things that these ids name, piece by piece in the order in which they are read.
std::vector<BoxPlace> placesOf(BoxPage page, const Ids &ids);

/// The place that a name in a report stands for: `contracts.c03.term`, `tiles`. Nothing if there is none.
std::optional<BoxPlace> placeNamed(const QString &name, const Ids &ids);

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::BoxPage> = 8;
template <>
inline constexpr std::size_t table::countOf<airshipcity::BoxField> = 30;
} // namespace skyledger
