// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toygame/tables.h"

#include <algorithm>

namespace skyledger::toygame {

using play::fact;
using play::Verdict;

namespace {

/// Judges each kind of play.
struct Judge {
    const Setup &setup;
    const State &state;
    Player player;
    const Reported &reported;
    Verdict &verdict;

    const PlayerState &hand() const { return state.players[player]; }

    void operator()(const Pick &pick) const
    {
        if (state.picked)
            verdict.object(Rule::Turn02);
        if (pick.berries < 1 || pick.berries > mostPicked || hand().berries + pick.berries > mostBerries)
            verdict.object(Rule::Pick01,
                           {fact(FactKey::Needed, pick.berries), fact(FactKey::Has, hand().berries)});
    }
    void operator()(const Fill &fill) const
    {
        if (state.filledBy[fill.basket] != none<Player>) {
            verdict.object(
                Rule::Fill01,
                {fact(FactKey::Basket, fill.basket), fact(FactKey::Player, state.filledBy[fill.basket])});
            return;
        }
        const BasketValues &printed = setup.baskets[fill.basket];
        judgePart(fill, ReportKey::Pay, Value::BasketCost, printed.cost, reported.pay);
        judgePart(fill, ReportKey::Points, Value::BasketPoints, printed.points, reported.points);
        const int cost = printed.cost.value_or(reported.pay.value_or(0));
        if (cost > hand().berries)
            verdict.object(Rule::Fill02, {fact(FactKey::Needed, cost), fact(FactKey::Has, hand().berries)});
    }
    void operator()(const EndTurn &) const
    {
        if (!state.picked && hand().berries < mostBerries)
            verdict.object(Rule::Turn02);
    }

private:
    /// One number of a basket: printed, or reported where nobody knows it.
    template <class Printed, class Told>
    void judgePart(const Fill &fill, ReportKey key, Value value, const Printed &printed,
                   const Told &told) const
    {
        if (printed) {
            if (told && *told != *printed)
                verdict.object(Rule::Fill02);
            return;
        }
        verdict.lack(value, table::indexOf(fill.basket));
        verdict.needs.insert(key);
        if (!told)
            verdict.lacks.insert(key);
    }
};

Verdict checkPlay(const Setup &setup, const State &state, const Played &played)
{
    Verdict verdict;
    const Player player = playerOf(state, played.play);
    if (state.over)
        verdict.object(Rule::End01);
    else if (player != state.current)
        verdict.object(Rule::Turn01, {fact(FactKey::Player, state.current)});
    else
        std::visit(Judge{setup, state, player, played.reported, verdict}, played.play.what);
    return verdict;
}

Verdict checkCorrection(const Correct &correct)
{
    Verdict verdict;
    for (const Assignment &each : correct.set) {
        const int value = each.value.number();
        if (each.setting == Setting::Berries && value > mostBerries)
            verdict.object(Rule::Set01, {fact(FactKey::Needed, value)});
    }
    return verdict;
}

Verdict checkOverride(const State &state, const Override &overridden)
{
    if (overridden.isVoid)
        return {};
    if (const auto *correct = std::get_if<Correct>(&overridden.event))
        return checkCorrection(*correct);
    const auto *fill = std::get_if<Fill>(&std::get<Played>(overridden.event).play.what);
    Verdict verdict;
    if (state.over || (fill && state.filledBy[fill->basket] != none<Player>))
        verdict.object(Rule::Set01);
    return verdict;
}

/// Runs the effects of a play. An override comes this way too: a cost takes what is there, a gain stops at the limit.
struct Perform {
    const Setup &setup;
    State &state;
    Player player;
    const Reported &reported;
    Changes *changes;

