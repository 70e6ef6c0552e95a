// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/scoring.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

/// The final scoring as people read it.
namespace skyledger::words {

/// What earned or cost the points of a ledger line: "donated: Wooden Private Ship".
QString ledgerLine(const airshipcity::LedgerLine &line, const GameWords &game);

/// What an award counts: "airship majorities".
QString countedFor(airshipcity::Award award);

/// Who wins, and by which tie-break, in whole sentences.
QStringList winners(const airshipcity::FinalScore &score, const airshipcity::Rulings &rulings,
                    const GameWords &game);

/// What keeps a score from being final, in whole sentences: the game goes on, or values are not known.
QStringList reservations(const airshipcity::FinalScore &score, bool gameIsOver, const GameWords &game);

} // namespace skyledger::words
