// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/names.h"

#include <QtCore/QCoreApplication>

#include <array>

namespace skyledger::cloudage::wording {

/// A word and what it means, for translators; as `QT_TRANSLATE_NOOP3` makes it.
struct Named {
    const char *word;
    const char *meaning;
};

/// The words of an enumeration in its order.
template <class Key>
using WordsOf = std::array<Named, table::countOf<Key>>;

/// The word of a key in the language that is spoken now; empty for none.
template <class Key>
QString wordOf(const char *context, const WordsOf<Key> &words, Key key)
{
    if (indexOf(key) >= words.size())
        return {};
    const Named &named = words[indexOf(key)];
    return QCoreApplication::translate(context, named.word, named.meaning);
}

} // namespace skyledger::cloudage::wording
