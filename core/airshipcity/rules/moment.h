// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/judgement.h"

/// Inside of the rules, chapter "Structure of play": when something may be done, and by whom.
namespace skyledger::airshipcity {

/// Objects if it is not the time for this kind of play (AC-TURN, AC-MOVE-01, AC-PIG-02, AC-UPK-01, AC-END-01).
/// Answers false if nothing further can be said: the game is over.
bool judgeMoment(const Judgement &on, const Play &play);

/// A ready crew forbids to end the turn (AC-TURN-06).
void judgeEndTurn(const Judgement &on);

/// Whether ending the current player's turn opens a stage, and which.
std::optional<Stage> stageOpenedByEndTurn(const Setup &setup, const State &state);

} // namespace skyledger::airshipcity
