// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/random.h"
#include "core/whistlemountain/scoring.h"

/// Random games with the sample set (rules, section 24).
namespace skyledger::whistlemountain {

/// A player of random moves.
class RandomPlayer
{
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}
    /// One of the legal plays; none once the game is over. Valid until the next call.
    const Play *choose(const Setup &setup, const State &state);

private:
    table::Random m_random;
    std::vector<Play> m_legal;
};

struct RandomGame {
    std::vector<Play> plays;
    State end;
    std::vector<std::vector<ScoreLine>> ledgers; ///< per player
    bool finished = false;                       ///< by the rules, not by the limit of turns
};

/// Plays from the start until the game ends, or `mostTurns` turns were played.
RandomGame playRandomly(const Setup &setup, std::uint64_t seed);

} // namespace skyledger::whistlemountain
