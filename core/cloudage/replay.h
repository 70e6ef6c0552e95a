// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/rules.h"

#include <functional>
#include <span>
#include <vector>

namespace skyledger::cloudage {

/// One line of a player's final ledger: so many points from one source.
struct LedgerLine {
    Player player{};
    VpSource source{};
    std::uint8_t detail = 0xFF; ///< as in `Change`
    std::int16_t vp = 0;
    Rule rule{};
    std::size_t event = 0; ///< counted from 1; 0 where none earned it
    friend constexpr bool operator==(const LedgerLine &, const LedgerLine &) = default;
};

/// One event as it was replayed. Lives as long as the call.
struct ReplayStep {
    std::size_t number; ///< counted from 1
    const Event &event;
    const Verdict &verdict;
    const State &before;
    const State &after;
    const Changes &changes;
};

/// What follows from a setup and its events.
struct Replay {
    State end;                        ///< after the last event that could be replayed
    std::size_t events = 0;           ///< how many those are
    std::vector<LedgerLine> ledger;   ///< every change of VP, in order
    std::optional<Verdict> stoppedBy; ///< of the first event that cannot be replayed: number `events + 1`
};

/// Replays events from the start, up to the first that is illegal or lacks a needed report. `onStep` is called for
/// each that was replayed.
Replay replay(const Setup &setup, std::span<const Event> events,
              const std::function<void(const ReplayStep &)> &onStep = {});

/// Adds the VP changes of an event to a ledger.
void addToLedger(std::vector<LedgerLine> &ledger, const Changes &changes, std::size_t event);

} // namespace skyledger::cloudage
