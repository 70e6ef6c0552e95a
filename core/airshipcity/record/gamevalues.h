// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/gamerecord.h"

#include <vector>

/// All values that a game's catalogue can hold, numbered as the game numbers its things.
namespace skyledger::airshipcity {

/// One of them.
struct GameValue {
    MissingValue which;                ///< named as if it were missing
    std::optional<PrintedValue> value; ///< nothing: it is
    std::optional<ValueSource> source; ///< of a known one, if the catalogue says so
    friend bool operator==(const GameValue &, const GameValue &) = default;
};

/// Every value that a game like this one can ask for, board by board. Donation spaces are those of its number of
/// players; a piggyback bonus is that of a kind of tile, and known if both sides of all of them are.
std::vector<GameValue> gameValues(const GameRecord &record);

/// What the game knows of one value; nothing if it is missing.
std::optional<PrintedValue> knownValue(const Setup &setup, const MissingValue &which);
/// The same of a catalogue, in a game of so many.
std::optional<PrintedValue> knownValue(const Catalogue &values, const MissingValue &which,
                                       std::size_t playerCount);

/// What a game can ask for of a thing of the catalogue, in the order of the format.
std::vector<MissingValue> printedOn(CatalogueSection section, std::size_t thing);

/// All that is printed on the same piece of cardboard as a value, that one among it, in the order in which it is read. A
/// number of donation spaces is that of the game's number of players.
std::vector<MissingValue> printedWith(const MissingValue &which, const Setup &setup);

/// The pieces of cardboard that somebody has to look at for some values: each once, in the order of the values.
std::vector<std::vector<MissingValue>> piecesWith(const std::vector<MissingValue> &values,
                                                  const Setup &setup);

} // namespace skyledger::airshipcity
