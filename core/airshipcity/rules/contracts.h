// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/judgement.h"

/// Inside of the rules, chapter "Fulfilling contracts" (p8) and the Market (p9).
namespace skyledger::airshipcity {

void judgeFulfil(const Judgement &on, Contract contract);
void fulfil(const Boards &on, Player player, Contract contract, const Quote &price);

void judgeMarket(const Judgement &on, const Use &use);
/// Lays the contract under its term space and refills the display from the deck (AC-CON-05, AC-LOC-MARK-01).
void takeContract(const Boards &on, Player player, const Use &use, int term);

/// Moves held contracts one space on; what stood on space 1 fails (AC-UPK-03).
void slideContracts(const Boards &on, Player player);

/// How many contracts lie on the boards.
std::size_t placedContracts(const State &state);

} // namespace skyledger::airshipcity
