// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/random.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <variant>
#include <vector>

/// Legal plays by chance, for games that nobody plays.
namespace skyledger::play {

/// A number for each kind of a game's plays, in their order.
template <class Play>
using PerKindOf = std::array<std::uint32_t, std::variant_size_v<decltype(Play::what)>>;

/// The place of a kind among them.
template <class Play, class Kind>
inline constexpr std::size_t kindIn = decltype(Play::what)(Kind{}).index();

/// One of some plays: first its kind is drawn by the weights of those that are possible (by their numbers where none of
/// them has a weight), then one of that kind, each as likely as the others. Null if there is none. The same seed gives the
/// same choices on every machine.
template <class Play>
const Play *drawnPlay(table::Random &random, const std::vector<Play> &plays, PerKindOf<Play> weights)
{
    if (plays.empty())
        return nullptr;
    PerKindOf<Play> counts{};
    for (const Play &play : plays)
        ++counts[play.what.index()];
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts[kind] == 0)
            weights[kind] = 0;
    }
    std::uint32_t sum = std::accumulate(weights.begin(), weights.end(), 0U);
    if (sum == 0) {
        weights = counts;
        sum = static_cast<std::uint32_t>(plays.size());
    }
    std::uint32_t drawn = random.below(sum);
    std::size_t kind = 0;
    while (drawn >= weights[kind])
        drawn -= weights[kind++];
    drawn = random.below(counts[kind]);
    const auto isDrawn = [&](const Play &play) { return play.what.index() == kind && drawn-- == 0; };
    return &*std::find_if(plays.begin(), plays.end(), isDrawn);
}

} // namespace skyledger::play
