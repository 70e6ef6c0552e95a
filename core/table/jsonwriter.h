// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QJsonValue>

#include <span>
#include <string_view>

namespace skyledger::table {

struct JsonShape;

/// A key of an object and the shape of its value, if that matters.
struct JsonKey {
    std::string_view name;
    const JsonShape *shape = nullptr;
};

/// The order of an object's keys. Keys that are not listed follow the listed ones, sorted; `others` is the
/// shape of their values. The shape of a list is that of its entries.
struct JsonShape {
    std::span<const JsonKey> keys;
    const JsonShape *others = nullptr;
    /// A list of pairs of a key and a value is written as an object with the keys in that order: where the order of
    /// the keys says something. `others` is the shape of the values.
    bool pairs = false;
};

/// The value as UTF-8, indented by two spaces, with a newline at the end. Whole numbers have neither fraction
/// nor exponent; text that is not ASCII stands as it is. What is parsed from this and written again is the
/// same, byte for byte.
QByteArray writeJson(const QJsonValue &value, const JsonShape &shape = {});

/// The same in one line without spaces and without a newline at the end.
QByteArray writeCompactJson(const QJsonValue &value, const JsonShape &shape = {});

} // namespace skyledger::table
