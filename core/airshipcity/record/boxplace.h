// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguecheck.h"
#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/record/cataloguevalue.h"

#include <optional>
#include <vector>

/// Everything that a person can read off the cardboard, one place after the other in the order of the box: a value or a
/// part of one by its number of `Printed`, and which of the things that have it.
namespace skyledger::airshipcity {

BoxPage pageOf(Printed field);

/// The value that it is of a catalogue's document; nothing for what is counted. A tile's piggyback bonus is its own.
std::optional<FieldPlace> fieldPlaceOf(const MissingValue &place, const Ids &ids);

/// All places of a page, of the things that these ids name, piece by piece in the order in which they are read.
std::vector<MissingValue> placesOf(BoxPage page, const Ids &ids);

/// The place that a name in a report stands for: `contracts.c03.term`, `tiles`. Nothing if there is none.
std::optional<MissingValue> placeNamed(const QString &name, const Ids &ids);

} // namespace skyledger::airshipcity
