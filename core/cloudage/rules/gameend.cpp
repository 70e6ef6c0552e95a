// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/gameend.h"

#include "core/cloudage/rules/missions.h"

#include <algorithm>

namespace skyledger::cloudage {

int tileVp(const Setup &setup, const State &state, Player player, CampaignTile tile)
{
    const City city = markerCity(setup, tile);
    if (city == none<City> || !state.tiles.contains(tile) || state.players[player].markersAt(city) == 0)
        return 0;
    switch (tile) {
    case CampaignTile::L1:
        return 3;
    case CampaignTile::L2:
        return 1;
    case CampaignTile::L5:
        return 2;
    default:
        return 0;
    }
}

GreyVp greyVp(const Setup &setup, const State &state, Player player)
{
    const PlayerState &board = state.players[player];
    GreyVp grey;
    for (const HeldMission &held : heldMissions(board)) {
        if (!held.covered)
            grey.missions += missionVp(held.mission, missionReached(setup, state, player, held.mission));
    }
    for (const CampaignTile tile : {CampaignTile::L1, CampaignTile::L2, CampaignTile::L5})
        grey.tiles += tileVp(setup, state, player, tile);
    for (const UpgradeZone zone : all<UpgradeZone>()) {
        if (board.upgrades[zone] > 0)
            grey.upgrades += setup.catalogue.upgrades[zone][board.upgrades[zone] - 1U].vp.value_or(0);
    }
    for (const Project card : board.projects)
        grey.projects += setup.catalogue.projects[card].vp.value_or(0);
    return grey;
}

void askMissionFights(const Setup &setup, State &state)
{
    for (const Player player : setup.players()) {
        if (seesMission(state.players[player], Mission::Combat))
            addPending(setup, state, {.player = player, .choose = Choose::Fight}, 0);
    }
}

bool askLastCombat(const Setup &setup, State &state)
{
    Per<Player, int> totals;
    for (const Player player : setup.players())
        totals[player] = state.players[player].vp + greyVp(setup, state, player).sum();
    const auto end = totals.begin() + static_cast<std::ptrdiff_t>(setup.playerCount);
    const int most = *std::max_element(totals.begin(), end);
    if (std::count(totals.begin(), end, most) < 2)
        return false;
    for (const Player player : setup.players()) {
        if (totals[player] == most)
            addPending(setup, state, {.player = player, .choose = Choose::Fight}, 0);
    }
    return true;
}

} // namespace skyledger::cloudage
