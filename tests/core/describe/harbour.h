// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/keyed.h"
#include "core/describe/plays.h"

/// Events of every shape that a game may have, for the tests of what reads and writes them.
namespace skyledger::harbour {

enum class Player : std::uint8_t {};
enum class Good : std::uint8_t { Salt, Tea, Silk };
enum class Wind : std::uint8_t { North, East, South, West };
enum class Port : std::uint8_t {};
enum class Berth : std::uint8_t {};
enum class Extra : std::uint8_t { Flag, Pilot };

/// A place on the chart: a column A to C and a row 1 to 3.
struct Spot {
    std::uint8_t column = 0;
    std::uint8_t row = 0;
    friend constexpr bool operator==(const Spot &, const Spot &) = default;
};

} // namespace skyledger::harbour

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<harbour::Player> = 4;
template <>
inline constexpr std::size_t table::countOf<harbour::Good> = 3;
template <>
inline constexpr std::size_t table::countOf<harbour::Wind> = 4;
template <>
inline constexpr std::size_t table::countOf<harbour::Port> = 3;
template <>
inline constexpr std::size_t table::countOf<harbour::Extra> = 2;
template <>
inline constexpr std::array<std::string_view, 3> table::nameTable<harbour::Good>{"salt", "tea", "silk"};
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<harbour::Wind>{"N", "E", "S", "W"};
} // namespace skyledger

namespace skyledger::harbour {

using Cargo = table::Per<Good, std::uint8_t>;

struct Ids {
    table::IdList<Port, 3> ports;
    std::size_t seats = 3;
    friend bool operator==(const Ids &, const Ids &) = default;
};

struct Crate {
    Spot spot;
    Good good = table::none<Good>;
    friend constexpr bool operator==(const Crate &, const Crate &) = default;
};
struct Leg {
    Wind wind{};
    std::uint8_t miles = 0;
    friend constexpr bool operator==(const Leg &, const Leg &) = default;
};

struct Sail {
    Port port{};
    table::FixedList<Wind, 5> path; ///< 1 to 5
    bool byNight = false;
    std::optional<std::uint8_t> depth; ///< 0 to 30
    Port pilot = table::none<Port>;
    friend constexpr bool operator==(const Sail &, const Sail &) = default;
};
struct Tack {
    Leg leg; ///< under two keys of the event
    friend constexpr bool operator==(const Tack &, const Tack &) = default;
};
struct Bid {
    std::optional<std::uint8_t> price; ///< nothing: passes
    friend constexpr bool operator==(const Bid &, const Bid &) = default;
};
struct Load {
    table::FixedList<Crate, 4> crates;
    Berth berth{}; ///< 1 to 6
    table::FixedList<std::uint8_t, 4> shares;
    table::KeySet<Good> kinds;
    friend constexpr bool operator==(const Load &, const Load &) = default;
};
struct Unload {
    Spot spot;
    table::FixedList<Leg, 8> legs;
    friend constexpr bool operator==(const Unload &, const Unload &) = default;
};
struct Storm {
    struct Damage {
        std::uint8_t sails = 0;
        std::uint8_t masts = 0;
        friend constexpr bool operator==(const Damage &, const Damage &) = default;
    };
    std::optional<Damage> damage;
    table::KeySet<Extra> given;
    Wind flag{};
    Port pilot{};
    friend constexpr bool operator==(const Storm &, const Storm &) = default;
};
struct Anchor {
    friend constexpr bool operator==(const Anchor &, const Anchor &) = default;
};

struct Play {
    std::variant<Sail, Tack, Bid, Load, Unload, Storm, Anchor> what;
    Player player = table::none<Player>;
    friend constexpr bool operator==(const Play &, const Play &) = default;
};
struct Share {
    std::optional<Cargo> gain;
    std::optional<std::int16_t> points;
    friend constexpr bool operator==(const Share &, const Share &) = default;
};
struct Reported {
    std::optional<Cargo> pay;
    table::Per<Player, std::optional<Share>> players;
    std::optional<std::uint8_t> found; ///< a key of `sail` itself
    friend constexpr bool operator==(const Reported &, const Reported &) = default;
};
using Played = play::PlayedOf<Play, Reported>;

/// The table of these events.
const describe::PlayTable<Played, Ids> &plays();

} // namespace skyledger::harbour

namespace skyledger {
template <>
struct describe::Usual<harbour::Player> {
    using Codec = Seat<&harbour::Ids::seats>;
};
template <>
struct describe::Usual<harbour::Port> {
    using Codec = Thing<&harbour::Ids::ports>;
};
template <>
struct describe::Usual<harbour::Berth> {
    using Codec = Numbered<6>;
};
} // namespace skyledger
