// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/replay.h"

/// The answers of the commands for people.
namespace skyledger::whistlemountain::cli {

/// The players' names in turn order, as shown.
QStringList shownNames(const GameRecord &record);
QString stateText(const GameRecord &record, const State &state);
QString scoreText(const FinalScore &score, const QStringList &names, bool isOver);
/// Where the game stands and whose turn it is, in one line.
QString situationText(const GameRecord &record, const State &state);
/// The tiles that lie face up, kind by kind.
QString faceUpText(const Per<Display, DisplayList> &displays);
/// What lies on the floors of the tower, from the lowest.
QString floorsText(std::span<const TrophyCounts> floors);

} // namespace skyledger::whistlemountain::cli
