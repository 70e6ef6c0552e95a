// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/state.h"
#include "core/airshipcity/vocabulary.h"
#include "core/describe/settings.h"
#include "core/play/event.h"

#include <optional>
#include <variant>
#include <vector>

/// Everything that can happen at the table, one small value each, with the names of the record format.
namespace skyledger::airshipcity {

/// The crew walks; more than one step where it relays or flies a long distance.
struct Move {
    Crew crew{};
    Path path; ///< 1 to 5 steps
    bool longDistance = false;
    friend constexpr bool operator==(const Move &, const Move &) = default;
};

/// Uses the effect of the tile where the acting crew stands. Only the fields named in `given` count.
struct Use {
    KeySet<UseKey> given;
    std::optional<Resource> crest; ///< where a crest bonus leaves a choice
    Utility utility{};
    Airship airship{};
    Then then{};
    Resource renovation{};
    Contract take{};
    Contract reveal = none<Contract>; ///< `none`: the deck is empty
    Tile develop = none<Tile>;        ///< `none`: no basic tile has that dot
    FixedList<LinePush, 8> slides;    ///< more than two are refused (AC-LOC-LIGHT-01), yet a table may insist
    friend constexpr bool operator==(const Use &, const Use &) = default;
};

/// Leaves the tile's effect unused.
struct Skip {
    friend constexpr bool operator==(const Skip &, const Skip &) = default;
};

/// Answers to a piggyback bonus; the player is the event's.
struct Piggyback {
    std::optional<Resource> take;       ///< nothing: declined
    std::optional<Resource> negotiator; ///< the extra unit, if that bonus effect is spent
    friend constexpr bool operator==(const Piggyback &, const Piggyback &) = default;
};

/// Pays a gear and pushes a line.
struct Slide {
    LinePush push;
    friend constexpr bool operator==(const Slide &, const Slide &) = default;
};

/// Pays and completes a contract.
struct Fulfil {
    Contract contract{};
    friend constexpr bool operator==(const Fulfil &, const Fulfil &) = default;
};

/// Spends the barter bonus effect.
struct Barter {
    Resource give{};
    Resource get{};
    friend constexpr bool operator==(const Barter &, const Barter &) = default;
};

struct EndTurn {
    friend constexpr bool operator==(const EndTurn &, const EndTurn &) = default;
};

/// Chooses from the stage bonus; the player is the event's.
struct TakeStageBonus {
    Resource take{};
    friend constexpr bool operator==(const TakeStageBonus &, const TakeStageBonus &) = default;
};

/// A move of the game in its bare form: what `legalEvents` lists. `player` is `none` where the file leaves it out
/// (the current player); a piggyback and a stage bonus always name theirs.
struct Play {
    std::variant<Move, Use, Skip, Piggyback, Slide, Fulfil, Barter, EndTurn, TakeStageBonus> what;
    Player player = none<Player>;
    friend constexpr bool operator==(const Play &, const Play &) = default;
};

/// Amounts that the table reports because the catalogue lacks a value. An absent field was not reported.
struct Reported {
    /// What an upkeep brought to one player.
    struct ForPlayer {
        std::optional<Amounts> gain;
        std::optional<std::int16_t> vp;
        friend constexpr bool operator==(const ForPlayer &, const ForPlayer &) = default;
    };

    std::optional<Amounts> pay;
    std::optional<Amounts> gain;
    std::optional<std::int16_t> vp;
    std::optional<std::uint8_t> term;
    Per<Player, std::optional<ForPlayer>> players;
    friend constexpr bool operator==(const Reported &, const Reported &) = default;
};

using Played = play::PlayedOf<Play, Reported>;

/// A crew as a correction writes it.
struct CrewPlacement {
    Cell at{};
    bool ready = false;
    friend constexpr bool operator==(const CrewPlacement &, const CrewPlacement &) = default;
};
using CrewList = FixedList<CrewPlacement, countOf<Crew>>;

/// A held contract as a correction writes it.
struct HeldContract {
    Contract contract{};
    std::uint8_t termLeft = 0; ///< 1 to 9
    friend constexpr bool operator==(const HeldContract &, const HeldContract &) = default;
};
using HeldList = FixedList<HeldContract, countOf<Contract>>;

/// Donation markers of each player on one grid.
using Markers = Per<Player, std::uint8_t>;

/// Every value of the boards that a correction can set; `settings` tells where it stands and what it may be.
enum class Setting : std::uint8_t {
    Stock,
    Vp,
    Crews, ///< a `CrewList`, to hire and dismiss; else `CrewAt` and `CrewReady` say the same one by one
    CrewAt,
    CrewReady,
    Held, ///< a `HeldList`
    Completed,
    Failed,
    Renovations,
    Effect,
    AirshipGrid,
    AirshipMajority,
    UtilityGrid,
    UtilityMajority,
    PriceSpace,
    CityTile,
    Developed,
    Market,
    DeckLeft,
    Round,
    Current
};

using Assignment = describe::Assignment;

/// The assignment that puts a value to a place: `assign(Setting::Stock, 4, player, resource)`.
template <class Typed, class... Keys>
Assignment assign(Setting setting, const Typed &value, Keys... place)
{
    return describe::assign(setting, {indexOf(place)...}, value);
}

using Correct = play::CorrectOf<Assignment>;
using Override = play::OverrideOf<Played, Correct>;
using Event = play::EventOf<Played, Correct>;

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::Setting> = 21;
} // namespace skyledger
