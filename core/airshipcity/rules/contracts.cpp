// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/contracts.h"

#include <algorithm>

namespace skyledger::airshipcity {

void judgeFulfil(const Judgement &on, Contract contract)
{
    const ContractValues &values = on.setup.catalogue.contracts[contract];
    if (!on.depot().held.contains(contract))
        on.verdict.object(Rule::Con03, {fact(FactKey::Contract, contract)});
    const auto gold = values.gold ? std::optional(only(Resource::Gold, *values.gold)) : std::nullopt;
    on.know(on.quote.pay, values.cost, ReportKey::Pay, Value::ContractCost, indexOf(contract));
    on.know(on.quote.vp, values.vp, ReportKey::Vp, Value::ContractVp, indexOf(contract));
    on.know(on.quote.gain, gold, ReportKey::Gain, Value::ContractGold, indexOf(contract));
    judgePayment(on, on.quote.pay);
}

namespace {

/// A contract put down from nowhere came off the deck.
void drawIfUnplaced(const Boards &on, std::size_t placedBefore)
{
    if (placedContracts(on.state) > placedBefore && on.state.deckLeft > 0)
        --on.state.deckLeft;
}

} // namespace

void fulfil(const Boards &on, Player player, Contract contract, const Quote &price)
{
    const std::size_t placedBefore = placedContracts(on.state);
    pay(on, player, price.pay);
    liftContract(on.state, contract);
    on.state.players[player].completed.append(contract);
    drawIfUnplaced(on, placedBefore);
    on.note({.kind = Change::Kind::ContractCompleted,
             .player = player,
             .detail = static_cast<std::uint8_t>(contract)});
    scoreVp(on, player, price.vp, VpSource::Contract, indexOf(contract), Rule::Con02);
    gain(on, player, price.gain);
}

std::size_t placedContracts(const State &state)
{
    std::size_t placed = state.market.size();
    for (const PlayerState &depot : state.players)
        placed += depot.held.size() + depot.completed.size() + depot.failed.size();
    return placed;
}

KeySet<Contract> unplacedContracts(const Setup &setup, const State &state)
{
    KeySet<Contract> unplaced;
    for (const Contract contract : setup.contracts())
        unplaced.insert(contract);
    for (const Contract contract : state.market)
        unplaced.remove(contract);
    for (const Player player : setup.players()) {
        const PlayerState &depot = state.players[player];
        for (const ContractList *list : {&depot.held, &depot.completed, &depot.failed}) {
            for (const Contract contract : *list)
                unplaced.remove(contract);
        }
    }
    return unplaced;
}

void judgeMarket(const Judgement &on, const Use &use)
{
    if (!on.state.market.contains(use.take))
        on.verdict.object(Rule::LocMark01, {fact(FactKey::Contract, use.take)});
    on.know(on.quote.term, on.setup.catalogue.contracts[use.take].term, ReportKey::Term, Value::ContractTerm,
            indexOf(use.take));

    const bool reveals = use.reveal != none<Contract>;
    if (on.state.deckLeft == 0) {
        if (reveals)
            on.verdict.object(Rule::LocMark02, {fact(FactKey::Contract, use.reveal)});
    } else if (!reveals) {
        on.verdict.object(Rule::LocMark01, {fact(FactKey::Has, on.state.deckLeft)});
    } else if (!unplacedContracts(on.setup, on.state).contains(use.reveal)) {
        on.verdict.object(Rule::LocMark01, {fact(FactKey::Contract, use.reveal)});
    }
}

void takeContract(const Boards &on, Player player, const Use &use, int term)
{
    State &state = on.state;
    const std::size_t placedBefore = placedContracts(state);
    const std::size_t shown = liftContract(state, use.take);
    state.players[player].held.append(use.take);
    state.termLeft[use.take] = static_cast<std::uint8_t>(term);
    drawIfUnplaced(on, placedBefore);
    on.note({.kind = Change::Kind::ContractTaken,
             .player = player,
             .detail = static_cast<std::uint8_t>(use.take),
             .to = static_cast<std::uint8_t>(term)});
    if (use.reveal == none<Contract>)
        return;
    // The revealed contract lies where the taken one lay.
    state.market.append(use.reveal);
    if (shown < state.market.size())
        std::rotate(state.market.begin() + shown, state.market.end() - 1, state.market.end());
    if (state.deckLeft > 0)
        --state.deckLeft;
    on.note({.kind = Change::Kind::ContractRevealed, .detail = static_cast<std::uint8_t>(use.reveal)});
}

void slideContracts(const Boards &on, Player player)
{
    PlayerState &depot = on.state.players[player];
    ContractList kept;
    for (const Contract contract : depot.held) {
        std::uint8_t &termLeft = on.state.termLeft[contract];
        Change change{.player = player, .detail = static_cast<std::uint8_t>(contract)};
        if (termLeft > 1) {
            --termLeft;
            kept.append(contract);
            change.kind = Change::Kind::ContractMoved;
            change.to = termLeft;
        } else {
            termLeft = 0;
            depot.failed.append(contract);
            change.kind = Change::Kind::ContractFailed;
        }
        on.note(change);
    }
    depot.held = kept;
}

} // namespace skyledger::airshipcity
