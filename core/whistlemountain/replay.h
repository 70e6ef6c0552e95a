// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/gamerecord.h"
#include "core/whistlemountain/scoring.h"

namespace skyledger::whistlemountain {

/// A warning about an event that was carried out (formats page, `check --json`).
struct Warning {
    std::size_t event = 0; ///< from 1
    Rule rule{};
    Resource resource{}; ///< of `WM-RES-05`, `WM-RES-01`
    int lost = 0;        ///< of these two, how many tokens
    Choose choose{};     ///< of `WM-ORD-04`, what lapsed
};

/// A record played from its start.
struct Replay {
    State state;
    std::vector<std::vector<ScoreLine>> ledgers; ///< per player
    std::size_t played = 0;                      ///< events carried out
    std::optional<Verdict> stop;                 ///< why the next one could not be
    std::vector<std::pair<std::size_t, Verdict>>
        undetermined; ///< events from 1, in order, the stopping one included
    std::vector<std::pair<std::size_t, Verdict>>
        overridden; ///< and what would have been said without the override
    std::vector<Warning> warnings;
};

/// Plays the first so many events, until one cannot be.
Replay replay(const GameRecord &record, std::size_t events);

} // namespace skyledger::whistlemountain
