// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

/// How the points of a game went, for a picture.
namespace skyledger::score {

/// How it stood after an event, counted from 1; 0 is the start.
struct Moment {
    std::size_t event = 0;
    int round = 0;
    std::vector<int> vp; ///< by seat
    friend bool operator==(const Moment &, const Moment &) = default;
};

/// Somebody leads alone who was not the one that led alone last.
struct Overtaking {
    std::size_t event = 0;
    int round = 0;
    std::size_t seat = 0;
    bool byScoring = false; ///< not during the game, but by what is scored at its end
    friend bool operator==(const Overtaking &, const Overtaking &) = default;
};

struct Curve {
    enum class Unit { Round, Turn };
    Unit unit = Unit::Round;    ///< what is counted as a round
    std::vector<Moment> rounds; ///< the start, then the last moment of each round that was begun
    std::vector<Overtaking> overtakings;
    int roundsPerStage = 0;           ///< 0: the game has no stages
    std::optional<std::size_t> leads; ///< who led alone last, by seat
    bool isScored = false;            ///< behind the rounds stands what everybody has in the end
};

/// The curve of a game that stood so at its start and after each event.
Curve curveOf(const std::vector<Moment> &moments);
/// The same out of the states of a game after 0, 1, 2 ... events: which round each belongs to, and what a seat has in it.
template <class States, class RoundOf, class PointsOf>
Curve curveOf(const States &states, std::size_t seats, RoundOf roundOf, PointsOf pointsOf)
{
    std::vector<Moment> moments;
    moments.reserve(std::size(states));
    for (const auto &state : states) {
        Moment moment{moments.size(), roundOf(state), {}};
        moment.vp.reserve(seats);
        for (std::size_t seat = 0; seat < seats; ++seat)
            moment.vp.push_back(pointsOf(state, seat));
        moments.push_back(std::move(moment));
    }
    return curveOf(moments);
}

/// The same curve of a game that is over, up to its totals by seat.
Curve scored(Curve curve, const std::vector<int> &totals);

} // namespace skyledger::score
