// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/campaign.h"

namespace skyledger::cloudage {

namespace {

/// Campaign tiles come into play and leave it; each is there only once.
void moveTiles(Step &step, const OtherEffect &effect)
{
    TileSet &tiles = step.state.tiles;
    for (const CampaignTile tile : effect.tiles.out) {
        if (!tiles.contains(tile))
            step.forbid(Rule::Setup18, {fact(FactKey::Tile, tile)});
        tiles.remove(tile);
        step.note({.kind = Change::Kind::TileRemoved, .detail = static_cast<std::uint8_t>(tile)});
    }
    for (const CampaignTile tile : effect.tiles.in) {
        if (tiles.contains(tile))
            step.forbid(Rule::Setup18, {fact(FactKey::Tile, tile)});
        tiles.insert(tile);
        step.note({.kind = Change::Kind::TileLaid, .detail = static_cast<std::uint8_t>(tile)});
    }
}

} // namespace

void otherEffect(Step &step, const OtherEffect &effect)
{
    // What is paid and gained is the event's own, not a report of a value that is missing.
    for (const Resource resource : all<Resource>()) {
        const int has = step.board().stock[resource];
        if (effect.pay[resource] > has) {
            step.object(Rule::Round07,
                        {fact(FactKey::Resource, resource), fact(FactKey::Needed, effect.pay[resource]),
                         fact(FactKey::Has, has)});
        }
        step.pay(resource, effect.pay[resource]);
    }
    step.reward(step.player, effect.reward, origin(VpSource::Effect, effect.source, Rule::Round04));
    moveTiles(step, effect);
}

} // namespace skyledger::cloudage
