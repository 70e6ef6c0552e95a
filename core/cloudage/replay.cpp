// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/replay.h"

namespace skyledger::cloudage {

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
    result.end = startState(setup);
    Changes changes;
    for (const Event &event : events) {
        Verdict verdict = check(setup, result.end, event);
        if (!verdict.playable()) {
            result.stoppedBy = verdict;
            break;
        }
        const State before = result.end;
        changes.clear();
        apply(setup, result.end, event, &changes);
        ++result.events;
        addToLedger(result.ledger, changes, result.events);
        if (onStep)
            onStep({result.events, event, verdict, before, result.end, changes});
    }
    return result;
}

} // namespace skyledger::cloudage
