// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/abandonedline.h"

#include "core/play/eventdocument.h"

#include <algorithm>

namespace skyledger::play {

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

} // namespace

QJsonObject abandoned(const std::vector<QJsonObject> &documents, std::size_t after, const QString &at)
{
    QJsonArray events;
    for (std::size_t i = after; i < documents.size(); ++i)
        events.append(documents[i]);
    QJsonObject line{{u"after"_s, static_cast<qint64>(after)}, {u"events"_s, events}};
    if (!at.isEmpty())
        line.insert(u"at"_s, at);
    return line;
}

std::vector<AbandonedLine> linesOf(const QJsonArray &lines, const Documents &mainLine)
{
    std::vector<AbandonedLine> list(static_cast<std::size_t>(lines.size()));
    Documents documents = mainLine;
    for (std::size_t i = list.size(); i-- > 0;) {
        const Kept kept(lines.at(static_cast<qsizetype>(i)).toObject());
        goBack(documents, kept);
        const auto own = static_cast<std::size_t>(kept.events.size());
        list[i] = {i + 1, documents.size() - own, own, sharedStart(documents, mainLine), kept.at};
    }
    return list;
}

std::vector<QJsonObject> eventsOfLine(const QJsonArray &lines, Documents mainLine, std::size_t number)
{
    const auto count = static_cast<std::size_t>(lines.size());
    if (number < 1 || number > count)
        return {};
    for (std::size_t i = count; i >= number; --i)
        goBack(mainLine, Kept(lines.at(static_cast<qsizetype>(i) - 1).toObject()));
    return mainLine;
}

} // namespace skyledger::play
