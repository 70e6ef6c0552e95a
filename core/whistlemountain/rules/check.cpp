// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/answering.h"
#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/trial.h"
#include "core/whistlemountain/rules/turns.h"

namespace skyledger::whistlemountain {

namespace {

/// The first resource that is short of a cost as printed, or how many of choice must be named.
void objectToPrinted(const Judgement &on, const Purse &purse, const Cost &cost)
{
    for (const Resource resource : all<Resource>()) {
        if (cost.units[resource] > purse.stock[resource]) {
            on.object(Rule::Res06,
                      {fact(FactKey::Resource, resource), fact(FactKey::Needed, cost.units[resource]),
                       fact(FactKey::Has, purse.stock[resource])});
            return;
        }
    }
    on.object(Rule::Res06, {fact(FactKey::Needed, cost.any)});
}

void objectToPaid(const Judgement &on, const Purse &purse, const Cost &cost, const Amounts &paid, Rule fault)
{
    play::Objection objection{fault, {}};
    for (const play::Fact &each : factsOfFault(purse, cost, paid, fault))
        objection.facts.append(each);
    on.verdict.objections.append(objection);
}

} // namespace

Amounts judgePayment(const Judgement &on, const Cost &cost, const Pay &pay)
{
    const Purse purse = purseOf(on.setup, on.state, on.player);
    const Amounts paid = paymentOf(cost, pay);
    if (!pay) {
        if (!canPayAsPrinted(purse, cost))
            objectToPrinted(on, purse, cost);
    } else if (cost.total() == 0) {
        on.object(Rule::Res06, {fact(FactKey::Needed, 0), fact(FactKey::Has, totalOf(paid))});
    } else if (const auto fault = faultOfPayment(purse, cost, *pay)) {
        objectToPaid(on, purse, cost, *pay, *fault);
    }
    Amounts left = purse.stock;
    for (const Resource resource : all<Resource>())
        left[resource] = static_cast<std::uint8_t>(left[resource] - std::min(left[resource], paid[resource]));
    return left;
}

namespace {

/// What the table reported beyond need must be what happens anyhow (WM-RES-06); what chance turned up must have been
/// turned up by this event.
void judgeNeedless(const Judgement &on, const Play &play)
{
    const Reported &reported = on.reported;
    const Trial trial(on.setup, on.state, play, reported);
    const auto compare = [&](ReportKey key, const auto &given, const auto &known) {
        const bool differs = given && !on.verdict.needs.contains(key) && *given != known;
        return on.need(!differs, Rule::Res06, {fact(FactKey::Report, key)});
    };
    static_cast<void>(compare(ReportKey::Pay, reported.pay, trial.paid())
                      && compare(ReportKey::Gain, reported.gain, trial.gained())
                      && compare(ReportKey::Vp, reported.vp, trial.vp()));
    if (reported.reveal) {
        const auto number = reported.reveal->number;
        const bool isUpgrade = reported.reveal->display == Display::Upgrades;
        const bool lay = isUpgrade ? isUnplaced(on.setup, on.state, static_cast<Upgrade>(number))
                                   : isUnplaced(on.setup, on.state, static_cast<Machine>(number));
        on.need(lay && trial.hasRevealed(), Rule::Dock02,
                {fact(isUpgrade ? FactKey::Upgrade : FactKey::Machine, number), fact(FactKey::Has, 0)});
    }
    on.need(trial.drawn() >= reported.drawn.size(), Rule::Setup10,
            {fact(FactKey::Needed, trial.drawn()), fact(FactKey::Has, reported.drawn.size())});
}

void judgeReported(const Judgement &on, const Play &play)
{
    const Reported &reported = on.reported;
    const auto need = [&](ReportKey key, bool given) {
        if (on.verdict.needs.contains(key) && !given)
            on.verdict.lacks.insert(key);
    };
    need(ReportKey::Pay, reported.pay.has_value());
    need(ReportKey::Gain, reported.gain.has_value());
    need(ReportKey::Vp, reported.vp.has_value());
    if (on.verdict.needs.contains(ReportKey::Pay) && reported.pay && !within(*reported.pay, on.own().stock))
        objectToPrinted(on, purseOf(on.setup, on.state, on.player), {*reported.pay, 0});
    if (on.verdict.playable() && reported != Reported{})
        judgeNeedless(on, play);
}

/// Whether this is the moment and the player to answer; judges the answer then.
void judgePending(const Judgement &on, const Play &play)
{
    const Pending &first = on.state.pending.front();
    if (std::holds_alternative<Skip>(play.what)) {
        on.need(first.optional, Rule::Ord03, {fact(FactKey::Choose, first.choose)});
        on.need(on.player == first.player, Rule::Turn04, {fact(FactKey::Player, first.player)});
        return;
    }
    const auto at = entryFor(on.state, play);
    if (!on.need(at.has_value(), Rule::Ord01,
                 {fact(FactKey::Choose, first.choose), fact(FactKey::Player, first.player)}))
        return;
    const Player due = on.state.pending[*at].player;
    if (on.need(on.player == due, Rule::Turn04, {fact(FactKey::Player, due)}))
        judgeAnswer(on, on.state.pending[*at], play);
}

} // namespace

Verdict check(const Setup &setup, const State &state, const Play &play, const Reported &reported)
{
    Verdict verdict;
    const Judgement on{setup, state, playerOf(state, play), verdict, reported};
    if (!on.need(state.phase != Phase::Over, Rule::End03))
        return verdict;
    if (!state.pending.empty())
        judgePending(on, play);
    else if (on.need(on.player == state.current, Rule::Turn04, {fact(FactKey::Player, state.current)}))
        judgeTurn(on, play);
    if (!verdict.refused())
        judgeReported(on, play);
    return verdict;
}

Verdict check(const Setup &setup, const State &state, const Event &event)
{
    struct Dispatch {
        const Setup &setup;
        const State &state;
        Verdict operator()(const Played &played) const
        {
            return check(setup, state, played.play, played.reported);
        }
        Verdict operator()(const Correct &correct) const { return check(setup, state, correct); }
        Verdict operator()(const Override &overridden) const { return check(setup, state, overridden); }
    };
    return std::visit(Dispatch{setup, state}, event);
}

} // namespace skyledger::whistlemountain
