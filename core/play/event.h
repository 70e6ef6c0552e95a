// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <variant>
#include <vector>

/// The envelope that every entry of a record has, around what a game's own players do. A game names its three types:
/// `Play` (a closed variant of what can happen, in bare form, and whose deed it is), `Reported` (amounts that the table
/// tells where a printed value is not known) and `Assignment` (one value of the boards, set by hand).
namespace skyledger::play {

/// A play as it was recorded.
template <class Play, class Reported>
struct PlayedOf {
    Play play;
    Reported reported;
    friend constexpr bool operator==(const PlayedOf &, const PlayedOf &) = default;
};

/// Sets values by hand, all of them or none.
template <class Assignment>
struct CorrectOf {
    std::vector<Assignment> set;
    friend bool operator==(const CorrectOf &, const CorrectOf &) = default;
};

/// A play or correction that the rules forbid and the table wants, or one that a later change made illegal.
template <class Played, class Correct>
struct OverrideOf {
    std::variant<Played, Correct> event;
    bool wasLegal = false; ///< the program wrote it, since a change in the past made the event illegal
    bool isVoid = false;   ///< kept and shown, changes nothing
    friend bool operator==(const OverrideOf &, const OverrideOf &) = default;
};

/// One entry of a record.
template <class Played, class Correct>
using EventOf = std::variant<Played, Correct, OverrideOf<Played, Correct>>;

} // namespace skyledger::play
