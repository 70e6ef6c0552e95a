// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rulings.h"

namespace skyledger::airshipcity {

namespace {

using Words = std::string_view[];

// Each in the order of its enumeration.
constexpr Words unfinishedContracts{"lose", "ignore"};
constexpr Words piggybackScope{"generators", "any-gain"};
constexpr Words majorityComparison{"grid", "grid-and-majority"};
constexpr Words yesNo{"yes", "no"};
constexpr Words permission{"allowed", "forbidden"};
constexpr Words negativeVp{"allowed", "floor-zero"};
constexpr Words failedContracts{"once", "every-upkeep"};
constexpr Words bonusEffectCount{"summed", "single-airship"};
constexpr Words crestTiming{"end", "start"};
constexpr Words negotiatorExtra{"same", "any-printed"};
constexpr Words awardEligibility{"counted", "took-part"};
constexpr Words crestMatch{"dot-and-resource", "any-dot"};
constexpr Words finalTieBreak{"shared", "gold", "gear", "markers"};

constexpr RulingInfo rows[] = {
    describe::ruling<&Rulings::unfinishedContracts>("unfinishedContracts", Rule::Amb02, unfinishedContracts),
    describe::ruling<&Rulings::piggybackScope>("piggybackScope", Rule::Amb06, piggybackScope),
    describe::ruling<&Rulings::majorityComparison>("majorityComparison", Rule::Amb04, majorityComparison),
    describe::ruling<&Rulings::basicPiggyback>("basicPiggyback", Rule::Amb07, yesNo),
    describe::ruling<&Rulings::relayRevisit>("relayRevisit", Rule::Amb08, permission),
    describe::ruling<&Rulings::midActivation>("midActivation", Rule::Amb09, permission),
    describe::ruling<&Rulings::negativeVp>("negativeVp", Rule::Amb10, negativeVp),
    describe::ruling<&Rulings::failedContracts>("failedContracts", Rule::Amb11, failedContracts),
    describe::ruling<&Rulings::bonusEffectCount>("bonusEffectCount", Rule::Amb13, bonusEffectCount),
    describe::ruling<&Rulings::crestTiming>("crestTiming", Rule::Amb14, crestTiming),
    describe::ruling<&Rulings::workshopWithoutTile>("workshopWithoutTile", Rule::Amb15, permission),
    describe::ruling<&Rulings::fullGridSale>("fullGridSale", Rule::Amb16, permission),
    describe::ruling<&Rulings::negotiatorExtra>("negotiatorExtra", Rule::Amb18, negotiatorExtra),
    describe::ruling<&Rulings::awardEligibility>("awardEligibility", Rule::Amb19, awardEligibility),
    describe::ruling<&Rulings::crestMatch>("crestMatch", Rule::Amb36, crestMatch),
    describe::ruling<&Rulings::finalTieBreak>("finalTieBreak", Rule::Amb20, finalTieBreak),
};

} // namespace

const describe::RulingTable<Rulings, Rule> &rulingTable()
{
    static const describe::RulingTable<Rulings, Rule> table(rows);
    return table;
}

Rulings withEdition(Rulings rulings, Edition former, Edition chosen)
{
    const Rulings before = defaultRulings(former);
    const Rulings after = defaultRulings(chosen);
    for (const RulingInfo &ruling : rulingTable()) {
        if (ruling.get(rulings) == ruling.get(before))
            ruling.set(rulings, ruling.get(after));
    }
    return rulings;
}

} // namespace skyledger::airshipcity
