// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/cataloguejson.h"
#include "core/whistlemountain/record/game.h"

namespace skyledger::whistlemountain {

Rulings readRulings(const JsonNode &node);
/// The whole of `setup`.
Setup readSetup(const JsonNode &node, QList<PlayerInfo> &players);

/// A game out of a file's object. Refused, with the first fault: every fault of form of the formats page; the whole file
/// is looked at, past the cursor and in abandoned lines too. Whether the events are legal is not asked here.
inline table::Result<GameRecord, table::ReadError> readGameRecord(const QJsonObject &document)
{
    return play::RecordFile<Game>::read(document);
}
/// The same for the bytes of a file. Numbers under keys of other programs stay as they are spelled.
inline table::Result<GameRecord, table::ReadError> readGameRecord(const QByteArray &bytes)
{
    return play::RecordFile<Game>::read(bytes);
}

/// The bytes of a record's file. A file that this program wrote comes out as it was, byte for byte.
inline QByteArray writeGameRecord(const GameRecord &record)
{
    return play::RecordFile<Game>::write(record);
}

/// An event of its object, for a record that is known.
inline Event readEvent(const JsonNode &node, const Ids &ids)
{
    Ids known = ids;
    return play::EventCodec<Game>::read(node, known);
}
/// A play in bare form, ready to be appended to a record.
inline QJsonObject playJson(const Play &play)
{
    return WrittenPlays::write(play, {});
}

/// Appends a play as it was made, all of it in force.
void appendPlay(GameRecord &record, const Play &play, const Reported &reported = {});

} // namespace skyledger::whistlemountain
