// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguefields.h"

/// The values that a game asks for in a catalogue's document: where they stand and come from, how they are entered.
namespace skyledger::airshipcity {

/// The key of the value in its thing's object; empty: it is the object as a whole. The place must be the value's.
QLatin1StringView keyOf(const MissingValue &value, const FieldPlace &place);

/// What files and messages call a value: `airships.cruise.discount`, `bonusEffects.barter`, `guildPrice`.
QString missingName(const MissingValue &value, const Ids &ids);

/// Where a value comes from, if the catalogue says so: for the field, its object, or as a whole. Of a value with several
/// parts, as a stage bonus or the spaces for 3 and for 4, the less trusted source of what is known.
std::optional<ValueSource> sourceOf(const QJsonObject &catalogue, const Ids &ids, const MissingValue &value);

/// Enters a value with its source; an undefined value makes it missing again. A value that is an object as a whole
/// (`stageBonuses.s1`, `guildPrice`, `piggyback.forest`) is laid over what stands there, so that an id or what only
/// other programs understand stays. The value is not looked at: `readCatalogue` does that.
void enterValue(QJsonObject &catalogue, const Ids &ids, const MissingValue &which, const QJsonValue &value,
                ValueSource source);

/// The catalogue with a value that somebody reads off the cardboard while a game runs, and where it comes from; all else
/// stays. Donation spaces are those of so many players; what is known for another number stays. A piggyback bonus fills
/// the sides of the tiles of its kind of which it is not known: if that of the basic side is known, it is the developed
/// side's; where nothing is missing it corrects the basic side, and the other one if both are the same. Nothing if
/// `faultOf` finds one, and for a thing that `ids` does not know.
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
