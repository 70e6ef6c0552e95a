// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/answering.h"
#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/trial.h"
#include "core/whistlemountain/rules/turns.h"

namespace skyledger::whistlemountain {

Amounts judgePayment(const Judgement &on, const Cost &cost, const Pay &pay)
{
    const Purse purse = purseOf(on.setup, on.state, on.player);
    const Amounts paid = paymentOf(cost, pay);
    if (!pay) {
        on.need(canPayAsPrinted(purse, cost), Rule::Res06);
    } else if (cost.total() == 0) {
        on.object(Rule::Res06);
    } else if (const auto fault = faultOfPayment(purse, cost, *pay)) {
        on.object(*fault);
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
    const auto differs = [&](ReportKey key, const auto &given, const auto &known) {
        return given && !on.verdict.needs.contains(key) && *given != known;
    };
    const bool wrong = differs(ReportKey::Pay, reported.pay, trial.paid())
        || differs(ReportKey::Gain, reported.gain, trial.gained())
        || differs(ReportKey::Vp, reported.vp, trial.vp());
    on.need(!wrong, Rule::Res06);
    if (reported.reveal) {
        const auto number = reported.reveal->number;
        const bool lay = reported.reveal->display == Display::Upgrades
            ? isUnplaced(on.setup, on.state, static_cast<Upgrade>(number))
            : isUnplaced(on.setup, on.state, static_cast<Machine>(number));
        on.need(lay && trial.hasRevealed(), Rule::Dock02);
    }
    on.need(trial.drawn() >= reported.drawn.size(), Rule::Setup10);
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
    if (on.verdict.needs.contains(ReportKey::Pay) && reported.pay)
        on.need(within(*reported.pay, on.own().stock), Rule::Res06);
    if (on.verdict.playable() && reported != Reported{})
        judgeNeedless(on, play);
}

/// Whether this is the moment and the player to answer; judges the answer then.
void judgePending(const Judgement &on, const Play &play)
{
    const Pending &first = on.state.pending.front();
    if (std::holds_alternative<Skip>(play.what)) {
        on.need(first.optional, Rule::Ord03);
        on.need(on.player == first.player, Rule::Turn04);
        return;
    }
    const auto at = entryFor(on.state, play);
    if (!on.need(at.has_value(), Rule::Ord01))
        return;
    if (on.need(on.player == on.state.pending[*at].player, Rule::Turn04))
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
    else if (on.need(on.player == state.current, Rule::Turn04))
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
