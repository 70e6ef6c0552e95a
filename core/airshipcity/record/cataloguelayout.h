// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/printed.h"
#include "core/box/copyview.h"
#include "core/describe/printedsections.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

#include <optional>
#include <vector>

/// Where a catalogue's document keeps each single value. Whoever reads, compares, enters or clears one goes by this.
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

/// Where one value stands: in which section, of which thing, and by its number of `Printed`.
using FieldPlace = box::CopyPlace;

/// How a field stands in its thing's object.
struct FieldLayout {
    CatalogueSection section{};
    Printed row{};           ///< the row of the table that it belongs to
    Printed form{};          ///< the row whose values have the same form: itself if it is no part of one
    QLatin1StringView outer; ///< an object inside of that one; empty: the object itself
    QList<QLatin1StringView> keys; ///< one: the value stands under it; more: it is made of what stands there
    QLatin1StringView source;      ///< its key in `sources`; empty: the object's own `source`

    bool isOneKey() const { return keys.size() == 1; }
    /// The key that holds the field, or the first of those.
    QLatin1StringView firstKey() const { return outer.isEmpty() ? keys.value(0) : outer; }
    /// The way to it from its thing's object: `cost`, `spaces.4`, `name.fr`.
    QString path() const;
};
/// Of a field, or of the first of those that a number of `Value` asks for.
const FieldLayout &fieldLayout(play::Code field);
/// The section that has a value.
CatalogueSection sectionOf(play::Code field);
/// The field that shares a key and a source with this one, as the spaces for 3 players do with those for 4. Under its
/// path each can tell a source of its own.
std::optional<play::Code> otherPartOf(play::Code field);

/// What the table has in a section; its rows are the values that a thing of it can have, in the order of the format.
const describe::PrintedSection &sectionLayout(play::Code section);
/// The things of a section in the order in which they stand; the words of a vocabulary in its order.
QStringList entriesOf(const QJsonObject &catalogue, play::Code section);

/// What files and messages call a value: `contracts.c03.term`, `utilities.u1.name.en`.
QString placeName(const FieldPlace &place);
/// What a game would ask for if the value were missing; nothing for what no game asks for, such as names.
std::optional<MissingValue> askedFor(const FieldPlace &place, const Ids &ids);
/// The same without the thing.
std::optional<Value> kindOf(play::Code field);
/// Where a catalogue keeps a value: all that a game asks for at once, as the spaces for 3 and for 4, the parts of a stage
/// bonus. Of every other one it is one place, and so it is of a part. Not of a count.
std::vector<FieldPlace> fieldPlacesOf(const MissingValue &value, const Ids &ids);
/// The first of these. Not of a count.
FieldPlace placeOf(const MissingValue &value, const Ids &ids);
/// What a game asks for of each thing of a section, in the order of the format.
std::vector<Value> askedOf(CatalogueSection section);
/// How many things of a section these ids name.
std::size_t thingsOf(CatalogueSection section, const Ids &ids);
/// The rule that explains a value.
Rule ruleBehind(play::Code value);

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::CatalogueSection> = 11;
} // namespace skyledger
