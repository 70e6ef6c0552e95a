// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/course.h"
#include "core/cloudage/rules/missions.h"
#include "core/cloudage/settings.h"

#include <algorithm>
#include <utility>

namespace skyledger::cloudage {

namespace {

bool isStock(const Assignment &value)
{
    return value.setting.number() >= indexOf(Setting::Energy)
        && value.setting.number() <= indexOf(Setting::Hand);
}

/// Markers in cities that there are, in no more of them than markers.
bool canBeMarkers(const Setup &setup, const describe::Numbers &pairs)
{
    int piles = 0;
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
        if (pairs[i] < 0 || std::cmp_greater_equal(pairs[i], setup.catalogue.cityCount) || pairs[i + 1] < 0
            || pairs[i + 1] > trackSpaces)
            return false;
        piles += pairs[i + 1] > 0 ? 1 : 0;
    }
    return piles <= trackSpaces;
}

/// Whether a board can show one value, whatever the others are.
bool canBe(const Setup &setup, const State &state, const Assignment &value)
{
    switch (value.setting.as<Setting>()) {
    case Setting::Markers:
        return canBeMarkers(setup, value.value.list());
    case Setting::Missions:
        return value.value.list().size() <= 2 * maxMissionCards && settings().isPossible(setup, state, value);
    case Setting::SoloLeft:
        return value.value.isNull() != setup.solo() && settings().isPossible(setup, state, value);
    default:
        return settings().isPossible(setup, state, value);
    }
}

const Assignment *find(const Correct &correct, Setting setting)
{
    const auto at = std::find_if(correct.set.begin(), correct.set.end(),
                                 [&](const Assignment &each) { return each.setting == setting; });
    return at == correct.set.end() ? nullptr : &*at;
}

/// Symbols follow the cards where only those are set.
void followProjects(const Setup &setup, State &state, const Correct &correct, Player player)
{
    const auto names = [&](Setting setting) {
        return std::any_of(correct.set.begin(), correct.set.end(), [&](const Assignment &each) {
            return each.setting == setting && each.thing<Player>() == player;
        });
    };
    if (!names(Setting::Projects) || names(Setting::Symbols))
        return;
    PlayerState &board = state.players[player];
    board.symbols = {};
    for (const Project card : board.projects) {
        const Symbols symbols = setup.catalogue.projects[card].symbols.value_or(Symbols{});
        for (const UpgradeZone zone : all<UpgradeZone>())
            board.symbols[zone] = static_cast<std::uint8_t>(board.symbols[zone] + symbols[zone]);
    }
}

bool canBeCorrectedTo(const Setup &setup, Phase phase)
{
    switch (phase) {
    case Phase::Production:
    case Phase::Movement:
    case Phase::Action:
    case Phase::FinalProduction:
    case Phase::FinalBuild:
        return true;
    case Phase::SoloBoard:
        return setup.solo();
    default:
        return false;
    }
}

/// The phase to which a correction of the current player alone goes back.
Phase stepOf(const State &state)
{
    const Phase phase = state.phase == Phase::Answers ? state.during : state.phase;
    switch (phase) {
    case Phase::Fight:
        return Phase::Movement;
    case Phase::Missions:
    case Phase::TieBreak:
    case Phase::Over:
        return Phase::FinalBuild;
    default:
        return phase;
    }
}

/// Begins a phase with a player; those before in turn order count as done.
void enterPhase(const Setup &setup, State &state, Phase phase, Player current)
{
    state.phase = phase;
    state.during = Phase::Production;
    state.pending.clear();
    state.done = {};
    state.current = hasTurns(phase) ? current : state.first;
    bool reached = false;
    for (const Player player : turnOrder(setup, state)) {
        reached = reached || player == current;
        if (!reached) {
            state.done.insert(player);
            continue;
        }
        Pending due{.player = player};
        due.choose = phase == Phase::FinalBuild ? Choose::Build : Choose::Produce;
        if (phase == Phase::Production || phase == Phase::FinalProduction)
            addPending(setup, state, due, 0);
        for (int i = 0; phase == Phase::FinalBuild && i < 2; ++i)
            addPending(setup, state, due, 0);
    }
}

/// Round, first player, phase and current player. False if the phase cannot be set.
bool setCourse(const Setup &setup, State &state, const Correct &correct)
{
    const auto *round = find(correct, Setting::Round);
    const auto *first = find(correct, Setting::First);
    const auto *phase = find(correct, Setting::Phase);
    const auto *current = find(correct, Setting::Current);
    if (round != nullptr) {
        state.round = round->as<std::uint8_t>();
        state.first = static_cast<Player>((state.round - 1U) % setup.playerCount); // CA-PROD-01
    }
    if (first != nullptr)
        state.first = first->as<Player>();
    if (round != nullptr) {
        state.booked = {};
        enterPhase(setup, state, Phase::Production, state.first);
    }
    if (phase != nullptr || current != nullptr) {
        const Phase wanted = phase != nullptr ? phase->as<Phase>() : stepOf(state);
        enterPhase(setup, state, wanted, current != nullptr ? current->as<Player>() : state.first);
        return canBeCorrectedTo(setup, wanted);
    }
    if (first != nullptr && round == nullptr) {
        const auto pending = state.pending; // in the new turn order
        state.pending.clear();
        for (const Pending &due : pending)
            addPending(setup, state, due, maxPending);
    }
    return true;
}

} // namespace

