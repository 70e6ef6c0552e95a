// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/scoredgame.h"
#include "ui/words/csv.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QString>

/// A scored game for other programs and other people, in the language spoken now.
namespace skyledger::words {

/// The final scoring as CSV (RFC 4180, UTF-8): a row per player with counts, awards, total, resources and rank. Names
/// cannot become formulas.
QByteArray scoreCsv(const airshipcity::ScoredGame &game, const CsvForm &form = {});

/// The result in a few lines to paste in a chat. Reads well in any font; names in right-to-left scripts do not turn
/// the rest around.
QString chatText(const airshipcity::ScoredGame &game);

/// The link that brings the play into BG Stats. `fileTime`: when the file was changed, for games without a date.
QByteArray bgStatsLink(const airshipcity::ScoredGame &game, const QDateTime &fileTime);

/// When a game was played, for people; empty if that is not known.
QString playedOn(const airshipcity::ScoredGame &game);

} // namespace skyledger::words
