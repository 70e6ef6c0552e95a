// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/per.h"

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace skyledger::table {

/// A set of keys of an enumeration of at most 32 values, one bit each. Iterates in the enumeration's order.
template <class Key>
class KeySet
{
    static_assert(countOf<Key> > 0 && countOf<Key> <= 32);
    using Bits = std::conditional_t<(countOf<Key> <= 8), std::uint8_t,
                                    std::conditional_t<(countOf<Key> <= 16), std::uint16_t, std::uint32_t>>;

public:
    class iterator
    {
    public:
        constexpr explicit iterator(std::uint32_t left) : m_left(left) {}
        constexpr Key operator*() const { return static_cast<Key>(std::countr_zero(m_left)); }
        constexpr iterator &operator++()
        {
            m_left &= m_left - 1;
            return *this;
        }
        friend constexpr bool operator==(const iterator &, const iterator &) = default;

    private:
        std::uint32_t m_left;
    };

    constexpr KeySet() = default;
    constexpr KeySet(std::initializer_list<Key> keys)
    {
        for (const Key key : keys)
            insert(key);
    }
    /// The set of every key.
    static constexpr KeySet full()
    {
        KeySet set;
        for (const Key key : all<Key>())
            set.insert(key);
        return set;
    }

    constexpr bool contains(Key key) const { return ((std::uint32_t{m_bits} >> indexOf(key)) & 1U) != 0; }
    constexpr void insert(Key key)
    {
        m_bits = static_cast<Bits>(m_bits | (std::uint32_t{1} << indexOf(key)));
    }
    constexpr void remove(Key key)
    {
        m_bits = static_cast<Bits>(m_bits & ~(std::uint32_t{1} << indexOf(key)));
    }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(std::uint32_t{m_bits}); }
    /// The only or first key; the set must not be empty.
    constexpr Key first() const { return *begin(); }
    constexpr iterator begin() const { return iterator(m_bits); }
    constexpr iterator end() const { return iterator(0); }

    friend constexpr bool operator==(const KeySet &, const KeySet &) = default;
    friend constexpr KeySet operator&(KeySet a, KeySet b)
    {
        return fromBits(std::uint32_t{a.m_bits} & b.m_bits);
    }
    friend constexpr KeySet operator|(KeySet a, KeySet b)
    {
        return fromBits(std::uint32_t{a.m_bits} | b.m_bits);
    }
    /// What is in `a` and not in `b`.
    friend constexpr KeySet operator-(KeySet a, KeySet b)
    {
        return fromBits(std::uint32_t{a.m_bits} & ~std::uint32_t{b.m_bits});
    }

private:
    static constexpr KeySet fromBits(std::uint32_t bits)
    {
        KeySet set;
        set.m_bits = static_cast<Bits>(bits);
        return set;
    }

    Bits m_bits = 0;
};

} // namespace skyledger::table
