// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/state.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

#include <span>

namespace skyledger::airshipcity::cli {

/// Moves that can be made, grouped by kind, with final prices. What differs only in a line to slide or in the contract
/// that the deck turns up is told once.
QString movesText(std::span<const Play> plays, const State &state, const words::GameWords &game);

/// Moves about which not enough is known, under the values that are missing.
QString undeterminedMovesText(std::span<const Play> plays, const State &state, const words::GameWords &game);

} // namespace skyledger::airshipcity::cli
