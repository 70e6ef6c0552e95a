// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/bonus.h"

#include "core/whistlemountain/rules/activation.h"
#include "core/whistlemountain/rules/building.h"
#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/harvest.h"
#include "core/whistlemountain/rules/workers.h"

#include <algorithm>

namespace skyledger::whistlemountain {

Cost costOfCard(Card card)
{
    switch (card) {
    case Card::Construction:
    case Card::UpgradeX:
    case Card::Rush:
    case Card::RopeThrow:
        return {only(Resource::Gold, 1), 0};
    case Card::GrandMarket:
        return {sum(only(Resource::Coal, 3), only(Resource::Iron, 2)), 0};
    case Card::Market:
        return {only(Resource::Iron, 3), 0};
    case Card::SmallMarket:
        return {only(Resource::Coal, 2), 0};
    case Card::Upgrade:
        return {{}, 2};
    default:
        return {};
    }
}

namespace {

bool isOut(const AircraftPlace &place)
{
    return !place.isHome();
}

bool hasOut(const PlayerState &player)
{
    return std::any_of(player.aircraft.begin(), player.aircraft.end(), isOut);
}

bool canRam(const Judgement &on)
{
    const auto &own = on.own().aircraft;
    if (std::all_of(own.begin(), own.end(), isOut))
        return false;
    const bool late =
        on.setup.rulings.ram == RamReading::Harvest && on.state.main.kind != MainAction::Kind::None;
    return !late && anyOf<Dock>([&](Dock dock) {
        const Player there = occupantOf(on.setup, on.state, dock).player;
        return there != none<Player> && there != on.player;
    });
}

/// Whether the card or trophy that grants this choice could do something (WM-BONUS-01).
bool grants(const Judgement &on, const Pending &entry, const Amounts &stock)
{
    if (entry.choose == Choose::Activate)
        return canActivateAny(on.setup, on.state, entry, stock);
    if (entry.choose == Choose::Move || entry.choose == Choose::Rescue || entry.choose == Choose::Step)
        return canCarry(on.setup, on.state, on.player, entry.choose, stock);
    return canBeAnswered(on.setup, on.state, entry);
}

/// The choice that a card grants; nothing if it grants none.
std::optional<Pending> choiceOf(Card card, Player player)
{
    const Source from = byCard(card);
    switch (card) {
    case Card::Construction:
        return choice(Choose::Build, player, from);
    case Card::GrandMarket:
        return chooseMachine(player, MachineClass::Large, from);
    case Card::Market:
        return chooseMachine(player, MachineClass::Medium, from);
    case Card::SmallMarket:
        return chooseMachine(player, MachineClass::Small, from);
    case Card::RemoteControl:
        return chooseActivation(player, from, true);
    case Card::Rush:
        return choice(Choose::Move, player, from);
    case Card::SecretPassage:
        return choice(Choose::Step, player, from);
    case Card::RopeThrow:
        return choice(Choose::Rescue, player, from);
    case Card::Upgrade:
        return chooseUpgrade(player, from);
    default:
        return std::nullopt;
    }
}

std::optional<Pending> choiceOf(Trophy trophy, Player player)
{
    const Source from = byTrophy(trophy);
    switch (trophy) {
    case Trophy::Activate:
        return chooseActivation(player, from);
    case Trophy::Build:
        return choice(Choose::Build, player, from);
    case Trophy::Move:
        return choice(Choose::Move, player, from);
    case Trophy::Rescue:
        return choice(Choose::Rescue, player, from);
    case Trophy::SmallMachine:
        return chooseMachine(player, MachineClass::Small, from);
    case Trophy::Upgrade:
        return chooseUpgrade(player, from);
    default:
        return std::nullopt;
    }
}

bool hasNeeds(const Judgement &on, const PlayCard &play)
{
    const State &state = on.state;
    switch (play.card) {
    case Card::Ram:
        return canRam(on);
    case Card::Alms:
        return anyOf<Resource>(
            [&](Resource each) { return on.own().stock[each] == 0 && supplyOf(on.setup, state, each) > 0; });
    case Card::Regulator:
        return play.aircraft && isOut(on.own().aircraft[*play.aircraft]);
    case Card::Reset:
        return play.discard < on.own().cards;
    case Card::UpgradeX:
        return pileLeft(on.setup, state, Display::Upgrades) > 0 && isUnplaced(on.setup, state, play.upgrade);
    case Card::Recycling:
        return scaffoldsLeft(on.setup, state) > 0 && totalOf(play.resources) == 2;
    case Card::Storm:
        return std::any_of(state.players.begin(), state.players.end(), hasOut);
    default:
        return true;
    }
}

} // namespace

void judgeCard(const Judgement &on, const PlayCard &play)
{
    const auto named = fact(FactKey::Card, play.card);
    on.need(!on.state.done.card, Rule::Turn02, {named});
    on.need(on.own().cards > 0, Rule::Bonus01, {named, fact(FactKey::Has, 0)});
    if (play.card == Card::UpgradeX)
        on.need(!on.own().upgrades.full(), Rule::Res03);
    const Amounts left = judgePayment(on, costOfCard(play.card), play.pay);
    const auto granted = choiceOf(play.card, on.player);
    on.need(hasNeeds(on, play) && (!granted || grants(on, *granted, left)), Rule::Bonus01, {named});
}

namespace {

void alms(const Boards &on, Player player)
{
    for (const Resource resource : all<Resource>()) {
        if (on.of(player).stock[resource] == 0)
            gain(on, player, resource, 1);
    }
}

void cardEffect(Boards &on, Player player, const PlayCard &play)
{
    switch (play.card) {
    case Card::Ram:
        on.state.done.ram = true;
        break;
    case Card::Blueprints:
        drawCards(on, player, 2);
        break;
    case Card::Alms:
        alms(on, player);
        break;
    case Card::Regulator:
        if (play.aircraft)
            sendHome(on, player, *play.aircraft);
        break;
    case Card::Reset:
        discardCards(on, player, play.discard);
        drawCards(on, player, play.discard + 1);
        break;
    case Card::Fabrication:
        gainScaffolds(on, player, 1);
        break;
    case Card::UpgradeX:
        if (!on.of(player).upgrades.full())
            gainUpgrade(on, player, play.upgrade);
        break;
    case Card::Recycling:
        gain(on, player, play.resources);
        break;
    case Card::Storm:
        for (const Player owner : on.setup.players()) {
            for (const Aircraft aircraft : all<Aircraft>())
                sendHome(on, owner, aircraft);
        }
        break;
    case Card::TreasureChest:
        gain(on, player, Resource::Whistle, 2);
        break;
    case Card::UniqueChance:
        drawCards(on, player, 3, 1);
        break;
    default:
        if (const auto granted = choiceOf(play.card, player))
            open(on, *granted);
    }
}

} // namespace

void performCard(Boards &on, Player player, const PlayCard &play)
{
    State &state = on.state;
    const bool held = on.of(player).cards > 0;
    if (held) {
        --on.of(player).cards;
        noteOf(on, Change::Kind::CardsSpent, player, 0xFF, 1);
    }
    state.done.card = true;
    pay(on, player, paymentOf(costOfCard(play.card), play.pay));
    cardEffect(on, player, play);
    if (held)
        ++state.discarded;
}

void judgeTrophy(const Judgement &on, const UseTrophy &use)
{
    const auto named = fact(FactKey::Trophy, use.trophy);
    on.need(!on.state.done.trophy, Rule::Turn02, {named});
    const TrophyCounts &held = on.own().trophies;
    const bool has = use.trophy != Trophy::Unknown && (held[use.trophy] > 0 || held[Trophy::Unknown] > 0);
    on.need(has, Rule::Bonus01, {named, fact(FactKey::Has, 0)});
    const auto granted = choiceOf(use.trophy, on.player);
    on.need(!granted || grants(on, *granted, on.own().stock), Rule::Bonus01, {named});
}

void performTrophy(Boards &on, Player player, const UseTrophy &use)
{
    TrophyCounts &held = on.of(player).trophies;
    std::uint8_t &spent = held[use.trophy] > 0 ? held[use.trophy] : held[Trophy::Unknown];
    if (spent > 0)
        --spent;
    on.state.done.trophy = true;
    noteOf(on, Change::Kind::TrophySpent, player, indexOf(use.trophy));
    switch (use.trophy) {
    case Trophy::Vp4:
        addVp(on, player, 4, VpSource::Trophy, indexOf(use.trophy), Rule::Tr01);
        break;
    case Trophy::Vp6:
        addVp(on, player, 6, VpSource::Trophy, indexOf(use.trophy), Rule::Tr02);
        break;
    case Trophy::Card:
        drawCards(on, player, 1);
        break;
    case Trophy::Scaffold:
        gainScaffolds(on, player, 1);
        break;
    case Trophy::Whistle:
        gain(on, player, Resource::Whistle, 1);
        break;
    default:
        if (const auto granted = choiceOf(use.trophy, player))
            open(on, *granted);
    }
}

Cost costOfUse(Upgrade upgrade)
{
    switch (upgrade) {
    case Upgrade::Antiquarian:
    case Upgrade::Duplicator:
    case Upgrade::Warehouse:
    case Upgrade::Archivist:
        return {only(Resource::Whistle, 1), 0};
    case Upgrade::Pawnbroker:
        return {{}, 2};
    case Upgrade::RdUnit:
        return {only(Resource::Whistle, 3), 0};
    default:
        return {};
    }
}

namespace {

constexpr bool isFree(Upgrade upgrade)
{
    return upgrade == Upgrade::Antiquarian || upgrade == Upgrade::Duplicator
        || upgrade == Upgrade::Pawnbroker;
}

bool hasNeeds(const Judgement &on, const UseUpgrade &use)
{
    const State &state = on.state;
    const PlayerState &own = on.own();
    switch (use.upgrade) {
    case Upgrade::Duplicator:
        return state.duplicator != use.copy && anyIn(on.setup.players(), [&](Player each) {
                   return each != on.player && state.players[each].ability == use.copy;
               });
    case Upgrade::SelfLift:
        return own.scaffolds > 0 && canCarry(on.setup, state, on.player, Choose::Move, own.stock);
    case Upgrade::Manifest:
        return own.cards > 0;
    case Upgrade::RdUnit:
        return canTakeUpgrade(on.setup, state, on.player);
    case Upgrade::TowerCrane:
        return own.scaffolds > 1 || (own.scaffolds == 1 && !own.machines.empty());
    default:
        return true;
    }
}

} // namespace

void judgeUse(const Judgement &on, const UseUpgrade &use)
{
    const Rule rule = ruleAt(Rule::U01, indexOf(use.upgrade));
    const auto named = fact(FactKey::Upgrade, use.upgrade);
    on.need(on.own().has(use.upgrade), rule, {named});
    on.need(isFree(use.upgrade) || !on.state.done.upgrades.contains(use.upgrade), Rule::Upg01, {named});
    on.need(hasNeeds(on, use), Rule::Bonus01, {named});
    judgePayment(on, costOfUse(use.upgrade), use.pay);
}

void performUse(Boards &on, Player player, const UseUpgrade &use)
{
    const Source from = byUpgrade(use.upgrade);
    pay(on, player, paymentOf(costOfUse(use.upgrade), use.pay));
    on.state.done.upgrades.insert(use.upgrade);
    switch (use.upgrade) {
    case Upgrade::Antiquarian:
        addVp(on, player, 1, VpSource::Upgrade, indexOf(use.upgrade), Rule::U01);
        break;
    case Upgrade::Duplicator:
        on.state.duplicator = use.copy;
        break;
    case Upgrade::SelfLift:
        giveScaffold(on, player);
        open(on, choice(Choose::Move, player, from));
        break;
    case Upgrade::Manifest:
        discardCards(on, player, 1);
        gain(on, player, Resource::Coal, 2);
        break;
    case Upgrade::Warehouse:
        gainScaffolds(on, player, 1);
        break;
    case Upgrade::Pawnbroker:
        addVp(on, player, 1, VpSource::Upgrade, indexOf(use.upgrade), Rule::U13);
        break;
    case Upgrade::RdUnit:
        open(on, chooseUpgrade(player, from));
        break;
    case Upgrade::Archivist:
        drawCards(on, player, 1);
        break;
    case Upgrade::TowerCrane:
        giveScaffold(on, player);
        open(on, choice(Choose::Build, player, from));
        break;
    default:
        break;
    }
}

namespace {

void judgeAbility(const Judgement &on, Ability ability)
{
    const auto named = fact(FactKey::Ability, ability);
    on.need(hasAbility(on.state, on.player, ability), ruleAt(Rule::A01, indexOf(ability)), {named});
    on.need(!on.state.done.abilities.contains(ability), Rule::Upg01, {named});
}

} // namespace

void judgeExchanger(const Judgement &on, const UseExchanger &use)
{
    judgeAbility(on, Ability::Exchanger);
    judgeNoPay(on, use.pay);
    const bool oneWhistle = (use.give == Resource::Whistle) != (use.get == Resource::Whistle);
    on.need(oneWhistle, Rule::A08);
    on.need(on.own().stock[use.give] > 0, Rule::Res06,
            {fact(FactKey::Resource, use.give), fact(FactKey::Needed, 1), fact(FactKey::Has, 0)});
    on.need(supplyOf(on.setup, on.state, use.get) > 0, Rule::Bonus01,
            {fact(FactKey::Ability, Ability::Exchanger), fact(FactKey::Resource, use.get)});
}

void performExchanger(Boards &on, Player player, const UseExchanger &use)
{
    on.state.done.abilities.insert(Ability::Exchanger);
    pay(on, player, only(use.give, 1));
    gain(on, player, use.get, 1);
}

void judgeRequisitioner(const Judgement &on, const UseRequisitioner &use)
{
    judgeAbility(on, Ability::Requisitioner);
    judgeNoPay(on, use.pay);
    on.need(use.givesCard ? on.own().cards > 0 : on.own().scaffolds > 0, Rule::Bonus01,
            {fact(FactKey::Ability, Ability::Requisitioner)});
}

void performRequisitioner(Boards &on, Player player, const UseRequisitioner &use)
{
    on.state.done.abilities.insert(Ability::Requisitioner);
    if (use.givesCard) {
        discardCards(on, player, 1);
        gainScaffolds(on, player, 1);
    } else {
        giveScaffold(on, player);
        drawCards(on, player, 1);
    }
}

} // namespace skyledger::whistlemountain
