// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/verdict.h"
#include "core/whistlemountain/changes.h"
#include "core/whistlemountain/event.h"
#include "core/whistlemountain/ruleids.h"

#include <vector>

/// The rules of Whistle Mountain: the whole of them as a few functions over plain values.
namespace skyledger::whistlemountain {

using play::Verdict;

/// What a fact behind an objection is about. The value is the number of that thing, or an amount.
enum class FactKey : std::uint8_t {
    Needed,
    Has,
    Resource,
    Cell,
    Player,
    Aircraft,
    Dock,
    Machine,
    Upgrade,
    Ability,
    Card,
    Trophy,
    Choose,     ///< the choice that waits, or the task
    Main,       ///< the main action of the turn, a `MainAction::Kind`
    MainNeeded, ///< the one that the play belongs to
    Report,     ///< a `ReportKey` that was reported beside the truth
    Floor,      ///< from 1
    Width,
    Height
};

/// A printed value that may be missing. `MissingValue::thing` is the machine, upgrade or floor (from 0).
enum class Value : std::uint8_t {
    UpgradeCost,
    UpgradeEnd,
    MachineGain,
    MachineVp,
    MachineBuild,
    MachineSize,
    FloorVp
};

/// The table after setup, before the first scaffolds are placed (WM-SETUP-01 to 08).
State startState(const Setup &setup);

/// Whether an event may happen here, with the reasons against it and the values it lacks. Never changes anything.
Verdict check(const Setup &setup, const State &state, const Event &event);
Verdict check(const Setup &setup, const State &state, const Play &play, const Reported &reported = {});
Verdict check(const Setup &setup, const State &state, const Correct &correct);
Verdict check(const Setup &setup, const State &state, const Override &overridden);

/// Makes an event happen. The event must have passed `check` (`Verdict::playable`); then this cannot fail.
/// `changes`, if given, is appended to.
void apply(const Setup &setup, State &state, const Event &event, Changes *changes = nullptr);
void apply(const Setup &setup, State &state, const Play &play, const Reported &reported = {},
           Changes *changes = nullptr);

/// Lets the flood happen that waits until choices are made (WM-MACH-04), whatever is chosen; false if none waits.
bool applyWaitingFlood(const Setup &setup, State &state, Changes &changes);

/// Replaces the content of `plays` by every play that `check` allows here, in bare form; corrections and overrides are
/// never listed, and the building of scaffolds only where the catalogue lists every piece.
void legalEvents(const Setup &setup, const State &state, std::vector<Play> &plays);

/// The same for the plays whose verdict is undetermined.
void undeterminedEvents(const Setup &setup, const State &state, std::vector<Play> &plays);

/// Where a scaffold may be built when the pieces are not listed: a cell is in the set exactly when some legal piece covers
/// it. Empty if none may be built.
CellSet openScaffoldCells(const Setup &setup, const State &state);
/// Which cells a scaffold can cover besides these that were chosen; empty where no legal one covers more.
CellSet openScaffoldCells(const Setup &setup, const State &state, const CellSet &chosen);
/// How a scaffold can be paid where one may be built; nothing given: as printed.
std::vector<Pay> scaffoldPayments(const Setup &setup, const State &state);

/// For whom the table waits.
constexpr Player toAct(const State &state)
{
    return state.pending.empty() ? state.current : state.pending.front().player;
}

} // namespace skyledger::whistlemountain
