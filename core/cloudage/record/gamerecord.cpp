// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/gamerecord.h"

#include "core/cloudage/record/rewardcodecs.h"
#include "core/play/recordedit.h"
#include "core/play/recordfile.h"

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;
using File = play::RecordFile<CloudAge>;

QString campaignOf(const GameRecord &record)
{
    return record.document["setup"_L1]["campaign"_L1].toString();
}

std::vector<CityCard> cityCardsIn(const QJsonObject &catalogue)
{
    table::JsonFaults faults;
    const table::JsonNode node(faults, catalogue);
    const table::JsonNode list = node.at("cityCards"_L1);
    std::vector<CityCard> cards;
    Ids ids;
    if (list.isPresent())
        CityCardsCodec::read(list, ids, cards);
    return cards;
}

table::Result<GameRecord, table::ReadError> readGameRecord(const QByteArray &bytes)
{
    return File::read(bytes);
}

table::Result<GameRecord, table::ReadError> readGameRecord(const QJsonObject &document)
{
    return File::read(document);
}

QJsonObject gameRecordJson(const GameRecord &record)
{
    return File::json(record);
}

QByteArray writeGameRecord(const GameRecord &record)
{
    return File::write(record);
}

void appendEvent(GameRecord &record, const Event &event, const EventNote &note)
{
    play::appendEvent(record, event, note);
}

QJsonObject playJson(const Play &play, const Ids &ids)
{
    return plays().write(play, ids);
}

} // namespace skyledger::cloudage
