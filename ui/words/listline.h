// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <cstdint>
#include <span>
#include <vector>

/// Lists of things as a line that people read and type: "2 Pear, Apple".
namespace skyledger::words {

/// Something that may stand in a list.
struct ListThing {
    std::int32_t number = 0;
    QString name; ///< for people
    QString id;   ///< as files write it; it may be typed too
    friend bool operator==(const ListThing &, const ListThing &) = default;
};

/// The things by name, in their order; several of the same after each other as one entry, but for numbers. Things that are not known are left
/// out.
QString listLine(std::span<const std::int32_t> numbers, std::span<const ListThing> things);

/// What a line says.
struct ReadLine {
    std::vector<std::int32_t> numbers;
    QString unknown; ///< the first entry that is no such thing; empty if all are
};
/// Reads names or ids, whatever the case of their letters, with commas between them. A number before one repeats it.
ReadLine readListLine(const QString &line, std::span<const ListThing> things);

} // namespace skyledger::words
