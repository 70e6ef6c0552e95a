// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>
#include <vector>

/// The final scoring of a game told so that nobody contests it: every point with its source, every award with its
/// ranking, every tie-break step by step. Structured, so that pages, prints and terminals can lay it out.
namespace skyledger::words {

/// A rule behind a line, and where the printed book tells it.
struct RuleMention {
    QString id;
    int page = 0; ///< 0: the book shows no page numbers
    friend bool operator==(const RuleMention &, const RuleMention &) = default;
};

/// A sentence or an entry. `vp` is what an entry is worth, `event` the one that it tells of (counted from 1, 0: none).
struct ExplanationLine {
    QString text;
    std::optional<int> vp;
    std::vector<RuleMention> rules;
    std::size_t event = 0;
    bool isSum = false;                   ///< the total of the lines above
    std::vector<ExplanationLine> details; ///< the single entries behind a grouped one
    /// Of a ledger: what the line tells of, in `Explanation::sources`; nothing: no source.
    std::optional<std::size_t> source = {};
};

/// Some lines about one thing, under a heading.
struct ExplanationSection {
    enum class Subject {
        Reservations, ///< what keeps the score from being final
        Winner,
        Ledger, ///< of a player
        Award,
        TieBreaks, ///< the order of all players
        Rulings,
        Interventions ///< corrections and overrides
    };
    Subject subject{};
    QString heading;
    std::vector<ExplanationLine> lines;
    QString player = {}; ///< whose ledger it is; else empty
};

struct Explanation {
    QString title;                            ///< "Final scoring, French edition of 2021"
    QString subtitle;                         ///< who played and when
    QString notice;                           ///< that component values are made up; empty if none is
    std::vector<ExplanationSection> sections; ///< ledgers from the best rank to the worst; none is empty
    QStringList sources;                      ///< what ledgers tell of, in their order
};

/// A sentence and the rules behind it.
ExplanationLine sentence(const QString &text, std::vector<RuleMention> rules);
/// All that one source brought: the entry itself if there is only one. There must be one.
ExplanationLine grouped(const QString &source, std::vector<ExplanationLine> entries);
/// The total below a ledger.
ExplanationLine total(int vp, std::vector<RuleMention> rules);

/// Rules on one page of the printed book: "AC-PRE-01, page 10"; without the page if that is 0.
QString withPage(const QString &rules, int page);
/// The rules of a line: "AC-AWD-05, AC-AWD-07, page 12". Empty if there are none.
QString rulesWithPages(const std::vector<RuleMention> &rules);

/// The whole as plain text, in lines of any length: for a reader that cannot show more.
QString plainText(const Explanation &explanation);

} // namespace skyledger::words
