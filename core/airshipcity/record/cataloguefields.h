// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/verdict.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

#include <optional>
#include <span>
#include <variant>

/// Every single value that a catalogue's document can hold, and where it stands: finer than what a game asks for, so
/// that two catalogues can be compared and put together value by value.
namespace skyledger::airshipcity {

/// The parts of a catalogue, in the order of the format.
enum class CatalogueSection : std::uint8_t {
    Airships,
    GuildPrice,
    PriceTracks,
    Piggyback,
    Tiles,
    Utilities,
    Contracts,
    TermTrack,
    StageBonuses,
    Renovations,
    BonusEffects
};

/// The values that a thing of a section can have.
enum class CatalogueField : std::uint8_t {
    Cost,
    Discount,
    SpacesForThree,
    SpacesForFour,
    Vp,
    Gold,
    Term,
    Price, ///< of the Guild Hall
    FirstTrack,
    SecondTrack,
    ThirdTrack,
    TermSpaces,
    Kind, ///< of a tile
    Crests,
    CrestBonus,
    Piggyback,    ///< of a kind of tile, both sides
    OwnPiggyback, ///< of a single tile, both sides
    EnglishName,
    FrenchName,
    Stages, ///< of a stage bonus tile
    Gain,   ///< what it gives everybody
    Choice, ///< of what it lets everybody pick
    Targets ///< what must be donated for a bonus effect
};

/// Where one value stands.
struct FieldPlace {
    CatalogueSection section{};
    QString entry; ///< an id or a word of the format; empty where a section has no entries
    CatalogueField field{};
    friend bool operator==(const FieldPlace &, const FieldPlace &) = default;
};

/// A piggyback bonus of both sides of a tile; without the second the other side is the same.
struct BothSides {
    ResourceBonus basic;
    std::optional<ResourceBonus> developed;
    friend bool operator==(const BothSides &, const BothSides &) = default;
};

/// What stands there, freed of the ways to write it. A price of 0 is of no resource; a bonus of 0 lets nobody choose.
using PrintedValue = std::variant<int, QString, TileKind, Amounts, Price, ResourceSet, ResourceBonus,
                                  BothSides, AirshipSet, TrackValues, StageSet>;

/// What files call a section: `airships`.
QLatin1StringView keyOf(CatalogueSection section);
/// Whether a section lists things by their ids.
bool isList(CatalogueSection section);
/// The values that a thing of the section can have, in the order of the format.
std::span<const CatalogueField> fieldsOf(CatalogueSection section);
/// The things of a section in the order in which they stand; the words of a vocabulary in its order.
QStringList entriesOf(const QJsonObject &catalogue, CatalogueSection section);

/// A value; nothing if it, or a part without which it says nothing, is missing. The document must be one that can be
/// read.
std::optional<PrintedValue> printedValue(const QJsonObject &catalogue, const FieldPlace &place);
/// Where a value comes from, if the catalogue says so: for the field, its object, or as a whole.
std::optional<ValueSource> sourceOf(const QJsonObject &catalogue, const FieldPlace &place);

/// What a game would ask for if the value were missing; nothing for what no game asks for, such as names.
std::optional<MissingValue> askedFor(const FieldPlace &place, const Ids &ids);

// To change a document, all that only other programs understand stays.

/// The object in which a thing's values stand; empty if there is none.
QJsonObject objectOf(const QJsonObject &catalogue, const FieldPlace &place);
/// Copies a value as it is written from one thing's object to another's; removes it there if it is missing here. Its
/// source is left alone.
void copyField(const QJsonObject &from, QJsonObject &to, CatalogueField field);
/// Puts back an object; one that a list does not hold yet comes last.
void putObject(QJsonObject &catalogue, const FieldPlace &place, const QJsonObject &object);
/// Writes where a value comes from into its thing's object; nothing: the object itself does not say.
void writeSource(QJsonObject &object, CatalogueField field, std::optional<ValueSource> source);
/// Whether two fields of a thing can only tell one source.
bool shareSource(CatalogueField one, CatalogueField other);
/// Every key of a thing's object that has a meaning in a section.
QList<QLatin1StringView> knownKeys(CatalogueSection section);

} // namespace skyledger::airshipcity
