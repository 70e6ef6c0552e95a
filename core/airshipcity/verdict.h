// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/ruleids.h"
#include "core/airshipcity/vocabulary.h"
#include "core/play/verdict.h"

namespace skyledger::airshipcity {

/// What a number in an objection is about: an amount, or a thing as the number of its type.
enum class FactKey : std::uint8_t {
    Needed,
    Has,
    Lost,
    Level,
    Round,
    Phase,
    Resource,
    Airship,
    Utility,
    Contract,
    Tile,
    Cell,
    Player,
    Crew,
    BonusEffect,
    Kind,
    StageBonus
};

/// The printed values that a verdict can lack. `MissingValue::thing` is the number of what it is printed on; for a price
/// track its level, for the piggyback bonus the kind of tile.
enum class Value : std::uint8_t {
    AirshipCost,
    AirshipDiscount,
    AirshipSpaces,
    UtilityCost,
    UtilityVp,
    UtilitySpaces,
    ContractTerm,
    ContractCost,
    ContractVp,
    ContractGold,
    TileCrests,
    TileCrestBonus,
    StageBonus,
    RenovationCost,
    BonusEffectTarget,
    GuildPrice,
    PriceTrack,
    Piggyback
};

/// Amounts that a record must report where an effect is not known.
enum class ReportKey : std::uint8_t { Pay, Gain, Vp, Term, Players };

using play::fact;
using play::Fact;
using play::MissingValue;
using play::Objection;
using play::Verdict;

/// The id of the rule behind an objection.
constexpr std::string_view ruleId(play::Code rule)
{
    return ruleId(rule.as<Rule>());
}

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::Value> = 18;
template <>
inline constexpr std::size_t table::countOf<airshipcity::ReportKey> = 5;
} // namespace skyledger
