// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "core/airshipcity/record/gamerecord.h"

#include <QtCore/QSet>

/// What a recorded game comes to, for comparing and for finding games that show something.
namespace skyledger::airshipcity::test {

/// The end of the events in force: ending, score, every board. The bytes of a golden game's `.expected.json`.
QByteArray outcomeOf(const GameRecord &record);

/// What happens in a game.
struct Highlights {
    QSet<QString> events; ///< kinds as files call them; `override` also as `override void` and `override was`
    KeySet<TileKind> used;
    int failed = 0;
    int declined = 0;
    int corrections = 0;
    int reported = 0; ///< events that report amounts
    int longDistance = 0;
    int negotiators = 0;
    bool tiedAward = false;
    bool legal = true; ///< every event can be replayed
    std::optional<Ending> ending;
};
Highlights highlightsOf(const GameRecord &record);

} // namespace skyledger::airshipcity::test
