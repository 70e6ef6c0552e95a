// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "tests/core/airshipcity/setvalues.h"

/// Recorded games with the sample set, for tests and benchmarks. Needs `skyledger-resources`.
namespace skyledger::airshipcity::fixture {

/// A new game of so many players: Ada, Bo, Cy and Dee. The same seed lays the same city.
GameRecord newSampleGame(std::size_t playerCount, std::uint64_t seed);

/// A finished four-player game of random moves with about that many events or more: one that lags behind is drawn out by
/// corrections and slides.
GameRecord finishedSampleGame(std::size_t leastEvents, std::uint64_t seed = 1);

} // namespace skyledger::airshipcity::fixture
