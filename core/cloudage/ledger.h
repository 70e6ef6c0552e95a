// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/changes.h"

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

/// Adds the VP changes of an event to a ledger.
inline void addToLedger(std::vector<LedgerLine> &ledger, const Changes &changes, std::size_t event)
{
    for (const Change &change : changes) {
        if (change.kind == Change::Kind::Vp)
            ledger.push_back(
                {change.player, change.source, change.detail, change.amount, change.rule, event});
    }
}

} // namespace skyledger::cloudage
