// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/rulebook.h"

#include <memory>

namespace skyledger::rulebook {

/// Where a found word stands in a text.
struct Place {
    qsizetype start = 0;
    qsizetype length = 0;

    friend bool operator==(const Place &, const Place &) = default;
};

/// What is worth less than this share of the best result is only in the way.
inline constexpr float leastShare = 0.3F;

/// What a search found: entries, best first, and the words that led to them.
class Found
{
public:
    struct Hit {
        std::size_t entry = 0; ///< its place in `Rulebook::entries()`
        float score = 0;       ///< only to be compared with others of the same search
    };

    const std::vector<Hit> &hits() const { return m_hits; }
    bool isEmpty() const { return m_hits.empty(); }
    /// Where the words that were found stand in a text of the rulebook, in order and not overlapping: for marking.
    std::vector<Place> places(QStringView text) const;

private:
    friend class Search;

    std::vector<Hit> m_hits;
    QStringList m_stems;      ///< of the words that were found, sorted
    QStringList m_beginnings; ///< what the words that were only begun begin with
};

/// The index of a rulebook, for searching as people type. It keeps no reference to the rulebook and may be built, and
/// used, in any thread.
class Search
{
public:
    explicit Search(const Rulebook &rulebook);
    Search(Search &&) noexcept;
    Search &operator=(Search &&) noexcept;
    ~Search();

    /// The entries that answer a query, best first, `most` at most. The last word may be only begun. Every language is
    /// searched; case, accents, plurals and small typos do not matter; rule ids are found as they are typed
    /// (`AC-MOVE-05`, `move 5`). A query without letters and digits finds nothing.
    Found find(QStringView query, std::size_t most = 50) const;

private:
    class Index;
    std::unique_ptr<const Index> m_index;
};

} // namespace skyledger::rulebook
