// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/score/curve.h"
#include "ui/score/pictures/hatching.h"
#include "ui/widgets/tokens.h"
#include "ui/words/explanation.h"
#include "ui/words/language.h"

#include <QtCore/QByteArray>
#include <QtCore/QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace skyledger::ui {

/// The end of a game, or how it would end now, as pages, pictures and exports of every game read it. Its game tells it,
/// in the language that is spoken then.
struct ScoreTold {
    struct Seat {
        QString name; ///< as its owner writes it
        PlayerLook look;
        int total = 0;
        int rank = 1; ///< shared by equals
        bool wins = false;
    };
    /// A row of the table on paper.
    struct Row {
        QString label;
        QStringList cells; ///< by seat
        bool strong = false;
    };

    words::Language language = words::spokenLanguage(); ///< in which it is told
    bool over = true;                                   ///< false: as if the game ended now
    std::vector<Seat> seats;                            ///< in turn order
    QStringList sentences; ///< who wins and why, and what keeps it from being final
    words::Explanation explanation;
    std::vector<PointSource> sources;  ///< that anybody has points from
    std::optional<score::Curve> curve; ///< of a game that was tracked
    std::vector<Row> rows;             ///< of the table on paper, below the names
    QString day;                       ///< when it was played: "2026-11-27"; empty: not known
    QString text;                      ///< in a few lines, to paste in a chat
    QByteArray csv;                    ///< for a spreadsheet
    QByteArray link;                   ///< for BG Stats

    QStringList names() const;
    std::vector<PlayerLook> looks() const;
    std::vector<int> totals() const;
    /// Of a game that is over up to the totals, which are to be known by then.
    void tellCurve(const std::optional<score::Curve> &played);
};

using TellScore = std::function<ScoreTold()>;

/// Of the sources that a game knows, in their order, those that somebody has points from.
std::vector<PointSource> sourcesWithPoints(std::vector<PointSource> sources);

/// A row of paper for a source of points.
ScoreTold::Row rowOf(const PointSource &source);
/// Rows of paper for totals and places.
ScoreTold::Row rowOfTotals(const ScoreTold &told);
ScoreTold::Row rowOfPlaces(const ScoreTold &told);

} // namespace skyledger::ui
