// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "core/airshipcity/event.h"
#include "core/airshipcity/setup.h"
#include "core/airshipcity/state.h"
#include "core/airshipcity/verdict.h"

#include <vector>

/// The rules of Airship City: the whole of them as four functions over plain values.
namespace skyledger::airshipcity {

/// The boards after setup (AC-SETUP-01 to 11).
State startState(const Setup &setup);

/// For whom the table waits: the first who has to answer, the owner of the acting crew, or the current player; `none`
/// once the game is over.
Player playerToAct(const State &state);

/// Whether an event may happen here, with all reasons against it and all values it lacks. Never changes anything.
Verdict check(const Setup &setup, const State &state, const Event &event);
Verdict check(const Setup &setup, const State &state, const Play &play, const Reported &reported = {});
Verdict check(const Setup &setup, const State &state, const Correct &correct);
Verdict check(const Setup &setup, const State &state, const Override &overridden);

/// Makes an event happen. The event must have passed `check` (`Verdict::playable`); then this cannot fail.
/// `changes`, if given, is appended to.
void apply(const Setup &setup, State &state, const Event &event, Changes *changes = nullptr);
void apply(const Setup &setup, State &state, const Play &play, const Reported &reported = {},
           Changes *changes = nullptr);

/// Replaces the content of `plays` by every play that `check` allows here, in bare form; corrections and overrides
/// are never listed.
void legalEvents(const Setup &setup, const State &state, std::vector<Play> &plays);

/// The same for the plays whose verdict is undetermined.
void undeterminedEvents(const Setup &setup, const State &state, std::vector<Play> &plays);

/// What a play costs and brings as far as the catalogue tells: the final price after discounts, the gain with crest
/// bonus before the cut at the capacity. `needs` names the amounts that hold an unknown part.
struct Quote {
    Amounts pay;
    Amounts gain;
    std::int16_t vp = 0;
    std::uint8_t term = 0;
    play::CodeSet needs;
};
Quote quote(const Setup &setup, const State &state, const Play &play);

/// Donation markers that a player still has (AC-COMP-08): 20 less those on grids and majority spaces.
int markersLeft(const Setup &setup, const State &state, Player player);

/// Own markers in the donation grid and the majority space (AC-DISC-01, AC-PRE-03).
int contributions(const Grid &grid, Player player);

/// Whether a bonus effect can lie on a player's depot. Where it is not known what earns it, fewer donation markers than
/// any target wants rule it out (AC-BE-02). The legality of its use does not depend on this: nothing is inferred there.
bool canHoldEffect(const Setup &setup, const State &state, Player player, BonusEffect effect);

/// Contracts that lie nowhere on the boards: the deck as far as anybody knows.
KeySet<Contract> unplacedContracts(const Setup &setup, const State &state);

/// Which end condition holds now (AC-END-02 to 04), whatever the round; nothing if none.
std::optional<Ending> endCondition(const Setup &setup, const State &state);

} // namespace skyledger::airshipcity
