// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/vocabulary.h"

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

} // namespace skyledger::cloudage
