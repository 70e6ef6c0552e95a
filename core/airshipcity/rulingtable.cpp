// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rulingtable.h"

#include <array>

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

template <auto Member>
constexpr RulingInfo ruling(std::string_view key, Rule rule, std::span<const std::string_view> readings)
{
    return {key, rule, readings,
            [](const Rulings &rulings) { return static_cast<std::size_t>(rulings.*Member); },
            [](Rulings &rulings, std::size_t reading) {
                using Reading = std::remove_reference_t<decltype(rulings.*Member)>;
                rulings.*Member = static_cast<Reading>(reading);
            }};
}

constexpr std::array table{
    ruling<&Rulings::unfinishedContracts>("unfinishedContracts", Rule::Amb02, unfinishedContracts),
    ruling<&Rulings::piggybackScope>("piggybackScope", Rule::Amb06, piggybackScope),
    ruling<&Rulings::majorityComparison>("majorityComparison", Rule::Amb04, majorityComparison),
    ruling<&Rulings::basicPiggyback>("basicPiggyback", Rule::Amb07, yesNo),
    ruling<&Rulings::relayRevisit>("relayRevisit", Rule::Amb08, permission),
    ruling<&Rulings::midActivation>("midActivation", Rule::Amb09, permission),
    ruling<&Rulings::negativeVp>("negativeVp", Rule::Amb10, negativeVp),
    ruling<&Rulings::failedContracts>("failedContracts", Rule::Amb11, failedContracts),
    ruling<&Rulings::bonusEffectCount>("bonusEffectCount", Rule::Amb13, bonusEffectCount),
    ruling<&Rulings::crestTiming>("crestTiming", Rule::Amb14, crestTiming),
    ruling<&Rulings::workshopWithoutTile>("workshopWithoutTile", Rule::Amb15, permission),
    ruling<&Rulings::fullGridSale>("fullGridSale", Rule::Amb16, permission),
    ruling<&Rulings::negotiatorExtra>("negotiatorExtra", Rule::Amb18, negotiatorExtra),
    ruling<&Rulings::awardEligibility>("awardEligibility", Rule::Amb19, awardEligibility),
    ruling<&Rulings::crestMatch>("crestMatch", Rule::Amb36, crestMatch),
    ruling<&Rulings::finalTieBreak>("finalTieBreak", Rule::Amb20, finalTieBreak),
};

} // namespace

std::span<const RulingInfo> rulingTable()
{
    return table;
}

const RulingInfo *findRuling(std::string_view key)
{
    for (const RulingInfo &each : table) {
        if (each.key == key)
            return &each;
    }
    return nullptr;
}

} // namespace skyledger::airshipcity