std::optional<Rule> applyCorrection(const Setup &setup, State &state, const Correct &correct)
{
    bool isPossible = true;
    for (const Assignment &value : correct.set) {
        if (isStock(value) && value.value.number() < 0)
            return Rule::Round07;
        isPossible = isPossible && canBe(setup, state, value);
    }
    if (!isPossible)
        return Rule::Setup18;
    for (const Assignment &value : correct.set)
        settings().put(state, value);
    for (const Player player : setup.players())
        followProjects(setup, state, correct, player);
    if (!setCourse(setup, state, correct))
        return Rule::Setup18;
    return impossibleBecause(setup, state);
}

namespace {

bool missionsFit(const PlayerState &board)
{
    KeySet<Mission> held;
    for (const HeldMission &each : heldMissions(board)) {
        if (held.contains(each.mission))
            return false;
        held.insert(each.mission);
    }
    const std::size_t wanted = board.missions.empty() ? 0 : board.missions.size() - 1;
    KeySet<Mission> covered;
    for (const Mission mission : board.covered) {
        if (covered.contains(mission) || !held.contains(mission))
            return false;
        covered.insert(mission);
    }
    return board.covered.size() == wanted;
}

bool boardFits(const Setup &setup, const PlayerState &board)
{
    int markers = board.markersLeft;
    KeySet<City> cities;
    for (const MarkerPile &pile : board.markers) {
        markers += pile.count;
        if (cities.contains(pile.city))
            return false;
        cities.insert(pile.city);
    }
    const bool planting = board.upgrades[UpgradeZone::Planting] == 0 || setup.plantsInPlay();
    return markers <= setup.rounds() && planting && board.navigation.size() <= static_cast<int>(maxNavigation)
        && missionsFit(board);
}

bool airshipsFit(const Setup &setup, const State &state)
{
    for (const City city : setup.cities()) {
        int airships = 0;
        for (const Player player : setup.players())
            airships += state.players[player].at == city;
        const auto hexes = setup.catalogue.cities[city].hexes;
        if (airships > 1 && hexes && airships > *hexes)
            return false;
    }
    return true;
}

} // namespace

std::optional<Rule> impossibleBecause(const Setup &setup, const State &state)
{
    int plants = state.planted;
    for (const Player player : setup.players()) {
        plants += state.players[player].stock[Resource::Plants];
        if (!boardFits(setup, state.players[player]))
            return Rule::Setup18;
    }
    if (plants > (setup.plantsInPlay() ? plantTiles : 0) || !airshipsFit(setup, state))
        return Rule::Setup18;
    return std::nullopt;
}

} // namespace skyledger::cloudage
