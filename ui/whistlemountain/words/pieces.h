// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/changes.h"
#include "core/whistlemountain/state.h"

#include <QtCore/QStringList>

#include <vector>

/// What an event did, for hands that move the pieces, and for people who want to know what it brought.
namespace skyledger::whistlemountain::wording {

/// A step of the hands, without full stop, and the rule behind it.
struct PieceStep {
    QString text;
    Rule rule{};
    friend bool operator==(const PieceStep &, const PieceStep &) = default;
};

/// What to do with the pieces after an event, in the order of the table: first what comes and goes in the stocks, then each
/// piece from where to where, last the water and everything that it takes. `names` are the players in turn order.
std::vector<PieceStep> pieceSteps(const Changes &changes, const QStringList &names, const State &before,
                                  const State &after);
/// Whether the steps are many and belong to everybody, so that they are ticked off: the water rose or the game is over.
bool isChecklist(const Changes &changes);
/// What an event cost and brought: "gold −1, +3 VP"; what others got follows with their names.
QString gainsText(const Changes &changes, const QStringList &names, Player actor);

} // namespace skyledger::whistlemountain::wording
