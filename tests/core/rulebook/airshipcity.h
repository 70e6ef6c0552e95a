// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/reader.h"
#include "core/rulebook/search.h"

/// The rulebook of Airship City as the program has it. What links this links `skyledger-resources` too.
namespace skyledger::rulebook::test {

inline const Rulebook &airshipCity()
{
    static const Rulebook rulebook = [] {
        auto read = readRulebook(QStringLiteral(":/rulebook/airship-city"));
        if (!read)
            qFatal("%s", qUtf8Printable(table::describe(read.error())));
        return std::move(read).value();
    }();
    return rulebook;
}

inline const Search &search()
{
    static const Search search(airshipCity());
    return search;
}

/// The entries of the first results.
inline std::vector<const Entry *> firstOf(const Found &found, std::size_t most)
{
    std::vector<const Entry *> entries;
    for (const Found::Hit &hit : found.hits()) {
        if (entries.size() < most)
            entries.push_back(&airshipCity().entries()[hit.entry]);
    }
    return entries;
}

/// Their ids, for the message of a failing test.
inline QString idsOf(const Found &found, std::size_t most)
{
    QStringList ids;
    const std::vector<const Entry *> entries = firstOf(found, most);
    for (const Entry *entry : entries)
        ids << entry->id;
    return ids.join(u' ');
}

} // namespace skyledger::rulebook::test
