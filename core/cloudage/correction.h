// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/event.h"
#include "core/describe/settings.h"

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

using Assignment = describe::Assignment;
using Correct = play::CorrectOf<Assignment>;
using Override = play::OverrideOf<Played, Correct>;
using Event = play::EventOf<Played, Correct>;

} // namespace skyledger::cloudage

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<cloudage::Setting> = 30;
} // namespace skyledger
