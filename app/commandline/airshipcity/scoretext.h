// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/scoredgame.h"

#include <QtCore/QString>

namespace skyledger::airshipcity::cli {

/// The scoring as people read it in a terminal: totals and ranks, who wins and why, awards with their rankings, ties
/// step by step, what chosen readings and corrections changed, every line of the ledger.
QString scoreText(const ScoredGame &game);

} // namespace skyledger::airshipcity::cli
