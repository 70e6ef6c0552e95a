// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/scoring.h"
#include "ui/cloudage/words/gamewords.h"

/// The scoring in words, and what games and players of CloudAge are called.
namespace skyledger::cloudage::wording {

/// Where VP come from: "round track".
QString sourceName(VpSource source);
/// The same with the thing: "city: Whika", "mission: production level".
QString sourceOf(const LedgerLine &line, const GameWords &game);
/// Who wins and by what, or what became of a game alone; whole sentences. `names`: by seat, as many as are scored.
QString outcome(const FinalScore &score, const QStringList &names);
QString outcome(const FinalScore &score, const GameWords &game);
/// What became of a game alone, with the numbers; a whole sentence.
QString soloOutcome(const FinalScore &score);
/// "3 stars", "−1 star"
QString starsOf(int count);
/// "scenario 2", "campaign, chapter 4a"
QString modeName(Mode mode, Chapter chapter);
QString name(PlayerColor color);

} // namespace skyledger::cloudage::wording
