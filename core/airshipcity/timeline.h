// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/state.h"

#include <cstddef>
#include <span>

/// Turns and rounds as stretches of a game. A moment is a number of events in force; states are those after 0, 1, 2 ...
/// events, and `moment` must be one of them.
namespace skyledger::airshipcity {

/// For whom the table waits: the first who has to answer, the owner of the acting crew, or the current player; `none`
/// once the game is over.
Player playerToAct(const State &state);

/// The moment at which the turn began to which a moment belongs: going back there starts the turn anew. The choices of
/// an upkeep come before the first turn of their round; the end of the game belongs to its last turn.
std::size_t startOfTurn(std::span<const State> states, std::size_t moment);

/// The moment at which the round began, its upkeep included.
std::size_t startOfRound(std::span<const State> states, std::size_t moment);

} // namespace skyledger::airshipcity
