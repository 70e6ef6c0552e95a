// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/sheettable.h"

#include "core/airshipcity/record/fields.h"

#include <algorithm>
#include <iterator>

namespace skyledger::airshipcity {

using namespace describe;

namespace {

constexpr int airshipMajoritySpaces = countOf<Airship>;
constexpr int utilityMajoritySpaces = countOf<Utility>;

bool unfinishedCosts(const Rulings &rulings)
{
    return rulings.unfinishedContracts != UnfinishedContracts::Ignore;
}
bool markersBreakTies(const Rulings &rulings)
{
    return rulings.finalTieBreak == FinalTieBreak::Markers;
}

bool tookPartCounts(const Rulings &rulings)
{
    return rulings.awardEligibility == AwardEligibility::TookPart;
}

using Row = SheetEntry;
constexpr SheetRow<SheetPlayer, Rulings> rows[] = {
    sheetRow<&SheetPlayer::vp, -maxVp, maxVp>(Row::Vp, "vp"),
    sheetRow<&SheetPlayer::airshipMajorities, 0, airshipMajoritySpaces>(Row::AirshipMajorities,
                                                                        "airshipMajorities")
        .inAll(airshipMajoritySpaces),
    sheetRow<&SheetPlayer::utilityMajorities, 0, utilityMajoritySpaces>(Row::UtilityMajorities,
                                                                        "utilityMajorities")
        .inAll(utilityMajoritySpaces),
    sheetRow<&SheetPlayer::contractsCompleted, 0, deckSize>(Row::ContractsCompleted, "contractsCompleted")
        .inAll(deckSize),
    sheetRow<&SheetPlayer::unfinishedContractVp, 0, maxVp>(Row::UnfinishedContractVp, "unfinishedContractVp")
        .askedBy<unfinishedCosts>(),
    sheetRow<&SheetPlayer::resources, 0, unlockedCapacity>(Row::Resource, "resources.{resource}")
        .amounts(maxAmount),
    sheetRow<&SheetPlayer::markers, 0, donationMarkers>(Row::Markers, "markers").askedBy<markersBreakTies>(),
    sheetTick<&SheetPlayer::tookPart>(Row::TookPart, "tookPart.{award}").askedBy<tookPartCounts>(),
};

} // namespace

const SheetTable<SheetPlayer, Rulings> &sheetTable()
{
    static const SheetTable<SheetPlayer, Rulings> table(rows);
    return table;
}

std::size_t sheetCell(SheetEntry entry, std::size_t thing)
{
    const auto cells = sheetTable().cells();
    const auto row = std::find_if(cells.begin(), cells.end(),
                                  [entry](const describe::SheetCell &cell) { return cell.row == entry; });
    return static_cast<std::size_t>(std::distance(cells.begin(), row)) + thing;
}

} // namespace skyledger::airshipcity
