// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"
#include "ui/play/questions.h"

#include <optional>
#include <type_traits>

namespace skyledger::ui {

/// A thing of Airship City on a board, as the guide of any game knows it.
struct Target : BoardThing {
    enum class Kind { Crew, Cell, Line, Push, Contract, Utility, Airship, Resource };

    Target(airshipcity::Crew crew) : BoardThing{Kind::Crew, static_cast<int>(crew)} {}
    Target(airshipcity::Cell cell) : BoardThing{Kind::Cell, static_cast<int>(cell)} {}
    Target(airshipcity::Line line) : BoardThing{Kind::Line, static_cast<int>(line)} {}
    Target(const airshipcity::LinePush &push)
        : BoardThing{Kind::Push, static_cast<int>(push.line) * directions + static_cast<int>(push.toward)}
    {
    }
    Target(airshipcity::Contract contract) : BoardThing{Kind::Contract, static_cast<int>(contract)} {}
    Target(airshipcity::Utility utility) : BoardThing{Kind::Utility, static_cast<int>(utility)} {}
    Target(airshipcity::Airship airship) : BoardThing{Kind::Airship, static_cast<int>(airship)} {}
    Target(airshipcity::Resource resource) : BoardThing{Kind::Resource, static_cast<int>(resource)} {}

    static constexpr int directions = 4;
};

/// The thing again; nothing if it is one of another kind, or there is none.
template <class Key>
std::optional<Key> thingAs(const std::optional<BoardThing> &thing)
{
    if (!thing || !(thing->kind == Target(Key{}).kind))
        return std::nullopt;
    if constexpr (std::is_same_v<Key, airshipcity::LinePush>)
        return airshipcity::LinePush{static_cast<airshipcity::Line>(thing->number / Target::directions),
                                     static_cast<airshipcity::Direction>(thing->number % Target::directions)};
    else
        return static_cast<Key>(thing->number);
}

} // namespace skyledger::ui
