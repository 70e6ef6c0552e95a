// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/rules.h"

/// Inside of the rules: values set by hand.
namespace skyledger::cloudage {

/// Sets the values: boards first, then round, first player, phase and current player. Answers the rule by which the
/// outcome is impossible, with the boards half changed: the caller tries on a copy first.
std::optional<Rule> applyCorrection(const Setup &setup, State &state, const Correct &correct);

/// The rule by which a position cannot be shown with the pieces of the box; nothing if it can (CA-SETUP-18).
std::optional<Rule> impossibleBecause(const Setup &setup, const State &state);

} // namespace skyledger::cloudage
