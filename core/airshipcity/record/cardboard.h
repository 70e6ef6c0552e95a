// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/setup.h"
#include "core/airshipcity/verdict.h"

#include <vector>

namespace skyledger::airshipcity {

/// What a game can ask for of a thing of the catalogue, in the order of the format.
std::vector<MissingValue> printedOn(CatalogueSection section, std::size_t thing);

/// All that is printed on the same piece of cardboard as a value, that one among it, in the order in which it is read. A
/// number of donation spaces is that of the game's number of players.
std::vector<MissingValue> printedWith(const MissingValue &which, const Setup &setup);

/// The pieces of cardboard that somebody has to look at for some values: each once, in the order of the values.
std::vector<std::vector<MissingValue>> piecesWith(const std::vector<MissingValue> &values,
                                                  const Setup &setup);

} // namespace skyledger::airshipcity
