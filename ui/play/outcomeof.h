// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/game.h"

namespace skyledger::ui {

/// What a play would do, seen before it is made: the core's own answer on a copy of the table.
template <class G>
struct OutcomeOf {
    play::Verdict verdict;
    typename G::State after;     ///< as before where the play is refused or lacks a value
    typename G::Changes changes; ///< empty then
};

template <class G>
OutcomeOf<G> outcomeOf(const typename G::Setup &setup, const typename G::State &before,
                       const typename G::Play &play)
{
    const typename G::Event event = typename G::Played{play, {}};
    OutcomeOf<G> outcome{G::check(setup, before, event), before, {}};
    if (outcome.verdict.playable())
        G::apply(setup, outcome.after, event, &outcome.changes);
    return outcome;
}

} // namespace skyledger::ui
