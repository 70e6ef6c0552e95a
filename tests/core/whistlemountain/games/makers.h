// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/gamerecord.h"

/// The makers of whole games of Whistle Mountain with the sample set.
namespace skyledger::whistlemountain::test {

/// A game of players who look one step ahead, with all that chance turned up told. The same seed gives the same game.
/// Not finished where it takes more turns than a random game may.
GameRecord playedGame(const QStringList &names, std::uint64_t seed, const QString &id,
                      const QString &playedAt);

} // namespace skyledger::whistlemountain::test
