// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"

#include <optional>

/// Component values that come from somebody else.
namespace skyledger::airshipcity {

/// A catalogue out of a file.
struct ForeignCatalogue {
    QJsonObject document;
    std::optional<GameRecord> game; ///< the game whose values they are, if the file is one
};

/// The catalogue of a file: a catalogue, or the values that a recorded game was played with. Refused, in one line that
/// names file, place and expectation: every other file, and what `readCatalogue` and `readGameRecord` refuse.
table::Result<ForeignCatalogue, table::ReadError> readForeignCatalogue(const QString &path);
/// The same for an object that is parsed already; the refusal names no file.
table::Result<ForeignCatalogue, table::ReadError> readForeignCatalogue(const QJsonObject &document);

} // namespace skyledger::airshipcity
