// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"

namespace skyledger::airshipcity {

/// One line of a player's final ledger: so many points from one source.
struct LedgerLine {
    Player player{};
    VpSource source{};
    std::uint8_t detail = 0xFF; ///< as in `Change`; for an award its `Award`
    std::int16_t vp = 0;
    Rule rule{};
    std::size_t event = 0; ///< counted from 1; 0 where none earned it
    friend constexpr bool operator==(const LedgerLine &, const LedgerLine &) = default;
};

} // namespace skyledger::airshipcity
