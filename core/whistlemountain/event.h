// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/settings.h"
#include "core/play/event.h"
#include "core/whistlemountain/state.h"

#include <optional>
#include <variant>
#include <vector>

namespace skyledger::whistlemountain {

/// Where a worker is or goes.
struct Place {
    /// `Tower` without a floor (0) is the target of a promotion.
    enum class Kind : std::uint8_t { Barracks, Cell, Tower, Whirlpool, Refuge, Trap };
    Kind kind{};
    std::uint16_t at = 0; ///< the barracks row or floor from 1, or the cell
    constexpr Cell cell() const { return static_cast<Cell>(at); }
    friend constexpr bool operator==(const Place &, const Place &) = default;
};
constexpr Place onCell(Cell cell)
{
    return {Place::Kind::Cell, static_cast<std::uint16_t>(cell)};
}
constexpr Place inBarracks(int row)
{
    return {Place::Kind::Barracks, static_cast<std::uint16_t>(row)};
}
constexpr Place onFloor(int floor)
{
    return {Place::Kind::Tower, static_cast<std::uint16_t>(floor)};
}
inline constexpr Place whirlpool{Place::Kind::Whirlpool, 0};
inline constexpr Place refuge{Place::Kind::Refuge, 0};
inline constexpr Place trap{Place::Kind::Trap, 0};
inline constexpr Place tower{Place::Kind::Tower, 0};

/// What is paid, where it is not simply the printed cost.
using Pay = std::optional<Amounts>;
/// Own workers that Extension promotes besides.
using Promoted = FixedList<Cell, workersPerPlayer>;

// The kinds of events, in the order of the formats page. What an id does not need stays at its initial value.
// clang-format off
struct BuildScaffold { ScaffoldCells cells; Pay pay; bool operator==(const BuildScaffold &) const = default; };
struct BuildMachine { Machine machine{}; Area area; Promoted promote; Pay pay; bool operator==(const BuildMachine &) const = default; };
struct Harvest { Aircraft aircraft{}; Area area; bool operator==(const Harvest &) const = default; };
struct UseDock {
    Aircraft aircraft{}; Dock dock{}; std::uint8_t count = 0; Machine machine = none<Machine>; Upgrade upgrade = none<Upgrade>; Pay pay;
    bool operator==(const UseDock &) const = default;
};
struct Work { bool operator==(const Work &) const = default; };
struct MoveWorker { Place from; Place to; Pay pay; std::optional<Resource> toll; bool operator==(const MoveWorker &) const = default; };
struct Activate {
    Machine machine{}; Pay pay; std::optional<Aircraft> aircraft; Area area; Upgrade upgrade = none<Upgrade>; Upgrade give = none<Upgrade>;
    Machine salvage = none<Machine>; std::optional<Resource> resource;
    bool operator==(const Activate &) const = default;
};
struct TakeMachine { Machine machine{}; bool operator==(const TakeMachine &) const = default; };
struct TakeUpgrade { Upgrade upgrade{}; bool operator==(const TakeUpgrade &) const = default; };
struct TakeTrophy { Trophy trophy{}; bool operator==(const TakeTrophy &) const = default; };
struct TakeResources { Amounts resources; bool operator==(const TakeResources &) const = default; };
struct PlayCard {
    Card card{}; Pay pay; std::optional<Aircraft> aircraft; std::uint8_t discard = 0; Amounts resources; Upgrade upgrade = none<Upgrade>;
    bool operator==(const PlayCard &) const = default;
};
struct UseTrophy { Trophy trophy{}; bool operator==(const UseTrophy &) const = default; };
struct UseUpgrade { Upgrade upgrade{}; Pay pay; Ability copy = none<Ability>; bool operator==(const UseUpgrade &) const = default; };
struct UseExchanger { Resource give{}; Resource get{}; Pay pay; bool operator==(const UseExchanger &) const = default; };
struct UseRequisitioner { bool givesCard = false; Pay pay; bool operator==(const UseRequisitioner &) const = default; };
struct Skip { bool operator==(const Skip &) const = default; };
struct EndTurn { bool shuttle = false; bool operator==(const EndTurn &) const = default; };
// clang-format on

/// Something a player does, in bare form.
struct Play {
    std::variant<BuildScaffold, BuildMachine, Harvest, UseDock, Work, MoveWorker, Activate, TakeMachine,
                 TakeUpgrade, TakeTrophy, TakeResources, PlayCard, UseTrophy, UseUpgrade, UseExchanger,
                 UseRequisitioner, Skip, EndTurn>
        what;
    Player player = none<Player>; ///< whose deed it is; `none`: the current player's
    friend bool operator==(const Play &, const Play &) = default;
};

enum class ReportKey : std::uint8_t { Pay, Gain, Vp };

/// A tile that refilled a display: a machine or an upgrade, by its number.
struct Tile {
    Display display{};
    std::uint8_t number = unnamed;
    friend constexpr bool operator==(const Tile &, const Tile &) = default;
};

/// What the table tells about an event: amounts where a value is not known, and what chance turned up.
struct Reported {
    std::optional<Amounts> pay;
    std::optional<Amounts> gain;
    std::optional<std::int16_t> vp;
    std::optional<Tile> reveal;             ///< the tile that refilled a display
    FixedList<Trophy, trophiesInBox> drawn; ///< random trophies in the order of drawing
    friend bool operator==(const Reported &, const Reported &) = default;
};

/// A machine as a correction places it.
struct MachinePlacement {
    Area area; ///< nowhere: off the grid
    Player by{};
    Amounts holds;
    friend bool operator==(const MachinePlacement &, const MachinePlacement &) = default;
};

/// What a correction can set; `settings.h` tells its path and value.
enum class Setting : std::uint8_t {
    Vp,
    Stock,
    Scaffolds,
    Cards,
    Ability,
    Machines,
    Upgrades,
    Trophies,
    Aircraft,
    Workers,
    Piece,
    Machine,
    Water,
    Floor,
    SmallMachines,
    MediumMachines,
    LargeMachines,
    DisplayedUpgrades,
    Removed,
    DeckLeft,
    TrophiesLeft,
    Duplicator,
    Current,
    Ending
};

using PlayerList = FixedList<Player, countOf<Player>>;
using Assignment = describe::Assignment;

using Played = play::PlayedOf<Play, Reported>;
using Correct = play::CorrectOf<Assignment>;
using Override = play::OverrideOf<Played, Correct>;
using Event = play::EventOf<Played, Correct>;

} // namespace skyledger::whistlemountain
