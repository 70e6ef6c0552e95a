// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/step.h"

/// Inside of the rules, chapter "Round and phases" (p6): when something may be done, by whom, and what comes next.
namespace skyledger::cloudage {

/// In which capacity a play happens.
struct Moment {
    enum class Role : std::uint8_t {
        Refused, ///< `rule` says why
        Answer,  ///< gives the answer due at `due`
        Turn,    ///< the step that the phase waits for
        Free     ///< beside the course of the game
    };
    Role role = Role::Refused;
    Rule rule{};
    std::size_t due = 0;
};
Moment momentOf(const State &state, Player player, const Play &play);

/// What follows when a play in this role has happened.
void goOn(Step &step, const Play &play, Moment::Role role);

/// Everybody has to produce.
void askToProduce(const Setup &setup, State &state);

} // namespace skyledger::cloudage
