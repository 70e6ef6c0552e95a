// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/words/ordertold.h"

/// What people decided themselves: readings of unclear rules, corrections, moves against the rules.
namespace skyledger::words {

/// A reading of an unclear rule that is not the usual one, and what it means for the score.
struct ReadingTold {
    QString ruling; ///< what it is about; empty: all readings that were chosen together
    QString chosen;
    QString usual;
    std::vector<RuleMention> rules;
    /// By seat, as it were with the usual reading; nothing: the game could not have gone on so.
    std::optional<std::vector<Standing>> otherwise;
    std::size_t stoppedAt = 0; ///< the event that would not have been allowed, counted from 1
};

/// A correction or an override.
struct InterventionTold {
    std::size_t event = 0; ///< counted from 1
    QString what;          ///< as a sentence without full stop
    QString reason;        ///< as somebody typed it
    std::vector<int> vp;   ///< by seat: how much it changed
};

/// What readings that are not the usual ones changed for these players, by seat; no lines if there are none.
ExplanationSection readingSection(const std::vector<Standing> &players,
                                  const std::vector<ReadingTold> &readings);
/// Corrections and overrides with what they were worth; no lines if there are none.
ExplanationSection interventionSection(const std::vector<Standing> &players,
                                       const std::vector<InterventionTold> &interventions);

} // namespace skyledger::words
