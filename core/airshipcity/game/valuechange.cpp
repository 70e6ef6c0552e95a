// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/valuechange.h"

#include "core/airshipcity/rules/rules.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {

void addChangedStocks(std::vector<ChangedTotal> &totals, const Setup &setup, const State &before,
                      const State &after)
{
    using What = ChangedTotal::What;
    for (const Player player : setup.players()) {
        const PlayerState &was = before.players[player];
        const PlayerState &is = after.players[player];
        for (const Resource resource : all<Resource>()) {
            if (was.stock[resource] != is.stock[resource])
                totals.push_back({player, What::Stock, resource, was.stock[resource], is.stock[resource]});
        }
        if (was.vp != is.vp)
            totals.push_back({player, What::Vp, {}, was.vp, is.vp});
    }
}

void addChangedScores(std::vector<ChangedTotal> &totals, const FinalScore &before, const FinalScore &after)
{
    for (std::size_t i = 0; i < before.players.size(); ++i) {
        const int was = before.players[i].total;
        const int is = after.players[i].total;
        if (was != is)
            totals.push_back({static_cast<Player>(i), ChangedTotal::What::FinalScore, {}, was, is});
    }
}

/// Events that could not be judged for lack of a value, and that the rules allow now.
std::vector<std::size_t> settledEvents(const GameNow &now, const Mended &then)
{
    std::vector<std::size_t> settled;
    const std::size_t both = std::min(now.states.size(), then.replayed.states.size()) - 1;
    for (std::size_t i = 0; i < both; ++i) {
        const bool wasOpen =
            check(now.record.setup, now.states[i], now.record.entries[i].event).undetermined();
        // A flagged event is another one now: an override, which the rules always allow.
        const bool isSame = then.record.entries[i].event == now.record.entries[i].event;
        if (wasOpen && isSame
            && check(then.record.setup, then.replayed.states[i], then.record.entries[i].event).allowed())
            settled.push_back(i + 1);
    }
    return settled;
}

} // namespace

ValueChange changeThrough(const GameNow &now, const Mended &then)
{
    ValueChange change;
    change.flagged = then.flagged;
    change.healed = then.healed;
    change.settled = settledEvents(now, then);
    const State &before = now.states[now.record.cursor];
    const State &after = then.replayed.states[then.record.cursor];
    addChangedStocks(change.totals, now.record.setup, before, after);
    const auto &ledger = then.replayed.ledger;
    const auto end = std::find_if(ledger.begin(), ledger.end(), [&then](const LedgerLine &line) {
        return line.event > then.record.cursor;
    });
    addChangedScores(change.totals, now.standings, score(then.record.setup, after, {ledger.begin(), end}));
    return change;
}

} // namespace skyledger::airshipcity
