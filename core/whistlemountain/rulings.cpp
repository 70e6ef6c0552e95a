// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rulings.h"

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

constexpr RulingInfo rows[] = {
    describe::ruling<&Rulings::reserveUpgrade>("reserveUpgrade", Rule::Amb01, reserveUpgrade),
    describe::ruling<&Rulings::endTrigger>("endTrigger", Rule::Amb02, endTrigger),
    describe::ruling<&Rulings::coveredSegments>("coveredSegments", Rule::Amb13, coveredSegments),
    describe::ruling<&Rulings::newResources>("newResources", Rule::Amb14, newResources),
    describe::ruling<&Rulings::stockpileCount>("stockpileCount", Rule::Amb15, stockpileCount),
    describe::ruling<&Rulings::ram>("ram", Rule::Amb16, ram),
    describe::ruling<&Rulings::towerStepTrophy>("towerStepTrophy", Rule::Amb17, towerStepTrophy),
    describe::ruling<&Rulings::jetpackUsers>("jetpackUsers", Rule::Amb18, jetpackUsers),
    describe::ruling<&Rulings::submergedRules>("submergedRules", Rule::Amb19, submergedRules),
};

} // namespace

const describe::RulingTable<Rulings, Rule> &rulingTable()
{
    static const describe::RulingTable<Rulings, Rule> table(rows);
    return table;
}

} // namespace skyledger::whistlemountain
