// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/per.h"

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <type_traits>

namespace skyledger::table {

/// A set of keys of an enumeration of at most 256 values, one bit each. Iterates in the enumeration's order.
template <class Key>
class KeySet
{
    static_assert(countOf<Key> > 0 && countOf<Key> <= 256);
    using Word = std::conditional_t<
        (countOf<Key> <= 8), std::uint8_t,
        std::conditional_t<(countOf<Key> <= 16), std::uint16_t,
                           std::conditional_t<(countOf<Key> <= 32), std::uint32_t, std::uint64_t>>>;
    static constexpr std::size_t wordBits = std::numeric_limits<Word>::digits;
    static constexpr std::size_t wordCount = (countOf<Key> + wordBits - 1) / wordBits;
    using Words = std::array<Word, wordCount>;

public:
    class iterator
    {
    public:
        constexpr iterator(const Words &left, std::size_t word) : m_left(left), m_word(word) { skipEmpty(); }
        constexpr Key operator*() const
        {
            return static_cast<Key>(m_word * wordBits
                                    + static_cast<std::size_t>(std::countr_zero(m_left[m_word])));
        }
        constexpr iterator &operator++()
        {
            m_left[m_word] = static_cast<Word>(m_left[m_word] & (m_left[m_word] - 1U));
            skipEmpty();
            return *this;
        }
        friend constexpr bool operator==(const iterator &a, const iterator &b)
        {
            return a.m_word == b.m_word
                && (a.m_word == wordCount || a.m_left[a.m_word] == b.m_left[b.m_word]);
        }

    private:
        constexpr void skipEmpty()
        {
            while (m_word < wordCount && m_left[m_word] == 0)
                ++m_word;
        }

        Words m_left;
        std::size_t m_word;
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

    /// A key beyond the enumeration, such as one that stands for nothing, is in no set.
    constexpr bool contains(Key key) const
    {
        return indexOf(key) < countOf<Key> && (m_words[wordOf(key)] & bitOf(key)) != 0;
    }
    constexpr void insert(Key key)
    {
        m_words[wordOf(key)] = static_cast<Word>(m_words[wordOf(key)] | bitOf(key));
    }
    constexpr void remove(Key key)
    {
        m_words[wordOf(key)] = static_cast<Word>(m_words[wordOf(key)] & ~bitOf(key));
    }
    constexpr bool empty() const { return *this == KeySet{}; }
    constexpr int size() const
    {
        int sum = 0;
        for (const Word word : m_words)
            sum += std::popcount(word);
        return sum;
    }
    /// The only or first key; the set must not be empty.
    constexpr Key first() const { return *begin(); }
    constexpr iterator begin() const { return iterator(m_words, 0); }
    constexpr iterator end() const { return iterator(m_words, wordCount); }

    friend constexpr bool operator==(const KeySet &, const KeySet &) = default;
    friend constexpr KeySet operator&(KeySet a, const KeySet &b)
    {
        for (std::size_t i = 0; i < wordCount; ++i)
            a.m_words[i] = static_cast<Word>(a.m_words[i] & b.m_words[i]);
        return a;
    }
    friend constexpr KeySet operator|(KeySet a, const KeySet &b)
    {
        for (std::size_t i = 0; i < wordCount; ++i)
            a.m_words[i] = static_cast<Word>(a.m_words[i] | b.m_words[i]);
        return a;
    }
    /// What is in `a` and not in `b`.
    friend constexpr KeySet operator-(KeySet a, const KeySet &b)
    {
        for (std::size_t i = 0; i < wordCount; ++i)
            a.m_words[i] = static_cast<Word>(a.m_words[i] & ~b.m_words[i]);
        return a;
    }

private:
    static constexpr std::size_t wordOf(Key key) { return indexOf(key) / wordBits; }
    static constexpr Word bitOf(Key key) { return static_cast<Word>(Word{1} << (indexOf(key) % wordBits)); }

    Words m_words{};
};

} // namespace skyledger::table
