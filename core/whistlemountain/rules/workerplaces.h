// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/event.h"
#include "core/whistlemountain/state.h"

/// Inside of the rules and for what shows the table: how many workers are where.
namespace skyledger::whistlemountain {

/// How many of a player's workers are at a place; none on no floor.
int workersAt(const Workers &workers, const Place &place);
/// Puts so many more there, or takes some away.
void addWorkers(Workers &workers, const Place &place, int more);

} // namespace skyledger::whistlemountain
