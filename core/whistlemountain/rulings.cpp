// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rulings.h"

#include <array>

namespace skyledger::whistlemountain {

namespace {

using Words = std::string_view[];

// Each in the order of its enumeration.
constexpr Words reserveUpgrade{"column-and-effect", "effect-only"};
constexpr Words endTrigger{"all-barracks", "own-barracks"};
constexpr Words coveredSegments{"none", "score"};
constexpr Words newResources{"gathered", "not-gathered"};
constexpr Words stockpileCount{"before-limit", "after-limit"};
constexpr Words ram{"harvest", "extra"};
constexpr Words towerStepTrophy{"taken", "left"};
constexpr Words jetpackUsers{"everyone", "builder"};
constexpr Words submergedRules{"end", "stay"};

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
    ruling<&Rulings::reserveUpgrade>("reserveUpgrade", Rule::Amb01, reserveUpgrade),
    ruling<&Rulings::endTrigger>("endTrigger", Rule::Amb02, endTrigger),
    ruling<&Rulings::coveredSegments>("coveredSegments", Rule::Amb13, coveredSegments),
    ruling<&Rulings::newResources>("newResources", Rule::Amb14, newResources),
    ruling<&Rulings::stockpileCount>("stockpileCount", Rule::Amb15, stockpileCount),
    ruling<&Rulings::ram>("ram", Rule::Amb16, ram),
    ruling<&Rulings::towerStepTrophy>("towerStepTrophy", Rule::Amb17, towerStepTrophy),
    ruling<&Rulings::jetpackUsers>("jetpackUsers", Rule::Amb18, jetpackUsers),
    ruling<&Rulings::submergedRules>("submergedRules", Rule::Amb19, submergedRules),
};

} // namespace

std::span<const RulingInfo> rulingTable()
{
    return table;
}

} // namespace skyledger::whistlemountain
