// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguecheck.h"
#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/record/cataloguevalue.h"

#include <optional>
#include <vector>

/// Everything that a person can read off the cardboard, one place after the other in the order of the box.
namespace skyledger::airshipcity {

/// One thing to read: a value or a part of one, and which of the things that have it, numbered as in `MissingValue`.
struct BoxPlace {
    Printed field{};
    std::uint8_t index = 0;
    friend constexpr bool operator==(const BoxPlace &, const BoxPlace &) = default;
};

BoxPage pageOf(Printed field);

/// What a game asks for there: a tile's piggyback bonus stands for its kind's.
std::optional<Value> askedAt(Printed field);

/// The value that it is of a catalogue's document; nothing for what is counted. A tile's piggyback bonus is its own.
std::optional<FieldPlace> fieldPlaceOf(const BoxPlace &place, const Ids &ids);

/// Where a catalogue keeps it: a place, and perhaps a key inside of that, `4` or `fr`.
struct BoxSpot {
    ValuePlace place;
    QLatin1StringView part;
};
BoxSpot spotOf(const BoxPlace &place, const Ids &ids);

/// All places of a page, of the things that these ids name, piece by piece in the order in which they are read.
std::vector<BoxPlace> placesOf(BoxPage page, const Ids &ids);

/// The place that a name in a report stands for: `contracts.c03.term`, `tiles`. Nothing if there is none.
std::optional<BoxPlace> placeNamed(const QString &name, const Ids &ids);

} // namespace skyledger::airshipcity
