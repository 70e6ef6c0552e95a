// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/event.h"

/// Values set by hand.
namespace skyledger::cloudage {

/// Every value of the boards that a correction can set, in the order of the format's page.
enum class Setting : std::uint8_t {
    Vp,
    Energy,
    Water,
    Metal,
    Plants,
    Hand,
    Level,
    At,
    MarkersLeft,
    Markers,
    Upgrades,
    Projects,
    Symbols,
    NavigationDeck,
    NavigationTop,
    NavigationDiscard,
    Missions,
    Covered,
    MissionFight,
    LastFight,
    Sleeves,
    Tiles,
    Gone,
    Planted,
    SoloLeft,
    BookSide,
    First,
    Round,
    Phase,
    Current
};

/// One value set by hand. What it is depends on the setting: a number (also of a word, thing or player, `none` of its
/// type for null), or a list of numbers. Markers and Mission cards are pairs, one after the other.
struct Assignment {
    Setting setting{};
    Player player = none<Player>;         ///< of a player's own values
    UpgradeZone zone = none<UpgradeZone>; ///< of upgrades and symbols
    std::int32_t number = 0;
    std::vector<std::int32_t> list;
    friend bool operator==(const Assignment &, const Assignment &) = default;
};

using Correct = play::CorrectOf<Assignment>;
using Override = play::OverrideOf<Played, Correct>;
using Event = play::EventOf<Played, Correct>;

} // namespace skyledger::cloudage

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<cloudage::Setting> = 30;
} // namespace skyledger
