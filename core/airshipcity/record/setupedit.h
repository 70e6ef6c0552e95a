// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"

/// Changes of what was fixed when a game began.
namespace skyledger::airshipcity {

/// What can be changed about a game that runs.
struct SetupChange {
    /// Somebody at the table, by the seat where he sits until now.
    struct Seat {
        Player from{};
        PlayerInfo info;
        friend bool operator==(const Seat &, const Seat &) = default;
    };
    QList<Seat> seats; ///< in turn order, every player once
    Edition edition{};
    Rulings rulings;
    friend bool operator==(const SetupChange &, const SetupChange &) = default;
};

/// The setup as it is: what a form begins with.
SetupChange presentSetup(const GameRecord &record);

/// The record with another setup; its events are neither replayed nor changed, and keep the numbers of their seats.
/// Refused like a file with the same content; a number of seats other than before, or a player on two of them, too.
table::Result<GameRecord, table::ReadError> withSetup(const GameRecord &record, const SetupChange &change);

} // namespace skyledger::airshipcity
