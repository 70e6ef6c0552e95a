// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/rules.h"

/// Inside of the rules: shared by the chapters, not for use elsewhere.
namespace skyledger::airshipcity {

/// One play under judgement. The chapters add objections and missing values to `verdict` and what the play costs and
/// brings to `quote`; the quote is filled in for refused plays too, since an override runs their effects.
struct Judgement {
    const Setup &setup;
    const State &state;
    Player player;
    Verdict &verdict;
    Quote &quote;

    const PlayerState &depot() const { return state.players[player]; }

    /// Values without which an effect cannot be told: named in the verdict, and to be reported.
    void effectLacks(ReportKey key, play::Code value, std::size_t thing = 0) const
    {
        verdict.lack(value, thing);
        quote.needs.insert(key);
    }
    /// A part of the quote as the catalogue has it; it lacks the value otherwise.
    template <class Part, class Known>
    void know(Part &part, const std::optional<Known> &known, ReportKey key, Value value,
              std::size_t thing) const
    {
        if (known)
            part = *known;
        else
            effectLacks(key, value, thing);
    }
};

/// Objects if what is due exceeds the stock (AC-RES-04).
void judgePayment(const Judgement &on, const Amounts &due);

/// Compares what was reported with what is known and needed (AC-RES-04), and notes what is lacking.
void judgeReported(const Judgement &on, const Reported &reported);

/// Judges and quotes what a play does, whatever the moment.
void judgeDeed(const Judgement &on, const Play &play);

// Chapter "Structure of play": when something may be done, and by whom, in `moment`.

/// Objects if it is not the time for this kind of play (AC-TURN, AC-MOVE-01, AC-PIG-02, AC-UPK-01, AC-END-01).
/// Answers false if nothing further can be said: the game is over.
bool judgeMoment(const Judgement &on, const Play &play);

/// A ready crew forbids to end the turn (AC-TURN-06).
void judgeEndTurn(const Judgement &on);

/// Whether ending the current player's turn opens a stage, and which.
std::optional<Stage> stageOpenedByEndTurn(const Setup &setup, const State &state);

/// The player of a play: the one it names, else the current one.
constexpr Player playerOf(const State &state, const Play &play)
{
    return play.player == none<Player> ? state.current : play.player;
}

/// So much of one resource.
constexpr Amounts only(Resource resource, int amount)
{
    Amounts amounts;
    amounts[resource] = static_cast<std::uint8_t>(amount);
    return amounts;
}

constexpr Amounts sum(Amounts a, const Amounts &b)
{
    for (const Resource resource : all<Resource>())
        a[resource] = static_cast<std::uint8_t>(a[resource] + b[resource]);
    return a;
}

} // namespace skyledger::airshipcity
