// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/typos.h"

#include <algorithm>
#include <array>
#include <bit>

namespace skyledger::rulebook {

namespace {

constexpr qsizetype longestWord = 32;

/// A row of the table of distances: to what was typed so far from each beginning of the word.
using Row = std::array<int, longestWord + 1>;

/// Fills in the row of one more typed letter (optimal string alignment).
void addLetter(QStringView typed, qsizetype row, QStringView word, const Row &twoBefore, const Row &before,
               Row &now)
{
    now[0] = static_cast<int>(row);
    for (qsizetype i = 1; i <= word.size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const bool same = typed[row - 1] == word[i - 1];
        int distance = std::min({before[at] + 1, now[at - 1] + 1, before[at - 1] + (same ? 0 : 1)});
        const bool swapped =
            row > 1 && i > 1 && typed[row - 1] == word[i - 2] && typed[row - 2] == word[i - 1];
        if (swapped)
            distance = std::min(distance, twoBefore[at - 2] + 1);
        now[at] = distance;
    }
}

/// The last row for two words; nothing in it is at most `most` if they are farther from each other than that.
Row lastRow(QStringView typed, QStringView word, int most)
{
    std::array<Row, 3> rows;
    const auto width = static_cast<std::size_t>(word.size()) + 1;
    for (std::size_t i = 0; i < width; ++i)
        rows[0][i] = static_cast<int>(i);
    for (qsizetype row = 1; row <= typed.size(); ++row) {
        const auto at = static_cast<std::size_t>(row);
        Row &now = rows[at % 3];
        addLetter(typed, row, word, rows[(at + 1) % 3], rows[(at + 2) % 3], now);
        if (*std::min_element(now.begin(), now.begin() + static_cast<std::ptrdiff_t>(width)) > most)
            return now;
    }
    return rows[static_cast<std::size_t>(typed.size()) % 3];
}

} // namespace

std::uint32_t letterSet(QStringView folded)
{
    std::uint32_t set = 0;
    for (const QChar c : folded) {
        const char16_t code = c.unicode();
        set |= code >= u'a' && code <= u'z' ? std::uint32_t{1} << (code - u'a') : std::uint32_t{1} << 31;
    }
    return set;
}

bool canBeNear(std::uint32_t typedLetters, std::uint32_t wordLetters, int mistakes)
{
    return std::popcount(typedLetters & ~wordLetters) <= mistakes
        && std::popcount(wordLetters & ~typedLetters) <= mistakes;
}

bool canBeginNear(std::uint32_t typedLetters, std::uint32_t wordLetters, int mistakes)
{
    return std::popcount(typedLetters & ~wordLetters) <= mistakes;
}

int typosBetween(QStringView typed, QStringView word, int most)
{
    const qsizetype difference = typed.size() - word.size();
    if (difference > most || -difference > most || word.size() > longestWord || typed.size() > longestWord)
        return most + 1;
    return lastRow(typed, word, most)[static_cast<std::size_t>(word.size())];
}

int typosToBeginning(QStringView typed, QStringView word, int most)
{
    if (typed.size() > longestWord || word.size() < typed.size() - most)
        return most + 1;
    const QStringView beginning = word.first(std::min({word.size(), typed.size() + most, longestWord}));
    const Row row = lastRow(typed, beginning, most);
    return *std::min_element(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(beginning.size()) + 1);
}

} // namespace skyledger::rulebook
