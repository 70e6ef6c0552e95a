// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/contributions.h"

#include "core/airshipcity/rules/bonuseffects.h"

#include <algorithm>
#include <numeric>

namespace skyledger::airshipcity {

namespace {
constexpr int prerequisiteMarkers = 2; // AC-PRE-01
constexpr int maxSpaces = 20;          // of a grid in any file
} // namespace

int contributions(const Grid &grid, Player player)
{
    return grid.markers[player] + (grid.majority == player);
}

int markersOn(const Grid &grid)
{
    return std::accumulate(grid.markers.begin(), grid.markers.end(), 0);
}

int mostMarkers(const Setup &setup, const DonationSpaces &spaces)
{
    return spaces.of(setup.playerCount).value_or(maxSpaces);
}

int markersLeft(const Setup &setup, const State &state, Player player)
{
    int placed = 0;
    for (const Airship airship : all<Airship>())
        placed += contributions(state.airships[airship], player);
    for (const Utility utility : setup.utilities())
        placed += contributions(state.utilities[utility], player);
    return donationMarkers - placed;
}

Player majorityLeader(const Setup &setup, const Grid &grid)
{
    const bool holderCounts = setup.rulings.majorityComparison == MajorityComparison::GridAndMajority;
    Player leader = none<Player>;
    int most = 0;
    for (const Player player : setup.players()) {
        const int count = holderCounts ? contributions(grid, player) : grid.markers[player];
        if (count > most) {
            most = count;
            leader = player;
        } else if (count == most) {
            leader = none<Player>;
        }
    }
    return leader;
}

void judgeMarkerSpace(const Judgement &on, const Grid &grid, const DonationSpaces &spaces,
                      const MissingValue &unknown, Fact what)
{
    const int placed = markersOn(grid);
    const int most = mostMarkers(on.setup, spaces);
    if (placed >= most)
        on.verdict.object(Rule::Don04, {what, fact(FactKey::Needed, placed + 1), fact(FactKey::Has, most)});
    else if (!spaces.of(on.setup.playerCount))
        on.verdict.lack(unknown.value, unknown.thing);
    if (markersLeft(on.setup, on.state, on.player) < 1)
        on.verdict.object(Rule::Don04, {fact(FactKey::Player, on.player), fact(FactKey::Has, 0)});
}

void judgePrerequisite(const Judgement &on, Airship airship)
{
    const std::optional<Airship> lower = lowerTier(airship);
    if (!lower)
        return;
    const int own = contributions(on.state.airships[*lower], on.player);
    if (own < prerequisiteMarkers) {
        on.verdict.object(Rule::Pre01,
                          {fact(FactKey::Airship, *lower), fact(FactKey::Needed, prerequisiteMarkers),
                           fact(FactKey::Has, own)});
    }
}

void judgePayment(const Judgement &on, const Amounts &due)
{
    for (const Resource resource : all<Resource>()) {
        const int needed = due[resource];
        const int has = on.depot().stock[resource];
        if (needed > has) {
            on.verdict.object(
                Rule::Res04,
                {fact(FactKey::Resource, resource), fact(FactKey::Needed, needed), fact(FactKey::Has, has)});
        }
    }
}

void judgeCost(const Judgement &on, const std::optional<Amounts> &cost, const MissingValue &unknown,
               TileKind action)
{
    Amounts due = cost.value_or(Amounts{});
    AirshipSet unknownDiscounts;
    for (const Airship airship : all<Airship>()) {
        if (discountedBy(airship) != action)
            continue;
        const int own = contributions(on.state.airships[airship], on.player);
        if (own == 0)
            continue;
        if (const auto &discount = on.setup.catalogue.airships[airship].discount) {
            std::uint8_t &amount = due[discount->resource];
            amount = static_cast<std::uint8_t>(std::max(0, amount - discount->amount * own));
        } else {
            unknownDiscounts.insert(airship);
        }
    }
    on.quote.pay = due;

    // A discount that nobody knows cannot matter once nothing is left to pay.
    const bool somethingDue = !cost || due != Amounts{};
    if (!cost)
        on.effectLacks(ReportKey::Pay, unknown.value, unknown.thing);
    if (somethingDue) {
        for (const Airship airship : unknownDiscounts)
            on.effectLacks(ReportKey::Pay, Value::AirshipDiscount, indexOf(airship));
    }

    // An unknown discount lowers one resource: with more resources short than that, no value could help.
    int resourcesShort = 0;
    for (const Resource resource : all<Resource>())
        resourcesShort += due[resource] > on.depot().stock[resource];
    if (resourcesShort > unknownDiscounts.size())
        judgePayment(on, due);
}

void settleMajority(const Boards &on, Grid &grid, std::uint8_t detail, bool onUtility)
{
    const Player leader = majorityLeader(on.setup, grid);
    if (leader == grid.majority)
        return;
    Change change{.detail = detail, .onUtility = onUtility};
    if (grid.majority != none<Player>) {
        change.kind = Change::Kind::MajorityReturned;
        change.player = grid.majority;
        grid.majority = none<Player>;
        on.note(change);
    }
    // A leader without a marker in supply is marked at the next placing here (AC-AMB-23).
    if (leader != none<Player> && markersLeft(on.setup, on.state, leader) > 0) {
        change.kind = Change::Kind::MajorityTaken;
        change.player = leader;
        grid.majority = leader;
        on.note(change);
    }
}

void placeAirshipMarker(const Boards &on, Player player, Airship airship, int vp)
{
    Grid &grid = on.state.airships[airship];
    const auto detail = static_cast<std::uint8_t>(airship);
    ++grid.markers[player];
    on.note({.kind = Change::Kind::AirshipMarker, .player = player, .detail = detail});
    scoreVp(on, player, vp, VpSource::Airship, detail, Rule::Don02);
    settleMajority(on, grid, detail, false);
    earnBonusEffects(on, player);
}

void placeUtilityMarker(const Boards &on, Player player, Utility utility, int vp)
{
    Grid &grid = on.state.utilities[utility];
    const auto detail = static_cast<std::uint8_t>(utility);
    ++grid.markers[player];
    on.note({.kind = Change::Kind::UtilityMarker, .player = player, .detail = detail, .onUtility = true});
    scoreVp(on, player, vp, VpSource::Utility, detail, Rule::LocArch01);
    settleMajority(on, grid, detail, true);
}

} // namespace skyledger::airshipcity
