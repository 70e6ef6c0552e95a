// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/core/airshipcity/fixture.h"

#include <random>
#include <string>

/// Random setups and random play with fixed seeds, for tests that look at many positions.
namespace skyledger::airshipcity::fixture {

using Random = std::mt19937;

/// A number from 0 up to, but without, the limit.
int below(Random &random, int limit);
bool oneIn(Random &random, int chances);

/// A shuffled city, 3 or 4 players, either edition, each ruling in a random reading. One value in so many of the
/// catalogue is taken out; 0 leaves it complete.
Setup randomSetup(Random &random, int missingOneIn);

/// Reports what a play needs, with random amounts.
Reported randomReport(Random &random, const Setup &setup, const State &state, const Play &play);

/// Any play at all, sensible or not, by anybody.
Play randomPlay(Random &random, const Setup &setup);

/// A random correction that the rules accept, or may refuse. It makes depots rich and boards full, so that a short
/// game reaches what a long one would.
Correct randomCorrection(Random &random, const Setup &setup, const State &state);

/// Plays at random from the start: every step is an allowed play, an undetermined one with its report, or now and then
/// a correction. Rare kinds of plays are chosen as often as common ones.
class RandomGame
{
public:
    RandomGame(const Setup &setup, Random &random) : game(setup), m_random(random) {}

    Game game;
    /// The event of the last step.
    Event last = endTurn();

    /// Answers false once the game is over.
    bool step();
    /// What to say when a test fails here.
    const char *where();

private:
    bool playOne();

    Random &m_random;
    std::vector<Play> m_plays;
    std::vector<Play> m_undetermined;
    std::string m_history;
};

/// What is wrong with a state: the first invariant that it breaks, or nothing. Some hold only while no override and no
/// correction has put pieces where the rules would not.
std::string brokenInvariant(const Setup &setup, const State &state, bool byTheRules = false);

/// Every play that a record could hold here, within generous limits: all paths, all slides, all keys in all
/// combinations, also those that make no sense.
std::vector<Play> conceivablePlays(const Setup &setup, const State &state);

} // namespace skyledger::airshipcity::fixture
