// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printed.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

#include <optional>

/// Where the values of a catalogue come from. Paths are those of `table::withPut`.
namespace skyledger::box {

using describe::ValueSource;

/// Where a value's source is told.
enum class Told : std::uint8_t {
    Beside, ///< in `sources` of the object that the value is in
    Inside, ///< in the value, where that is an object
    Nowhere ///< it is a name, and no value
};

/// What a document says of a value: beside it in `sources`, in its own `source`, or for what it lies in.
std::optional<ValueSource> sourceAt(const QJsonObject &document, const QStringList &path);

/// The document with a value at a path and where that comes from.
QJsonObject withSourced(const QJsonObject &document, const QStringList &path, const QJsonValue &value,
                        ValueSource source, Told told);

/// The document without the value at a path and what is said of it.
QJsonObject withoutSourced(const QJsonObject &document, const QStringList &path);

/// What lies at a path, with the source of each of its values told in it: so it can lie somewhere else.
QJsonValue withSourcesTold(const QJsonObject &document, const QStringList &path);

} // namespace skyledger::box
