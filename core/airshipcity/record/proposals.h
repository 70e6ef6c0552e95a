// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/setup.h"
#include "core/airshipcity/state.h"
#include "core/box/proposals.h"

#include <span>
#include <vector>

/// What follows from reports for the cardboard. The rules themselves judge: a value can be printed if every event that it
/// touches is what they say with it.
namespace skyledger::airshipcity {

using ReportedFact = box::ReportedFact<PrintedValue>;
using Proposal = box::Proposal<PrintedValue>;

/// What follows about each missing value that reports of these events touch, in the order in which they come up.
/// `states` are those after 0, 1, 2 ... events. Overrides tell nothing, and neither does an event to which another
/// missing value contributes. Nothing is proposed where more than three values fit, nor for donation spaces, bonus effect
/// targets and price tracks, which no report tells as a whole.
std::vector<Proposal> proposals(const Setup &setup, std::span<const Entry> entries,
                                std::span<const State> states);

} // namespace skyledger::airshipcity
