// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/missions.h"

#include <algorithm>

namespace skyledger::cloudage {

namespace {

using Levels = std::array<MissionLevel, 3>;

/// In the order of the missions; navigation and cities have two levels only.
constexpr std::array<Levels, countOf<Mission>> levels{{
    {{{4, 2}, {6, 5}, {8, 7}}},    // production
    {{{1, 2}, {2, 5}, {0, 0}}},    // cities
    {{{7, 3}, {10, 8}, {13, 11}}}, // combat
    {{{4, 2}, {5, 4}, {6, 6}}},    // upgrades
    {{{4, 2}, {5, 5}, {7, 7}}},    // green
    {{{4, 2}, {5, 5}, {7, 7}}},    // blue
    {{{2, 2}, {3, 5}, {4, 7}}},    // third
    {{{8, 2}, {10, 5}, {12, 7}}},  // projects
    {{{3, 2}, {4, 5}, {6, 7}}},    // base combat
    {{{3, 2}, {4, 5}, {5, 7}}},    // movement
    {{{1, 2}, {2, 5}, {3, 7}}},    // costly
    {{{9, 4}, {10, 9}, {0, 0}}},   // navigation
}};

constexpr int costlyWater = 8; ///< CA-MISS-21

} // namespace

std::span<const MissionLevel> missionLevels(Mission mission)
{
    const std::span<const MissionLevel> row = levels[indexOf(mission)];
    return row.first(row.back().threshold == 0 ? 2 : 3);
}

int missionVp(Mission mission, int reached)
{
    int vp = 0;
    for (const MissionLevel &level : missionLevels(mission)) {
        if (reached >= level.threshold)
            vp = level.vp;
    }
    return vp;
}

bool missionFull(Mission mission, int reached)
{
    return reached >= missionLevels(mission).back().threshold;
}

void addMissing(Missing *missing, Value value, std::size_t thing)
{
    const play::MissingValue address{value, static_cast<std::uint16_t>(thing)};
    if (missing != nullptr && !missing->contains(address))
        missing->append(address);
}

namespace {

int cardsOfColor(const Setup &setup, const PlayerState &board, CardColor color, Missing *missing)
{
    int count = 0;
    for (const Project card : board.projects) {
        const auto printed = setup.catalogue.projects[card].color;
        if (!printed)
            addMissing(missing, Value::ProjectColor, indexOf(card));
        count += printed == color;
    }
    return count;
}

int costlyCards(const Setup &setup, const PlayerState &board, Missing *missing)
{
    int count = 0;
    for (const Project card : board.projects) {
        const auto &cost = setup.catalogue.projects[card].cost;
        if (!cost)
            addMissing(missing, Value::ProjectCost, indexOf(card));
        count += cost && cost->water >= costlyWater;
    }
    return count;
}

int missionCities(const Setup &setup, const PlayerState &board, Missing *missing)
{
    if (!setup.catalogue.missionCities) {
        addMissing(missing, Value::MissionCities);
        return 0;
    }
    int count = 0;
    for (const City city : *setup.catalogue.missionCities)
        count += board.markersAt(city) > 0;
    return count;
}

} // namespace

int missionReached(const Setup &setup, const State &state, Player player, Mission mission, Missing *missing)
{
    const PlayerState &board = state.players[player];
    switch (mission) {
    case Mission::Production:
        return board.level;
    case Mission::Cities:
        return missionCities(setup, board, missing);
    case Mission::Combat:
        return board.missionFight.value_or(static_cast<std::int16_t>(baseCombat(board)));
    case Mission::Upgrades:
        return board.upgrades[UpgradeZone::Movement] + board.upgrades[UpgradeZone::Combat]
            + board.upgrades[UpgradeZone::Planting];
    case Mission::Green:
        return cardsOfColor(setup, board, CardColor::Green, missing);
    case Mission::Blue:
        return cardsOfColor(setup, board, CardColor::Blue, missing);
    case Mission::Third:
        return cardsOfColor(setup, board,
                            setup.rulings.lastColorMission == LastColorMission::Third ? CardColor::Third
                                                                                      : CardColor::Green,
                            missing);
    case Mission::Projects:
        return static_cast<int>(board.projects.size());
    case Mission::BaseCombat:
        return baseCombat(board);
    case Mission::Movement: // the airship's own panel counts
        return board.upgrades[UpgradeZone::Movement] + board.symbols[UpgradeZone::Movement] + 1;
    case Mission::Costly:
        return costlyCards(setup, board, missing);
    case Mission::Navigation:
        return board.navigation.size();
    }
    return 0;
}

FixedList<HeldMission, 2 * maxMissionCards> heldMissions(const PlayerState &board)
{
    FixedList<HeldMission, 2 * maxMissionCards> held;
    for (const MissionCard &card : board.missions) {
        for (const Mission mission : {card.first, card.second})
            held.append({mission, board.covered.contains(mission)});
    }
    return held;
}

bool holdsMission(const PlayerState &board, Mission mission)
{
    return std::any_of(board.missions.begin(), board.missions.end(),
                       [&](const MissionCard &card) { return card.holds(mission); });
}

void takeMission(Step &step, const TakeMission &taken)
{
    PlayerState &board = step.board();
    const auto [first, second] = taken.card;
    if (first == second || holdsMission(board, first) || holdsMission(board, second))
        step.forbid(Rule::Miss03,
                    {fact(FactKey::Mission, first == second || holdsMission(board, first) ? first : second)});
    const bool mustCover = !board.missions.empty();
    const bool covers = taken.cover != none<Mission>;
    bool fits = covers == mustCover;
    if (fits && covers)
        fits = (taken.card.holds(taken.cover) || holdsMission(board, taken.cover))
            && !board.covered.contains(taken.cover);
    if (!fits)
        step.forbid(Rule::Miss02);
    if (!board.missions.append(taken.card)) {
        step.forbid(Rule::Setup18);
        return;
    }
    if (covers)
        board.covered.append(taken.cover);
    step.note({.kind = Change::Kind::MissionTaken, .player = step.player});
}

} // namespace skyledger::cloudage
