// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/names.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

#include <array>
#include <cstddef>

/// Words as tables, one row for each thing that has a name.
namespace skyledger::words {

/// A word and what it means, for translators; as `QT_TRANSLATE_NOOP3` makes it.
struct Named {
    const char *word = nullptr;
    const char *meaning = nullptr;
};

/// In the language that is spoken now; empty for none.
inline QString spoken(const char *context, const Named &named)
{
    return named.word != nullptr ? QCoreApplication::translate(context, named.word, named.meaning)
                                 : QString();
}

/// The words of an enumeration in its order. A table with a row too few or too many does not compile.
template <class Key, std::size_t count = table::countOf<Key>>
class WordsOf
{
public:
    template <std::size_t given>
    requires(given == count) constexpr WordsOf(const Named (&rows)[given]) : m_rows(std::to_array(rows)) {}

    /// Of a key that is none of them: no word.
    constexpr Named operator[](Key key) const
    {
        const auto at = static_cast<std::size_t>(key);
        return at < count ? m_rows[at] : Named();
    }

private:
    std::array<Named, count> m_rows;
};

/// The word of a key in the language that is spoken now; empty for none.
template <class Key, std::size_t count>
QString wordOf(const char *context, const WordsOf<Key, count> &words, Key key)
{
    return spoken(context, words[key]);
}

} // namespace skyledger::words
