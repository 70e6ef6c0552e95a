// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/contributions.h"
#include "core/airshipcity/rules/locations.h"

namespace skyledger::airshipcity {

Developable developableTiles(const Setup &setup, const State &state, Resource renovation)
{
    Developable tiles;
    for (const Tile tile : all<Tile>()) {
        if (state.developed.contains(tile))
            continue;
        const auto &crests = setup.catalogue.tiles[tile].crests;
        if (!crests)
            tiles.unknown.insert(tile);
        else if (crests->contains(renovation))
            tiles.matching.insert(tile);
    }
    return tiles;
}

namespace {

void judgeDevelopment(const Judgement &on, const Use &use)
{
    const Developable tiles = developableTiles(on.setup, on.state, use.renovation);
    if (use.develop != none<Tile>) {
        if (tiles.unknown.contains(use.develop))
            on.verdict.lack(Value::TileCrests, indexOf(use.develop));
        else if (!tiles.matching.contains(use.develop))
            on.verdict.object(Rule::LocWork02,
                              {fact(FactKey::Tile, use.develop), fact(FactKey::Resource, use.renovation)});
        return;
    }
    const bool ruledOut = on.setup.rulings.workshopWithoutTile == Permission::Forbidden;
    if (ruledOut || !tiles.matching.empty()) {
        on.verdict.object(Rule::LocWork02, {fact(FactKey::Resource, use.renovation)});
        return;
    }
    for (const Tile tile : tiles.unknown)
        on.verdict.lack(Value::TileCrests, indexOf(tile));
}

} // namespace

void judgeWorkshop(const Judgement &on, const Use &use)
{
    const ResourceSet unlocked = on.depot().renovations;
    if (unlocked == ResourceSet::full())
        on.verdict.object(Rule::LocWork05);
    else if (unlocked.contains(use.renovation))
        on.verdict.object(Rule::LocWork06, {fact(FactKey::Resource, use.renovation)});
    judgeDevelopment(on, use);
    judgeCost(on, on.setup.catalogue.renovationCosts[use.renovation],
              {Value::RenovationCost, static_cast<std::uint8_t>(use.renovation)}, TileKind::Workshop);
    on.quote.vp = workshopVp;
}

void renovate(const Boards &on, Player player, const Use &use, const Quote &price)
{
    pay(on, player, price.pay);
    ResourceSet &unlocked = on.state.players[player].renovations;
    if (!unlocked.contains(use.renovation)) {
        unlocked.insert(use.renovation);
        on.note({.kind = Change::Kind::Unlocked, .player = player, .resource = use.renovation});
    }
    if (use.develop != none<Tile> && !on.state.developed.contains(use.develop)) {
        on.state.developed.insert(use.develop);
        on.note({.kind = Change::Kind::TileDeveloped, .detail = static_cast<std::uint8_t>(use.develop)});
    }
    scoreVp(on, player, price.vp, VpSource::Workshop, indexOf(use.renovation), Rule::LocWork03);
}

} // namespace skyledger::airshipcity
