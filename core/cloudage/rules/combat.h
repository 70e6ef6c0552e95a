// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/step.h"

/// Inside of the rules, chapter "Marker and combat" (p8), and every other fight that follows it (CA-FIGHT-08).
namespace skyledger::cloudage {

/// The combat value with these cards and markers.
int combatWith(const PlayerState &board, const Draws &draws);
/// Whether a value reaches the second prize of Combat sequence, which is taken in Water or VP (CA-PC-20).
bool sequenceAsks(const Setup &setup, const PlayerState &board, int value);

/// What is special about a fight.
struct FightTerms {
    std::optional<int> needed; ///< the value to reach; nothing: not known, or there is none
    std::optional<Rule> noVp;  ///< the rule by which no card is paid in VP, if it is so
    bool keepsMarkers = false; ///< boosts count without a marker leaving the map (the last combat)
    bool hasSequence = false;  ///< Combat sequence counts (CA-PC-20)
};

/// Pays and draws the cards, spends the markers, answers the combat value. The cards go to the discard at the end of
/// the fight.
int fightValue(Step &step, const Draws &draws, const FightTerms &terms);

/// Energy for so many cards of which some are paid in VP (CA-FIGHT-09).
constexpr int drawEnergy(int cards, int vpCards)
{
    return cards == 0 ? 0 : 1 + 2 * (cards - 1 - vpCards);
}
inline constexpr int vpPerCard = 3;

/// The fight of the current player against the militia of the city where the airship stands.
void fightMilitia(Step &step, const Fight &fight);
/// The fight of a City action on L14 or L15 (CA-TILE-14, CA-TILE-15).
void fightTile(Step &step, const Fight &fight);
/// The fight for the mission `combat` (CA-MISS-13), or the last combat (CA-END-06).
void fightAtEnd(Step &step, const Fight &fight, Phase phase);

/// Whether the current player has just reached a city for the first time where a militia may be (CA-FIGHT-02).
bool fightIsDue(const Setup &setup, const State &state);

/// A marker leaves the map; what is not there is objected to (CA-TILE-00).
void spendMarker(Step &step, CampaignTile tile);

} // namespace skyledger::cloudage
