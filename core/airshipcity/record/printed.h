// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"
#include "core/airshipcity/ids.h"
#include "core/airshipcity/verdict.h"
#include "core/describe/printed.h"

/// What is printed in the box of Airship City: one table, from which the reading of catalogues, their faults and the order
/// of their keys follow.
namespace skyledger::airshipcity {

/// Of which stages a stage bonus tile can be the bonus.
using StageSet = KeySet<Stage>;

/// Those of a tile of the first and of the second set.
inline constexpr StageSet earlyStages{static_cast<Stage>(1), static_cast<Stage>(2)};
inline constexpr StageSet lateStages{static_cast<Stage>(3), static_cast<Stage>(4)};

/// Single printed values. What verdicts name with the same parts has the number that it has there; where a verdict asks
/// for several at once, each is numbered on after those.
enum class Printed : std::uint8_t {
    AirshipCost = static_cast<std::uint8_t>(Value::AirshipCost),
    AirshipDiscount = static_cast<std::uint8_t>(Value::AirshipDiscount),
    UtilityCost = static_cast<std::uint8_t>(Value::UtilityCost),
    UtilityVp = static_cast<std::uint8_t>(Value::UtilityVp),
    ContractTerm = static_cast<std::uint8_t>(Value::ContractTerm),
    ContractCost = static_cast<std::uint8_t>(Value::ContractCost),
    ContractVp = static_cast<std::uint8_t>(Value::ContractVp),
    ContractGold = static_cast<std::uint8_t>(Value::ContractGold),
    TileCrests = static_cast<std::uint8_t>(Value::TileCrests),
    TileCrestBonus = static_cast<std::uint8_t>(Value::TileCrestBonus),
    RenovationCost = static_cast<std::uint8_t>(Value::RenovationCost),
    EffectTarget = static_cast<std::uint8_t>(Value::BonusEffectTarget),
    GuildPrice = static_cast<std::uint8_t>(Value::GuildPrice),
    PriceTrack = static_cast<std::uint8_t>(Value::PriceTrack),
    Piggyback = static_cast<std::uint8_t>(Value::Piggyback), ///< of a kind of tile, both sides
    AirshipSpacesFor3 = static_cast<std::uint8_t>(countOf<Value>),
    AirshipSpacesFor4,
    UtilityNameEn,
    UtilityNameFr,
    UtilitySpacesFor3,
    UtilitySpacesFor4,
    TermSpaces,
    KindOfTile,
    TilePiggyback, ///< of a single tile, both sides
    BonusStages,
    BonusGain,   ///< what a stage bonus gives everybody
    BonusChoice, ///< of what it lets everybody pick
    BonusVp,
    // Parts of those above, one by one, and what is counted: no rows of the table.
    FirstTrack,
    SecondTrack,
    ThirdTrack,
    PiggybackBasic,
    PiggybackDeveloped, ///< the basic side's while nothing else is told
    TilePiggybackBasic, ///< the tile's own, else its kind's
    Tiles,              ///< how many tiles there are of a kind
    Utilities           ///< that there are any
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

/// What a catalogue says of a stage bonus tile, as far as it goes.
struct BonusParts {
    std::optional<Amounts> gain;
    std::optional<ResourceBonus> choice;
    std::optional<std::int16_t> vp;
    friend bool operator==(const BonusParts &, const BonusParts &) = default;
};

/// Everything that a catalogue says: what the rules read, and what they have only as a part of something else.
struct PrintedCatalogue {
    Catalogue values;
    Per<StageBonusTile, BonusParts> bonuses;
    Per<StageBonusTile, std::optional<StageSet>> stages; ///< nothing: the catalogue does not say
    Per<Tile, std::optional<TileKind>> kinds;
    Per<TileKind, std::optional<PiggybackValues>> ofKinds;
    Per<Tile, std::optional<PiggybackValues>> ofTiles; ///< a tile's own
    std::optional<std::uint8_t> termSpaces;
    friend bool operator==(const PrintedCatalogue &, const PrintedCatalogue &) = default;
};

/// Only generators and, under one ruling, sales can bring the piggyback bonus; no game asks for that of other tiles.
constexpr bool canPiggyback(TileKind kind)
{
    return isGenerator(kind) || kind == TileKind::Shipyard;
}

const describe::PrintedTable<PrintedCatalogue, Ids> &printedTable();

/// The values of a catalogue whose ids are known, over what is known of things before: the kinds that the ids of tiles
/// tell. What it does not say stays missing; of what the rules read, a value of which a part is missing counts as
/// missing. `utilityCount` and `contractCount` are left alone.
PrintedCatalogue readPrinted(const table::JsonNode &catalogue, Ids &ids, const Catalogue &before = {});

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::BoxPage> = 8;
template <>
inline constexpr std::size_t
    table::countOf<airshipcity::Printed> = static_cast<std::size_t>(airshipcity::Printed::Utilities) + 1;
} // namespace skyledger
