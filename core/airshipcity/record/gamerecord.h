// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/game.h"
#include "core/play/eventdocument.h"
#include "core/play/record.h"
#include "core/table/result.h"

/// Recorded games of Airship City.
namespace skyledger::airshipcity {

using GameRecord = play::RecordOf<AirshipCity>;
using Entry = play::EntryOf<AirshipCity>;
using play::EventNote;
using play::Rewrite;

/// A game out of a file's bytes or of an object: see `play::RecordFile::read`.
table::Result<GameRecord, table::ReadError> readGameRecord(const QByteArray &bytes);
table::Result<GameRecord, table::ReadError> readGameRecord(const QJsonObject &document);

/// The whole game as one object: what `writeGameRecord` writes. Every ruling is named in it.
QJsonObject gameRecordJson(const GameRecord &record);

/// The bytes of a record's file. A file that this program wrote comes out as it was, byte for byte.
QByteArray writeGameRecord(const GameRecord &record);

/// A play in its bare form, as `moves` lists it.
QJsonObject playJson(const Play &play, const Ids &ids);

} // namespace skyledger::airshipcity
