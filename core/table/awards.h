// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <vector>

namespace skyledger::table {

/// What an award with a first and a second place brings to one contender.
struct AwardShare {
    int place = 0; ///< 1 or 2, shared in a tie; 0 for none
    int points = 0;
    friend constexpr bool operator==(const AwardShare &, const AwardShare &) = default;
};

/// One who may take part in an award with a count; without `eligible` neither count nor tie matters.
struct Contender {
    int count = 0;
    bool eligible = true;
};

/// Shares an award: a tie for first among k splits both prizes, rounded down, and nobody is second; else the second
/// prize is split among those tied for second. The answer has the order of the contenders.
std::vector<AwardShare> shareAward(std::span<const Contender> contenders, int firstPrize, int secondPrize);

/// Shared ranks of scores that are compared one criterion after the other, the higher the better: equal rows have one
/// rank and the next one skips (1, 1, 3). All rows have the same number of criteria.
std::vector<int> sharedRanks(std::span<const std::vector<int>> rows);

} // namespace skyledger::table
