// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/bonuseffects.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {
constexpr int markersForEffect = 3; // AC-BE-02
}

int markersToward(const Setup &setup, const State &state, Player player, BonusEffect effect)
{
    const bool single = setup.rulings.bonusEffectCount == BonusEffectCount::SingleAirship;
    int counted = 0;
    for (const Airship airship : all<Airship>()) {
        if (!setup.catalogue.bonusEffectTargets[effect]->contains(airship))
            continue;
        const int here = state.airships[airship].markers[player];
        counted = single ? std::max(counted, here) : counted + here;
    }
    return counted;
}

bool targetMet(const Setup &setup, const State &state, Player player, BonusEffect effect)
{
    return setup.catalogue.bonusEffectTargets[effect]
        && markersToward(setup, state, player, effect) >= markersForEffect;
}

bool canHoldEffect(const Setup &setup, const State &state, Player player, BonusEffect effect)
{
    const EffectStatus status = state.players[player].bonusEffects[effect];
    if (status != EffectStatus::Unknown)
        return status != EffectStatus::Locked;
    int donated = 0;
    for (const Airship airship : all<Airship>())
        donated += state.airships[airship].markers[player];
    for (const Utility utility : setup.utilities())
        donated += state.utilities[utility].markers[player];
    return donated >= markersForEffect;
}

void judgeEffectUse(const Judgement &on, BonusEffect effect)
{
    switch (on.depot().bonusEffects[effect]) {
    case EffectStatus::Ready:
        return;
    case EffectStatus::Used:
        on.verdict.object(Rule::Be03, {fact(FactKey::BonusEffect, effect)});
        return;
    case EffectStatus::Unknown:
        on.verdict.lack(Value::BonusEffectTarget, indexOf(effect));
        return;
    case EffectStatus::Locked:
        break;
    }
    Objection locked{Rule::Be01, {}};
    locked.facts.append(fact(FactKey::BonusEffect, effect));
    if (on.setup.catalogue.bonusEffectTargets[effect]) {
        locked.facts.append(fact(FactKey::Needed, markersForEffect));
        locked.facts.append(fact(FactKey::Has, markersToward(on.setup, on.state, on.player, effect)));
    }
    on.verdict.objections.append(locked);
}

void judgeBarter(const Judgement &on, const Barter &barter)
{
    on.quote.pay = only(barter.give, 1);
    on.quote.gain = only(barter.get, 1);
    judgeEffectUse(on, BonusEffect::Barter);
    if (barter.give == barter.get)
        on.verdict.object(Rule::Be06, {fact(FactKey::Resource, barter.give)});
    judgePayment(on, on.quote.pay);
}

void barter(const Boards &on, Player player, const Amounts &paid, const Amounts &gained)
{
    turnDown(on, player, BonusEffect::Barter);
    pay(on, player, paid);
    gain(on, player, gained);
}

void earnBonusEffects(const Boards &on, Player player)
{
    for (const BonusEffect effect : all<BonusEffect>()) {
        EffectStatus &status = on.state.players[player].bonusEffects[effect];
        if (status != EffectStatus::Locked || !targetMet(on.setup, on.state, player, effect))
            continue;
        status = EffectStatus::Ready;
        on.note({.kind = Change::Kind::EffectEarned,
                 .player = player,
                 .detail = static_cast<std::uint8_t>(effect)});
    }
}

void refreshBonusEffects(const Boards &on, Player player)
{
    for (const BonusEffect effect : all<BonusEffect>()) {
        EffectStatus &status = on.state.players[player].bonusEffects[effect];
        if (status != EffectStatus::Used)
            continue;
        status = EffectStatus::Ready;
        on.note({.kind = Change::Kind::EffectRefreshed,
                 .player = player,
                 .detail = static_cast<std::uint8_t>(effect)});
    }
}

} // namespace skyledger::airshipcity
