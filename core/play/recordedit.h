// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/abandonedline.h"
#include "core/play/eventcodec.h"

/// What can be done to the events of a record, whatever the game.
namespace skyledger::play {

/// Adds an event at the end of the main line and puts it in force. The cursor must stand at the end: see
/// `leaveLine`. A thing that the event names must be known already.
template <RecordedGame G>
void appendEvent(RecordOf<G> &record, const typename G::Event &event, const EventNote &note)
{
    record.entries.push_back({event, EventCodec<G>::json(event, record.ids, note)});
    record.cursor = record.entries.size();
}

/// Keeps the main line from `after` on among the abandoned ones; it stays in force. Does nothing if nothing is there.
template <class G>
void keepLine(RecordOf<G> &record, std::size_t after, const QString &at)
{
    if (after < record.entries.size())
        record.lines.append(abandoned(record.documents(), after, at));
}

/// Moves the events past the cursor to the abandoned lines, so that the game can go on from the cursor. Does nothing if
/// there are none. `at`: the date and time of leaving; may be empty.
template <class G>
void leaveLine(RecordOf<G> &record, const QString &at)
{
    keepLine(record, record.cursor, at);
    record.entries.resize(record.cursor);
}

/// Rewrites an entry as an override.
template <class G>
void rewrite(EntryOf<G> &entry, Rewrite how)
{
    using Override = typename G::Override;
    using Correct = typename G::Correct;
    entry.document = rewrittenJson(entry.document, how);
    Override overridden;
    if (auto *already = std::get_if<Override>(&entry.event))
        overridden = std::move(*already);
    else if (auto *correct = std::get_if<Correct>(&entry.event))
        overridden.event = std::move(*correct);
    else
        overridden.event = std::get<typename G::Played>(entry.event);
    (how == Rewrite::Void ? overridden.isVoid : overridden.wasLegal) = true;
    entry.event = std::move(overridden);
}

} // namespace skyledger::play
