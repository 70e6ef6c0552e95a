// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/replay.h"

namespace skyledger::airshipcity {

void addToLedger(std::vector<LedgerLine> &ledger, const Changes &changes, std::size_t event)
{
    for (const Change &change : changes) {
        if (change.kind == Change::Kind::Vp)
            ledger.push_back(
                {change.player, change.source, change.detail, change.amount, change.rule, event});
    }
}

Replay replay(const Setup &setup, std::span<const Event> events,
              const std::function<void(const ReplayStep &)> &onStep)
{
    Replay result;
    result.states.reserve(events.size() + 1);
    result.states.push_back(startState(setup));
    Changes changes;
    for (const Event &event : events) {
        const Verdict verdict = check(setup, result.end(), event);
        if (!verdict.playable()) {
            result.stoppedBy = verdict;
            break;
        }
        const std::size_t number = result.states.size();
        changes.clear();
        result.states.push_back(result.end());
        apply(setup, result.states.back(), event, &changes);
        addToLedger(result.ledger, changes, number);
        if (onStep)
            onStep({number, event, verdict, result.states[number - 1], result.states[number], changes});
    }
    return result;
}

} // namespace skyledger::airshipcity
