// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/payment.h"
#include "core/whistlemountain/rules/table.h"

/// Inside of the rules: shared by the chapters, not for use elsewhere.
namespace skyledger::whistlemountain {

using play::fact;

/// One play under judgement. The chapters add objections and missing values to `verdict`.
struct Judgement {
    const Setup &setup;
    const State &state;
    Player player;
    Verdict &verdict;
    const Reported &reported;

    const PlayerState &own() const { return state.players[player]; }
    using Facts = std::initializer_list<play::Fact>;
    void object(Rule rule, Facts facts = {}) const { verdict.object(rule, facts); }
    /// Objects unless the condition holds; answers whether it does.
    bool need(bool condition, Rule rule, Facts facts = {}) const
    {
        if (!condition)
            verdict.object(rule, facts);
        return condition;
    }
    /// Objects if there is a cell that must not be, and names the first of them.
    bool needNone(const CellSet &wrong, Rule rule) const
    {
        if (wrong.empty())
            return true;
        verdict.object(rule, {fact(FactKey::Cell, wrong.first())});
        return false;
    }
    /// Values without which an effect cannot be told: named in the verdict, and to be reported.
    void effectLacks(ReportKey key, Value value, std::size_t thing) const
    {
        verdict.lack(value, thing);
        verdict.needs.insert(key);
    }
};

/// Objects if a cost is not paid in full and in the right tokens (WM-RES-06, WM-RES-07). Answers what is left of the stock
/// after it.
Amounts judgePayment(const Judgement &on, const Cost &cost, const Pay &pay);

/// Objects if something is paid where nothing is asked for (WM-RES-06).
inline void judgeNoPay(const Judgement &on, const Pay &pay)
{
    if (pay)
        on.object(Rule::Res06, {fact(FactKey::Needed, 0), fact(FactKey::Has, totalOf(*pay))});
}

/// What leaves the stock for a cost.
inline Amounts paymentOf(const Cost &cost, const Pay &pay)
{
    return pay.value_or(cost.units);
}

/// The player of a play: the one it names, else the current one.
constexpr Player playerOf(const State &state, const Play &play)
{
    return play.player == none<Player> ? state.current : play.player;
}

} // namespace skyledger::whistlemountain
