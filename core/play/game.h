// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/event.h"
#include "core/play/verdict.h"
#include "core/table/per.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

/// What this room asks of a game. Everything is bound when the game is compiled: one that lacks something does not
/// compile.
namespace skyledger::play {

/// A seat at the table in turn order, 0 for the first player; the numbers of any game's own players. Files and people
/// count from 1.
enum class Seat : std::uint8_t {};
/// No seat: the table waits for nobody, or nobody is meant.
inline constexpr Seat nobody = static_cast<Seat>(0xFF);

} // namespace skyledger::play

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<play::Seat> = 6;
} // namespace skyledger

namespace skyledger::play {

/// The seat of one of a game's own players. "Nobody" of the game is `nobody`.
template <class Player>
requires std::is_enum_v<Player>
constexpr Seat seatOf(Player player)
{
    return static_cast<Seat>(player);
}
/// The player of a seat, in the game's own type.
template <class Player>
requires std::is_enum_v<Player>
constexpr Player playerAt(Seat seat)
{
    return static_cast<Player>(seat);
}

/// Which turn a moment belongs to: equal for all moments of one turn, and for no others of the game that follow each
/// other. What comes between turns (the end of a round, choices of everybody) is a turn of its own by its `part`.
struct TurnKey {
    std::uint16_t round = 1; ///< from 1; a game without rounds stays at 1
    Seat seat{};             ///< whose turn it is
    std::uint8_t part = 0;   ///< the game's own number for what is no turn of a player; 0 in a player's turn
    friend constexpr bool operator==(const TurnKey &, const TurnKey &) = default;
};

/// The types of a game and its rules, as static functions of one struct (`core/GAME/game.h`).
///
/// - `Player`: its enumeration of players, `countOf` of it the most seats (1 to 6), `0xFF` for nobody.
/// - `Play` is a closed variant `what` in bare form beside `player`, nobody where the current player is meant.
/// - `Changes` is what `apply` tells of an event; `LedgerLine` one change of points with `event`, counted from 1.
/// - `check` never changes anything; `apply` must come after a passed `check` and cannot fail then.
/// - `legal` and `undetermined` replace the content of the list by plays in bare form. A game whose plays are too many
///   lists those that it can and answers its guide otherwise.
/// - `toAct`: for whom the table waits, `nobody` once the game is over. `doer`: whose deed a play is.
/// - `addToLedger` appends the changes of points of an event.
template <class G>
concept Game = requires(const typename G::Setup &setup, const typename G::State &state,
                        typename G::State &changing, const typename G::Event &event,
                        const typename G::Play &play, typename G::Changes &changes,
                        std::vector<typename G::Play> &plays, std::vector<typename G::LedgerLine> &ledger,
                        std::size_t number)
{
    typename G::Player;
    typename G::Assignment;
    requires std::same_as<typename G::Played, PlayedOf<typename G::Play, typename G::Reported>>;
    requires std::same_as<typename G::Correct, CorrectOf<typename G::Assignment>>;
    requires std::same_as<typename G::Override, OverrideOf<typename G::Played, typename G::Correct>>;
    requires std::same_as<typename G::Event, EventOf<typename G::Played, typename G::Correct>>;
    requires std::same_as < std::remove_cvref_t<decltype(play.player)>,
    typename G::Player > ;
    requires table::countOf<typename G::Player>
    >= 1 && table::countOf<typename G::Player> <= table::countOf<Seat>;
    requires std::is_trivially_copyable_v<typename G::State> && sizeof(typename G::State) <= 4096;
    {
        G::start(setup)
        } -> std::same_as<typename G::State>;
    {
        G::check(setup, state, event)
        } -> std::same_as<Verdict>;
    {
        G::apply(setup, changing, event, &changes)
        } -> std::same_as<void>;
    {
        G::legal(setup, state, plays)
        } -> std::same_as<void>;
    {
        G::undetermined(setup, state, plays)
        } -> std::same_as<void>;
    {
        G::toAct(state)
        } -> std::same_as<Seat>;
    {
        G::doer(state, play)
        } -> std::same_as<Seat>;
    {
        G::turn(state)
        } -> std::same_as<TurnKey>;
    {
        G::isOver(state)
        } -> std::same_as<bool>;
    {
        G::addToLedger(ledger, changes, number)
        } -> std::same_as<void>;
};

} // namespace skyledger::play
