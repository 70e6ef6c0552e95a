// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/per.h"

#include <QtCore/QString>

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>

/// What files, options and messages call the keys of an enumeration.
namespace skyledger::table {

/// The names of an enumeration's values in their order; specialised beside each enumeration that has names. They never
/// change.
template <class Key>
inline constexpr std::array<std::string_view, 0> nameTable{};

/// Stands for "nobody", "nowhere", "no such thing" in an enumeration: the greatest number that it can hold.
template <class Key>
inline constexpr Key none = static_cast<Key>(std::numeric_limits<std::underlying_type_t<Key>>::max());

/// What files call a value; empty for `none`.
template <class Key>
constexpr std::string_view nameOf(Key key)
{
    static_assert(!nameTable<Key>.empty(), "this type has no names");
    const std::size_t at = indexOf(key);
    return at < nameTable<Key>.size() ? nameTable<Key>[at] : std::string_view();
}

/// The value that files call so; nothing if there is none.
template <class Key>
constexpr std::optional<Key> fromName(std::string_view name)
{
    static_assert(!nameTable<Key>.empty(), "this type has no names");
    for (std::size_t i = 0; i < nameTable<Key>.size(); ++i) {
        if (nameTable<Key>[i] == name)
            return static_cast<Key>(i);
    }
    return std::nullopt;
}

inline QString toText(std::string_view ascii)
{
    return QString::fromLatin1(ascii.data(), static_cast<qsizetype>(ascii.size()));
}

/// The word for a value, as a text of JSON.
template <class Key>
QString word(Key key)
{
    return toText(nameOf(key));
}

} // namespace skyledger::table
