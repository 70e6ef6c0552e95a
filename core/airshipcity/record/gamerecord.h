// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/eventjson.h"
#include "core/airshipcity/record/setupjson.h"
#include "core/table/result.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QList>

#include <span>
#include <vector>

namespace skyledger::airshipcity {

/// A recorded game. The documents are kept beside what was read from them, so that nothing is lost when the game is
/// written again.
struct GameRecord {
    QJsonObject document; ///< everything but `events`, `cursor`, `lines` and `agreed`
    Setup setup;
    Ids ids;
    QList<PlayerInfo> players; ///< in turn order
    std::vector<Event> events; ///< of the main line
    std::vector<QJsonObject>
        eventDocuments;     ///< the same as they are written, with all that only people understand
    std::size_t cursor = 0; ///< how many of them are in force
    QJsonArray lines;       ///< lines that were left: only ever added to
    QJsonArray agreed;      ///< when the table compared all numbers: see `Agreement`

    /// The events up to the cursor: what makes the state.
    std::span<const Event> inForce() const { return std::span(events).first(cursor); }
    /// When an event happened and why, counted from 0.
    EventNote note(std::size_t event) const { return noteOf(eventDocuments[event]); }
    QJsonObject catalogue() const;
    QString id() const;
    QString playedAt() const;
};

/// A game out of a file's bytes. Refused, with the first fault: what is no record of this game, a newer version, and
/// every fault of form of the format's page; the whole file is looked at, past the cursor and in abandoned lines too.
/// Whether the events are legal is not asked here.
table::Result<GameRecord, table::ReadError> readGameRecord(const QByteArray &bytes);
/// The same for an object that is parsed already.
table::Result<GameRecord, table::ReadError> readGameRecord(const QJsonObject &document);

/// The whole game as one object: what `writeGameRecord` writes. Every ruling is named in it.
QJsonObject gameRecordJson(const GameRecord &record);

/// The bytes of a record's file. A file that this program wrote comes out as it was, byte for byte.
QByteArray writeGameRecord(const GameRecord &record);

/// Whether the record's file could be read again with the rest of the game in it. Every change of the past keeps a line.
bool hasRoom(const GameRecord &record);

} // namespace skyledger::airshipcity
