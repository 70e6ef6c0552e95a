// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/judgement.h"

/// Inside of the rules, chapter "Workshop" (p10).
namespace skyledger::airshipcity {

/// Basic tiles whose dots are known to include a renovation type, and those whose dots are not known.
struct Developable {
    KeySet<Tile> matching;
    KeySet<Tile> unknown;
};
Developable developableTiles(const Setup &setup, const State &state, Resource renovation);

void judgeWorkshop(const Judgement &on, const Use &use);
/// Pays, turns the renovation over, develops a tile and scores.
void renovate(const Boards &on, Player player, const Use &use, const Quote &price);

} // namespace skyledger::airshipcity
