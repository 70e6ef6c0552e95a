// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/abandonedline.h"
#include "core/play/mending.h"

#include <optional>
#include <vector>

/// The abandoned lines of a game: what was undone and played otherwise, and the past as it was before it was changed.
namespace skyledger::play {

/// All abandoned lines, the oldest first.
template <class G>
std::vector<AbandonedLine> abandonedLines(const RecordOf<G> &record)
{
    return linesOf(record.lines, record.documents());
}

/// The events of an abandoned line, whole from the start of the game, as they were written; empty if there is no such
/// line.
template <class G>
std::vector<QJsonObject> documentsOfLine(const RecordOf<G> &record, std::size_t number)
{
    return eventsOfLine(record.lines, record.documents(), number);
}

/// The record with an abandoned line, whole from the start of the game, as its main line; all of it is in force. What
/// it replaces is kept as a new abandoned line, left at `at`; the line itself stays among them. Events that the setup of
/// today does not allow are mended. Nothing if there is no such line, or it cannot be read.
template <RecordedGame G>
std::optional<MendedOf<G>> withLine(const RecordOf<G> &record, std::size_t number, const QString &at)
{
    if (number < 1 || number > static_cast<std::size_t>(record.lines.size()))
        return std::nullopt;
    table::JsonFaults faults;
    typename G::Ids ids = record.ids;
    MainLineOf<G> line;
    for (const QJsonObject &document : documentsOfLine(record, number))
        line.entries.push_back({{EventCodec<G>::read(JsonNode(faults, document), ids), document}, nobody});
    if (faults.any())
        return std::nullopt;
    line.legal = line.cursor = line.entries.size();
    return withMainLine(record, std::move(line), at);
}

} // namespace skyledger::play
