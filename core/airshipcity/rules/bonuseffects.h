// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/judgement.h"

/// Inside of the rules, chapter "Bonus effect tiles" (p11-12).
namespace skyledger::airshipcity {

/// Markers in donation grids that count toward a bonus effect (AC-BE-02, AC-AMB-13); the target must be known.
int markersToward(const Setup &setup, const State &state, Player player, BonusEffect effect);
/// Whether the known target of a bonus effect is met; false while it is not known.
bool targetMet(const Setup &setup, const State &state, Player player, BonusEffect effect);

/// Objects unless the tile lies face up: earned (AC-BE-01) and not used in this stage (AC-BE-03).
void judgeEffectUse(const Judgement &on, BonusEffect effect);

void judgeBarter(const Judgement &on, const Barter &barter);
void barter(const Boards &on, Player player, const Amounts &paid, const Amounts &gained);

/// Lays every tile whose target is newly met on the depot (AC-BE-01).
void earnBonusEffects(const Boards &on, Player player);
/// Turns used tiles up again (AC-UPK-02).
void refreshBonusEffects(const Boards &on, Player player);

} // namespace skyledger::airshipcity
