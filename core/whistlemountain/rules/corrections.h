// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/boards.h"

/// Inside of the rules: values set by hand, and positions that the parts of the box cannot show (WM-SETUP-10).
namespace skyledger::whistlemountain {

void applyCorrection(Boards &on, const Correct &correct);

/// Whether the parts of the box can show this position.
bool isPossible(const Setup &setup, const State &state);

} // namespace skyledger::whistlemountain
