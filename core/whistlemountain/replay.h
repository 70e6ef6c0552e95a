// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/gamerecord.h"
#include "core/whistlemountain/scoring.h"

namespace skyledger::whistlemountain {

/// What an event that was carried out brought less than people may think (formats page, `check --json`).
struct Warning {
    Rule rule{};
    Resource resource{}; ///< of `WM-RES-05`, `WM-RES-01`
    int lost = 0;        ///< of these two, how many tokens
    Choose choose{};     ///< of `WM-ORD-04`, what lapsed
};

/// The warnings about an event and the changes that it made.
std::vector<Warning> warningsOf(const Setup &setup, const Event &event, const Changes &changes);

/// A record played from its start.
struct Replay {
    State state;
    std::vector<std::vector<ScoreLine>> ledgers; ///< per player
    std::size_t played = 0;                      ///< events carried out
    std::optional<Verdict> stop;                 ///< why the next one could not be
};

/// Plays the first so many events, until one cannot be.
Replay replay(const GameRecord &record, std::size_t events);

} // namespace skyledger::whistlemountain
