// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/core/airshipcity/games/sensibleplayer.h"

namespace skyledger::airshipcity::test {

/// How good a position looks to a player, in victory points: those scored, what majorities, discounts and crew
/// promise, and the best plans that the stock and the crews are near to.
double worth(const Setup &setup, const State &state, Player player, const Temper &temper);

} // namespace skyledger::airshipcity::test
