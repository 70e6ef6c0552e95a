// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/scoring.h"
#include "ui/words/gamewords.h"

#include <QtCore/QString>

namespace skyledger::commandline {

/// A final scoring with all that people need to believe it.
struct ScoreReport {
    airshipcity::FinalScore score;
    std::vector<airshipcity::Per<airshipcity::Award, int>> counts; ///< what the awards compare, per player
    airshipcity::Rulings rulings;
    airshipcity::Edition edition{};
    bool gameIsOver = true;
    QString notice;        ///< a line about made up values, if there are any
    QString interventions; ///< a line about corrections and overrides, if there are any
};

/// The scoring as tables: totals and ranks, who wins and why, awards with their ties, every line of the ledger.
QString scoreText(const ScoreReport &report, const words::GameWords &game);

/// The totals and the winner alone.
QString standingsText(const ScoreReport &report, const words::GameWords &game);

} // namespace skyledger::commandline
