// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/random.h"
#include "core/whistlemountain/record/gamerecord.h"

namespace skyledger::whistlemountain {

/// What a new game is dealt from.
struct NewGame {
    QStringList names;     ///< 2 to 4, in turn order
    QJsonObject catalogue; ///< whole; must hold the three measures of the board
    bool beginner = false; ///< WM-COMP-08
    QString id;            ///< a UUID
    QString playedAt;      ///< ISO 8601
};

/// Deals displays, random trophies and one starting ability to each player (WM-SETUP-02, -03, -08). Refused like a file:
/// names that cannot be, a catalogue that cannot be read.
table::Result<GameRecord, table::ReadError> dealGame(const NewGame &game, table::Random &random);

} // namespace skyledger::whistlemountain
