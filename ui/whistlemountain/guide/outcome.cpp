// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/guide/outcome.h"

namespace skyledger::ui::whistle {

Outcome outcomeOf(const Setup &setup, const State &before, const Play &play)
{
    Outcome outcome{check(setup, before, play), before, {}};
    if (outcome.verdict.playable())
        apply(setup, outcome.after, play, {}, &outcome.changes);
    return outcome;
}

} // namespace skyledger::ui::whistle
