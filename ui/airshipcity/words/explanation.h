// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/scoredgame.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/words/ordertold.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

/// The final scoring as people read it, and what its explanation tells in Airship City's own way, in the language spoken
/// now.
namespace skyledger::words {

/// What earned or cost the points of a ledger line: "donated: Wooden Private Ship".
QString ledgerLine(const airshipcity::LedgerLine &line, const GameWords &game);

/// What an award counts: "airship majorities".
QString countedFor(airshipcity::Award award);

/// Who wins, and by which tie-break, in whole sentences.
QStringList winners(const airshipcity::FinalScore &score, const airshipcity::Rulings &rulings,
                    const GameWords &game);

/// What keeps a score from being final, in whole sentences: the game goes on, or values are not known.
QStringList reservations(const airshipcity::FinalScore &score, bool gameIsOver, const GameWords &game);

// What the parts of an explanation share.

/// The words of a scored game, which must stay.
GameWords wordsOf(const airshipcity::ScoredGame &game);

/// A sentence and the rules behind it.
ExplanationLine sentence(const QString &text, const std::vector<airshipcity::Rule> &rules = {});
/// Rules with their pages.
std::vector<RuleMention> mentioned(const std::vector<airshipcity::Rule> &rules);

/// Where everybody stands, by seat.
std::vector<Standing> standings(const airshipcity::FinalScore &score, const GameWords &game);

// The parts.

/// How the game came to its end; nothing if that was not tracked.
std::vector<ExplanationLine> endingLines(const airshipcity::ScoredGame &game);
/// Who wins, and by which tie-break.
std::vector<ExplanationLine> outcomeLines(const airshipcity::ScoredGame &game);
/// What is said below the total of a player.
std::vector<ExplanationLine> remarksOn(const airshipcity::ScoredGame &game, airshipcity::Player player);
/// An award: who has what, who is first and second, and what they get.
ExplanationSection awardSection(const airshipcity::ScoredGame &game, airshipcity::Award award);
/// The order of the players, and each tie step by step until it is decided or stays.
ExplanationSection tieBreakSection(const airshipcity::ScoredGame &game);
/// What readings that are not the edition's default changed; no lines if there are none.
ExplanationSection rulingSection(const airshipcity::ScoredGame &game);
/// Corrections and overrides with what they were worth; no lines if there are none.
ExplanationSection interventionSection(const airshipcity::ScoredGame &game);

/// A source of points as a label: "Donated airships".
QString sourceName(airshipcity::VpSource source);

} // namespace skyledger::words
