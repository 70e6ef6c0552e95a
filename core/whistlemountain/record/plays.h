// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/fields.h"

#include <span>

namespace skyledger::whistlemountain {

/// The plays of this game in its files, for the reader and writer of records. What an event may have depends on the ids
/// in it (formats page), so that it is read by hand and not from a table.
struct WrittenPlays {
    /// The words of `do`, with `correct` and `override` at their end.
    static std::span<const std::string_view> words();
    /// Notes a fault at a key that a correction or override cannot have. Those of a play are refused when it is read.
    static void refuseMisplaced(const JsonNode &event);
    /// A play with what was reported. Notes a fault where a key that the event needs by its kind and ids lacks, or one of
    /// another event stands there; needs that depend on the state are the rules' business.
    static Played read(const JsonNode &event, const Ids &ids);
    /// A play in bare form, ready to be appended to a record, and with what the table told of it.
    static QJsonObject write(const Play &play, const Ids &ids);
    static QJsonObject write(const Played &played, const Ids &ids);
};

} // namespace skyledger::whistlemountain
