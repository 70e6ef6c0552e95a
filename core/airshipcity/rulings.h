// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/ruleids.h"
#include "core/airshipcity/vocabulary.h"
#include "core/describe/rulings.h"

namespace skyledger::airshipcity {

enum class UnfinishedContracts : std::uint8_t { Lose, Ignore };
enum class PiggybackScope : std::uint8_t { Generators, AnyGain };
enum class MajorityComparison : std::uint8_t { Grid, GridAndMajority };
enum class FailedContracts : std::uint8_t { Once, EveryUpkeep };
enum class BonusEffectCount : std::uint8_t { Summed, SingleAirship };
enum class CrestTiming : std::uint8_t { End, Start };
enum class NegotiatorExtra : std::uint8_t { Same, AnyPrinted };
enum class AwardEligibility : std::uint8_t { Counted, TookPart };
enum class CrestMatch : std::uint8_t { DotAndResource, AnyDot };
enum class FinalTieBreak : std::uint8_t { Shared, Gold, Gear, Markers };
enum class NegativeVp : std::uint8_t { Allowed, FloorZero };
enum class Permission : std::uint8_t { Allowed, Forbidden };

/// How unclear rules are read in one game. The initial values are the defaults of the French edition.
struct Rulings {
    UnfinishedContracts unfinishedContracts = UnfinishedContracts::Lose; ///< AC-AMB-02
    PiggybackScope piggybackScope = PiggybackScope::Generators;          ///< AC-AMB-06
    MajorityComparison majorityComparison = MajorityComparison::Grid;    ///< AC-AMB-04
    Permission basicPiggyback = Permission::Allowed;                     ///< AC-AMB-07, files say yes and no
    Permission relayRevisit = Permission::Allowed;                       ///< AC-AMB-08
    Permission midActivation = Permission::Allowed;                      ///< AC-AMB-09
    NegativeVp negativeVp = NegativeVp::Allowed;                         ///< AC-AMB-10
    FailedContracts failedContracts = FailedContracts::Once;             ///< AC-AMB-11
    BonusEffectCount bonusEffectCount = BonusEffectCount::Summed;        ///< AC-AMB-13
    CrestTiming crestTiming = CrestTiming::End;                          ///< AC-AMB-14
    Permission workshopWithoutTile = Permission::Allowed;                ///< AC-AMB-15
    Permission fullGridSale = Permission::Allowed;                       ///< AC-AMB-16
    NegotiatorExtra negotiatorExtra = NegotiatorExtra::Same;             ///< AC-AMB-18
    AwardEligibility awardEligibility = AwardEligibility::Counted;       ///< AC-AMB-19
    CrestMatch crestMatch = CrestMatch::DotAndResource;                  ///< AC-AMB-36
    FinalTieBreak finalTieBreak = FinalTieBreak::Shared;                 ///< AC-AMB-20

    friend constexpr bool operator==(const Rulings &, const Rulings &) = default;
};

/// The default readings of an edition (AC-DIFF-01, AC-DIFF-02).
constexpr Rulings defaultRulings(Edition edition)
{
    Rulings rulings;
    if (edition == Edition::En2020) {
        rulings.unfinishedContracts = UnfinishedContracts::Ignore;
        rulings.piggybackScope = PiggybackScope::AnyGain;
    }
    return rulings;
}

// All rulings as one table, for whoever reads, writes, explains or offers them.

using RulingInfo = describe::Ruling<Rulings, Rule>;

/// Every ruling in the order in which files list them.
const describe::RulingTable<Rulings, Rule> &rulingTable();

/// Rulings after another edition was chosen: those that stood as the former one has them stand as the other has them,
/// others are kept.
Rulings withEdition(Rulings rulings, Edition former, Edition chosen);

} // namespace skyledger::airshipcity
