// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/lines.h"

#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/recordedit.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

using Documents = std::vector<QJsonObject>;

/// A line as the file keeps it.
struct Kept {
    std::size_t after;
    QString at;
    QJsonArray events;

    explicit Kept(const QJsonObject &line)
        : after(static_cast<std::size_t>(line["after"_L1].toInteger())),
          at(line["at"_L1].toString()),
          events(line["events"_L1].toArray())
    {
    }
};

/// Goes from a main line back to the one that was left for it: the same up to where they part, then its own events.
void goBack(Documents &documents, const Kept &line)
{
    documents.resize(std::min(line.after, documents.size()));
    documents.reserve(documents.size() + static_cast<std::size_t>(line.events.size()));
    for (const auto &event : line.events)
        documents.push_back(event.toObject());
}

/// The events of documents that were read once already.
std::optional<std::vector<Event>> eventsOf(const Documents &documents, Ids ids)
{
    table::JsonFaults faults;
    std::vector<Event> events;
    events.reserve(documents.size());
    for (const QJsonObject &document : documents)
        events.push_back(readEvent(table::JsonNode(faults, document), ids));
    if (faults.any())
        return std::nullopt;
    return events;
}

} // namespace

std::vector<AbandonedLine> abandonedLines(const GameRecord &record)
{
    std::vector<AbandonedLine> lines(static_cast<std::size_t>(record.lines.size()));
    Documents documents = record.eventDocuments;
    for (std::size_t i = lines.size(); i-- > 0;) {
        const Kept kept(record.lines.at(static_cast<qsizetype>(i)).toObject());
        goBack(documents, kept);
        const auto own = static_cast<std::size_t>(kept.events.size());
        lines[i] = {i + 1, documents.size() - own, own, sharedStart(documents, record.eventDocuments),
                    kept.at};
    }
    return lines;
}

std::vector<QJsonObject> documentsOfLine(const GameRecord &record, std::size_t number)
{
    const auto count = static_cast<std::size_t>(record.lines.size());
    if (number < 1 || number > count)
        return {};
    Documents documents = record.eventDocuments;
    for (std::size_t i = count; i >= number; --i)
        goBack(documents, Kept(record.lines.at(static_cast<qsizetype>(i) - 1).toObject()));
    return documents;
}

std::optional<Mended> withLine(const GameRecord &record, std::size_t number, const QString &at)
{
    if (number < 1 || number > static_cast<std::size_t>(record.lines.size()))
        return std::nullopt;
    MainLine line;
    line.documents = documentsOfLine(record, number);
    auto events = eventsOf(line.documents, record.ids);
    if (!events)
        return std::nullopt;
    line.events = std::move(*events);
    line.legal = line.cursor = line.events.size();
    return withMainLine(record, std::move(line), at);
}

} // namespace skyledger::airshipcity
