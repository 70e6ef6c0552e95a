// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/bgstats.h"
#include "ui/score/told/scoretold.h"

namespace skyledger::ui {

/// The end of a game as lines, each with its source and its rule: what a game fills in, and explanation, pictures, paper
/// and exports follow from. Its words are in the language that is spoken now.
struct ScoreLedger {
    struct Line {
        std::size_t source = 0; ///< in `sources`
        QString text;           ///< "city: Whika"; empty: as its source is called
        int vp = 0;
        std::vector<words::RuleMention> rules;
        std::size_t event = 0; ///< counted from 1; 0: none
    };
    struct Player {
        PlayerLook look; ///< its mark is told by the names, unless it has one
        QString color;   ///< as people call it; empty: not known
        QString note;    ///< beside the total: "5 stars"
        std::vector<Line> lines;
        std::vector<words::ExplanationLine> remarks; ///< below the total of the lines
        QStringList inShort; ///< where the total comes from, as far as it fits a line; empty: its sources
        std::vector<std::optional<int>>
            ties; ///< what the tie-breaks compare, in their order; nothing: none, or not told
    };
    /// What parts players with equal points.
    struct TieBreak {
        QString decides; ///< "the highest worker in the tower decides"
        std::vector<words::RuleMention> rules;
    };
    /// A column of the table for spreadsheets.
    struct Column {
        QString heading;
        QStringList cells; ///< by seat
    };

    QString title;   ///< of the game
    QString heading; ///< of the explanation; empty: the game and its edition
    table::BgStatsGame bgStats;
    table::FinishedGame game;           ///< who played, when, how it ended
    QString edition;                    ///< as people call it, or which scenario; empty: nothing to say
    QString notice;                     ///< that values are made up; empty: none is
    QStringList sources;                ///< what they are called, in the order in which they are told
    std::vector<Hatch> hatches;         ///< how pictures show them; empty: the usual ones
    std::vector<std::size_t> explained; ///< the sources in the order of the explanation; empty: the same
    std::vector<Player> players;        ///< in turn order
    std::vector<words::ExplanationLine> ending; ///< how it came to its end, for the explanation alone
    std::vector<words::ExplanationLine> outcome;
    QStringList doubts;              ///< what keeps it from being final
    std::vector<TieBreak> tieBreaks; ///< none: nothing is told of ties
    bool onlyWinIsParted = false;    ///< other ties are left as they are
    std::vector<words::RuleMention> totalRules;
    /// What the explanation tells besides, behind the players; what has no lines is left out.
    std::vector<words::ExplanationSection> sections;
    std::vector<Column> columns;     ///< before the total; empty: the sources
    std::vector<Column> lastColumns; ///< behind it; empty: what stands beside the totals
    std::optional<score::Curve> curve;
};

/// Tells of an end.
ScoreTold tellLedger(const ScoreLedger &ledger);

} // namespace skyledger::ui
