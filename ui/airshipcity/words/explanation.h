// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/scoredgame.h"
#include "ui/words/explanation.h"
#include "ui/words/language.h"

#include <QtCore/QString>

/// The final scoring of a game explained.
namespace skyledger::words {

/// Explains a score in the language spoken now. For another one: `SpokenIn`.
Explanation explanation(const airshipcity::ScoredGame &game);

// The parts, for pages that show them apart.

/// The ledger of a player: points grouped by source, each group with its entries, and the total.
ExplanationSection ledgerSection(const airshipcity::ScoredGame &game, airshipcity::Player player);
/// An award: who has what, who is first and second, and what they get.
ExplanationSection awardSection(const airshipcity::ScoredGame &game, airshipcity::Award award);
/// The order of the players, and each tie step by step until it is decided or stays.
ExplanationSection tieBreakSection(const airshipcity::ScoredGame &game);
/// What readings that are not the edition's default changed; no lines if there are none.
ExplanationSection rulingSection(const airshipcity::ScoredGame &game);
/// Corrections and overrides with what they were worth; no lines if there are none.
ExplanationSection interventionSection(const airshipcity::ScoredGame &game);
/// What keeps the score from being final; no lines if nothing does.
ExplanationSection reservationSection(const airshipcity::ScoredGame &game);

/// A source of points as a label: "Donated airships".
QString sourceName(airshipcity::VpSource source);

} // namespace skyledger::words
