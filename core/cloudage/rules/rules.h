// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/changes.h"
#include "core/cloudage/event.h"
#include "core/cloudage/setup.h"
#include "core/cloudage/state.h"
#include "core/cloudage/verdict.h"

#include <vector>

/// The rules of CloudAge: the whole of them as functions over plain values.
namespace skyledger::cloudage {

/// The boards after setup (CA-SETUP-01 to 18).
State startState(const Setup &setup);

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

/// Replaces the content of `plays` by the bare form of every play of a closed kind that some report of the table makes
/// legal here; open kinds are never listed.
void legalEvents(const Setup &setup, const State &state, std::vector<Play> &plays);
/// The same for the plays whose verdict is undetermined.
void undeterminedEvents(const Setup &setup, const State &state, std::vector<Play> &plays);

/// A bare form with one report that the position allows: drawn cards ascending, a City card that fits the drones, what
/// follows from them.
Play withReport(const Setup &setup, const State &state, Play play);

/// The player of a play: the one it names, else the one whose turn it is; `none` where the page wants a name.
Player playerOf(const State &state, const Play &play);

} // namespace skyledger::cloudage
