// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/library.h"

#include <QtCore/QDir>

#include <algorithm>

namespace skyledger::rulebook {

Library::Library(std::vector<Rulebook> books) : m_books(std::move(books))
{
    for (const Rulebook &book : m_books)
        m_searches.emplace_back(book);
}

std::optional<std::size_t> Library::bookOf(QStringView game) const
{
    for (std::size_t book = 0; book < m_books.size(); ++book) {
        if (m_books[book].game() == game)
            return book;
    }
    return std::nullopt;
}

std::vector<Library::Hit> Library::findIn(std::size_t book, QStringView query, std::size_t most) const
{
    std::vector<Hit> hits;
    const Found found = m_searches[book].find(query, most);
    for (const Found::Hit &hit : found.hits())
        hits.push_back({book, hit.entry, hit.score});
    return hits;
}

std::vector<Library::Hit> Library::find(QStringView query, std::size_t most) const
{
    std::vector<Hit> hits;
    float best = 0;
    for (std::size_t book = 0; book < m_books.size(); ++book) {
        for (const Hit &hit : findIn(book, query, most)) {
            best = std::max(best, hit.score);
            hits.push_back(hit);
        }
    }
    const auto isInTheWay = [&](const Hit &hit) { return hit.score < leastShare * best; };
    hits.erase(std::remove_if(hits.begin(), hits.end(), isInTheWay), hits.end());
    std::stable_sort(hits.begin(), hits.end(),
                     [](const Hit &left, const Hit &right) { return left.score > right.score; });
    if (hits.size() > most)
        hits.resize(most);
    return hits;
}

table::Result<Library, ReadError> readLibrary(const QString &folder)
{
    const QDir shelf(folder);
    const QStringList names = shelf.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    std::vector<Rulebook> books;
    for (const QString &name : names) {
        auto read = readRulebook(shelf.filePath(name));
        if (!read)
            return read.error();
        books.push_back(std::move(read).value());
    }
    return Library(std::move(books));
}

} // namespace skyledger::rulebook
