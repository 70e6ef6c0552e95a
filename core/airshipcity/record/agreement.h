// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"

#include <optional>
#include <span>

/// Marks that the table compared all numbers with the boards, and agreed. In the file they are a list behind `lines`,
/// absent when empty: `"agreed": [{"after": 120, "at": "...", "boards": "9f86d081884c7d65"}]`. `after` counts in the main
/// line as it stood then; `boards` is the beginning of a hash of every value that a correction can set. Entries are
/// appended, never changed or removed.
namespace skyledger::airshipcity {

/// One comparison.
struct Agreement {
    std::size_t after = 0; ///< how many events were in force
    QString at;            ///< when; may be empty
    friend bool operator==(const Agreement &, const Agreement &) = default;
};

/// Notes that after so many events the boards stand as `state` says. Marks are only ever added.
void addAgreement(GameRecord &record, std::size_t after, const State &state, const QString &at);

/// The last agreement in the first `events` events that still holds: the boards stand at that moment as they did when
/// the table compared them, whatever was changed before. `states` are those after 0, 1, 2 ... events.
std::optional<Agreement> lastAgreement(const GameRecord &record, std::span<const State> states,
                                       std::size_t events);

} // namespace skyledger::airshipcity
