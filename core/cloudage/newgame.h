// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/gamerecord.h"
#include "core/table/random.h"

#include <QtCore/QDateTime>

#include <array>

/// A new game: what the table lays out by chance.
namespace skyledger::cloudage {

/// Why there is no new game.
struct NewGameRefusal {
    enum class Kind : std::uint8_t {
        PlayerCount, ///< not 1 to 4 players; `number`: how many
        Name,        ///< not 1 to 40 characters; `number`: the player, counted from 1
        SameName,    ///< a name that an earlier player has; `number`: the player
        Missions, ///< one that the player has twice, or a wrong number of covered ones (CA-MISS-02, -03); `number`: who
        Catalogue ///< the catalogue cannot be read: see `error`
    };
    Kind kind{};
    int number = 0;
    table::ReadError error;
};

/// Mission cards that lie in front of a player at the start (CA-SETUP-04).
struct StartMissions {
    MissionCards cards;
    CoveredMissions covered; ///< one for each card beyond the first
};

/// What is decided before the deal.
struct NewGameOptions {
    QStringList names;               ///< 1 to 4, clockwise from the first player
    std::vector<PlayerColor> colors; ///< theirs; empty: as they are printed
    Mode mode = Mode::Scenario2;
    Chapter chapter{};
    QString campaign;                    ///< empty: none
    QJsonObject catalogue;               ///< the sample set or an owner's copy; empty: what is built in
    QJsonObject agreed;                  ///< rulings and tiles as `agreedAtTheEnd` tells them; empty: none
    std::array<QChar, 3> sides;          ///< `A` or `B` of boards 2 to 4 (CA-SETUP-01); null: by chance
    std::vector<StartMissions> missions; ///< by seats; of whom none is told, none or what is dealt
    bool dealsMissions = false;          ///< a Mission card of the sample set for each player
    std::optional<std::uint64_t> seed;   ///< nothing: by chance
    QDateTime playedAt;                  ///< invalid: now
};

/// What the next chapter takes over of a game besides its people and values: the rulings, and the Campaign tiles in play at
/// the end (CA-SETUP-07).
QJsonObject agreedAtTheEnd(const GameRecord &record);

/// A record ready to be written: sides of the boards, and nothing that the rulebook hides. A seed deals the same on
/// every machine.
table::Result<GameRecord, NewGameRefusal> newGame(const NewGameOptions &options);

} // namespace skyledger::cloudage
