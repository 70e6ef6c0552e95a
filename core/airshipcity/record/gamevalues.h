// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

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

} // namespace skyledger::airshipcity
