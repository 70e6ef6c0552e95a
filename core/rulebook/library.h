// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/reader.h"
#include "core/rulebook/search.h"

namespace skyledger::rulebook {

/// The rulebooks of several games, searched together. It may be used in any thread.
class Library
{
public:
    explicit Library(std::vector<Rulebook> books);

    const std::vector<Rulebook> &books() const { return m_books; }
    /// The place of a game's book among them; nothing if it has none here.
    std::optional<std::size_t> bookOf(QStringView game) const;

    struct Hit {
        std::size_t book = 0;  ///< its place in `books()`
        std::size_t entry = 0; ///< its place in the entries of that book
        float score = 0;       ///< only to be compared with others of the same search
    };
    /// The entries of all books that answer a query, best first, `most` at most; of equals those of the earlier book
    /// come first. A rule that is named by its id keeps out what only has its words. Like `Search::find` in all else.
    std::vector<Hit> find(QStringView query, std::size_t most = 50) const;
    /// The same in one book.
    std::vector<Hit> findIn(std::size_t book, QStringView query, std::size_t most = 50) const;

private:
    std::vector<Rulebook> m_books;
    std::vector<Search> m_searches; ///< of each book
};

/// Reads every rulebook in a folder of folders (`:/rulebook`), by their names. Refused like one book.
table::Result<Library, ReadError> readLibrary(const QString &folder);

} // namespace skyledger::rulebook
