// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/scoring.h"

#include <span>
#include <vector>

/// How the victory points of a game went, for a picture.
namespace skyledger::airshipcity {

using PlayerSet = KeySet<Player>;

/// How it stood after an event.
struct CurvePoint {
    std::size_t event = 0; ///< counted from 1; 0 is the start
    std::uint8_t round = 1;
    Per<Player, std::int16_t> vp;
    PlayerSet leaders; ///< those with the most
    friend bool operator==(const CurvePoint &, const CurvePoint &) = default;
};

/// The lead went from some to others. Where a lead becomes shared or is no longer shared it goes over too.
struct LeadChange {
    std::size_t event = 0;
    std::uint8_t round = 1;
    PlayerSet before;
    PlayerSet after;
    /// Somebody leads alone who was not among those who led alone last.
    bool overtaken = false;
    friend bool operator==(const LeadChange &, const LeadChange &) = default;
};

/// Points by where they come from. They add up to the total.
using PointsBySource = Per<VpSource, int>;

struct GameCurve {
    std::size_t playerCount = 0;
    std::vector<CurvePoint> events;      ///< the start, then after each event
    std::vector<CurvePoint> rounds;      ///< the start, then the last moment of each round that was begun
    std::vector<LeadChange> leadChanges; ///< from event to event, without the end
    Per<Player, PointsBySource> sources; ///< at the end, awards included
    Per<Player, int> totals;             ///< at the end: after what the end takes and the awards
};

/// The curve of a game: its states after 0, 1, 2 ... events, and the score of the last one.
GameCurve gameCurve(const Setup &setup, std::span<const State> states, const FinalScore &score);

/// The points of one player by source.
PointsBySource pointsBySource(const PlayerScore &player);

} // namespace skyledger::airshipcity
