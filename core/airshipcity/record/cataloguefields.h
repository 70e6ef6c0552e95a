// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/record/printedvalue.h"

/// Every single value that a catalogue's document can hold, read, copied and entered one by one: finer than what a game
/// asks for. The documents must be ones that can be read; all that only other programs understand stays in them.
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

} // namespace skyledger::airshipcity
