// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/rules/rules.h"
#include "core/airshipcity/state.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

/// What happens at the table and where a game stands, in words.
namespace skyledger::words {

// Sentences without full stop.

/// "Ada moves crew 1 east to Mine-1 (C2)". The state is the one before the event.
QString deed(const airshipcity::Event &event, const GameWords &game, const airshipcity::State &before);
QString deed(const airshipcity::Play &play, const GameWords &game, const airshipcity::State &before);

/// The use of a tile with the resource that is chosen as crest bonus.
QString withCrestBonus(const QString &deed, airshipcity::Resource chosen);

/// What a move costs and brings, with the final price: "pays 4 wood, 2 gears; scores 1 VP". Empty if it is nothing. `lost`
/// is what a full track cuts off of the gain.
QString costAndGain(const airshipcity::Quote &quote, const airshipcity::Amounts &lost = {});

/// A value that a correction sets: "Ada, gold: 4".
QString correctedValue(const airshipcity::Assignment &assignment, const GameWords &game);
/// All values of a correction in one line.
QString listedCorrections(const airshipcity::Correct &correct, const GameWords &game);

/// How a game ended: "all nine airship majorities are held".
QString ending(airshipcity::Ending ending);

/// A tile of the city within a sentence, as where a crew goes or stands: "Mine-1 (C2)", in French "à la Mine 1 (C2)".
QString asPlace(const GameWords &game, const airshipcity::State &state, airshipcity::Cell cell);

// Whole sentences.

/// "Round 3 of 20, stage 1 of 5."
QString roundAndStage(const airshipcity::State &state);

/// Whose move it is and what the table waits for: "Bo plays. Crew still to be activated: 1, 2."
QString expected(const airshipcity::State &state, const GameWords &game);

} // namespace skyledger::words
