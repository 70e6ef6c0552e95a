// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/recordlists.h"

#include <limits>

namespace skyledger::play {

using namespace Qt::Literals::StringLiterals;
using table::JsonNode;

namespace {

/// `after` and `at` of a line or a mark. `after` counts in the main line as it was then, which may have been longer than
/// it is now.
void readMoment(const JsonNode &node)
{
    node.object();
    node.at("after"_L1).number(0, std::numeric_limits<int>::max());
    const JsonNode at = node.at("at"_L1);
    if (at.isPresent())
        at.text();
}

} // namespace

QJsonArray readLines(const JsonNode &node, const std::function<void(const JsonNode &)> &readEvent)
{
    if (!node.isPresent())
        return {};
    QJsonArray lines = node.list();
    for (qsizetype i = 0; i < lines.size() && !node.faults().any(); ++i) {
        const JsonNode line = node.entry(i, lines.at(i));
        readMoment(line);
        const JsonNode events = line.at("events"_L1);
        const QJsonArray list = events.list();
        for (qsizetype k = 0; k < list.size() && !node.faults().any(); ++k)
            readEvent(events.entry(k, list[k]));
    }
    return lines;
}

QJsonArray readAgreed(const JsonNode &node)
{
    if (!node.isPresent())
        return {};
    QJsonArray marks = node.list();
    for (qsizetype i = 0; i < marks.size() && !node.faults().any(); ++i) {
        const JsonNode mark = node.entry(i, marks.at(i));
        readMoment(mark);
        mark.at("boards"_L1).text();
    }
    return marks;
}

QJsonObject withoutLists(QJsonObject document)
{
    for (const auto key : {"events"_L1, "cursor"_L1, "lines"_L1, "agreed"_L1})
        document.remove(key);
    return document;
}

void insertLists(QJsonObject &document, const QJsonArray &events, std::size_t cursor, const QJsonArray &lines,
                 const QJsonArray &agreed)
{
    document.insert(u"events"_s, events);
    // A game without events needs no cursor, and whoever adds events to its file would have to mind it.
    if (!events.isEmpty())
        document.insert(u"cursor"_s, static_cast<qint64>(cursor));
    document.insert(u"lines"_s, lines);
    if (!agreed.isEmpty())
        document.insert(u"agreed"_s, agreed);
}

bool isSurelySmall(std::size_t events, const QJsonArray &lines)
{
    // An event takes about 150 bytes; of so many each may take 3900.
    constexpr std::size_t surelySmall = 4000;
    for (const auto &line : lines)
        events += static_cast<std::size_t>(line["events"_L1].toArray().size());
    return events <= surelySmall;
}

} // namespace skyledger::play
