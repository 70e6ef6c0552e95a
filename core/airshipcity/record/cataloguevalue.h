// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/record/printedvalue.h"

/// Single values of a catalogue's document, read, copied and entered one by one: each that it can hold, by its place, and
/// what a game asks for. The documents must be ones that can be read; all that only other programs understand stays in
/// them.
namespace skyledger::airshipcity {

/// The value at a place; nothing if it is missing or incomplete. For both sides of a tile together, both must be
/// known.
std::optional<PrintedValue> printedValue(const QJsonObject &catalogue, const FieldPlace &place);
/// Whether anything is said at a place, be it only in part.
bool isWritten(const QJsonObject &catalogue, const FieldPlace &place);

/// Where a value comes from, if the catalogue says so: for the field or a part of it, its object, or as a whole. Of both
/// sides of a tile the less trusted source.
std::optional<ValueSource> sourceOf(const QJsonObject &catalogue, const FieldPlace &place);
/// The less trusted of two sources. Made up is trusted least; an unknown source less than a rulebook or a box.
std::optional<ValueSource> lessTrusted(std::optional<ValueSource> one, std::optional<ValueSource> other);
/// Writes where a value comes from; without a source it states none of its own. Values beside it keep theirs, unless the
/// format has one source for both: then a value without a source counts as made up or inferred, as its neighbour does.
void writeSource(QJsonObject &catalogue, const FieldPlace &place, std::optional<ValueSource> source);

/// The way to the object in which a thing's values stand, as `table::valueAt` takes it.
QStringList wayTo(const FieldPlace &place);
/// The object in which a thing's values stand; empty if there is none.
QJsonObject objectOf(const QJsonObject &catalogue, const FieldPlace &place);
/// Puts back an object; one that a list does not hold yet comes last.
void putObject(QJsonObject &catalogue, const FieldPlace &place, const QJsonObject &object);

/// What is written for a field in its thing's object, freed of what else stands there: one value, or the parts of it in
/// an object. Undefined if nothing is.
QJsonValue writtenAt(const QJsonObject &object, play::Code field);
/// Undefined for an object that says nothing.
QJsonValue orNothing(const QJsonObject &object);
/// Writes that, or takes it away. Sources are left alone.
void writeAt(QJsonObject &object, play::Code field, const QJsonValue &value);
/// Copies a value as it is written from one thing's object to another's; removes it there if it is missing here.
void copyField(const QJsonObject &from, QJsonObject &to, play::Code field);

/// Enters a value, as it is written, with its source. A thing that a list does not hold yet comes last.
void enterField(QJsonObject &catalogue, const FieldPlace &place, const QJsonValue &value, ValueSource source);
/// Makes a value missing again, together with its source; an object of which nothing is left goes too, unless it is
/// listed.
void clearField(QJsonObject &catalogue, const FieldPlace &place);

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