    void tell(Change::Kind kind, int amount, Rule rule) const
    {
        if (changes)
            changes->append({kind, player, static_cast<std::int16_t>(amount), rule});
    }
    void operator()(const Pick &pick) const
    {
        std::uint8_t &berries = state.players[player].berries;
        const int gain = std::min<int>(pick.berries, mostBerries - berries);
        berries = static_cast<std::uint8_t>(berries + gain);
        state.picked = true;
        tell(Change::Kind::Picked, gain, Rule::Pick01);
    }
    void operator()(const Fill &fill) const
    {
        const BasketValues &printed = setup.baskets[fill.basket];
        PlayerState &hand = state.players[player];
        const int cost = std::min<int>(reported.pay.value_or(printed.cost.value_or(0)), hand.berries);
        const int points = reported.points.value_or(printed.points.value_or(0));
        hand.berries = static_cast<std::uint8_t>(hand.berries - cost);
        hand.points = static_cast<std::int16_t>(hand.points + points);
        state.filledBy[fill.basket] = player;
        tell(Change::Kind::Paid, cost, Rule::Fill02);
        tell(Change::Kind::Points, points, Rule::Fill02);
    }
    void operator()(const EndTurn &) const
    {
        state.picked = false;
        const std::size_t next = table::indexOf(state.current) + 1;
        if (next < setup.playerCount) {
            state.current = static_cast<Player>(next);
        } else if (state.round == lastRound) {
            state.over = true;
            tell(Change::Kind::GameEnded, 0, Rule::End01);
            return;
        } else {
            ++state.round;
            state.current = Player{};
        }
        tell(Change::Kind::TurnBegan, 0, Rule::Turn01);
    }
};

void applyPlayed(const Setup &setup, State &state, const Played &played, Changes *changes)
{
    const Player player = playerOf(state, played.play);
    std::visit(Perform{setup, state, player, played.reported, changes}, played.play.what);
}

void applyCorrection(State &state, const Correct &correct)
{
    for (const Assignment &each : correct.set)
        settings().put(state, each);
}

/// Every play that could ever be allowed.
std::vector<Play> conceivable(const Setup &setup)
{
    std::vector<Play> plays;
    for (int berries = 1; berries <= mostPicked; ++berries)
        plays.push_back({Pick{static_cast<std::uint8_t>(berries)}});
    for (const Basket basket : table::firstOf<Basket>(setup.basketCount))
        plays.push_back({Fill{basket}});
    plays.push_back({EndTurn{}});
    return plays;
}

void list(const Setup &setup, const State &state, Verdict::Status status, std::vector<Play> &plays)
{
    plays.clear();
    for (const Play &play : conceivable(setup)) {
        if (checkPlay(setup, state, {play, {}}).status() == status)
            plays.push_back(play);
    }
}

} // namespace

State startState(const Setup & /*setup*/)
{
    State state;
    state.filledBy.values.fill(none<Player>);
    return state;
}

Verdict check(const Setup &setup, const State &state, const Event &event)
{
    if (const auto *played = std::get_if<Played>(&event))
        return checkPlay(setup, state, *played);
    if (const auto *correct = std::get_if<Correct>(&event))
        return checkCorrection(*correct);
    return checkOverride(state, std::get<Override>(event));
}

void apply(const Setup &setup, State &state, const Event &event, Changes *changes)
{
    const auto *overridden = std::get_if<Override>(&event);
    if (overridden && overridden->isVoid)
        return;
    const auto *played = overridden ? std::get_if<Played>(&overridden->event) : std::get_if<Played>(&event);
    const auto *correct =
        overridden ? std::get_if<Correct>(&overridden->event) : std::get_if<Correct>(&event);
    if (played)
        applyPlayed(setup, state, *played, changes);
    else
        applyCorrection(state, *correct);
}

void legalPlays(const Setup &setup, const State &state, std::vector<Play> &plays)
{
    list(setup, state, Verdict::Status::Allowed, plays);
}

void undeterminedPlays(const Setup &setup, const State &state, std::vector<Play> &plays)
{
    list(setup, state, Verdict::Status::Undetermined, plays);
}

} // namespace skyledger::toygame
