// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/setup.h"
#include "core/airshipcity/state.h"
#include "core/box/proposals.h"

#include <vector>

/// Inside of the proposals: which values one reported event leaves possible.
namespace skyledger::airshipcity {

/// An event, what was reported with it, and the moment when it happened.
struct JudgedEvent {
    std::size_t number = 0; ///< counted from 1
    const State *before = nullptr;
    const Played *played = nullptr;
};

using Candidates = box::Candidates<PrintedValue>;

/// The values that could be printed if there were only this event. Nothing if the event does not tell: it lacks the report,
/// or another missing value has a part in it.
std::optional<Candidates> candidatesOf(const Setup &setup, const JudgedEvent &event,
                                       const MissingValue &which);

/// Whether an event is possible as it was reported if this is printed.
bool fits(const Setup &setup, const JudgedEvent &event, const MissingValue &which, const PrintedValue &value);

} // namespace skyledger::airshipcity
