// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/step.h"

/// Inside of the rules, chapter "End of the game" (p13): the grey VP and who is tied.
namespace skyledger::cloudage {

/// VP of the final scoring alone, as the boards stand (CA-END-04). What is not known counts 0.
struct GreyVp {
    int missions = 0;
    int tiles = 0;
    int upgrades = 0;
    int projects = 0;
    constexpr int sum() const { return missions + tiles + upgrades + projects; }
};
GreyVp greyVp(const Setup &setup, const State &state, Player player);
/// End VP of L1, L2 or L5 for a player with a marker left there; 0 for other tiles (CA-TILE-01, CA-TILE-02, CA-TILE-05).
int tileVp(const Setup &setup, const State &state, Player player, CampaignTile tile);

/// Whether the mission `combat` is fought for: who sees it.
void askMissionFights(const Setup &setup, State &state);
/// Has those who are tied for the most VP fight; answers false if nobody is (CA-END-06).
bool askLastCombat(const Setup &setup, State &state);

} // namespace skyledger::cloudage
