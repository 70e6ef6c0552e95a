// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/printed.h"
#include "core/describe/printedtyped.h"

#include <QtCore/QJsonValue>
#include <QtCore/QString>

#include <optional>
#include <span>
#include <variant>
#include <vector>

/// Single printed values: one type for all that is read, compared, entered, proposed and shown, by the rows of
/// `printedTable`. A value is addressed by a `MissingValue`, whether it is missing or not; its number is one of `Printed`,
/// or of `Value` for what a game asks for in one.
namespace skyledger::airshipcity {

/// The meaning of a value, however it is written. A number stands for points, gold, terms, spaces and counts, `Price` for
/// discounts too. A price of 0 names no resource; a bonus of 0 offers no choice.
using PrintedValue = std::variant<int, QString, TileKind, Amounts, Price, ResourceSet, ResourceBonus,
                                  PiggybackValues, AirshipSet, TrackValues, StageSet, StageBonus>;

/// How the values of a row are read and written: in a document, and in what the rules read.
using ValueCode = describe::HeldCode<PrintedValue, Catalogue>;
/// Of a row of the table.
const ValueCode &codeOf(play::Code row);

/// The value of a row or a part of one as it is written under its keys; nothing while it is not whole.
std::optional<PrintedValue> valueIn(play::Code field, const QJsonValue &written);

/// The shape that a value has when somebody enters it, filled with nothing: 0 of everything, no resource, a track without
/// spaces. Donation spaces are those of one number of players; the piggyback bonus of a kind of tile is one bonus.
PrintedValue blankValue(play::Code value);
/// The fields in which such a value is entered: one, of a stage bonus one for each part of it.
std::vector<Printed> fieldsToEnter(play::Code value, std::size_t playerCount);
/// What stands in one of those fields, and the value that all of them together are; nothing while one is blank.
PrintedValue partOf(const PrintedValue &entered, Printed field);
std::optional<PrintedValue> wholeOf(std::span<const std::optional<PrintedValue>> parts);
/// A value that somebody enters, as the catalogue writes it.
QJsonValue jsonOf(play::Code value, const PrintedValue &entered);

/// What is wrong with a value that somebody enters.
enum class ValueFault : std::uint8_t {
    Shape,       ///< not the shape that its kind has
    Amount,      ///< an amount that is not 0 to 99
    Term,        ///< a term that is not 1 to 9
    Spaces,      ///< more donation spaces than a grid has, 20, or fewer than none
    TrackSpaces, ///< a price track without spaces
    Name         ///< a name that is not 1 to 40 characters
};
/// Nothing if the format can hold the value.
std::optional<ValueFault> faultOf(play::Code value, const PrintedValue &entered);

} // namespace skyledger::airshipcity
