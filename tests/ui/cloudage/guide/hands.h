// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/newgame.h"
#include "core/table/random.h"
#include "ui/cloudage/guide/cloudagetable.h"

/// Somebody who plays CloudAge through its guide.
namespace skyledger::ui::test {

/// A game with the sample set, set up by a seed.
cloudage::GameRecord sampleGame(int players, cloudage::Mode mode, std::uint64_t seed = 1);

/// A game with what the rulebook prints and nothing else; which missions are on the cards is not told.
cloudage::GameRecord emptyBoxGame(int players, cloudage::Mode mode, std::uint64_t seed = 1);

/// A game with the sample set and further cities with names of every length, so many in all.
cloudage::GameRecord manyCitiesGame(int players, cloudage::Mode mode, int cities);

/// Chooses by chance from what the guide offers, up to the end of the game or so many choices. Answers how many were made.
int playByChance(CloudAgeTable &table, std::uint64_t seed, int most = 20000);

/// What everybody does in the action phase of a typical round.
enum class Actions {
    Gather, ///< everybody
    Mixed   ///< one player gathers, one builds, one plants, each in turn
};

/// How often somebody pressed a key or clicked, by what it was for.
struct Pressed {
    int productions = 0;
    int flights = 0;
    int fights = 0;
    int actions = 0;
    int answers = 0; ///< of everybody, to the City actions

    int all() const { return productions + flights + fights + actions + answers; }
};

/// Plays a round as tables do: everybody produces, flies, finds two things and fights, then takes a City action. Adds what
/// is pressed; false if it comes to no end.
bool playTypicalRound(CloudAgeTable &table, Actions actions, Pressed &pressed);

} // namespace skyledger::ui::test
