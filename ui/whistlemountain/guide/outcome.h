// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/rules.h"

namespace skyledger::ui::whistle {

using namespace whistlemountain;

/// What a play would do, seen before it is made: the core's own answer on a copy of the table.
struct Outcome {
    play::Verdict verdict;
    State after;     ///< as before where the play is refused or lacks a value
    Changes changes; ///< empty then
};
Outcome outcomeOf(const Setup &setup, const State &before, const Play &play);

} // namespace skyledger::ui::whistle
