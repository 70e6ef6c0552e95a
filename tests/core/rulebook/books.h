// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/reader.h"
#include "core/rulebook/search.h"

#include <QtCore/QDir>

#include <vector>

/// The rulebooks of all games as the program has them. What links this links `skyledger-resources` too.
namespace skyledger::rulebook::test {

/// The rulebook of one game, and the search in it.
struct Book {
    QString game; ///< the name of its folder
    Rulebook rules;
    Search search;
};

inline QString folderOf(const QString &game)
{
    return QStringLiteral(":/rulebook/") + game;
}

/// Every game that has rules to look up, in the order of the names of the folders.
inline const std::vector<Book> &books()
{
    static const std::vector<Book> all = [] {
        std::vector<Book> books;
        const QStringList games = QDir(folderOf({})).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        for (const QString &game : games) {
            auto read = readRulebook(folderOf(game));
            if (!read)
                qFatal("%s", qUtf8Printable(table::describe(read.error())));
            Search search(read.value());
            books.push_back({game, std::move(read).value(), std::move(search)});
        }
        return books;
    }();
    return all;
}

inline const Book &bookOf(const QString &game)
{
    for (const Book &book : books()) {
        if (book.game == game)
            return book;
    }
    qFatal("%s has no rules to look up", qUtf8Printable(game));
}

/// The entries that a search of a game finds first.
inline std::vector<const Entry *> firstOf(const Book &book, const QString &query, std::size_t most)
{
    std::vector<const Entry *> entries;
    const Found found = book.search.find(query, most);
    entries.reserve(found.hits().size());
    for (const Found::Hit &hit : found.hits())
        entries.push_back(&book.rules.entries()[hit.entry]);
    return entries;
}

/// Their ids, for the message of a failing test.
inline QString idsOf(const Book &book, const QString &query, std::size_t most)
{
    QStringList ids;
    const std::vector<const Entry *> entries = firstOf(book, query, most);
    for (const Entry *entry : entries)
        ids << entry->id;
    return ids.join(u' ');
}

} // namespace skyledger::rulebook::test
