// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/result.h"
#include "core/whistlemountain/record/cataloguejson.h"
#include "core/whistlemountain/record/eventjson.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>

#include <span>

namespace skyledger::whistlemountain {

inline constexpr QLatin1StringView gameId{"whistle-mountain"};
inline constexpr int formatVersion = 1;

/// What files tell of a player that the rules do not ask for.
struct PlayerInfo {
    QString name;
    PlayerColor color = none<PlayerColor>; ///< `none`: not told, in a score sheet
    friend bool operator==(const PlayerInfo &, const PlayerInfo &) = default;
};

/// A recorded game. The documents are kept beside what was read from them, so that nothing is lost when the game is
/// written again.
struct GameRecord {
    QJsonObject document; ///< everything but `events`, `cursor`, `lines` and `agreed`
    Setup setup;
    QList<PlayerInfo> players;               ///< in turn order
    std::vector<Event> events;               ///< of the main line
    std::vector<QJsonObject> eventDocuments; ///< the same as they are written
    std::size_t cursor = 0;                  ///< how many of them are in force
    QJsonArray lines;                        ///< lines that were left
    QJsonArray agreed;

    std::span<const Event> inForce() const { return std::span(events).first(cursor); }
};

/// Notes a fault unless the document is a file of this game in this format.
void readHeader(const JsonNode &document, QLatin1StringView format);
/// `id` and `playedAt`, both optional.
void readOrigin(const JsonNode &document);
Rulings readRulings(const JsonNode &node);
/// The whole of `setup`.
Setup readSetup(const JsonNode &node, QList<PlayerInfo> &players);

/// A game out of a file's object. Refused, with the first fault: every fault of form of the formats page; the whole file
/// is looked at, past the cursor and in abandoned lines too. Whether the events are legal is not asked here.
table::Result<GameRecord, table::ReadError> readGameRecord(const QJsonObject &document);

/// The bytes of a record's file. A file that this program wrote comes out as it was, byte for byte.
QByteArray writeGameRecord(const GameRecord &record);

/// Appends a play in bare form.
void appendPlay(GameRecord &record, const Play &play);

} // namespace skyledger::whistlemountain
