// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>

#include <optional>
#include <vector>

/// What a text on a score sheet is made of: "10 9 7", "pawn, arch", "+20 10".
namespace skyledger::ui {

/// The parts: apart by commas where there are any, else by spaces.
QStringList typedParts(const QString &text);

/// A number within limits; nothing if it is none.
std::optional<int> typedNumber(const QString &text, int least, int most);

/// The names that begin like a text, or else those of which a word does; as numbers in the list.
std::vector<std::size_t> namesLike(const QString &text, const QStringList &names);

/// Names that are typed by their first letters. 0 is none.
struct TypedNames {
    std::vector<std::size_t> names; ///< as numbers in the list
    QString unknown;                ///< the last part that is no name; empty: none
    QString unclear;                ///< the last part that is several names; empty: none
    QStringList candidates;         ///< which those are
};
TypedNames typedNames(const QString &text, const QStringList &names);

} // namespace skyledger::ui
