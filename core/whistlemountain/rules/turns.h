// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/boards.h"
#include "core/whistlemountain/rules/judgement.h"

/// Inside of the rules, chapters "Turn", "Work" and "End of the game": what may be done when.
namespace skyledger::whistlemountain {

/// Judges a play that answers nothing, by the moment and by its chapter.
void judgeTurn(const Judgement &on, const Play &play);
/// Runs it.
void performTurn(Boards &on, Player player, const Play &play);
/// The end is triggered once no worker is left in the barracks (WM-END-01).
void watchEnd(const Boards &on);
/// The phase that the table is in.
Phase phaseOf(const State &state);

} // namespace skyledger::whistlemountain
