// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/judgement.h"

/// Inside of the rules, chapter "Location actions" (p9): one case per tile kind. Longer chapters have files of their own.
namespace skyledger::airshipcity {

/// The cell where the acting crew stands; `none` if no crew acts.
Cell actingCell(const State &state);

/// The keys that a `use` of that tile kind carries, all of them.
KeySet<UseKey> useKeys(TileKind kind);

/// Judges the action of the tile where the acting crew stands, and its crest bonus.
void judgeUse(const Judgement &on, const Use &use);

/// Performs it.
void performAction(const Boards &on, Player player, const Use &use, const Quote &price);

} // namespace skyledger::airshipcity
