// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/course.h"
#include "core/cloudage/rules/rules.h"

/// Inside of the rules: lists of what may happen. Candidates that share their legality are judged once; brute force
/// proves that the lists are what `check` says.
namespace skyledger::cloudage {

/// Lists plays of one wanted verdict.
struct Lister {
    const Setup &setup;
    const State &state;
    Verdict::Status wanted;
    std::vector<Play> &plays;

    bool wantsAllowed() const { return wanted == Verdict::Status::Allowed; }
    bool fits(const Play &play) const
    {
        return check(setup, state, withReport(setup, state, play)).status() == wanted;
    }
    void addIfFits(const Play &play) const
    {
        if (fits(play))
            plays.push_back(play);
    }
    /// Adds without judging: the caller knows the verdict.
    void addIf(bool undetermined, const Play &play) const
    {
        if (undetermined != wantsAllowed())
            plays.push_back(play);
    }
    /// The name that a play of a player has to bear here.
    Player named(Player player) const
    {
        return hasTurns(state.phase) && state.current == player ? none<Player> : player;
    }
};

/// Whether so many steps cross a milestone that is not known.
bool crossesUnknownMilestone(const Setup &setup, int level, int steps);

void listProduces(const Lister &list, Player player);
void listBooks(const Lister &list, Player player);
void listFlights(const Lister &list);
void listGatherings(const Lister &list);
/// Fights of a player: in a city, on L14 or L15 (`tile`), at the end.
void listFights(const Lister &list, Player player, CampaignTile tile);
/// Plantings of a player of at most so many tiles.
struct PlantingForms {
    int limit = 0;
    bool extra = false;
    bool active = false;
    bool marker = false;
};
void listPlantings(const Lister &list, Player player, const PlantingForms &forms);
void listCards(const Lister &list, Player player);
void listSolo(const Lister &list);

} // namespace skyledger::cloudage
