// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"
#include "core/airshipcity/ids.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/verdict.h"

#include <QtCore/QJsonObject>

#include <optional>
#include <variant>

/// Values that somebody reads off the cardboard while a game runs.
namespace skyledger::airshipcity {

/// A catalogue value of any kind. A number stands for points, gold, a term, and donation spaces.
using CatalogueValue = std::variant<int, Amounts, Discount, Price, ResourceSet, ResourceBonus, AirshipSet,
                                    TrackValues, StageBonus>;

/// The shape that values of a kind have, filled with nothing: 0 of everything, no resource, a track without spaces.
///
/// | kinds | shape |
/// | --- | --- |
/// | airship, utility, contract and renovation costs | Amounts |
/// | discounts | Discount |
/// | donation spaces (of one number of players), VP, gold, terms | int |
/// | crests of a tile | ResourceSet |
/// | crest bonus, piggyback | ResourceBonus |
/// | stage bonus | StageBonus |
/// | bonus effect targets | AirshipSet |
/// | guild price | Price |
/// | price track | TrackValues |
CatalogueValue blankValue(Value kind);

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
std::optional<ValueFault> faultOf(Value kind, const CatalogueValue &value);

/// A value as the catalogue writes it, and back: what is not said there is blank.
QJsonValue jsonOf(const CatalogueValue &value);
CatalogueValue valueOf(Value kind, const QJsonValue &written);

/// The catalogue with a value and where it comes from; all else stays. Donation spaces are those of so many players;
/// what is known for another number stays. A piggyback bonus fills the sides of the tiles of its kind of which it is
/// not known: if that of the basic side is known, it is the developed side's; where nothing is missing it corrects the
/// basic side, and the other one if both are the same. Nothing if `faultOf` finds one, and for
/// a thing that `ids` does not know.
std::optional<QJsonObject> withValue(const QJsonObject &catalogue, const Ids &ids, const MissingValue &which,
                                     const CatalogueValue &value, std::size_t playerCount,
                                     ValueSource source);

/// What a catalogue says already about a value of which a part is missing, in the shape of its kind; blank if it says
/// nothing: a form begins with it. The catalogue must be one that can be read.
CatalogueValue knownPart(const QJsonObject &catalogue, const Ids &ids, const MissingValue &which,
                         std::size_t playerCount);

} // namespace skyledger::airshipcity
