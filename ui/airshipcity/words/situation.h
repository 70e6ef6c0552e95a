// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/state.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

/// Where a game stands, in whole sentences.
namespace skyledger::words {

/// "Round 3 of 20, stage 1 of 5."
QString roundAndStage(const airshipcity::State &state);

/// Whose move it is and what the table waits for: "Bo plays: crew 1 and 2 are ready."
QString expected(const airshipcity::State &state, const GameWords &game);

} // namespace skyledger::words
