// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/replay.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/airshipcity/rules/scoring.h"
#include "core/airshipcity/rulingtable.h"

#include <vector>

namespace skyledger::airshipcity {

/// What a reading that somebody chose means for the score: the same game, scored under the edition's default reading of
/// that rule.
struct RulingEffect {
    const RulingInfo *ruling = nullptr; ///< nothing: all chosen readings together
    std::size_t chosen = 0;
    std::size_t usual = 0; ///< the edition's default
    /// The score under the default; nothing if the game could not have gone on so.
    std::optional<FinalScore> otherwise;
    std::size_t stoppedAt = 0; ///< the event that the default would not have allowed, counted from 1
};

/// The effects of all readings that are not the edition's default, each by itself; the last one is that of all
/// together, if there are several.
std::vector<RulingEffect> rulingEffects(const Setup &setup, std::span<const Entry> entries);
std::vector<RulingEffect> rulingEffects(const ScoreSheet &sheet);

} // namespace skyledger::airshipcity
