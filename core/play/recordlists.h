// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/jsonnode.h"

#include <functional>

/// The parts of a record that no game fills in.
namespace skyledger::play {

inline constexpr QLatin1StringView recordFormat("skyledger-game");
/// Room that is kept in a file for the rest of a game, in bytes.
inline constexpr qsizetype restOfGame = qsizetype{1} * 1024 * 1024;

/// Abandoned lines are kept as they are; their form is looked at, that of each event by `readEvent`.
QJsonArray readLines(const table::JsonNode &node,
                     const std::function<void(const table::JsonNode &)> &readEvent);
/// Marks of agreement are kept as they are too.
QJsonArray readAgreed(const table::JsonNode &node);

/// A record's document without the lists that are kept beside it, and with them.
QJsonObject withoutLists(QJsonObject document);
void insertLists(QJsonObject &document, const QJsonArray &events, std::size_t cursor, const QJsonArray &lines,
                 const QJsonArray &agreed);

/// Whether so many events and these lines fit into a file whatever is in them.
bool isSurelySmall(std::size_t events, const QJsonArray &lines);

} // namespace skyledger::play
