// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"

#include <QtCore/QStringList>

#include <vector>

/// What `moves` tells people, the same for every game.
namespace skyledger::commandline {

/// A move, or several that differ in nothing worth telling, in words without full stop.
struct MoveInWords {
    QString deed;
    QString brings;      ///< what it costs and brings; empty: nothing, or not known
    QStringList missing; ///< the values without which it cannot be judged
};

/// Moves that stand together.
struct MoveGroup {
    QString heading; ///< empty: the deeds say it themselves
    std::vector<MoveInWords> moves;
};

/// All that is told about one moment.
struct MovesReport {
    QString situation; ///< where the game stands and who is asked, in one line
    QString notice;    ///< that values are made up, if they are
    Listing listing = Listing::Allowed;
    std::size_t count = 0; ///< of moves; one that is told may stand for several
    std::vector<MoveGroup> groups;
};

/// The moves for people. Those that depend on values not known stand below the values.
QString movesText(const MovesReport &report);

} // namespace skyledger::commandline
