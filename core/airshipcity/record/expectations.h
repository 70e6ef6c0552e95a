// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/readerror.h"

/// What the files of Airship City can fail to hold, beside what any document can (`table::expect`).
namespace skyledger::airshipcity::expect {

using table::expect::atMostInAll;
using table::expect::fewerIds;
using table::expect::id;
using table::expect::listedId;
using table::expect::newColor;
using table::expect::newId;
using table::expect::newName;
using table::expect::noOverride;
using table::expect::noSuchKey;
using table::expect::ruling;

inline constexpr QLatin1StringView
    tileKind("an id that begins with a kind of tile and a hyphen, or a kind in the catalogue");
inline constexpr QLatin1StringView oneHarbor("exactly one harbor among the 16 tiles");
inline constexpr QLatin1StringView bonusOfStage("a stage bonus that can lie on stage %1");

inline constexpr QLatin1StringView all[] = {tileKind, oneHarbor, bonusOfStage};

} // namespace skyledger::airshipcity::expect
