// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/setup.h"
#include "core/cloudage/state.h"

/// What follows from the boards by counting: points, values, rests.
namespace skyledger::cloudage {

/// Movement points without the airship's solar panel (CA-MOVE-01).
int movementPoints(const PlayerState &board);
/// Combat value without cards and markers: upgrades and played cards (CA-FIGHT-04).
int baseCombat(const PlayerState &board);
/// How many Plant tiles the active player may plant (CA-PLANT-01).
int plantingCapacity(const Setup &setup, const PlayerState &board);
/// Plant tiles in the bag (CA-COMP-03); 0 in scenario 1.
int plantsInBag(const Setup &setup, const State &state);
/// How many cards with a printed text a player has played.
int copiesOf(const Setup &setup, const PlayerState &board, Effect effect);
/// Copies of a Project card that nobody has played; those of a card whose number is not known run to 9.
int copiesLeft(const Setup &setup, const State &state, Project card);
/// The space of the leftmost marker with so many left on a round track, 1 to 8; 9 for none.
constexpr int leftmostSpace(int markersLeft)
{
    return trackSpaces + 1 - markersLeft;
}
/// Whether a book is active (CA-PROD-02); nothing while the places of the books are not known.
std::optional<bool> bookActive(const Setup &setup, const State &state);
/// The militia of a city as the Campaign tiles in play leave it (CA-TILE-03, CA-TILE-04, CA-TYPO-07).
const MilitiaValues &militiaAt(const Setup &setup, const State &state, City city);
/// The city where a marker of L1, L2 or L5 lies; `none` for other tiles.
City markerCity(const Setup &setup, CampaignTile tile);
/// Metal for the next upgrade of a zone after all reductions (CA-UPG-05, CA-PC-07); nothing where it is not known. The zone must
/// not be complete.
std::optional<int> upgradeCost(const Setup &setup, const PlayerState &board, UpgradeZone zone, int discount);
/// Whether all upgrades of a zone are built, or it is not in play; `none`: of all zones.
bool zoneComplete(const Setup &setup, const PlayerState &board, UpgradeZone zone);
/// The first answer that a player owes, of one kind or of any; null if none.
const Pending *firstDue(const State &state, Player player, std::optional<Choose> choose = std::nullopt);
/// The players clockwise from the first one.
FixedList<Player, countOf<Player>> turnOrder(const Setup &setup, const State &state);
/// Whether a player is the active one: who does the City action, up to the last answer to it.
constexpr bool isActive(const State &state, Player player)
{
    const bool action =
        state.phase == Phase::Action || (state.phase == Phase::Answers && state.during == Phase::Action);
    return action && state.current == player;
}
/// Whether it is some player's turn in this phase.
constexpr bool hasTurns(Phase phase)
{
    return phase == Phase::Movement || phase == Phase::Fight || phase == Phase::SoloBoard
        || phase == Phase::Action;
}

} // namespace skyledger::cloudage
