// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/printedvalue.h"

#include <QtCore/QJsonObject>

#include <optional>

/// Values that somebody reads off the cardboard while a game runs.
namespace skyledger::airshipcity {

/// The catalogue with a value and where it comes from; all else stays. Donation spaces are those of so many players;
/// what is known for another number stays. A piggyback bonus fills the sides of the tiles of its kind of which it is
/// not known: if that of the basic side is known, it is the developed side's; where nothing is missing it corrects the
/// basic side, and the other one if both are the same. Nothing if `faultOf` finds one, and for
/// a thing that `ids` does not know.
std::optional<QJsonObject> withValue(const QJsonObject &catalogue, const Ids &ids, const MissingValue &which,
                                     const PrintedValue &value, std::size_t playerCount, ValueSource source);

/// What a catalogue says already about a field of a value that is not known: a form begins with it.
struct KnownPart {
    std::optional<PrintedValue> value;
    int amount = 0; ///< with this alone the catalogue may not say of what
};
/// Of one of `fieldsToEnter`. The catalogue must be one that can be read.
KnownPart knownPart(const QJsonObject &catalogue, const Ids &ids, const MissingValue &which, Printed field);

} // namespace skyledger::airshipcity
