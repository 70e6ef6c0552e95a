// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/jsonnode.h"

namespace skyledger::play {

/// The version of all formats that this program writes, and the newest that it reads.
inline constexpr int formatVersion = 1;

/// Looks at `format`, `version` and `game` of a document, which must be those given. A newer version is refused like a wrong one: what it means
/// cannot be known.
void readHeader(const table::JsonNode &document, QLatin1StringView format, QLatin1StringView game);

/// The same for a document inside another one, which may leave the three out.
void readInnerHeader(const table::JsonNode &document, QLatin1StringView format, QLatin1StringView game);

/// `id` and `playedAt`, which may be absent.
void readOrigin(const table::JsonNode &document);

} // namespace skyledger::play
