// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/mending.h"

#include "core/airshipcity/record/recordedit.h"

namespace skyledger::airshipcity {

namespace {

/// What an event becomes that cannot be replayed as it is.
Rewrite rewritingOf(const Setup &setup, const State &state, const Event &event)
{
    Override insisted;
    if (const auto *played = std::get_if<Played>(&event))
        insisted.event = *played;
    else if (const auto *correct = std::get_if<Correct>(&event))
        insisted.event = *correct;
    else
        return Rewrite::Void;
    return check(setup, state, insisted).playable() ? Rewrite::WasLegal : Rewrite::Void;
}

} // namespace

Replay replayMending(GameRecord &record, std::size_t legal, const QString &at)
{
    const Setup &setup = record.setup;
    Replay result;
    result.states.reserve(record.events.size() + 1);
    result.states.push_back(startState(setup));
    bool kept = false;
    Changes changes;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        Verdict verdict = check(setup, result.end(), record.events[i]);
        if (!verdict.playable() && i < legal) {
            if (!kept)
                keepLine(record, i, at);
            kept = true;
            rewriteEvent(record, i, rewritingOf(setup, result.end(), record.events[i]));
            verdict = check(setup, result.end(), record.events[i]);
        }
        if (!verdict.playable()) {
            result.stoppedBy = verdict;
            break;
        }
        changes.clear();
        State next = result.end();
        apply(setup, next, record.events[i], &changes);
        result.states.push_back(next);
        addToLedger(result.ledger, changes, i + 1);
    }
    return result;
}

} // namespace skyledger::airshipcity
