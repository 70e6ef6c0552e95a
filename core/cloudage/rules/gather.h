// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/step.h"

/// Inside of the rules, chapter "Action phase: Gather" (p10).
namespace skyledger::cloudage {

void gather(Step &step, const Gather &gather);

/// The bonuses and cards of the zone on which a player's drone stands, once all resources are received.
void useZone(Step &step, Player player, Zone zone, const CityCard &card);

/// Objects to a City card that cannot be so (CA-GATH-08).
void judgeCard(Step &step, const CityCard &card);
/// A City card leaves its sleeve (CA-GATH-03).
void takeCityCard(Step &step, District district);

} // namespace skyledger::cloudage
