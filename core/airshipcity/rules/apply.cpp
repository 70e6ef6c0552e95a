// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/bonuseffects.h"
#include "core/airshipcity/rules/contracts.h"
#include "core/airshipcity/rules/locations.h"
#include "core/airshipcity/rules/movement.h"
#include "core/airshipcity/rules/upkeep.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {

/// What the table reported wins; else what the catalogue tells.
Quote resolve(Quote quote, const Reported &reported)
{
    quote.pay = reported.pay.value_or(quote.pay);
    quote.gain = reported.gain.value_or(quote.gain);
    quote.vp = reported.vp.value_or(quote.vp);
    quote.term = reported.term.value_or(quote.term);
    return quote;
}

void stopWaiting(State &state)
{
    state.pending = {};
    state.acting = {};
    state.phase = Phase::Turn;
}

/// Takes a player's answer off the list; answers whether it was the last one that the phase waits for.
bool wasLastAnswer(State &state, Phase phase, Player player)
{
    if (state.phase != phase)
        return false;
    auto &due = state.pending.players;
    const std::size_t at = due.find(player);
    if (at < due.size())
        due.removeAt(at);
    return due.empty();
}

/// Runs the effects of each kind of play. An override comes this way too, so nothing here relies on a passed check.
struct Perform {
    const Boards &on;
    Player player;
    const Quote &price;
    const Reported &reported;

    void operator()(const Move &move) const
    {
        moveCrew(on, player, move);
        on.state.pending = {};
        on.state.acting = {player, move.crew};
        on.state.phase = Phase::AtTile;
    }
    void operator()(const Use &use) const
    {
        const Cell at = actingCell(on.state);
        const Pending pending = piggybackAfter(on.setup, on.state, player, at, use);
        performAction(on, player, use, price);
        if (pending.players.empty()) {
            stopWaiting(on.state);
        } else {
            on.state.pending = pending;
            on.state.phase = Phase::Piggyback;
        }
    }
    void operator()(const Skip &) const { stopWaiting(on.state); }
    void operator()(const Piggyback &answer) const
    {
        piggyback(on, player, answer, price.gain);
        if (wasLastAnswer(on.state, Phase::Piggyback, player))
            stopWaiting(on.state);
    }
    void operator()(const Slide &slide) const
    {
        pay(on, player, price.pay);
        pushLine(on, slide.push);
    }
    void operator()(const Fulfil &deed) const { fulfil(on, player, deed.contract, price); }
    void operator()(const Barter &) const { barter(on, player, price.pay, price.gain); }
    void operator()(const EndTurn &) const { endTurn(on, reported); }
    void operator()(const TakeStageBonus &) const
    {
        takeStageBonus(on, player, price.gain, reported);
        if (wasLastAnswer(on.state, Phase::StageBonus, player))
            closeUpkeep(on, reported);
    }
};

} // namespace

void apply(const Setup &setup, State &state, const Play &play, const Reported &reported, Changes *changes)
{
    const Quote price = resolve(quote(setup, state, play), reported);
    const Boards on{setup, state, changes};
    std::visit(Perform{on, playerOf(state, play), price, reported}, play.what);
}

void apply(const Setup &setup, State &state, const Event &event, Changes *changes)
{
    struct Dispatch {
        const Setup &setup;
        State &state;
        Changes *changes;
        void operator()(const Played &played) const
        {
            apply(setup, state, played.play, played.reported, changes);
        }
        void operator()(const Correct &correct) const { applyCorrection({setup, state, changes}, correct); }
        void operator()(const Override &overridden) const
        {
            if (!overridden.isVoid)
                std::visit(*this, overridden.event);
        }
    };
    std::visit(Dispatch{setup, state, changes}, event);
}

State startState(const Setup &setup)
{
    State state;
    for (const Cell cell : all<Cell>())
        state.city[cell] = static_cast<Tile>(cell);
    const Cell harbor = harborCell(setup, state);
    for (const Player player : setup.players()) {
        PlayerState &depot = state.players[player];
        const int gear = std::min(3 + static_cast<int>(player), 5); // AC-SETUP-09
        depot.stock.values = {2, 2, 2, static_cast<std::uint8_t>(gear)};
        for (int crew = 0; crew < startCrews; ++crew)
            depot.crews[static_cast<Crew>(crew)] = {harbor, true};
        for (const BonusEffect effect : all<BonusEffect>()) {
            const bool known = setup.catalogue.bonusEffectTargets[effect].has_value();
            depot.bonusEffects[effect] = known ? EffectStatus::Locked : EffectStatus::Unknown;
        }
    }
    for (const Airship airship : all<Airship>())
        state.priceSpaces[airship] = startPriceSpace(setup, airship);
    state.market = setup.market;
    state.deckLeft = static_cast<std::uint8_t>(setup.contractsInGame - setup.market.size());
    return state;
}

} // namespace skyledger::airshipcity
