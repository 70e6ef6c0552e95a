// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QMap>
#include <QtCore/QString>

#include <optional>

/// A game that was played to its end, as plain values: what every game can tell of itself, for the shelf and for
/// other programs. Texts are ids of the game's formats, not words for people, but for the names of players.
namespace skyledger::table {

struct FinishedPlayer {
    QString name;  ///< 1 to 40 characters
    QString color; ///< id; empty: not known
    bool first = false;
    std::optional<int> total; ///< nothing: a value that it needs is not known
    int rank = 1;             ///< shared by equals; the next one skips
    bool won = false;
    int resources = 0;                 ///< left over
    QMap<QString, int> pointsBySource; ///< by id of the source; adds up to the total
    friend bool operator==(const FinishedPlayer &, const FinishedPlayer &) = default;
};

struct FinishedGame {
    QString id;                    ///< a UUID, or something derived from the content
    QString game;                  ///< id of the game: `airship-city`
    QString edition;               ///< id
    QString playedAt;              ///< when it began, ISO 8601 with UTC offset; empty: not known
    QString endedAt;               ///< when it ended; empty: not known
    bool tracked = false;          ///< out of a record of every move
    bool over = true;              ///< false: scored as if it had ended
    bool isFinal = true;           ///< the game is over and every value is known
    QString decidedBy;             ///< id of what parted the winner from the next
    QList<FinishedPlayer> players; ///< in turn order
    friend bool operator==(const FinishedGame &, const FinishedGame &) = default;
};

} // namespace skyledger::table
