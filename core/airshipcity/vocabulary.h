// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/fixedlist.h"
#include "core/table/keyset.h"
#include "core/table/names.h"
#include "core/table/per.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// The words of Airship City as types. Everything here is a small number; what files call it is in `names.h`.
namespace skyledger::airshipcity {

using table::all;
using table::countOf;
using table::firstOf;
using table::FixedList;
using table::indexOf;
using table::KeySet;
using table::none;
using table::Per;

enum class Resource : std::uint8_t { Wood, Metal, Gold, Gear };
enum class Edition : std::uint8_t { Fr2021, En2020 };
enum class PlayerColor : std::uint8_t { Orange, Purple, Red, Green };
enum class Direction : std::uint8_t { North, East, South, West };
enum class BonusEffect : std::uint8_t { LongDistance, Negotiator, Barter };
enum class Award : std::uint8_t { Shipbuilding, Construction, Trade };

/// The keys that a `use` can carry; each tile kind wants its own.
enum class UseKey : std::uint8_t { Utility, Slides, Take, Reveal, Airship, Then, Renovation, Develop };
enum class Then : std::uint8_t { Donate, Sell };

/// The kinds of location tiles (AC-LOC).
enum class TileKind : std::uint8_t {
    Architect,
    Forest,
    Mine,
    Factory,
    Valley,
    Guild,
    Harbor,
    Lighthouse,
    Market,
    Shipyard,
    Workshop
};

/// The nine airship models (AC-AIR), three families of three levels in the order of the printed table.
enum class Airship : std::uint8_t {
    WoodenPrivate,
    WoodenResidential,
    WoodenCargo,
    MetalPrivate,
    MetalResidential,
    MetalCargo,
    Sightseeing,
    Passenger,
    Cruise
};

/// Players in turn order: 0 is the first player. Files and people count from 1.
enum class Player : std::uint8_t {};
/// A crew token of one player, numbered for good; a hired one takes the next number.
enum class Crew : std::uint8_t {};
/// A space of the city, row by row from the top left: 0 is A1, 1 is B1, 15 is D4.
enum class Cell : std::uint8_t {};
/// A location tile of this game, numbered as the tiles lie at the start. From 16 on: known, but not in the city.
enum class Tile : std::uint8_t {};
/// A contract, public utility or stage bonus by its place in the game's catalogue.
enum class Contract : std::uint8_t {};
enum class Utility : std::uint8_t {};
enum class StageBonusTile : std::uint8_t {};
/// Stages 1 to 5, as 0 to 4.
enum class Stage : std::uint8_t {};
/// Levels 1 to 3 of an airship, as 0 to 2; each has its price track.
enum class Level : std::uint8_t {};

inline constexpr std::size_t maxTileIds = 32; ///< 16 in the city and as many that only a catalogue names
inline constexpr int gridSize = 4;            ///< the city is 4 by 4 (AC-SETUP-01)
inline constexpr int startCrews = 2;          ///< AC-SETUP-08
inline constexpr int donationMarkers = 20;    ///< a player's supply (AC-COMP-08)
inline constexpr int lockedCapacity = 10;     ///< AC-RES-02
inline constexpr int unlockedCapacity = 20;   ///< AC-RES-02
inline constexpr int displaySize = 5;         ///< contracts turned up at the start (AC-SETUP-05)
inline constexpr int deckSize = 20;           ///< contracts in the box (AC-COMP-10)
inline constexpr int lastRound = 20;          ///< AC-TURN-01
inline constexpr int roundsPerStage = 4;      ///< AC-TURN-01
inline constexpr int defaultTrackSpaces = 4; ///< spaces of a price track that the catalogue lacks (AC-AMB-01)
inline constexpr int maxPathSteps = 5;       ///< three relays, one long distance step, one step
inline constexpr int workshopVp = 3;         ///< AC-LOC-WORK-03

// What no document of the game goes beyond.
inline constexpr int maxAmount = 99;
inline constexpr int maxGridSpaces = 20;
inline constexpr int maxTrackSpaces = 8;
inline constexpr int maxTerm = 9;
inline constexpr int maxNameLength = 40;
/// Farther from 0 no number of victory points is believed.
inline constexpr int maxVp = 999;

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::Resource> = 4;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Edition> = 2;
template <>
inline constexpr std::size_t table::countOf<airshipcity::PlayerColor> = 4;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Direction> = 4;
template <>
inline constexpr std::size_t table::countOf<airshipcity::BonusEffect> = 3;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Award> = 3;
template <>
inline constexpr std::size_t table::countOf<airshipcity::UseKey> = 8;
template <>
inline constexpr std::size_t table::countOf<airshipcity::TileKind> = 11;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Airship> = 9;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Player> = 4;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Crew> = 4;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Cell> = 16;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Tile> = 16;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Contract> = 32;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Utility> = 12;
template <>
inline constexpr std::size_t table::countOf<airshipcity::StageBonusTile> = 16;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Stage> = 5;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Level> = 3;
} // namespace skyledger

