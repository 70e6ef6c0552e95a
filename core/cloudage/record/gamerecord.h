// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/game.h"
#include "core/play/record.h"
#include "core/table/result.h"

/// Recorded games of CloudAge.
namespace skyledger::cloudage {

using GameRecord = play::RecordOf<CloudAge>;
using Entry = play::EntryOf<CloudAge>;
using play::EventNote;

/// The id that the records of a campaign share; empty: none.
QString campaignOf(const GameRecord &record);
/// The City cards that a catalogue lists, for whoever draws them.
std::vector<CityCard> cityCardsIn(const QJsonObject &catalogue);
inline std::vector<CityCard> cityCardsOf(const GameRecord &record)
{
    return cityCardsIn(record.catalogue());
}

/// A game out of a file's bytes: see `play::RecordFile::read`.
table::Result<GameRecord, table::ReadError> readGameRecord(const QByteArray &bytes);
/// A game out of an object: see `play::RecordFile::read`.
table::Result<GameRecord, table::ReadError> readGameRecord(const QJsonObject &document);

/// The whole game as one object: what `writeGameRecord` writes. Every ruling is named in it.
QJsonObject gameRecordJson(const GameRecord &record);
/// The bytes of a record's file. A file that this program wrote comes out as it was, byte for byte.
QByteArray writeGameRecord(const GameRecord &record);

/// Adds an event at the end of the main line and puts it in force.
void appendEvent(GameRecord &record, const Event &event, const EventNote &note = {});

/// A play in its bare form, as `moves` lists it: cards that are not told stand as null.
QJsonObject playJson(const Play &play, const Ids &ids);

} // namespace skyledger::cloudage
