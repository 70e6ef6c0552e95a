// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/scoredgame.h"
#include "ui/words/language.h"

#include <QtCore/QString>

#include <optional>
#include <vector>

/// The final scoring of a game told so that nobody contests it: every point with its source, every award with its
/// ranking, every tie-break step by step. Structured, so that pages, prints and terminals can lay it out.
namespace skyledger::words {

/// A rule behind a line, for a link: its id and printed page are found by it.
using airshipcity::Rule;

/// A sentence or an entry. `vp` is what an entry is worth, `event` the one that it tells of (counted from 1, 0: none).
struct ExplanationLine {
    QString text;
    std::optional<int> vp;
    std::vector<Rule> rules;
    std::size_t event = 0;
    bool isSum = false;                   ///< the total of the lines above
    std::vector<ExplanationLine> details; ///< the single entries behind a grouped one
};

/// Some lines about one thing, under a heading.
struct ExplanationSection {
    enum class Subject {
        Reservations, ///< what keeps the score from being final
        Winner,
        Ledger,    ///< of `player`
        Award,     ///< `award`
        TieBreaks, ///< the order of all players
        Rulings,
        Interventions ///< corrections and overrides
    };
    Subject subject{};
    QString heading;
    std::optional<airshipcity::Player> player;
    std::optional<airshipcity::Award> award;
    std::vector<ExplanationLine> lines;
};

struct Explanation {
    QString title;                            ///< "Final scoring, French edition of 2021"
    QString subtitle;                         ///< who played and when
    QString notice;                           ///< that component values are made up; empty if none is
    std::vector<ExplanationSection> sections; ///< ledgers from the best rank to the worst; none is empty
};

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

/// The rules of a line: "AC-AWD-05, AC-AWD-07, page 12". Empty if there are none.
QString rulesWithPages(const std::vector<Rule> &rules);

/// The whole as plain text, in lines of any length: for a reader that cannot show more.
QString plainText(const Explanation &explanation);

} // namespace skyledger::words
