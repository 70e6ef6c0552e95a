// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/grid/cell.h"

#include <array>
#include <bit>
#include <cstdint>

namespace skyledger::table {

/// A set of cells of the grid; four rows lie in one word. Iterates from row 1 upward, each row from column A on.
class CellSet
{
    static constexpr std::size_t wordCount = countOf<Cell> / 64;
    static constexpr std::uint64_t firstColumn = 0x0001000100010001;
    static constexpr std::uint64_t lastColumn = firstColumn << (maxColumns - 1);
    using Words = std::array<std::uint64_t, wordCount>;

public:
    class iterator
    {
    public:
        constexpr iterator(const Words &left, std::size_t word) : m_left(left), m_word(word) { skip(); }
        constexpr Cell operator*() const
        {
            return static_cast<Cell>(m_word * 64
                                     + static_cast<std::size_t>(std::countr_zero(m_left[m_word])));
        }
        constexpr iterator &operator++()
        {
            m_left[m_word] &= m_left[m_word] - 1;
            skip();
            return *this;
        }
        friend constexpr bool operator==(const iterator &a, const iterator &b)
        {
            return a.m_word == b.m_word
                && (a.m_word == a.m_left.size() || a.m_left[a.m_word] == b.m_left[b.m_word]);
        }

    private:
        constexpr void skip()
        {
            while (m_word < wordCount && m_left[m_word] == 0)
                ++m_word;
        }

        Words m_left;
        std::size_t m_word;
    };

    constexpr CellSet() = default;

    constexpr bool contains(Cell cell) const
    {
        return (m_words[indexOf(cell) / 64] >> (indexOf(cell) % 64) & 1U) != 0;
    }
    constexpr void insert(Cell cell)
    {
        m_words[indexOf(cell) / 64] |= std::uint64_t{1} << (indexOf(cell) % 64);
    }
    constexpr void remove(Cell cell)
    {
        m_words[indexOf(cell) / 64] &= ~(std::uint64_t{1} << (indexOf(cell) % 64));
    }
    constexpr bool empty() const
    {
        std::uint64_t any = 0;
        for (const std::uint64_t word : m_words)
            any |= word;
        return any == 0;
    }
    constexpr int size() const
    {
        int sum = 0;
        for (const std::uint64_t word : m_words)
            sum += std::popcount(word);
        return sum;
    }
    /// The first cell; the set must not be empty.
    constexpr Cell first() const { return *begin(); }
    constexpr iterator begin() const { return iterator(m_words, 0); }
    constexpr iterator end() const { return iterator(m_words, wordCount); }

    /// The columns `from` to `to` of the rows `bottom` to `top`, all from 0; empty where a last one lies before a first.
    static constexpr CellSet ofBlock(int from, int bottom, int to, int top)
    {
        CellSet cells;
        if (from > to)
            return cells;
        const std::uint64_t row = ((std::uint64_t{1} << (to - from + 1)) - 1) << from;
        for (int i = bottom; i <= top; ++i)
            cells.m_words[static_cast<std::size_t>(i / 4)] |= row << (maxColumns * (i % 4));
        return cells;
    }

    /// The set moved by one row or column; what leaves the 16 by 20 cells is lost.
    constexpr CellSet up() const
    {
        CellSet moved;
        for (std::size_t i = wordCount; i-- > 0;)
            moved.m_words[i] = m_words[i] << maxColumns | (i > 0 ? m_words[i - 1] >> (64 - maxColumns) : 0);
        return moved;
    }
    constexpr CellSet down() const
    {
        CellSet moved;
        for (std::size_t i = 0; i < wordCount; ++i)
            moved.m_words[i] =
                m_words[i] >> maxColumns | (i + 1 < wordCount ? m_words[i + 1] << (64 - maxColumns) : 0);
        return moved;
    }
    constexpr CellSet right() const
    {
        CellSet moved;
        for (std::size_t i = 0; i < wordCount; ++i)
            moved.m_words[i] = (m_words[i] & ~lastColumn) << 1;
        return moved;
    }
    constexpr CellSet left() const
    {
        CellSet moved;
        for (std::size_t i = 0; i < wordCount; ++i)
            moved.m_words[i] = (m_words[i] & ~firstColumn) >> 1;
        return moved;
    }
    /// The set moved so that cell A1 would come to lie on (`column`, `row`), both from 0.
    constexpr CellSet shifted(int column, int row) const
    {
        CellSet moved = *this;
        for (int i = 0; i < row; ++i)
            moved = moved.up();
        for (int i = 0; i < column; ++i)
            moved = moved.right();
        return moved;
    }

    constexpr CellSet &operator|=(const CellSet &b)
    {
        for (std::size_t i = 0; i < wordCount; ++i)
            m_words[i] |= b.m_words[i];
        return *this;
    }
    constexpr CellSet &operator&=(const CellSet &b)
    {
        for (std::size_t i = 0; i < wordCount; ++i)
            m_words[i] &= b.m_words[i];
        return *this;
    }
    /// Takes out what is in `b`.
    constexpr CellSet &operator-=(const CellSet &b)
    {
        for (std::size_t i = 0; i < wordCount; ++i)
            m_words[i] &= ~b.m_words[i];
        return *this;
    }
    friend constexpr CellSet operator|(CellSet a, const CellSet &b) { return a |= b; }
    friend constexpr CellSet operator&(CellSet a, const CellSet &b) { return a &= b; }
    friend constexpr CellSet operator-(CellSet a, const CellSet &b) { return a -= b; }
    friend constexpr bool operator==(const CellSet &, const CellSet &) = default;

private:
    Words m_words{};
};

} // namespace skyledger::table
