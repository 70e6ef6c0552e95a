// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/rulings.h"
#include "core/whistlemountain/ruleids.h"

namespace skyledger::whistlemountain {

enum class ReserveUpgrade : std::uint8_t { ColumnAndEffect, EffectOnly };
enum class EndTrigger : std::uint8_t { AllBarracks, OwnBarracks };
enum class CoveredSegments : std::uint8_t { None, Score };
enum class NewResources : std::uint8_t { Gathered, NotGathered };
enum class StockpileCount : std::uint8_t { BeforeLimit, AfterLimit };
enum class RamReading : std::uint8_t { Harvest, Extra };
enum class TowerStepTrophy : std::uint8_t { Taken, Left };
enum class JetpackUsers : std::uint8_t { Everyone, Builder };
enum class SubmergedRules : std::uint8_t { End, Stay };

/// How unclear rules are read in one game. The initial values are the defaults.
struct Rulings {
    ReserveUpgrade reserveUpgrade{};   ///< WM-AMB-01
    EndTrigger endTrigger{};           ///< WM-AMB-02
    CoveredSegments coveredSegments{}; ///< WM-AMB-13
    NewResources newResources{};       ///< WM-AMB-14
    StockpileCount stockpileCount{};   ///< WM-AMB-15
    RamReading ram{};                  ///< WM-AMB-16
    TowerStepTrophy towerStepTrophy{}; ///< WM-AMB-17
    JetpackUsers jetpackUsers{};       ///< WM-AMB-18
    SubmergedRules submergedRules{};   ///< WM-AMB-19

    friend constexpr bool operator==(const Rulings &, const Rulings &) = default;
};

using RulingInfo = describe::Ruling<Rulings, Rule>;

/// All rulings in the order of the rules page, the default reading of each first.
const describe::RulingTable<Rulings, Rule> &rulingTable();

} // namespace skyledger::whistlemountain
