// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/gather.h"

#include "core/cloudage/rules/navigation.h"

namespace skyledger::cloudage {

namespace {

constexpr int joseLimit = 2; ///< CA-PC-15, CA-AMB-22

void judgeDrones(Step &step, const Gather &gather)
{
    KeySet<Zone> taken;
    for (const Zone zone : gather.zones) {
        if (taken.contains(zone))
            step.forbid(Rule::Gath02, {fact(FactKey::Zone, zone)});
        taken.insert(zone);
    }
    const bool allTaken = taken.size() == static_cast<int>(countOf<Zone>);
    if (allTaken && (gather.card->update == none<Zone> || gather.card->wrench == none<Zone>))
        step.object(Rule::Gath08);
}

} // namespace

void judgeCard(Step &step, const CityCard &card)
{
    if (card.largest == card.second)
        step.object(Rule::Gath05, {fact(FactKey::Zone, card.largest)});
    if (card.update != none<Zone> && card.update == card.wrench)
        step.object(Rule::Gath08, {fact(FactKey::Zone, card.update)});
}

void takeCityCard(Step &step, District district)
{
    std::uint8_t &left = step.state.sleeves[district];
    if (left == 0) {
        step.forbid(Rule::Gath03, {fact(FactKey::District, district)});
        return;
    }
    --left;
    step.note(Change::Kind::CardGathered, district);
}

void useZone(Step &step, Player player, Zone zone, const CityCard &card)
{
    const PlayerState &board = step.state.players[player];
    const auto copies = [&](Effect effect) { return copiesOf(step.setup, board, effect); };
    const auto score = [&](Effect effect) {
        step.addVp(player, 2 * copies(effect), effectOrigin(step.setup, board, effect));
    };
    const bool second = yieldOf(card, zone) == 2;
    if (second)
        score(Effect::Porthole);
    if (zone == card.update) {
        score(Effect::PilotCourse);
        step.ask({.player = player, .choose = Choose::Update});
    }
    if (zone == card.wrench) {
        score(Effect::SecretTunnel);
        step.ask({.player = player, .choose = Choose::Wrench});
    }
    for (int i = 0; second && i < copies(Effect::Jose); ++i)
        step.ask({.player = player, .choose = Choose::Plant, .limit = joseLimit});
}

void gather(Step &step, const Gather &gather)
{
    if (!gather.card)
        return;
    const CityCard &card = *gather.card;
    judgeDrones(step, gather);
    judgeCard(step, card);
    takeCityCard(step, gather.district);
    if (gather.onTop && copiesOf(step.setup, step.board(), Effect::Parrot) == 0)
        step.object(Rule::Pc19);
    if (gather.onTop)
        layOnDeck(step, card.value);
    else
        discardCard(step, card.value);
    step.gain(step.player, step.setup.plantsInPlay() ? Resource::Plants : Resource::Water, card.plants);
    const auto order = turnOrder(step.setup, step.state);
    for (const Player player : order)
        step.gain(player, resourceOf(gather.zones[indexOf(player)]),
                  yieldOf(card, gather.zones[indexOf(player)]));
    for (const Player player : order)
        useZone(step, player, gather.zones[indexOf(player)], card);
}

} // namespace skyledger::cloudage
