// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

/// Victory points as the board shows them (AC-SCORE-07): a track of 20 spaces, 0 to 19, and a 20/40 marker in place of
/// the player's own after the first and second lap.
namespace skyledger::airshipcity {

inline constexpr int vpTrackSpaces = 20;

/// Which marker stands on the track.
enum class VpSide { Own, Twenty, Forty };

struct VpMarker {
    VpSide side = VpSide::Own;
    int position = 0; ///< 0 to 19
    friend constexpr bool operator==(const VpMarker &, const VpMarker &) = default;
};

/// How the board shows so many points: 23 is the 20 side on space 3. Nothing below 0 and from 60 on, which it cannot.
constexpr std::optional<VpMarker> vpMarker(int vp)
{
    if (vp < 0 || vp >= 3 * vpTrackSpaces)
        return std::nullopt;
    return VpMarker{static_cast<VpSide>(vp / vpTrackSpaces), vp % vpTrackSpaces};
}

/// The points that a marker shows; nothing if there is no such space.
constexpr std::optional<int> vpShown(const VpMarker &marker)
{
    if (marker.position < 0 || marker.position >= vpTrackSpaces)
        return std::nullopt;
    return static_cast<int>(marker.side) * vpTrackSpaces + marker.position;
}

} // namespace skyledger::airshipcity
