// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "core/airshipcity/state.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

#include <vector>

/// What an event means for the cardboard and the stocks.
namespace skyledger::words {

/// A line about the pieces, and the change that it tells of first.
struct PieceStep {
    QString text;
    airshipcity::Change about;
    QString onTracks =
        {}; ///< how the markers on a player's tracks move, without the player; empty if they stay
};

/// What to do with the pieces after an event, in the order of the table: "Flip Forest-1 (B3) to its developed side",
/// "Bo: wood 5 → 8". Sentences without full stop. Empty after a correction: the boards stand that way already.
std::vector<PieceStep> pieceSteps(const airshipcity::Changes &changes, const GameWords &game,
                                  const airshipcity::State &before, const airshipcity::State &after);

/// Whether the steps are many and belong to everybody, so that they are ticked off: a round or the game ends, or an
/// upkeep is closed.
bool isChecklist(const airshipcity::Changes &changes);

/// What an event cost and brought: "wood −4, gear −2, VP +1"; what others got follows with their names: "Bo: wood +1".
/// Empty if nobody's stock or points changed.
QString costsAndGains(const airshipcity::Changes &changes, const GameWords &game, airshipcity::Player actor);

/// What a full track cut off a gain: "Ada loses 1 gear: the track is full". Empty for a change that lost nothing.
QString lostToFullTrack(const airshipcity::Change &change, const GameWords &game);

} // namespace skyledger::words
