// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/eventjson.h"
#include "core/cloudage/record/setupjson.h"
#include "core/table/result.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QList>

#include <span>
#include <vector>

namespace skyledger::cloudage {

/// A recorded game. The documents are kept beside what was read from them, so that nothing is lost when the game is
/// written again.
struct GameRecord {
    QJsonObject document; ///< everything but `events`, `cursor`, `lines` and `agreed`
    Setup setup;
    Ids ids;
    QList<PlayerInfo> players;               ///< in turn order of the first round
    std::vector<CityCard> cityCards;         ///< that the catalogue lists
    std::vector<Event> events;               ///< of the main line
    std::vector<QJsonObject> eventDocuments; ///< the same as they are written
    std::size_t cursor = 0;                  ///< how many of them are in force
    QJsonArray lines;                        ///< lines that were left: only ever added to
    QJsonArray agreed;                       ///< when the table compared all numbers

    /// The events up to the cursor: what makes the state.
    std::span<const Event> inForce() const { return std::span(events).first(cursor); }
    EventNote note(std::size_t event) const { return noteOf(eventDocuments[event]); }
    QJsonObject catalogue() const;
    QString id() const;
    QString playedAt() const;
    QString campaign() const; ///< the id that the records of a campaign share; empty: none
};

/// A game out of an object. Refused, with the first fault: what is no record of this game, a newer version, and every
/// fault of form of the format's page; the whole file is looked at. Whether the events are legal is not asked here.
table::Result<GameRecord, table::ReadError> readGameRecord(const QJsonObject &document);

/// The whole game as one object: what `writeGameRecord` writes. Every ruling is named in it.
QJsonObject gameRecordJson(const GameRecord &record);
/// The bytes of a record's file. A file that this program wrote comes out as it was, byte for byte.
QByteArray writeGameRecord(const GameRecord &record);

/// Adds an event at the end of the main line and puts it in force.
void appendEvent(GameRecord &record, const Event &event, const EventNote &note = {});

} // namespace skyledger::cloudage
