// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/bonuseffects.h"
#include "core/airshipcity/rules/contracts.h"
#include "core/airshipcity/rules/judgement.h"
#include "core/airshipcity/rules/locations.h"
#include "core/airshipcity/rules/movement.h"
#include "core/airshipcity/rules/upkeep.h"

namespace skyledger::airshipcity {

namespace {

/// Each kind of play, handed to its chapter.
struct Judge {
    const Judgement &on;
    UpkeepQuote &upkeep;

    void operator()(const Move &move) const { judgeMove(on, move); }
    void operator()(const Use &use) const { judgeUse(on, use); }
    void operator()(const Skip &) const {}
    void operator()(const Piggyback &answer) const { judgePiggyback(on, answer); }
    void operator()(const Slide &) const { judgeSlide(on); }
    void operator()(const Fulfil &fulfil) const { judgeFulfil(on, fulfil.contract); }
    void operator()(const Barter &barter) const { judgeBarter(on, barter); }
    void operator()(const EndTurn &) const
    {
        judgeEndTurn(on);
        if (const auto stage = stageOpenedByEndTurn(on.setup, on.state))
            judgeStageOpening(on, *stage, upkeep);
    }
    void operator()(const TakeStageBonus &choice) const { judgeStageBonus(on, choice, upkeep); }
};

} // namespace

void judgeDeed(const Judgement &on, const Play &play)
{
    UpkeepQuote upkeep;
    std::visit(Judge{on, upkeep}, play.what);
}

void judgeReported(const Judgement &on, const Reported &reported)
{
    const play::CodeSet needs = on.quote.needs;
    const auto compare = [&](ReportKey key, const auto &given, const auto &known) {
        if (!given) {
            if (needs.contains(key))
                on.verdict.lacks.insert(key);
        } else if (!needs.contains(key) && *given != known) {
            on.verdict.object(Rule::Res04);
        }
    };
    compare(ReportKey::Pay, reported.pay, on.quote.pay);
    compare(ReportKey::Gain, reported.gain, on.quote.gain);
    compare(ReportKey::Vp, reported.vp, on.quote.vp);
    compare(ReportKey::Term, reported.term, on.quote.term);
    if (needs.contains(ReportKey::Pay) && reported.pay)
        judgePayment(on, *reported.pay);
}

Verdict check(const Setup &setup, const State &state, const Play &play, const Reported &reported)
{
    Verdict verdict;
    Quote quote;
    UpkeepQuote upkeep;
    const Judgement on{setup, state, playerOf(state, play), verdict, quote};
    if (!judgeMoment(on, play))
        return verdict;
    std::visit(Judge{on, upkeep}, play.what);
    judgeReported(on, reported);
    judgeReportedUpkeep(on, upkeep, reported);
    verdict.needs = quote.needs;
    return verdict;
}

Verdict check(const Setup &setup, const State &state, const Event &event)
{
    return std::visit(
        [&](const auto &each) {
            if constexpr (requires { each.play; })
                return check(setup, state, each.play, each.reported);
            else
                return check(setup, state, each);
        },
        event);
}

Quote quote(const Setup &setup, const State &state, const Play &play)
{
    Verdict verdict;
    Quote quote;
    judgeDeed({setup, state, playerOf(state, play), verdict, quote}, play);
    return quote;
}

} // namespace skyledger::airshipcity
