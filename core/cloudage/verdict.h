// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/ruleids.h"
#include "core/cloudage/vocabulary.h"
#include "core/play/verdict.h"

/// What a verdict of `core/play` speaks about in CloudAge.
namespace skyledger::cloudage {

using play::fact;
using play::Verdict;

/// What a number in an objection is about: an amount, or a thing as the number of its type.
enum class FactKey : std::uint8_t {
    Needed,
    Has,
    Lost,
    Level,
    Round,
    Phase,
    Resource,
    City,
    Find,
    Project,
    Player,
    Zone,
    District,
    UpgradeZone,
    Tile,
    Mission,
    Value,
    Choose
};

/// Amounts that a record must report where an effect is not known. `Level` and `Then` are never needed.
enum class ReportKey : std::uint8_t { Pay, Gain, Vp, Won, Symbols, Milestone, Level, Then };

/// A value of the catalogue that a verdict or a scoring would need; of which thing is said beside it.
enum class Value : std::uint8_t {
    Production, ///< thing: level
    Milestone,  ///< thing: level
    TrackBooks,
    TrackReward, ///< thing: space
    Start,
    UpgradeCost,    ///< thing: zone * 4 + place
    UpgradeVp,      ///< the same
    UpgradeSymbols, ///< the same
    CityCombat,     ///< thing: city
    CityReward,
    CityHexes,
    TileCombat, ///< thing: Campaign tile
    TileReward,
    ProjectCost, ///< thing: Project card
    ProjectColor,
    ProjectReward,
    ProjectSymbols,
    ProjectVp,
    ProjectCopies,
    MissionCities,
    BookFront,
    BookBack,
    BookStory,
    Solo ///< thing: space
};

constexpr std::size_t upgradeThing(UpgradeZone zone, int place)
{
    return indexOf(zone) * 4 + static_cast<std::size_t>(place);
}

} // namespace skyledger::cloudage

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<cloudage::FactKey> = 18;
template <>
inline constexpr std::size_t table::countOf<cloudage::ReportKey> = 8;
template <>
inline constexpr std::size_t table::countOf<cloudage::Value> = 24;
} // namespace skyledger
