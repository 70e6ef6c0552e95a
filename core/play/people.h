// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/jsonnode.h"

namespace skyledger::play {

/// Looks at who plays together, in a record or on a score sheet: a list of objects with `name`, and perhaps `color` and
/// `first`. Refused, each at its place: a name of which nothing is seen, one that people take for another player's, a
/// colour that another one has, a second first player.
void refuseTwins(const table::JsonNode &players);

} // namespace skyledger::play
