// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/record.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace skyledger::play {

/// One event as it was replayed. Lives as long as the call.
template <class G>
struct ReplayStepOf {
    std::size_t number; ///< counted from 1
    const typename G::Event &event;
    const Verdict &verdict;
    const typename G::State &before;
    const typename G::State &after;
    const typename G::Changes &changes;
};

/// Everything that follows from a setup and its events.
template <class G>
struct ReplayOf {
    std::vector<typename G::State> states;      ///< after 0, 1, 2 ... events
    std::vector<typename G::LedgerLine> ledger; ///< every change of points, in order
    std::optional<Verdict> stoppedBy; ///< of the first event that cannot be replayed: number `states.size()`

    const typename G::State &end() const { return states.back(); }
};

/// What is replayed: a plain event, or an entry of a record.
template <class G>
const typename G::Event &eventIn(const typename G::Event &event)
{
    return event;
}
template <class G>
const typename G::Event &eventIn(const EntryOf<G> &entry)
{
    return entry.event;
}

/// Replays events from the start, up to the first that is illegal or lacks a needed report. `onStep` is called for
/// each that was replayed. `Item` is an event or an entry of a record.
template <Game G, class Item>
ReplayOf<G> replayItems(const typename G::Setup &setup, std::span<const Item> items,
                        const std::function<void(const ReplayStepOf<G> &)> &onStep = {})
{
    ReplayOf<G> result;
    result.states.reserve(items.size() + 1);
    result.states.push_back(G::start(setup));
    typename G::Changes changes;
    for (const Item &item : items) {
        const typename G::Event &event = eventIn<G>(item);
        const Verdict verdict = G::check(setup, result.end(), event);
        if (!verdict.playable()) {
            result.stoppedBy = verdict;
            break;
        }
        const std::size_t number = result.states.size();
        changes.clear();
        result.states.push_back(result.end());
        G::apply(setup, result.states.back(), event, &changes);
        G::addToLedger(result.ledger, changes, number);
        if (onStep)
            onStep({number, event, verdict, result.states[number - 1], result.states[number], changes});
    }
    return result;
}

/// A record with the boards after each of its events.
template <class G>
struct TimelineOf {
    RecordOf<G> record;
    ReplayOf<G> replayed;
};

/// A record after something before its events changed.
template <class G>
struct MendedOf : TimelineOf<G> {
    std::size_t first = 0;            ///< how many events at the start are the same as before
    std::vector<std::size_t> flagged; ///< events that became overrides or void, counted from 1
    std::vector<std::size_t> healed;  ///< events that were flagged, and are as the table meant them again
};

/// The moment at which the turn began to which a moment belongs: going back there starts the turn anew. A moment is a
/// number of events in force; `states` are those after 0, 1, 2 ... events, and `moment` must be one of them.
template <Game G>
std::size_t startOfTurn(std::span<const typename G::State> states, std::size_t moment)
{
    const TurnKey turn = G::turn(states[moment]);
    while (moment > 0 && G::turn(states[moment - 1]) == turn)
        --moment;
    return moment;
}

/// The moment at which the round began, with what happens between rounds.
template <Game G>
std::size_t startOfRound(std::span<const typename G::State> states, std::size_t moment)
{
    const std::uint16_t round = G::turn(states[moment]).round;
    while (moment > 0 && G::turn(states[moment - 1]).round == round)
        --moment;
    return moment;
}

} // namespace skyledger::play
