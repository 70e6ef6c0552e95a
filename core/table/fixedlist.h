// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace skyledger::table {

/// An ordered list of at most `Capacity` small values, without heap. The unused tail is kept at its initial
/// value, so that equal lists are equal as plain memory.
template <class Value, std::size_t Capacity>
class FixedList
{
    static_assert(Capacity <= 255);

public:
    constexpr std::size_t size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr bool full() const { return m_size == Capacity; }
    static constexpr std::size_t capacity() { return Capacity; }
    constexpr Value &operator[](std::size_t at) { return m_items[at]; }
    constexpr const Value &operator[](std::size_t at) const { return m_items[at]; }
    constexpr const Value &front() const { return m_items[0]; }
    constexpr const Value &back() const { return m_items[m_size - 1U]; }
    constexpr auto begin() { return m_items.begin(); }
    constexpr auto end() { return m_items.begin() + m_size; }
    constexpr auto begin() const { return m_items.begin(); }
    constexpr auto end() const { return m_items.begin() + m_size; }

    /// Adds at the end; a full list stays as it is and answers false.
    constexpr bool append(const Value &value)
    {
        if (full())
            return false;
        m_items[m_size++] = value;
        return true;
    }
    /// Where the value stands; `size()` if it is not in the list.
    constexpr std::size_t find(const Value &value) const
    {
        std::size_t at = 0;
        while (at < m_size && !(m_items[at] == value))
            ++at;
        return at;
    }
    constexpr bool contains(const Value &value) const { return find(value) < m_size; }
    /// Takes out the value at a place; what follows closes up.
    constexpr void removeAt(std::size_t at)
    {
        for (std::size_t i = at; i + 1 < m_size; ++i)
            m_items[i] = m_items[i + 1];
        m_items[--m_size] = Value{};
    }
    constexpr void clear() { *this = FixedList{}; }

    friend constexpr bool operator==(const FixedList &, const FixedList &) = default;

private:
    std::array<Value, Capacity> m_items{};
    std::uint8_t m_size = 0;
};

} // namespace skyledger::table
