// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <cstddef>
#include <vector>

/// What `score` says alike of every game.
namespace skyledger::commandline {

/// One line of what a player scored.
struct ScoredLine {
    int vp = 0;
    QString text;          ///< what for
    std::size_t event = 0; ///< from 1; 0: of no event
    QString rule;          ///< with its page, where it has one
};

/// "Final scoring, scenario 3"
QString scoreTitle(const QString &game);
/// Where the points of one player come from, line by line.
QString scoredLinesText(const QString &player, int total, const std::vector<ScoredLine> &lines);

} // namespace skyledger::commandline
