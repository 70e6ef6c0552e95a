// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/plant.h"

#include "core/cloudage/rules/combat.h"

namespace skyledger::cloudage {

namespace {

constexpr TwoPrizes manual{Effect::BiologyManual, 2, 3, 3, false};

/// A tile leaves the stock, and its reward is taken (CA-PLANT-03, CA-PLANT-04).
void plantTile(Step &step, PlantKind kind)
{
    const Player player = step.player;
    if (kind == PlantKind::Plants)
        step.gain(player, Resource::Plants, 2); // before the tile itself is in the bag
    step.pay(Resource::Plants, 1);
    switch (kind) {
    case PlantKind::Green:
        step.addVp(player, greenPlantVp, {VpSource::Plant, 0xFF, Rule::Plant04});
        break;
    case PlantKind::Energy:
        step.gain(player, Resource::Energy, 4);
        break;
    case PlantKind::Plants:
        break;
    case PlantKind::Cards:
        step.gain(player, Resource::Cards, 4);
        break;
    case PlantKind::Water:
        step.gain(player, Resource::Water, 4);
        break;
    case PlantKind::Build:
        step.gain(player, Resource::Metal, 1);
        step.ask({.player = player, .choose = Choose::Build});
        break;
    }
}

/// All tiles; those that bring others last, so that the order in which the table names them does not matter.
void plantAll(Step &step, const Plant &plant)
{
    const auto plantKinds = [&](bool bringingOthers) {
        for (const PlantKind kind : all<PlantKind>()) {
            if ((kind == PlantKind::Plants) != bringingOthers)
                continue;
            for (int i = 0; i < plant.tiles[kind]; ++i)
                plantTile(step, kind);
            if (plant.extra == kind)
                plantTile(step, kind);
        }
    };
    plantKinds(false);
    plantKinds(true);
}

void coverFinds(Step &step, int placed)
{
    const auto &found = step.reported.found;
    if (static_cast<int>(found.size()) > placed)
        step.object(Rule::Plant06, {fact(FactKey::Has, found.size()), fact(FactKey::Needed, placed)});
    for (const Found &each : found) {
        const bool listed = each.find != none<Find>;
        if (listed) {
            if (step.state.gone.contains(each.find))
                step.object(Rule::Plant06, {fact(FactKey::Find, each.find)});
            if (each.find == step.setup.catalogue.tileFind && !step.state.tiles.contains(CampaignTile::L6))
                step.object(Rule::Tile06);
            step.state.gone.insert(each.find);
            step.note(Change::Kind::FindCovered, each.find);
        }
        step.reward(step.player, listed ? step.setup.catalogue.finds[each.find].reward() : each.reward,
                    origin(VpSource::Find, each.find, Rule::Plant06));
    }
}

/// How many tiles stay on the map.
int placedTiles(Step &step, const Plant &plant)
{
    const int placeable = plant.tiles[PlantKind::Green] + (plant.extra ? 1 : 0);
    if (plant.toBag > placeable) {
        step.object(Rule::Plant07, {fact(FactKey::Has, plant.toBag), fact(FactKey::Needed, placeable)});
        return 0;
    }
    return placeable - plant.toBag;
}

} // namespace

bool manualAsks(const Setup &setup, const PlayerState &board, const Plant &plant, bool active)
{
    return active && manual.asks(setup, board, plant.count() + (plant.extra ? 1 : 0));
}

void plant(Step &step, const Plant &plant, const PlantTerms &terms)
{
    const int tiles = plant.count();
    const int all = tiles + (plant.extra ? 1 : 0);
    const int has = step.board().stock[Resource::Plants];
    if (!step.setup.plantsInPlay()) {
        step.forbid(Rule::Setup17);
        return;
    }
    if (plant.marker)
        spendMarker(step, CampaignTile::L5);
    if (tiles > terms.limit)
        step.object(Rule::Plant01, {fact(FactKey::Has, tiles), fact(FactKey::Needed, terms.limit)});
    if (all > has)
        step.forbid(
            Rule::Plant01,
            {fact(FactKey::Resource, Resource::Plants), fact(FactKey::Needed, all), fact(FactKey::Has, has)});
    if (plant.extra && !terms.extra)
        step.object(Rule::Tile14, {fact(FactKey::Choose, Choose::Plant)});
    if (all > has)
        return;
    const int placed = placedTiles(step, plant);
    plantAll(step, plant);
    step.state.planted = static_cast<std::uint8_t>(step.state.planted + placed);
    step.note(
        {.kind = Change::Kind::Planted, .player = step.player, .amount = static_cast<std::int16_t>(placed)});
    coverFinds(step, placed);
    if (terms.extra) {
        step.addVp(step.player, placed - static_cast<int>(step.reported.found.size()),
                   origin(VpSource::TileAction, CampaignTile::L14, Rule::Tile14));
    }
    if (terms.active)
        step.givePrizes(manual, all, plant.manual);
    else if (plant.manual)
        step.object(Rule::Pc08, {fact(FactKey::Has, all), fact(FactKey::Needed, manual.second)});
}

} // namespace skyledger::cloudage
