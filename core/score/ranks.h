// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace skyledger::score {

/// The seats of ranked players from the best place to the worst, in turn order where they share one. A player has a
/// `rank`.
template <class Players>
std::vector<std::size_t> byRank(const Players &players)
{
    std::vector<std::size_t> seats(static_cast<std::size_t>(players.size()));
    std::iota(seats.begin(), seats.end(), std::size_t{0});
    std::stable_sort(seats.begin(), seats.end(),
                     [&players](std::size_t a, std::size_t b) { return players[a].rank < players[b].rank; });
    return seats;
}

} // namespace skyledger::score
