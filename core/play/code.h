// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace skyledger::play {

/// A key of one of a game's own enumerations (a rule, a fact, a printed value) as a plain number. Shared rooms hand it
/// on without knowing the game; the game itself takes its key out again with `as`.
class Code
{
public:
    constexpr Code() = default;
    /// Any enumeration's key becomes a code by itself, so that a game goes on writing its own names.
    template <class Key>
    requires std::is_enum_v<Key>
    constexpr Code(Key key) : m_number(static_cast<std::uint16_t>(key)) {}
    static constexpr Code fromNumber(std::size_t number)
    {
        Code code;
        code.m_number = static_cast<std::uint16_t>(number);
        return code;
    }

    constexpr std::uint16_t number() const { return m_number; }
    /// The key again. Only the game that made the code knows of which enumeration it is.
    template <class Key>
    constexpr Key as() const
    {
        return static_cast<Key>(m_number);
    }

    friend constexpr bool operator==(const Code &, const Code &) = default;

private:
    std::uint16_t m_number = 0;
};

/// A set of codes of one enumeration of at most 64 keys. Iterates in the enumeration's order.
class CodeSet
{
public:
    class iterator
    {
    public:
        constexpr explicit iterator(std::uint64_t left) : m_left(left) {}
        constexpr Code operator*() const { return Code::fromNumber(std::countr_zero(m_left)); }
        constexpr iterator &operator++()
        {
            m_left &= m_left - 1;
            return *this;
        }
        friend constexpr bool operator==(const iterator &, const iterator &) = default;

    private:
        std::uint64_t m_left;
    };

    constexpr CodeSet() = default;
    constexpr CodeSet(std::initializer_list<Code> codes)
    {
        for (const Code code : codes)
            insert(code);
    }

    constexpr bool contains(Code code) const { return (m_bits >> code.number() & 1U) != 0; }
    constexpr void insert(Code code) { m_bits |= std::uint64_t{1} << code.number(); }
    constexpr void remove(Code code) { m_bits &= ~(std::uint64_t{1} << code.number()); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr iterator begin() const { return iterator(m_bits); }
    constexpr iterator end() const { return iterator(0); }

    friend constexpr bool operator==(const CodeSet &, const CodeSet &) = default;
    friend constexpr CodeSet operator|(CodeSet a, CodeSet b)
    {
        a.m_bits |= b.m_bits;
        return a;
    }
    /// What is in `a` and not in `b`.
    friend constexpr CodeSet operator-(CodeSet a, CodeSet b)
    {
        a.m_bits &= ~b.m_bits;
        return a;
    }

private:
    std::uint64_t m_bits = 0;
};

} // namespace skyledger::play
