// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/setup.h"

#include <optional>
#include <vector>

/// What a table can correct by hand, and what stands there now.
namespace skyledger::airshipcity {

/// Every value of the boards that a correction can set, as it stands: stocks, VP, crews one by one, contracts,
/// renovations and bonus effects of each player; grids, majorities and price markers of the airships; grids and
/// majorities of the public utilities; tiles and their sides cell by cell; the display, the deck, round and current
/// player. Crews in play come both as `CrewAt` and `CrewReady`; `Crews` is for hiring and dismissing.
std::vector<Assignment> boardValues(const Setup &setup, const State &state);

/// What stands where an assignment would set something: the same kind, the same place, the present value. A crew that
/// is not in play stands at `none`.
Assignment standingValue(const State &state, const Assignment &place);

/// The least and the greatest number that a correction may set there; for a grid, of each player. Other values of the
/// same correction can allow more (a renovation beside a stock) or forbid it. Nothing for what is no number.
struct ValueRange {
    int least;
    int most;
    friend constexpr bool operator==(const ValueRange &, const ValueRange &) = default;
};
std::optional<ValueRange> rangeOf(const Setup &setup, const State &state, const Assignment &place);

/// The correction that makes the boards stand as wanted: what stands so already is left out. It may be empty, and then
/// there is nothing to correct.
Correct correctionTo(const State &state, const std::vector<Assignment> &wanted);

} // namespace skyledger::airshipcity