namespace skyledger::airshipcity {

using ResourceSet = KeySet<Resource>;
using AirshipSet = KeySet<Airship>;
/// An amount of each resource.
using Amounts = Per<Resource, std::uint8_t>;
using Path = FixedList<Direction, maxPathSteps>;
using ContractList = FixedList<Contract, countOf<Contract>>;

/// A row (0 to 3, from the top) or a column (4 to 7, from the left) of the city.
enum class Line : std::uint8_t {};

constexpr Line rowLine(int row)
{
    return static_cast<Line>(row);
}
constexpr Line columnLine(int column)
{
    return static_cast<Line>(gridSize + column);
}
constexpr bool isRow(Line line)
{
    return static_cast<int>(line) < gridSize;
}

/// A line and the way it is pushed: a row East or West, a column North or South.
struct LinePush {
    Line line{};
    Direction toward{};
    friend constexpr bool operator==(const LinePush &, const LinePush &) = default;
};

constexpr int columnOf(Cell cell)
{
    return static_cast<int>(cell) % gridSize;
}
constexpr int rowOf(Cell cell)
{
    return static_cast<int>(cell) / gridSize;
}
constexpr Cell cellAt(int column, int row)
{
    return static_cast<Cell>(row * gridSize + column);
}

/// The cell next to another one; `none` beyond the edge (AC-MOVE-04).
constexpr Cell neighbour(Cell cell, Direction toward)
{
    const int column = columnOf(cell) + (toward == Direction::East) - (toward == Direction::West);
    const int row = rowOf(cell) + (toward == Direction::South) - (toward == Direction::North);
    const bool inside = column >= 0 && column < gridSize && row >= 0 && row < gridSize;
    return inside ? cellAt(column, row) : none<Cell>;
}

constexpr Level levelOf(Airship airship)
{
    return static_cast<Level>(indexOf(airship) % 3);
}
/// Victory points of a donation: 1, 2 or 3 by level (AC-DON-02).
constexpr int vpOf(Airship airship)
{
    return static_cast<int>(levelOf(airship)) + 1;
}
/// The airship one level lower in the same family (AC-PRE-02); nothing for level 1.
constexpr std::optional<Airship> lowerTier(Airship airship)
{
    if (indexOf(levelOf(airship)) == 0)
        return std::nullopt;
    return static_cast<Airship>(indexOf(airship) - 1);
}
/// The sightseeing line cannot be sold (AC-SELL-05).
constexpr bool isSellable(Airship airship)
{
    return indexOf(airship) < indexOf(Airship::Sightseeing);
}
/// The tile whose action a donated airship makes cheaper (AC-DISC-02).
constexpr TileKind discountedBy(Airship airship)
{
    using enum TileKind;
    constexpr Per<Airship, TileKind> tiles{
        {Shipyard, Workshop, Architect, Shipyard, Workshop, Architect, Workshop, Guild, Architect}};
    return tiles[airship];
}
/// The four resource generators (p9).
constexpr bool isGenerator(TileKind kind)
{
    return kind == TileKind::Forest || kind == TileKind::Mine || kind == TileKind::Factory
        || kind == TileKind::Valley;
}
/// The stage of a round, 1 to 20 (AC-TURN-01).
constexpr Stage stageOf(int round)
{
    return static_cast<Stage>((round - 1) / roundsPerStage);
}

} // namespace skyledger::airshipcity
