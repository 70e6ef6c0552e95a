// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/gamerecord.h"

#include <QtCore/QChar>

/// Letters that choose things: each belongs to a thing, not to a list.
namespace skyledger::ui::whistle {

using namespace whistlemountain;

/// Letters of machines and upgrades, given when they came to the grid or to a player and kept for the game; null for one
/// that is not there, and where all letters are given.
struct PieceLetters {
    Per<Machine, QChar> machines;
    Per<Upgrade, QChar> upgrades;
};
PieceLetters lettersOf(const Session &session);

/// The letter of a dock in the language spoken.
QChar letterOf(Dock dock);
/// Those of tasks and of what can be done besides: work, scaffold, machine, move, rescue, card, trophy, decline.
struct TaskLetters {
    QChar work;
    QChar scaffold;
    QChar machine;
    QChar move;
    QChar rescue;
    QChar card;
    QChar trophy;
    QChar decline;
};
TaskLetters taskLetters();

} // namespace skyledger::ui::whistle
