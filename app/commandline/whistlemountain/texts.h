// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"
#include "core/whistlemountain/replay.h"

/// The answers of the commands for people.
namespace skyledger::whistlemountain::cli {

/// The players' names in turn order, as shown.
QStringList shownNames(const GameRecord &record);
QString stateText(const GameRecord &record, const State &state);
QString scoreText(const FinalScore &score, const QStringList &names, bool isOver);
QString movesText(const GameRecord &record, const State &state, commandline::Listing listing);

} // namespace skyledger::whistlemountain::cli
