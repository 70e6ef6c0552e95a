// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace skyledger::table {

/// How many values an enumeration used as a key has; specialised beside each enumeration.
template <class Key>
inline constexpr std::size_t countOf = 0;

/// The plain number of a key, 0 for the first.
template <class Key>
constexpr std::size_t indexOf(Key key)
{
    return static_cast<std::size_t>(key);
}

/// One value for each key of an enumeration: `Per<Resource, std::uint8_t>` is an amount per resource.
template <class Key, class Value>
struct Per {
    static_assert(std::is_enum_v<Key> && countOf<Key> > 0);

    std::array<Value, countOf<Key>> values{};

    constexpr Value &operator[](Key key) { return values[indexOf(key)]; }
    constexpr const Value &operator[](Key key) const { return values[indexOf(key)]; }
    constexpr auto begin() { return values.begin(); }
    constexpr auto end() { return values.end(); }
    constexpr auto begin() const { return values.begin(); }
    constexpr auto end() const { return values.end(); }

    friend constexpr bool operator==(const Per &, const Per &) = default;
};

/// The first `count` keys of an enumeration, for range-for.
template <class Key>
class Keys
{
public:
    class iterator
    {
    public:
        constexpr explicit iterator(std::size_t at) : m_at(at) {}
        constexpr Key operator*() const { return static_cast<Key>(m_at); }
        constexpr iterator &operator++()
        {
            ++m_at;
            return *this;
        }
        friend constexpr bool operator==(const iterator &, const iterator &) = default;

    private:
        std::size_t m_at;
    };

    constexpr explicit Keys(std::size_t count) : m_count(count) {}
    constexpr iterator begin() const { return iterator(0); }
    constexpr iterator end() const { return iterator(m_count); }

private:
    std::size_t m_count;
};

/// Every key of an enumeration.
template <class Key>
constexpr Keys<Key> all()
{
    return Keys<Key>(countOf<Key>);
}

/// The first `count` keys, as for the players of a game.
template <class Key>
constexpr Keys<Key> firstOf(std::size_t count)
{
    return Keys<Key>(count);
}

} // namespace skyledger::table
