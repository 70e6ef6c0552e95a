// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/jsonwriter.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>

#include <optional>

/// Numbers under keys of other programs are kept as they were written: `12345678901234567890`, `1e3`, `1.10`. Qt keeps a
/// double of them, so in a document such a number is a text with a mark in front, which the writer takes away again. Only
/// what lies under a key that a shape does not list is looked at, so no name or id is ever taken for a number.
namespace skyledger::table {

/// A parsed document in which the numbers of unknown keys have the spelling of `bytes`, from which it was parsed. The
/// writer needs the same shape.
QJsonObject keepingSpellings(const QJsonObject &document, const QByteArray &bytes, const JsonShape &shape);

/// A number as this program spells it: whole ones have neither fraction nor exponent.
QByteArray spelled(const QJsonValue &number);

/// The shape of everything under a key that nobody knows.
extern const JsonShape foreignShape;

/// The shape of what stands under a key, null if there is none. A shape that lists nothing says nothing.
const JsonShape *shapeUnder(const JsonShape *shape, QStringView key);

/// A text under an unknown key that stands for a number: how the number was spelled.
std::optional<QByteArray> spellingIn(QStringView text);

/// A text under an unknown key that stands for a text: itself, or, if it happens to begin like a number's, what it was.
QStringView textIn(QStringView text);

} // namespace skyledger::table
