// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/build.h"

#include <algorithm>

namespace skyledger::cloudage {

int upgradeDiscount(const Pending &due)
{
    return due.choose == Choose::Upgrade ? due.discount : 0;
}

void buildUpgrade(Step &step, const Upgrade &upgrade, int discount)
{
    const UpgradeZone zone = upgrade.zone;
    PlayerState &board = step.board();
    if (zone == UpgradeZone::Planting && !step.setup.plantsInPlay()) {
        step.forbid(Rule::Board01, {fact(FactKey::UpgradeZone, zone)});
        return;
    }
    if (zoneComplete(step.setup, board, zone)) {
        step.forbid(Rule::Board02, {fact(FactKey::UpgradeZone, zone)});
        return;
    }
    const std::optional<int> cost = upgradeCost(step.setup, board, zone, discount);
    if (!cost)
        step.need(ReportKey::Pay, Value::UpgradeCost, upgradeThing(zone, board.upgrades[zone]));
    Amounts pay;
    pay[Resource::Metal] = static_cast<std::uint8_t>(cost.value_or(0));
    step.payPart(cost.has_value(), pay, Rule::Upg01);
    ++board.upgrades[zone];
    step.note(Change::Kind::UpgradeBuilt, zone, board.upgrades[zone]);
    if (board.upgrades[zone] == upgradesIn(zone))
        step.gain(step.player, Resource::Water, lastUpgradeWater); // CA-UPG-02
}

void takeResource(Step &step, const Take &take)
{
    step.gain(step.player, take.resource, 1);
}

namespace {

/// Water for a card after Inventor and Frank (CA-CARD-04); nothing where it is not known.
std::optional<int> waterCost(const Setup &setup, const PlayerState &board, Project card)
{
    const ProjectValues &values = setup.catalogue.projects[card];
    if (!values.cost)
        return std::nullopt;
    const int water = std::max(0, values.cost->water - copiesOf(setup, board, Effect::Inventor));
    const int franks = copiesOf(setup, board, Effect::Frank);
    if (franks == 0 || water == 0)
        return water;
    if (!values.color)
        return std::nullopt;
    return values.color == CardColor::Green ? std::max(0, water - franks) : water;
}

void payForCard(Step &step, Project card)
{
    const ProjectValues &values = step.setup.catalogue.projects[card];
    const std::optional<int> water = waterCost(step.setup, step.board(), card);
    if (!values.cost)
        step.need(ReportKey::Pay, Value::ProjectCost, indexOf(card));
    else if (!water)
        step.need(ReportKey::Pay, Value::ProjectColor, indexOf(card));
    const bool known = water.has_value();
    Amounts printed;
    printed[Resource::Water] = static_cast<std::uint8_t>(water.value_or(0));
    printed[Resource::Cards] = values.cost ? values.cost->cards : 0;
    const Amounts price = step.priceOf(known, printed);
    for (const Resource resource : all<Resource>()) {
        // The card itself leaves the hand beside those that pay for it (CA-CARD-04).
        const bool isHand = resource == Resource::Cards;
        const bool judgedAsPrinted = known || (isHand && price[resource] == 0);
        const Rule rule = isHand ? Rule::Card04 : Rule::Card01;
        step.charge(resource, price[resource] + (isHand ? 1 : 0), judgedAsPrinted ? rule : Rule::Round07);
    }
}

/// VP and Energy at once, upgrades to build, Plant tiles to sell.
void useEffect(Step &step, const PlayCard &play, Effect effect)
{
    const PlayerState &board = step.board();
    const VpOrigin from = origin(VpSource::Project, play.card, ruleOf(effect));
    switch (effect) {
    case Effect::PropellerPlans:
        step.ask(
            {.player = step.player, .choose = Choose::Upgrade, .zone = UpgradeZone::Movement, .discount = 3});
        break;
    case Effect::EmpPlans:
        step.ask(
            {.player = step.player, .choose = Choose::Upgrade, .zone = UpgradeZone::Combat, .discount = 3});
        break;
    case Effect::Mechanic:
        step.ask({.player = step.player,
                  .choose = Choose::Upgrade,
                  .discount = static_cast<std::uint8_t>(copiesOf(step.setup, board, effect))});
        break;
    case Effect::CombatBadge:
        step.addVp(step.player, baseCombat(board), from);
        break;
    case Effect::PilotBadge:
        step.addVp(step.player,
                   2 * (board.upgrades[UpgradeZone::Movement] + board.symbols[UpgradeZone::Movement]), from);
        break;
    case Effect::SolarPanel:
        step.gain(step.player, Resource::Energy, 2 * copiesOf(step.setup, board, effect));
        break;
    case Effect::PlantMarket:
        if (play.sell) {
            step.pay(Resource::Plants, 3);
            step.addVp(step.player, 7, from);
        }
        break;
    default: // works later, where its moment comes
        break;
    }
}

void judgeSale(Step &step, const PlayCard &play)
{
    if (!play.sell)
        return;
    const int has = step.board().stock[Resource::Plants];
    if (step.setup.catalogue.projects[play.card].effect != Effect::PlantMarket)
        step.object(Rule::Pc14);
    else if (has < 3)
        step.forbid(Rule::Pc14, {fact(FactKey::Needed, 3), fact(FactKey::Has, has)});
}

void gainSymbols(Step &step, Project card)
{
    const auto &printed = step.setup.catalogue.projects[card].symbols;
    if (printed)
        step.known.symbols = *printed;
    else
        step.need(ReportKey::Symbols, Value::ProjectSymbols, indexOf(card));
    const Symbols symbols = step.reported.symbols.value_or(printed.value_or(Symbols{}));
    for (const UpgradeZone zone : all<UpgradeZone>()) {
        auto &sum = step.board().symbols[zone];
        sum = static_cast<std::uint8_t>(sum + symbols[zone]);
    }
}

} // namespace

void playCard(Step &step, const PlayCard &play)
{
    const ProjectValues &values = step.setup.catalogue.projects[play.card];
    if (copiesLeft(step.setup, step.state, play.card) <= 0 || step.board().projects.full()) {
        step.forbid(Rule::Comp02, {fact(FactKey::Project, play.card)});
        return;
    }
    judgeSale(step, play);
    payForCard(step, play.card);
    step.board().projects.append(play.card);
    step.note(Change::Kind::CardPlayed, play.card);
    gainSymbols(step, play.card);
    PlainReward reward =
        step.printedReward(values.reward, play.pick, Rule::Card01, Value::ProjectReward, indexOf(play.card));
    if (values.effect == Effect::ProductionUpgrade) // the whole step, once, printed or not
        reward.level = std::max<std::uint8_t>(reward.level, 1);
    step.reward(step.player, reward,
                origin(VpSource::Project, play.card, values.effect ? ruleOf(*values.effect) : Rule::Card01));
    if (values.effect)
        useEffect(step, play, *values.effect);
}

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
    for (const Resource resource : all<Resource>())
        step.charge(resource, effect.pay[resource], Rule::Round07);
    step.reward(step.player, effect.reward, origin(VpSource::Effect, effect.source, Rule::Round04));
    moveTiles(step, effect);
}

} // namespace skyledger::cloudage
