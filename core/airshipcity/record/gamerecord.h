// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/game.h"
#include "core/play/recordfile.h"
#include "core/play/replay.h"

// What reads and writes records of this game, instantiated once.
namespace skyledger {
extern template class play::EventCodec<airshipcity::AirshipCity>;
extern template class play::RecordFile<airshipcity::AirshipCity>;
} // namespace skyledger

/// Recorded games of Airship City.
namespace skyledger::airshipcity {

using GameRecord = play::RecordOf<AirshipCity>;
using Entry = play::EntryOf<AirshipCity>;
using play::EventNote;
using play::Rewrite;
using Replay = play::ReplayOf<AirshipCity>;
using ReplayStep = play::ReplayStepOf<AirshipCity>;
using Mended = play::MendedOf<AirshipCity>;

/// A game out of a file's bytes or of an object: see `play::RecordFile::read`.
inline table::Result<GameRecord, table::ReadError> readGameRecord(const QByteArray &bytes)
{
    return play::RecordFile<AirshipCity>::read(bytes);
}
inline table::Result<GameRecord, table::ReadError> readGameRecord(const QJsonObject &document)
{
    return play::RecordFile<AirshipCity>::read(document);
}

/// The whole game as one object: what `writeGameRecord` writes. Every ruling is named in it.
inline QJsonObject gameRecordJson(const GameRecord &record)
{
    return play::RecordFile<AirshipCity>::json(record);
}

/// The bytes of a record's file. A file that this program wrote comes out as it was, byte for byte.
inline QByteArray writeGameRecord(const GameRecord &record)
{
    return play::RecordFile<AirshipCity>::write(record);
}

/// A play in its bare form, as `moves` lists it.
inline QJsonObject playJson(const Play &play, const Ids &ids)
{
    return AirshipCity::plays().write(play, ids);
}

/// Replays events from the start, up to the first that is illegal or lacks a needed report. `onStep` is called for
/// each that was replayed.
Replay replay(const Setup &setup, std::span<const Entry> entries,
              const std::function<void(const ReplayStep &)> &onStep = {});

} // namespace skyledger::airshipcity
