// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/changes.h"
#include "ui/cloudage/words/gamewords.h"

#include <vector>

/// What hands have to do with the cardboard.
namespace skyledger::cloudage::wording {

/// One thing to do, without full stop, and the rule behind it.
struct PieceStep {
    QString text;
    Rule rule{};
};

/// What an event asks the table to move, in the order of the table: each player's numbers once, points last.
std::vector<PieceStep> pieceSteps(const Changes &changes, const GameWords &game, const Setup &setup,
                                  const State &before, const State &after);

} // namespace skyledger::cloudage::wording
