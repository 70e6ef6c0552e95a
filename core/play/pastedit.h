// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/mending.h"

/// Changes of what happened earlier in a game. Events count from 1; what follows is replayed and mended (`MendedOf`), and
/// the old line is kept.
namespace skyledger::play {

/// Replaces an event by another one, which happened at the same time. The new one must be playable there.
template <RecordedGame G>
MendedOf<G> withEventChanged(const RecordOf<G> &record, std::span<const typename G::State> states,
                             std::size_t number, const typename G::Event &event, const QString &reason,
                             const QString &at)
{
    const std::size_t place = number - 1;
    MainLineOf<G> line = mainLineOf(record, states);
    line.entries[place] = {{event, EventCodec<G>::json(event, record.ids, {record.note(place).at, reason})},
                           nobody};
    line.legal = std::max(line.legal, number);
    return withMainLine(record, std::move(line), at);
}

/// Takes out so many events from one on.
template <RecordedGame G>
MendedOf<G> withEventsRemoved(const RecordOf<G> &record, std::span<const typename G::State> states,
                              std::size_t first, std::size_t count, const QString &at)
{
    const std::size_t place = first - 1;
    MainLineOf<G> line = mainLineOf(record, states);
    const std::size_t judged = line.legal - std::min(place, line.legal);
    const auto begin = line.entries.begin() + static_cast<std::ptrdiff_t>(place);
    line.entries.erase(begin, begin + static_cast<std::ptrdiff_t>(count));
    line.legal -= std::min(count, judged);
    if (line.cursor > place)
        line.cursor -= std::min(count, line.cursor - place);
    return withMainLine(record, std::move(line), at);
}

/// Inserts an event, which gets this number. When it happened is not known. It must be playable there.
template <RecordedGame G>
MendedOf<G> withEventInserted(const RecordOf<G> &record, std::span<const typename G::State> states,
                              std::size_t number, const typename G::Event &event, const QString &reason,
                              const QString &at)
{
    const std::size_t place = number - 1;
    MainLineOf<G> line = mainLineOf(record, states);
    line.entries.insert(line.entries.begin() + static_cast<std::ptrdiff_t>(place),
                        {{event, EventCodec<G>::json(event, record.ids, {{}, reason})}, nobody});
    ++line.legal;
    if (line.cursor >= place)
        ++line.cursor;
    return withMainLine(record, std::move(line), at);
}

} // namespace skyledger::play
