// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/bonuseffects.h"
#include "core/airshipcity/rules/locations.h"

namespace skyledger::airshipcity {

namespace {

/// Whether the action lets the performer gain resources in the sense of the ruling; a crest bonus does not count.
bool opensPiggyback(const Setup &setup, TileKind kind, const Use &use)
{
    if (isGenerator(kind))
        return true;
    return setup.rulings.piggybackScope == PiggybackScope::AnyGain && kind == TileKind::Shipyard
        && use.then == Then::Sell;
}

std::optional<ResourceBonus> printedBonus(const Setup &setup, const State &state, Tile tile)
{
    const TileValues &values = setup.catalogue.tiles[tile];
    if (state.developed.contains(tile))
        return values.piggyback.developed;
    if (setup.rulings.basicPiggyback == Permission::Forbidden)
        return ResourceBonus{};
    return values.piggyback.basic;
}

FixedList<Player, countOf<Player>> playersPresent(const Setup &setup, const State &state, Player performer,
                                                  Cell at)
{
    FixedList<Player, countOf<Player>> present;
    for (std::size_t step = 1; step <= setup.playerCount; ++step) {
        const auto player = static_cast<Player>((indexOf(state.current) + step) % setup.playerCount);
        if (player != performer && crewCells(state.players[player]).contains(at))
            present.append(player);
    }
    return present;
}

/// What a tile prints, with nobody yet to answer.
Pending offerOn(const Setup &setup, const State &state, Tile tile)
{
    const auto bonus = printedBonus(setup, state, tile);
    const ResourceBonus printed = bonus.value_or(ResourceBonus{});
    return {.players = {}, .choices = printed.choices, .amount = printed.amount, .known = bonus.has_value()};
}

/// What can be answered now: the pending bonus, or (only an override asks then) what the acting crew's tile prints.
Pending bonusOnOffer(const Setup &setup, const State &state)
{
    if (state.phase == Phase::Piggyback)
        return state.pending;
    const Cell at = actingCell(state);
    return at == none<Cell> ? Pending{} : offerOn(setup, state, state.city[at]);
}

void judgeNegotiator(const Judgement &on, const Piggyback &answer, const Pending &offer)
{
    judgeEffectUse(on, BonusEffect::Negotiator);
    const bool anyPrinted = on.setup.rulings.negotiatorExtra == NegotiatorExtra::AnyPrinted;
    const bool fits = anyPrinted ? !offer.known || offer.choices.contains(*answer.negotiator)
                                 : answer.take == answer.negotiator;
    if (!answer.take || !fits)
        on.verdict.object(Rule::Be05, {fact(FactKey::Resource, *answer.negotiator)});
    on.quote.gain = sum(on.quote.gain, only(*answer.negotiator, 1));
}

} // namespace

Pending piggybackAfter(const Setup &setup, const State &state, Player performer, Cell at, const Use &use)
{
    const Tile tile = state.city[at];
    if (!opensPiggyback(setup, setup.catalogue.tiles[tile].kind, use))
        return {};
    Pending pending = offerOn(setup, state, tile);
    if (pending.known && (pending.amount == 0 || pending.choices.empty()))
        return {};
    pending.players = playersPresent(setup, state, performer, at);
    return pending.players.empty() ? Pending{} : pending;
}

void judgePiggyback(const Judgement &on, const Piggyback &answer)
{
    const Pending offer = bonusOnOffer(on.setup, on.state);
    if (answer.take) {
        if (!offer.known) {
            const Tile tile = on.state.city[actingCell(on.state)];
            on.effectLacks(ReportKey::Gain, Value::Piggyback, indexOf(on.setup.catalogue.tiles[tile].kind));
        } else {
            if (!offer.choices.contains(*answer.take))
                on.verdict.object(Rule::Pig05, {fact(FactKey::Resource, *answer.take)});
            on.quote.gain = only(*answer.take, offer.amount);
        }
    }
    if (answer.negotiator)
        judgeNegotiator(on, answer, offer);
}

void piggyback(const Boards &on, Player player, const Piggyback &answer, const Amounts &gained)
{
    if (answer.take)
        gain(on, player, gained);
    if (answer.negotiator)
        turnDown(on, player, BonusEffect::Negotiator);
}

} // namespace skyledger::airshipcity
