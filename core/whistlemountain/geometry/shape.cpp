// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/geometry/shape.h"

#include <algorithm>

namespace skyledger::whistlemountain {

ScaffoldCells inReadingOrder(const ScaffoldCells &scaffold)
{
    ScaffoldCells sorted = scaffold;
    std::sort(sorted.begin(), sorted.end(),
              [](const ScaffoldCell &a, const ScaffoldCell &b) { return indexOf(a.cell) < indexOf(b.cell); });
    return sorted;
}

ScaffoldCells normalised(const ScaffoldCells &scaffold)
{
    int left = maxColumns;
    int bottom = maxRows;
    for (const ScaffoldCell &each : scaffold) {
        left = std::min(left, columnOf(each.cell));
        bottom = std::min(bottom, rowOf(each.cell));
    }
    ScaffoldCells moved = inReadingOrder(scaffold);
    for (ScaffoldCell &each : moved)
        each.cell = cellAt(columnOf(each.cell) - left, rowOf(each.cell) - bottom);
    return moved;
}

Ways waysOf(const ScaffoldCells &pattern)
{
    constexpr int side = mostScaffoldCells - 1;
    Ways ways;
    ScaffoldCells turned = normalised(pattern);
    for (int flip = 0; flip < 2; ++flip) {
        for (int turn = 0; turn < 4; ++turn) {
            for (ScaffoldCell &each : turned)
                each.cell = cellAt(rowOf(each.cell), side - columnOf(each.cell));
            turned = normalised(turned);
            if (!ways.contains(turned))
                ways.append(turned);
        }
        for (ScaffoldCell &each : turned)
            each.cell = cellAt(side - columnOf(each.cell), rowOf(each.cell));
        turned = normalised(turned);
    }
    return ways;
}

bool fits(const ScaffoldCells &scaffold, const Ways &ways)
{
    const ScaffoldCells given = normalised(scaffold);
    const auto isSame = [&](const ScaffoldCells &way) {
        return way.size() == given.size()
            && std::equal(way.begin(), way.end(), given.begin(),
                          [](const ScaffoldCell &a, const ScaffoldCell &b) {
                              return a.cell == b.cell && (a.print == Print::Unknown || a.print == b.print);
                          });
    };
    return std::any_of(ways.begin(), ways.end(), isSame);
}

} // namespace skyledger::whistlemountain
