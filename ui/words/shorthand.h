// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <optional>
#include <vector>

/// Amounts as they are typed in one line: "3X 2W", "X/2WE".
namespace skyledger::words {

/// An amount and the letter of what it is an amount of; without digits it is one.
struct CountedLetter {
    int count = 1;
    QChar letter;
};
using CountedLetters = std::vector<CountedLetter>;

/// A line of shorthand: its parts, each as what can be chosen there, mostly one. Letters are upper case. Spaces, commas,
/// semicolons and plus signs stand between parts, a slash between alternatives. Nothing if the line is none.
std::optional<std::vector<std::vector<CountedLetters>>> shorthandIn(const QString &typed);

/// How many of each letter a line of shorthand without alternatives names, in the order of `letters`: "2C I" of "CIW" is 2, 1
/// and 0; "0" is none of all. Nothing if the line is none, or names another letter or more than `most` of one.
std::optional<std::vector<int>> countsIn(const QString &typed, const QString &letters, int most);

} // namespace skyledger::words
