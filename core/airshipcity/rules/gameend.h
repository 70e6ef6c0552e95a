// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/rules.h"

/// Inside of the rules: the end of a turn, of a round and of the game (p7, p12).
namespace skyledger::airshipcity {

/// Passes the turn on; after the last player's, in this order (AC-TURN-07): crews ready, test of the end, next round,
/// upkeep.
void endTurn(const Boards &on, const Reported &reported);

} // namespace skyledger::airshipcity
