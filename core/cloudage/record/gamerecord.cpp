// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/gamerecord.h"

#include "core/cloudage/record/fields.h"
#include "core/cloudage/record/shapes.h"
#include "core/play/header.h"

#include <limits>

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

namespace {

void readEvents(const JsonNode &node, GameRecord &record)
{
    const QJsonArray list = node.list();
    record.events.reserve(static_cast<std::size_t>(list.size()));
    record.eventDocuments.reserve(static_cast<std::size_t>(list.size()));
    for (qsizetype i = 0; i < list.size() && !node.faults().any(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        record.events.push_back(readEvent(entry, record.ids));
        record.eventDocuments.push_back(entry.value().toObject());
    }
    record.cursor = record.events.size();
}

void readOptionalText(const JsonNode &node)
{
    if (node.isPresent())
        node.text();
}

/// Abandoned lines are kept as they are; their form is looked at.
QJsonArray readLines(const JsonNode &node, const Ids &ids)
{
    if (!node.isPresent())
        return {};
    QJsonArray lines = node.list();
    for (qsizetype i = 0; i < lines.size() && !node.faults().any(); ++i) {
        const JsonNode line = node.entry(i, lines.at(i));
        line.object();
        line.at("after"_L1).number(0, std::numeric_limits<int>::max());
        readOptionalText(line.at("at"_L1));
        const JsonNode events = line.at("events"_L1);
        const QJsonArray list = events.list();
        for (qsizetype k = 0; k < list.size() && !node.faults().any(); ++k)
            readEvent(events.entry(k, list[k]), ids);
    }
    return lines;
}

/// Marks of agreement are kept as they are too.
QJsonArray readAgreed(const JsonNode &node)
{
    if (!node.isPresent())
        return {};
    QJsonArray marks = node.list();
    for (qsizetype i = 0; i < marks.size() && !node.faults().any(); ++i) {
        const JsonNode mark = node.entry(i, marks.at(i));
        mark.object();
        mark.at("after"_L1).number(0, std::numeric_limits<int>::max());
        readOptionalText(mark.at("at"_L1));
        mark.at("boards"_L1).text();
    }
    return marks;
}

} // namespace

QJsonObject GameRecord::catalogue() const
{
    return document["setup"_L1]["catalogue"_L1].toObject();
}

QString GameRecord::id() const
{
    return document.value("id"_L1).toString();
}

QString GameRecord::playedAt() const
{
    return document.value("playedAt"_L1).toString();
}

QString GameRecord::campaign() const
{
    return document["setup"_L1]["campaign"_L1].toString();
}

table::Result<GameRecord, table::ReadError> readGameRecord(const QJsonObject &document)
{
    table::JsonFaults faults;
    const JsonNode node(faults, document);
    GameRecord record;
    readHeader(node, "skyledger-game"_L1);
    play::readOrigin(node);
    if (faults.any())
        return faults.first();
    CatalogueFile catalogue;
    record.setup = readSetup(node.at("setup"_L1), catalogue, record.players);
    if (faults.any())
        return faults.first();
    record.ids = catalogue.ids;
    record.cityCards = catalogue.cityCards;
    readEvents(node.at("events"_L1), record);
    const JsonNode cursor = node.at("cursor"_L1);
    if (cursor.isPresent())
        record.cursor = static_cast<std::size_t>(cursor.number(0, static_cast<int>(record.events.size())));
    record.lines = readLines(node.at("lines"_L1), record.ids);
    record.agreed = readAgreed(node.at("agreed"_L1));
    if (faults.any())
        return faults.first();
    record.document = document;
    for (const auto key : {"events"_L1, "cursor"_L1, "lines"_L1, "agreed"_L1})
        record.document.remove(key);
    return record;
}

QJsonObject gameRecordJson(const GameRecord &record)
{
    QJsonObject document = record.document;
    QJsonObject setup = document.value("setup"_L1).toObject();
    setup.insert(u"rulings"_s, rulingsJson(record.setup.rulings));
    document.insert(u"setup"_s, setup);
    QJsonArray events;
    for (const QJsonObject &event : record.eventDocuments)
        events.append(event);
    document.insert(u"events"_s, events);
    if (!record.events.empty())
        document.insert(u"cursor"_s, static_cast<qint64>(record.cursor));
    document.insert(u"lines"_s, record.lines);
    if (!record.agreed.isEmpty())
        document.insert(u"agreed"_s, record.agreed);
    return document;
}

QByteArray writeGameRecord(const GameRecord &record)
{
    return table::writeJson(gameRecordJson(record), shapes::gameRecord);
}

void appendEvent(GameRecord &record, const Event &event, const EventNote &note)
{
    record.events.push_back(event);
    record.eventDocuments.push_back(eventJson(event, record.ids, note));
    record.cursor = record.events.size();
}

} // namespace skyledger::cloudage
