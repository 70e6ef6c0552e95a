// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/settings.h"
#include "core/play/event.h"
#include "core/play/verdict.h"
#include "core/table/names.h"
#include "core/table/per.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

/// A game of a few lines on which every shared mechanism is tested. 1 to 5 players pick berries and fill baskets with
/// them, for three rounds. Each basket can be filled once, for the berries and points printed on it.
namespace skyledger::toygame {

using table::countOf;
using table::FixedList;
using table::Per;

/// Players in turn order.
enum class Player : std::uint8_t {};
/// A basket by its place in the catalogue.
enum class Basket : std::uint8_t {};
using table::none;

inline constexpr int mostBerries = 9; ///< a hand holds no more
inline constexpr int mostPicked = 3;  ///< berries of one `Pick`
inline constexpr int lastRound = 3;

enum class Rule : std::uint8_t {
    Turn01, ///< only the current player acts
    Turn02, ///< berries are picked once a turn, and before it ends unless the hand is full
    Pick01, ///< 1 to 3 berries, at most 9 in hand
    Fill01, ///< a basket is filled once
    Fill02, ///< it costs what is printed on it
    End01,  ///< nothing happens after the third round
    Set01   ///< what cardboard cannot show
};
enum class FactKey : std::uint8_t { Needed, Has, Player, Basket };
/// The printed values.
enum class Value : std::uint8_t { BasketCost, BasketPoints };
/// What is reported where a printed value is not known.
enum class ReportKey : std::uint8_t { Pay, Points };
/// The values that a correction can set.
enum class Setting : std::uint8_t { Berries, Points };

} // namespace skyledger::toygame

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<toygame::Player> = 5;
template <>
inline constexpr std::size_t table::countOf<toygame::Basket> = 8;
template <>
inline constexpr std::size_t table::countOf<toygame::Setting> = 2;
} // namespace skyledger

namespace skyledger::toygame {

/// What is printed on a basket; nothing where nobody entered it.
struct BasketValues {
    std::optional<std::uint8_t> cost;
    std::optional<std::uint8_t> points;
    friend constexpr bool operator==(const BasketValues &, const BasketValues &) = default;
};

struct Setup {
    std::size_t playerCount = 2; ///< 1 to 5
    std::size_t basketCount = 0;
    Per<Basket, BasketValues> baskets; ///< the first ones
    friend constexpr bool operator==(const Setup &, const Setup &) = default;
};

struct PlayerState {
    std::uint8_t berries = 0;
    std::int16_t points = 0;
    friend constexpr bool operator==(const PlayerState &, const PlayerState &) = default;
};

struct State {
    Per<Player, PlayerState> players;
    Per<Basket, Player> filledBy; ///< `none` while a basket is empty
    std::uint8_t round = 1;
    Player current{};
    bool picked = false; ///< the current player has
    bool over = false;
    friend constexpr bool operator==(const State &, const State &) = default;
};

struct Pick {
    std::uint8_t berries = 0; ///< 1 to 3
    friend constexpr bool operator==(const Pick &, const Pick &) = default;
};
struct Fill {
    Basket basket{};
    friend constexpr bool operator==(const Fill &, const Fill &) = default;
};
struct EndTurn {
    friend constexpr bool operator==(const EndTurn &, const EndTurn &) = default;
};
/// A play in its bare form; `player` is `none` where the current player is meant.
struct Play {
    std::variant<Pick, Fill, EndTurn> what;
    Player player = none<Player>;
    friend constexpr bool operator==(const Play &, const Play &) = default;
};
struct Reported {
    std::optional<std::uint8_t> pay;
    std::optional<std::int16_t> points;
    friend constexpr bool operator==(const Reported &, const Reported &) = default;
};
using Assignment = describe::Assignment;

/// How unclear rules are read in one game.
enum class TieBreak : std::uint8_t { Shared, Berries };
struct Rulings {
    TieBreak tieBreak = TieBreak::Shared;
    friend constexpr bool operator==(const Rulings &, const Rulings &) = default;
};
/// What a score sheet asks of each player.
enum class SheetEntry : std::uint8_t { Points, Berries };
struct SheetPlayer {
    std::int16_t points = 0;
    std::optional<std::uint8_t> berries; ///< only asked for where they break a tie
    friend constexpr bool operator==(const SheetPlayer &, const SheetPlayer &) = default;
};

using Played = play::PlayedOf<Play, Reported>;
using Correct = play::CorrectOf<Assignment>;
using Override = play::OverrideOf<Played, Correct>;
using Event = play::EventOf<Played, Correct>;

/// What an event changed.
struct Change {
    enum class Kind : std::uint8_t { Picked, Paid, Points, TurnBegan, GameEnded };
    Kind kind{};
    Player player{};
    std::int16_t amount = 0;
    Rule rule{};
    friend constexpr bool operator==(const Change &, const Change &) = default;
};
using Changes = FixedList<Change, 12>;

State startState(const Setup &setup);
play::Verdict check(const Setup &setup, const State &state, const Event &event);
/// The event must have passed `check`. `changes`, if given, is appended to.
void apply(const Setup &setup, State &state, const Event &event, Changes *changes = nullptr);
/// Every play that is allowed here, and every one about which the catalogue does not know enough.
void legalPlays(const Setup &setup, const State &state, std::vector<Play> &plays);
void undeterminedPlays(const Setup &setup, const State &state, std::vector<Play> &plays);
/// The player of a play: the one it names, else the current one.
constexpr Player playerOf(const State &state, const Play &play)
{
    return play.player == none<Player> ? state.current : play.player;
}

} // namespace skyledger::toygame
