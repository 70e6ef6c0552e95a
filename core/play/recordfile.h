// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/eventcodec.h"
#include "core/play/header.h"
#include "core/play/recordlists.h"
#include "core/table/jsonreader.h"
#include "core/table/numberspelling.h"
#include "core/table/result.h"

#include <algorithm>

/// Records as files hold them.
namespace skyledger::play {

/// Reads and writes the records of a game.
template <RecordedGame G>
class RecordFile
{
public:
    using Record = RecordOf<G>;

    /// A game out of a file's bytes. Refused, with the first fault: what is no record of this game, a newer version,
    /// and every fault of form of the format's page; the whole file is looked at, past the cursor and in abandoned lines
    /// too. Whether the events are legal is not asked here. Numbers under keys of other programs stay as they are spelled.
    static table::Result<Record, table::ReadError> read(const QByteArray &bytes);
    /// The same for an object that is parsed already, and has lost the spellings.
    static table::Result<Record, table::ReadError> read(const QJsonObject &document);
    /// The whole game as one object: what `write` writes.
    static QJsonObject json(const Record &record);
    /// The bytes of a record's file. A file that this program wrote comes out as it was, byte for byte.
    static QByteArray write(const Record &record);

private:
    static void readEvents(const JsonNode &node, Record &record);
};

template <RecordedGame G>
void RecordFile<G>::readEvents(const JsonNode &node, Record &record)
{
    const QJsonArray list = node.list();
    record.entries.reserve(static_cast<std::size_t>(list.size()));
    for (qsizetype i = 0; i < list.size() && !node.faults().any(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        record.entries.push_back({EventCodec<G>::read(entry, record.ids), entry.value().toObject()});
    }
    record.cursor = record.entries.size();
}

template <RecordedGame G>
table::Result<RecordOf<G>, table::ReadError> RecordFile<G>::read(const QByteArray &bytes)
{
    auto document = table::parseObject(bytes);
    if (!document)
        return document.error();
    return read(table::keepingSpellings(document.value(), bytes, G::shape()));
}

template <RecordedGame G>
table::Result<RecordOf<G>, table::ReadError> RecordFile<G>::read(const QJsonObject &document)
{
    table::JsonFaults faults;
    const JsonNode node(faults, document);
    Record record;
    readHeader(node, recordFormat, G::gameId);
    readOrigin(node);
    if (faults.any())
        return faults.first();
    record.setup = G::readSetup(node.at(QLatin1StringView("setup")), record.ids, record.players);
    if (faults.any())
        return faults.first();
    readEvents(node.at(QLatin1StringView("events")), record);
    const JsonNode cursor = node.at(QLatin1StringView("cursor"));
    if (cursor.isPresent())
        record.cursor = static_cast<std::size_t>(cursor.number(0, static_cast<int>(record.entries.size())));
    record.lines = readLines(node.at(QLatin1StringView("lines")),
                             [&record](const JsonNode &event) { EventCodec<G>::read(event, record.ids); });
    record.agreed = readAgreed(node.at(QLatin1StringView("agreed")));
    if (faults.any())
        return faults.first();
    G::settle(record.ids, record.setup);
    record.document = withoutLists(document);
    return record;
}

template <RecordedGame G>
QJsonObject RecordFile<G>::json(const Record &record)
{
    QJsonObject document = record.document;
    QJsonObject setup = document.value(QLatin1StringView("setup")).toObject();
    G::writeSetup(setup, record.setup);
    document.insert(QStringLiteral("setup"), setup);
    QJsonArray events;
    for (const EntryOf<G> &entry : record.entries)
        events.append(entry.document);
    insertLists(document, events, record.cursor, record.lines, record.agreed);
    return document;
}

template <RecordedGame G>
QByteArray RecordFile<G>::write(const Record &record)
{
    return table::writeJson(json(record), G::shape());
}

/// Whether the record's file could be read again with the rest of the game in it. Every change of the past keeps a line.
template <RecordedGame G>
bool hasRoom(const RecordOf<G> &record)
{
    // Writing tells the size, and takes its time: most games are surely small enough.
    return isSurelySmall(record.entries.size(), record.lines)
        || RecordFile<G>::write(record).size() <= table::maxFileSize - restOfGame;
}

} // namespace skyledger::play
