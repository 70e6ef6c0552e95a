// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringView>

#include <cstdint>

/// How far words are from each other when people mistype them.
namespace skyledger::rulebook {

/// How many mistakes a word of so many letters may have and still be found: 1 from 4 letters on, 2 from 8 on.
constexpr int typosAllowed(qsizetype length)
{
    return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/// The letters of a word as a set, to rule out most words without comparing them.
std::uint32_t letterSet(QStringView folded);

/// Whether words with these letters can be so near: each mistake changes at most one letter on either side.
bool canBeNear(std::uint32_t typedLetters, std::uint32_t wordLetters, int mistakes);
/// Whether a word with these letters can begin so.
bool canBeginNear(std::uint32_t typedLetters, std::uint32_t wordLetters, int mistakes);

/// How many letters were changed, added, left out or swapped with their neighbour; anything above `most` if there are
/// more than that. Words beyond 32 letters count as different.
int typosBetween(QStringView typed, QStringView word, int most);

/// The same between what was typed and the nearest beginning of a word.
int typosToBeginning(QStringView typed, QStringView word, int most);

} // namespace skyledger::rulebook
