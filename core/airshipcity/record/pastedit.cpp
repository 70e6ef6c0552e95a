// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/pastedit.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {

template <class Value>
auto placeIn(std::vector<Value> &list, std::size_t at)
{
    return list.begin() + static_cast<std::ptrdiff_t>(at);
}

} // namespace

Mended withEventChanged(const GameRecord &record, std::span<const State> states, std::size_t number,
                        const Event &event, const QString &reason, const QString &at)
{
    const std::size_t place = number - 1;
    MainLine line = mainLineOf(record, states);
    line.events[place] = event;
    line.documents[place] = eventJson(event, record.ids, {record.note(place).at, reason});
    line.legal = std::max(line.legal, number);
    line.doers.resize(line.legal, none<Player>);
    line.doers[place] = none<Player>;
    return withMainLine(record, std::move(line), at);
}

Mended withEventsRemoved(const GameRecord &record, std::span<const State> states, std::size_t first,
                         std::size_t count, const QString &at)
{
    const std::size_t place = first - 1;
    MainLine line = mainLineOf(record, states);
    const std::size_t judged = line.legal - std::min(place, line.legal);
    const auto erase = [place](auto &list, std::size_t some) {
        list.erase(placeIn(list, place), placeIn(list, place + some));
    };
    erase(line.events, count);
    erase(line.documents, count);
    erase(line.doers, std::min(count, judged));
    line.legal -= std::min(count, judged);
    if (line.cursor > place)
        line.cursor -= std::min(count, line.cursor - place);
    return withMainLine(record, std::move(line), at);
}

Mended withEventInserted(const GameRecord &record, std::span<const State> states, std::size_t number,
                         const Event &event, const QString &reason, const QString &at)
{
    const std::size_t place = number - 1;
    MainLine line = mainLineOf(record, states);
    line.events.insert(placeIn(line.events, place), event);
    line.documents.insert(placeIn(line.documents, place), eventJson(event, record.ids, {{}, reason}));
    line.doers.insert(placeIn(line.doers, place), none<Player>);
    ++line.legal;
    if (line.cursor >= place)
        ++line.cursor;
    return withMainLine(record, std::move(line), at);
}

} // namespace skyledger::airshipcity
