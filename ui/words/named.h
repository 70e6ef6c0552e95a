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

/// The words of an enumeration in its order.
template <class Key>
using WordsOf = std::array<Named, table::countOf<Key>>;

/// The word of a key in the language that is spoken now; empty for none.
template <class Key, std::size_t count>
QString wordOf(const char *context, const std::array<Named, count> &words, Key key)
{
    const auto at = static_cast<std::size_t>(key);
    return at < words.size() ? spoken(context, words[at]) : QString();
}

} // namespace skyledger::words
