// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/changes.h"
#include "core/cloudage/event.h"
#include "ui/cloudage/words/gamewords.h"

#include <vector>

/// What happened at the table, as the journal tells it, and what hands have to do with the cardboard.
namespace skyledger::cloudage::wording {

/// An event without full stop: "Ada flies to Whika, spends 3 movement points".
QString deed(const Event &event, const GameWords &game, const State &before);
/// The same of a play.
QString deed(const Play &play, const Reported &reported, const GameWords &game, const State &before);

/// What an event cost and brought, the actor's without a name: "Energy −2, VP +3; Bo: Water +2". Empty if nothing.
QString costsAndGains(const Changes &changes, const GameWords &game, Player actor);

/// One thing to do, without full stop, and the rule behind it.
struct PieceStep {
    QString text;
    Rule rule{};
};

/// What an event asks the table to move, in the order of the table: each player's numbers once, points last.
std::vector<PieceStep> pieceSteps(const Changes &changes, const GameWords &game, const Setup &setup,
                                  const State &before, const State &after);

} // namespace skyledger::cloudage::wording
