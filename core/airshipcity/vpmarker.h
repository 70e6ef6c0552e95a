// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace skyledger::airshipcity {

/// Where a player's VP marker lies on the round track of 20 spaces, and which side of the 20/40 marker stands in for it
/// (AC-SCORE-07): 23 is the 20 side on space 3. Below 0 the marker waits at the start.
struct VpMarker {
    int side = 0;     ///< 0: the plain marker; else 20, 40, and 60 for those who get that far
    int position = 0; ///< 0: the start, before space 1
    friend constexpr bool operator==(const VpMarker &, const VpMarker &) = default;
};

constexpr VpMarker vpMarkerOf(int vp)
{
    constexpr int lap = 20;
    return vp < 0 ? VpMarker{} : VpMarker{vp / lap * lap, vp % lap};
}

} // namespace skyledger::airshipcity
