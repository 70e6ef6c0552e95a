// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/readerror.h"

/// What the files of Airship City can fail to hold, beside what any document can (`table::expect`).
namespace skyledger::airshipcity::expect {

inline constexpr QLatin1StringView id("an id of 1 to 24 characters out of a-z, 0-9 and -");
inline constexpr QLatin1StringView newId("an id that stands here only once");
inline constexpr QLatin1StringView listedId("an id that the catalogue lists");
inline constexpr QLatin1StringView fewerIds("at most %1 different ids");
inline constexpr QLatin1StringView
    tileKind("an id that begins with a kind of tile and a hyphen, or a kind in the catalogue");
inline constexpr QLatin1StringView noSuchKey("no such key in an event of this kind");
inline constexpr QLatin1StringView noOverride("an event that is not itself an override");
inline constexpr QLatin1StringView settablePath("a path that a correction can set");
inline constexpr QLatin1StringView ruling("a known ruling");
inline constexpr QLatin1StringView newName("a name that no other player has");
inline constexpr QLatin1StringView newColor("a colour that no other player has");
inline constexpr QLatin1StringView oneHarbor("exactly one harbor among the 16 tiles");
inline constexpr QLatin1StringView bonusOfStage("a stage bonus that can lie on stage %1");
inline constexpr QLatin1StringView atMostInAll("at most %1 of all players together");

inline constexpr QLatin1StringView all[] = {id,        newId,      listedId,     fewerIds,   tileKind,
                                            noSuchKey, noOverride, settablePath, ruling,     newName,
                                            newColor,  oneHarbor,  bonusOfStage, atMostInAll};

} // namespace skyledger::airshipcity::expect
