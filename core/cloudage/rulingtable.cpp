// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rulingtable.h"

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

constexpr RulingInfo rows[] = {
    describe::ruling<&Rulings::finalProduction>("finalProduction", Rule::Amb01, finalProduction),
    describe::ruling<&Rulings::missionFightVp>("missionFightVp", Rule::Amb02, missionFightVp),
    describe::ruling<&Rulings::starFloor>("starFloor", Rule::Amb03, starFloor),
    describe::ruling<&Rulings::twoStepCards>("twoStepCards", Rule::Amb06, twoStepCards),
    describe::ruling<&Rulings::negativeVp>("negativeVp", Rule::Amb11, negativeVp),
    describe::ruling<&Rulings::drawAfterWin>("drawAfterWin", Rule::Amb12, drawAfterWin),
    describe::ruling<&Rulings::winnerStar>("winnerStar", Rule::Amb13, winnerStar),
    describe::ruling<&Rulings::lastColorMission>("lastColorMission", Rule::Amb14, lastColorMission),
};

} // namespace

const describe::RulingTable<Rulings, Rule> &rulingTable()
{
    static const describe::RulingTable<Rulings, Rule> table(rows);
    return table;
}

} // namespace skyledger::cloudage
