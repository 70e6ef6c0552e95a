// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/rules/boards.h"

/// Inside of the rules: values set by hand, and moves that the table wants although they are forbidden.
namespace skyledger::airshipcity {

/// Sets the values in the order of the record format: tiles, sides, crews, all others, ready crews last. Answers false,
/// with the boards half changed, if the outcome is impossible: the caller tries on a copy first.
bool applyCorrection(const Boards &on, const Correct &correct);

} // namespace skyledger::airshipcity
