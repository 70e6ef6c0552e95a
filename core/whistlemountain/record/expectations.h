// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/readerror.h"

/// What the files of Whistle Mountain can fail to hold, beside what any document can (`table::expect`).
namespace skyledger::whistlemountain::expect {

inline constexpr QLatin1StringView cell("a cell of the grid, A1 to %1");
inline constexpr QLatin1StringView area("an area of the grid, C4 or C4:D5");
inline constexpr QLatin1StringView
    place("a place of a worker: a cell, barracks.3, tower.5, whirlpool, refuge or trap");
inline constexpr QLatin1StringView aircraftPlace("null, an area, or dock. and the name of a dock");
inline constexpr QLatin1StringView pattern("a connected pattern of c i w g s o ? and .");
inline constexpr QLatin1StringView inBeginnerGame("nothing that a first game leaves in the box");
inline constexpr QLatin1StringView newAbility("an ability that nobody else has");
inline constexpr QLatin1StringView newTile("a tile that is named nowhere else");
inline constexpr QLatin1StringView oneOfKeys("exactly one of %1");
inline constexpr QLatin1StringView floorVp("a floor that has a value in floors");

inline constexpr QLatin1StringView all[] = {cell,           area,       place,   aircraftPlace, pattern,
                                            inBeginnerGame, newAbility, newTile, oneOfKeys,     floorVp};

} // namespace skyledger::whistlemountain::expect
