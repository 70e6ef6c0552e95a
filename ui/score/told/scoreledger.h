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
        PlayerLook look;
        QString color; ///< as people call it; empty: not known
        QString note;  ///< beside the total: "5 stars"
        std::vector<Line> lines;
        std::vector<std::optional<int>>
            ties; ///< what the tie-breaks compare, in their order; nothing: none, or not told
    };
    /// What parts players with equal points.
    struct TieBreak {
        QString decides; ///< "the highest worker in the tower decides"
        std::vector<words::RuleMention> rules;
    };

    QString title; ///< of the game
    table::BgStatsGame bgStats;
    table::FinishedGame game;    ///< who played, when, how it ended
    QString edition;             ///< as people call it, or which scenario; empty: nothing to say
    QString notice;              ///< that values are made up; empty: none is
    QStringList sources;         ///< what they are called, in the order in which they are told
    std::vector<Player> players; ///< in turn order
    std::vector<words::ExplanationLine> outcome;
    QStringList doubts; ///< what keeps it from being final
    std::vector<TieBreak> tieBreaks;
    bool onlyWinIsParted = false; ///< other ties are left as they are
    std::vector<words::RuleMention> totalRules;
    std::optional<score::Curve> curve;
};

/// Tells of an end.
ScoreTold tellLedger(const ScoreLedger &ledger);

} // namespace skyledger::ui
