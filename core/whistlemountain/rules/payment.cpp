// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/payment.h"

#include "core/whistlemountain/rules/table.h"

#include <algorithm>

namespace skyledger::whistlemountain {

Purse purseOf(const Setup &setup, const State &state, Player player)
{
    const PlayerState &own = state.players[player];
    Purse purse{own.stock, {}, {}, isInForce(setup, state, Machine::WhistleSurplus)};
    if (own.has(Upgrade::BlackLung))
        purse.lungs.insert(Resource::Coal);
    if (own.has(Upgrade::GoldenLung))
        purse.lungs.insert(Resource::Gold);
    if (own.has(Upgrade::IronLung))
        purse.lungs.insert(Resource::Iron);
    if (own.has(Upgrade::WetLung))
        purse.lungs.insert(Resource::Water);
    if (!purse.surplus)
        purse.jokers.insert(Resource::Whistle);
    if (isInForce(setup, state, Machine::Bazaar)) {
        for (const Resource resource : all<Resource>()) {
            if (state.bazaar[resource] > 0)
                purse.jokers.insert(resource);
        }
    }
    return purse;
}

std::optional<Rule> faultOfPayment(const Purse &purse, const Cost &cost, const Amounts &paid)
{
    if (totalOf(paid) != cost.total() || !within(paid, purse.stock))
        return Rule::Res06;
    // Tokens pay units of their own kind first: no other use of them could serve more.
    int lungs = 0;
    int jokers = 0;
    int open = 0;
    for (const Resource resource : all<Resource>()) {
        const int left = std::max(paid[resource] - cost.units[resource], 0);
        if (purse.lungs.contains(resource))
            lungs += left;
        else if (purse.jokers.contains(resource))
            jokers += left;
        if (resource != Resource::Whistle)
            open += std::max(cost.units[resource] - paid[resource], 0);
    }
    const int whistles = std::max(cost.units[Resource::Whistle] - paid[Resource::Whistle], 0);
    if (whistles > lungs)
        return Rule::Res02;
    if (open <= lungs - whistles + jokers)
        return std::nullopt;
    const bool whistleIsNone = purse.surplus && paid[Resource::Whistle] > cost.units[Resource::Whistle];
    return whistleIsNone ? Rule::L18 : Rule::Res07;
}

FixedList<play::Fact, 3> factsOfFault(const Purse &purse, const Cost &cost, const Amounts &paid, Rule fault)
{
    FixedList<play::Fact, 3> facts;
    const auto tell = [&](FactKey key, int value) { facts.append(play::fact(key, value)); };
    if (fault == Rule::Res02) {
        tell(FactKey::Needed, cost.units[Resource::Whistle]);
        tell(FactKey::Has, paid[Resource::Whistle]);
        return facts;
    }
    if (fault == Rule::Res06 && totalOf(paid) != cost.total()) {
        tell(FactKey::Needed, cost.total());
        tell(FactKey::Has, totalOf(paid));
        return facts;
    }
    for (const Resource resource : all<Resource>()) {
        const bool isJoker = purse.lungs.contains(resource) || purse.jokers.contains(resource);
        const bool isShort = paid[resource] > purse.stock[resource];
        if (fault == Rule::Res06 ? !isShort : isJoker || paid[resource] <= cost.units[resource])
            continue;
        tell(FactKey::Resource, static_cast<int>(indexOf(resource)));
        tell(FactKey::Needed, fault == Rule::Res06 ? paid[resource] : cost.units[resource]);
        tell(FactKey::Has, fault == Rule::Res06 ? purse.stock[resource] : paid[resource]);
        break;
    }
    return facts;
}

namespace {

/// Picks tokens of each kind in turn until enough are chosen.
void choose(const Purse &purse, const Cost &cost, Amounts &chosen, std::size_t kind, int left,
            Payments &payments)
{
    const auto resource = static_cast<Resource>(kind);
    if (kind + 1 == countOf<Resource>) {
        if (left > purse.stock[resource])
            return;
        chosen[resource] = static_cast<std::uint8_t>(left);
        const bool printed = cost.any == 0 && chosen == cost.units;
        if (!printed && !faultOfPayment(purse, cost, chosen))
            payments.emplace_back(chosen);
        chosen[resource] = 0;
        return;
    }
    for (int count = std::min<int>(left, purse.stock[resource]); count >= 0; --count) {
        chosen[resource] = static_cast<std::uint8_t>(count);
        choose(purse, cost, chosen, kind + 1, left - count, payments);
    }
    chosen[resource] = 0;
}

} // namespace

void listPayments(const Purse &purse, const Cost &cost, Payments &payments)
{
    payments.clear();
    if (canPayAsPrinted(purse, cost))
        payments.emplace_back();
    if (cost.total() == 0 || totalOf(purse.stock) < cost.total())
        return;
    if (cost.any == 0 && purse.lungs.empty() && purse.jokers.empty())
        return;
    Amounts chosen;
    choose(purse, cost, chosen, 0, cost.total(), payments);
}

} // namespace skyledger::whistlemountain
