// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/board.h"

#include <algorithm>
#include <numeric>

namespace skyledger::cloudage {

int movementPoints(const PlayerState &board)
{
    const NavigationPile &discard = board.navigation.discard;
    return (discard.empty() ? 0 : discard.back()) + board.upgrades[UpgradeZone::Movement]
        + board.symbols[UpgradeZone::Movement];
}

int baseCombat(const PlayerState &board)
{
    return board.upgrades[UpgradeZone::Combat] + board.symbols[UpgradeZone::Combat];
}

int plantingCapacity(const Setup &setup, const PlayerState &board)
{
    int capacity = baseCapacity + board.symbols[UpgradeZone::Planting];
    for (std::size_t i = 0; i < board.upgrades[UpgradeZone::Planting]; ++i)
        capacity += setup.catalogue.upgrades[UpgradeZone::Planting][i].symbols.value_or(1); // CA-BOARD-01
    return capacity;
}

int plantsInBag(const Setup &setup, const State &state)
{
    if (!setup.plantsInPlay())
        return 0;
    int outside = state.planted;
    for (const Player player : setup.players())
        outside += state.players[player].stock[Resource::Plants];
    return std::max(0, plantTiles - outside);
}

int copiesOf(const Setup &setup, const PlayerState &board, Effect effect)
{
    return static_cast<int>(std::count_if(board.projects.begin(), board.projects.end(), [&](Project card) {
        return setup.catalogue.projects[card].effect == effect;
    }));
}

int copiesLeft(const Setup &setup, const State &state, Project card)
{
    int left = setup.catalogue.projects[card].copies.value_or(unknownCopies);
    for (const Player player : setup.players()) {
        const auto &played = state.players[player].projects;
        left -= static_cast<int>(std::count(played.begin(), played.end(), card));
    }
    return left;
}

std::optional<bool> bookActive(const Setup &setup, const State &state)
{
    const int left = state.players[state.first].markersLeft;
    if (!setup.catalogue.books)
        return std::nullopt;
    if (state.round < 2 || left == 0 || left >= trackSpaces)
        return false;
    return setup.catalogue.books->contains(static_cast<Space>(leftmostSpace(left) - 2));
}

const MilitiaValues &militiaAt(const Setup &setup, const State &state, City city)
{
    const Catalogue &catalogue = setup.catalogue;
    if (city == catalogue.devilsFork && state.tiles.contains(CampaignTile::L3))
        return catalogue.l3;
    if (city == catalogue.promise && state.tiles.contains(CampaignTile::L4))
        return catalogue.l4;
    return catalogue.cities[city].militia;
}

City markerCity(const Setup &setup, CampaignTile tile)
{
    switch (tile) {
    case CampaignTile::L1:
        return setup.catalogue.whika;
    case CampaignTile::L2:
        return setup.catalogue.devilsFork;
    case CampaignTile::L5:
        return setup.catalogue.whitehaven;
    default:
        return none<City>;
    }
}

std::optional<int> upgradeCost(const Setup &setup, const PlayerState &board, UpgradeZone zone, int discount)
{
    const auto printed = setup.catalogue.upgrades[zone][board.upgrades[zone]].cost;
    if (!printed)
        return std::nullopt;
    return std::max(0, *printed - discount - copiesOf(setup, board, Effect::Sam));
}

bool zoneComplete(const Setup &setup, const PlayerState &board, UpgradeZone zone)
{
    if (zone == none<UpgradeZone>) {
        bool complete = true;
        for (const UpgradeZone each : all<UpgradeZone>())
            complete = complete && zoneComplete(setup, board, each);
        return complete;
    }
    if (zone == UpgradeZone::Planting && !setup.plantsInPlay())
        return true;
    return board.upgrades[zone] >= upgradesIn(zone);
}

const Pending *firstDue(const State &state, Player player, std::optional<Choose> choose)
{
    for (const Pending &due : state.pending) {
        if (due.player == player && choose.value_or(due.choose) == due.choose)
            return &due;
    }
    return nullptr;
}

FixedList<Player, countOf<Player>> turnOrder(const Setup &setup, const State &state)
{
    FixedList<Player, countOf<Player>> order;
    for (std::size_t i = 0; i < setup.playerCount; ++i)
        order.append(static_cast<Player>((indexOf(state.first) + i) % setup.playerCount));
    return order;
}

} // namespace skyledger::cloudage
