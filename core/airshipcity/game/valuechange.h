// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/rules/scoring.h"
#include "core/airshipcity/vocabulary.h"

#include <optional>
#include <span>
#include <vector>

/// What another value of the catalogue does to a running game.
namespace skyledger::airshipcity {

/// A number of the boards or of the scoring that is another one.
struct ChangedTotal {
    enum class What : std::uint8_t {
        Stock,     ///< of a resource
        Vp,        ///< the marker on the track
        FinalScore ///< if the game ended now
    };
    Player player{};
    What what{};
    Resource resource{}; ///< of a stock
    int before = 0;
    int after = 0;
    friend bool operator==(const ChangedTotal &, const ChangedTotal &) = default;
};

/// Events count from 1.
struct ValueChange {
    enum class Refusal : std::uint8_t {
        Value,   ///< the format cannot hold it
        TooLarge ///< with one more line the game's file could not be read again
    };
    std::optional<Refusal> refused; ///< then nothing else is told
    std::vector<std::size_t>
        flagged; ///< events that no longer follow the rules: they are kept as overrides, or void
    std::vector<std::size_t> healed; ///< events that were flagged and follow the rules now
    std::vector<std::size_t>
        settled; ///< events that could not be judged, and follow the rules for certain now
    std::vector<ChangedTotal> totals; ///< of the boards as they stand now
    friend bool operator==(const ValueChange &, const ValueChange &) = default;
};

/// A running game before a change. Lives as long as the call.
struct GameNow {
    const GameRecord &record;
    std::span<const State> states; ///< after 0, 1, 2 ... events, beyond the cursor too
    FinalScore standings;          ///< if it ended now
};
/// What became of it.
ValueChange changeThrough(const GameNow &now, const Mended &then);

} // namespace skyledger::airshipcity
