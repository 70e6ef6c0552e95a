// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/state.h"
#include "core/airshipcity/vocabulary.h"
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

/// The keys that a `use` can carry; each tile kind wants its own.
enum class UseKey : std::uint8_t { Utility, Slides, Take, Reveal, Airship, Then, Renovation, Develop };
enum class Then : std::uint8_t { Donate, Sell };
} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::UseKey> = 8;
} // namespace skyledger

namespace skyledger::airshipcity {

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

/// A held contract as a correction writes it.
struct HeldContract {
    Contract contract{};
    std::uint8_t termLeft = 0; ///< 1 to 9
    friend constexpr bool operator==(const HeldContract &, const HeldContract &) = default;
};

/// Values of the boards that a correction can set, one struct per path of the record format.
namespace set {
// clang-format off
struct Stock { Player player; Resource resource; std::uint8_t amount; bool operator==(const Stock &) const = default; };
struct Vp { Player player; std::int16_t vp; bool operator==(const Vp &) const = default; };
struct Crews { Player player; FixedList<CrewPlacement, countOf<Crew>> crews; bool operator==(const Crews &) const = default; };
struct CrewAt { Player player; Crew crew; Cell at; bool operator==(const CrewAt &) const = default; };
struct CrewReady { Player player; Crew crew; bool ready; bool operator==(const CrewReady &) const = default; };
struct Held { Player player; FixedList<HeldContract, countOf<Contract>> contracts; bool operator==(const Held &) const = default; };
struct Completed { Player player; ContractList contracts; bool operator==(const Completed &) const = default; };
struct Failed { Player player; ContractList contracts; bool operator==(const Failed &) const = default; };
struct Renovations { Player player; ResourceSet unlocked; bool operator==(const Renovations &) const = default; };
struct Effect { Player player; BonusEffect effect; EffectStatus status; bool operator==(const Effect &) const = default; };
struct AirshipGrid { Airship airship; Per<Player, std::uint8_t> markers; bool operator==(const AirshipGrid &) const = default; };
struct AirshipMajority { Airship airship; Player holder; bool operator==(const AirshipMajority &) const = default; };
struct UtilityGrid { Utility utility; Per<Player, std::uint8_t> markers; bool operator==(const UtilityGrid &) const = default; };
struct UtilityMajority { Utility utility; Player holder; bool operator==(const UtilityMajority &) const = default; };
struct PriceSpace { Airship airship; std::uint8_t space; bool operator==(const PriceSpace &) const = default; };
struct CityTile { Cell cell; Tile tile; bool operator==(const CityTile &) const = default; };
struct Developed { Cell cell; bool developed; bool operator==(const Developed &) const = default; };
struct Market { ContractList contracts; bool operator==(const Market &) const = default; };
struct DeckLeft { std::uint8_t count; bool operator==(const DeckLeft &) const = default; };
struct Round { std::uint8_t round; bool operator==(const Round &) const = default; };
struct Current { Player player; bool operator==(const Current &) const = default; };
// clang-format on
} // namespace set

using Assignment =
    std::variant<set::Stock, set::Vp, set::Crews, set::CrewAt, set::CrewReady, set::Held, set::Completed,
                 set::Failed, set::Renovations, set::Effect, set::AirshipGrid, set::AirshipMajority,
                 set::UtilityGrid, set::UtilityMajority, set::PriceSpace, set::CityTile, set::Developed,
                 set::Market, set::DeckLeft, set::Round, set::Current>;

using Correct = play::CorrectOf<Assignment>;
using Override = play::OverrideOf<Played, Correct>;
using Event = play::EventOf<Played, Correct>;

} // namespace skyledger::airshipcity
