// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/catalogue.h"

namespace skyledger::cloudage {

enum class FinalProduction : std::uint8_t { Whole, ProduceOnly };
enum class MissionFightVp : std::uint8_t { Allowed, Forbidden };
enum class StarFloor : std::uint8_t { None, Zero };
enum class TwoStepCards : std::uint8_t { Both, Higher };
enum class NegativeVp : std::uint8_t { Everywhere, FightsOnly };
enum class DrawAfterWin : std::uint8_t { Allowed, CombatSequenceOnly };
enum class WinnerStar : std::uint8_t { One, None };
enum class LastColorMission : std::uint8_t { Third, Green };

/// How unclear rules are read in one game. The initial values are the defaults.
struct Rulings {
    FinalProduction finalProduction = FinalProduction::Whole;    ///< CA-AMB-01
    MissionFightVp missionFightVp = MissionFightVp::Allowed;     ///< CA-AMB-02
    StarFloor starFloor = StarFloor::None;                       ///< CA-AMB-03
    TwoStepCards twoStepCards = TwoStepCards::Both;              ///< CA-AMB-06
    NegativeVp negativeVp = NegativeVp::Everywhere;              ///< CA-AMB-11
    DrawAfterWin drawAfterWin = DrawAfterWin::Allowed;           ///< CA-AMB-12
    WinnerStar winnerStar = WinnerStar::One;                     ///< CA-AMB-13
    LastColorMission lastColorMission = LastColorMission::Third; ///< CA-AMB-14

    friend constexpr bool operator==(const Rulings &, const Rulings &) = default;
};

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
    constexpr bool plantsInPlay() const { return mode != Mode::Scenario1; } ///< CA-SETUP-17
    constexpr int rounds() const { return roundsOf(mode, playerCount); }

    friend constexpr bool operator==(const Setup &, const Setup &) = default;
};

} // namespace skyledger::cloudage
