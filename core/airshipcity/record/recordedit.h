// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/play/recordedit.h"

#include <QtCore/QStringList>

/// What can be done to a record: begin one, and go on with it.
namespace skyledger::airshipcity {

/// The tiles that lie on the table, the contracts that are turned up, and the bonuses of stages 2 to 5, by ids.
struct Layout {
    QStringList city;         ///< 16, row by row from the top left
    QStringList market;       ///< those on display, 0 to 5
    QStringList stageBonuses; ///< 4
    friend bool operator==(const Layout &, const Layout &) = default;
};

/// Everything that is fixed when a game begins.
struct NewGame : Layout {
    QString id;       ///< a UUID
    QString playedAt; ///< date and time with UTC offset
    Edition edition{};
    Rulings rulings;
    QList<PlayerInfo> players;
    QJsonObject catalogue; ///< whole
};

/// The record of a game that begins, its catalogue filled up as by `completed`. Refused like a file with the same
/// content.
table::Result<GameRecord, table::ReadError> newGameRecord(const NewGame &game);

/// The record with a catalogue that lists every tile, contract, public utility and stage bonus of the game, and at
/// least 20 contracts. To be called before a record of another program is written for the first time.
GameRecord completed(const GameRecord &record);

/// A public utility that was met in play, known from now on and listed in the catalogue with these values (which may be
/// empty); nothing if the id is bad or taken, or no number is left for it.
std::optional<Utility> addUtility(GameRecord &record, const QString &id, const QJsonObject &values = {});

/// The same for one that people only know by a name of 1 to 40 characters, in a language (`en`, `fr`). Its id is made
/// of the name, or is the next free one of `u1`, `u2` ...
std::optional<Utility> addNamedUtility(GameRecord &record, const QString &name, const QString &language);

/// Puts a value that was read off somebody's box into the record's catalogue. Numbers of things stay; events are not
/// looked at. False, and nothing changes, if the format cannot hold the value or the thing is not known.
bool enterValue(GameRecord &record, const MissingValue &which, const PrintedValue &value);

} // namespace skyledger::airshipcity
