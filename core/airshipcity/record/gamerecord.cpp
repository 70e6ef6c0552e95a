// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"

#include "core/airshipcity/record/recordcodec.h"
#include "core/table/jsonreader.h"

namespace skyledger {
template class play::EventCodec<airshipcity::AirshipCity>;
template class play::RecordFile<airshipcity::AirshipCity>;
} // namespace skyledger

namespace skyledger::airshipcity {

QJsonObject playJson(const Play &play, const Ids &ids)
{
    return play::EventCodec<AirshipCity>::json(play, ids);
}

table::Result<GameRecord, table::ReadError> readGameRecord(const QByteArray &bytes)
{
    return play::RecordFile<AirshipCity>::read(bytes);
}

table::Result<GameRecord, table::ReadError> readGameRecord(const QJsonObject &document)
{
    return play::RecordFile<AirshipCity>::read(document);
}

QJsonObject gameRecordJson(const GameRecord &record)
{
    return play::RecordFile<AirshipCity>::json(record);
}

QByteArray writeGameRecord(const GameRecord &record)
{
    return play::RecordFile<AirshipCity>::write(record);
}

} // namespace skyledger::airshipcity
