// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/awards.h"

#include <algorithm>
#include <limits>

namespace skyledger::table {

namespace {

/// The highest count below a limit among the eligible, and how many share it.
struct Best {
    int count = 0;
    int sharers = 0;
};

Best bestBelow(std::span<const Contender> contenders, int limit)
{
    Best best;
    for (const Contender &each : contenders) {
        if (!each.eligible || each.count >= limit)
            continue;
        if (best.sharers == 0 || each.count > best.count)
            best = {each.count, 1};
        else if (each.count == best.count)
            ++best.sharers;
    }
    return best;
}

} // namespace

std::vector<AwardShare> shareAward(std::span<const Contender> contenders, int firstPrize, int secondPrize)
{
    std::vector<AwardShare> shares(contenders.size());
    const auto give = [&](const Best &best, AwardShare share) {
        for (std::size_t i = 0; i < contenders.size(); ++i) {
            if (contenders[i].eligible && contenders[i].count == best.count)
                shares[i] = share;
        }
    };
    const Best first = bestBelow(contenders, std::numeric_limits<int>::max());
    if (first.sharers == 0)
        return shares;
    if (first.sharers > 1) {
        give(first, {1, (firstPrize + secondPrize) / first.sharers});
        return shares;
    }
    give(first, {1, firstPrize});
    const Best second = bestBelow(contenders, first.count);
    if (second.sharers > 0)
        give(second, {2, secondPrize / second.sharers});
    return shares;
}

std::vector<int> sharedRanks(std::span<const std::vector<int>> rows)
{
    std::vector<int> ranks;
    ranks.reserve(rows.size());
    for (const std::vector<int> &row : rows) {
        const auto better =
            std::count_if(rows.begin(), rows.end(), [&](const auto &other) { return other > row; });
        ranks.push_back(static_cast<int>(better) + 1);
    }
    return ranks;
}

} // namespace skyledger::table
