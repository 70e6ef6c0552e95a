// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/catalogue.h"
#include "core/cloudage/rulings.h"

namespace skyledger::cloudage {

using MissionCards = FixedList<MissionCard, maxMissionCards>;
/// Missions that a further Mission card covers, in the order of the cards.
using CoveredMissions = FixedList<Mission, maxMissionCards>;

/// What is fixed for a whole game: everything that the rules read beside the state.
struct Setup {
    std::size_t playerCount = 2; ///< 1 to 4 (CA-SETUP-18); 1 is solo
    Mode mode = Mode::Scenario2;
    Chapter chapter{}; ///< in a campaign
    Rulings rulings;
    TileSet tiles; ///< Campaign tiles in play at the start (CA-SETUP-07)
    Per<Player, MissionCards> missions;
    Per<Player, CoveredMissions> covered;
    Catalogue catalogue;

    constexpr table::Keys<Player> players() const { return firstOf<Player>(playerCount); }
    constexpr table::Keys<City> cities() const { return firstOf<City>(catalogue.cityCount); }
    constexpr table::Keys<Find> finds() const { return firstOf<Find>(catalogue.findCount); }
    constexpr table::Keys<Project> projects() const { return firstOf<Project>(catalogue.projectCount); }
    constexpr bool solo() const { return playerCount == 1; }
    constexpr bool plantsInPlay() const { return hasPlants(mode); }
    constexpr int rounds() const { return roundsOf(mode, playerCount); }

    friend constexpr bool operator==(const Setup &, const Setup &) = default;
};

} // namespace skyledger::cloudage
