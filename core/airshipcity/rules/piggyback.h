// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/judgement.h"

/// Inside of the rules, chapter "Piggybacking bonus" (p8).
namespace skyledger::airshipcity {

/// Who may answer to an action just performed on a tile, and what is printed there (AC-PIG-01, AC-PIG-02, AC-AMB-06,
/// AC-AMB-07): players with a crew on the cell, in turn order after the current one, without the performer.
Pending piggybackAfter(const Setup &setup, const State &state, Player performer, Cell at, const Use &use);

void judgePiggyback(const Judgement &on, const Piggyback &answer);
/// Gives the bonus; the extra unit turns the negotiator down (AC-BE-05).
void piggyback(const Boards &on, Player player, const Piggyback &answer, const Amounts &gained);

} // namespace skyledger::airshipcity
