// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rulingtable.h"

#include <array>

namespace skyledger::cloudage {

namespace {

using Words = std::string_view[];

// Each in the order of its enumeration.
constexpr Words finalProduction{"whole", "produce-only"};
constexpr Words missionFightVp{"allowed", "forbidden"};
constexpr Words starFloor{"none", "zero"};
constexpr Words twoStepCards{"both", "higher"};
constexpr Words negativeVp{"everywhere", "fights-only"};
constexpr Words drawAfterWin{"allowed", "combat-sequence-only"};
constexpr Words winnerStar{"one", "none"};
constexpr Words lastColorMission{"third", "green"};

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
    ruling<&Rulings::finalProduction>("finalProduction", Rule::Amb01, finalProduction),
    ruling<&Rulings::missionFightVp>("missionFightVp", Rule::Amb02, missionFightVp),
    ruling<&Rulings::starFloor>("starFloor", Rule::Amb03, starFloor),
    ruling<&Rulings::twoStepCards>("twoStepCards", Rule::Amb06, twoStepCards),
    ruling<&Rulings::negativeVp>("negativeVp", Rule::Amb11, negativeVp),
    ruling<&Rulings::drawAfterWin>("drawAfterWin", Rule::Amb12, drawAfterWin),
    ruling<&Rulings::winnerStar>("winnerStar", Rule::Amb13, winnerStar),
    ruling<&Rulings::lastColorMission>("lastColorMission", Rule::Amb14, lastColorMission),
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

} // namespace skyledger::cloudage
