// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/finishedgame.h"
#include "ui/shelf/shelfwords.h"
#include "ui/words/csv.h"

namespace skyledger::ui {

/// Finished games as CSV, a row per player and game, in the language spoken now. Names cannot become formulas. Games of
/// several kinds are told apart by a column more.
QByteArray shelfCsv(const std::vector<table::FinishedGame> &games, const WordsOfGames &words,
                    const words::CsvForm &form = {});

} // namespace skyledger::ui
