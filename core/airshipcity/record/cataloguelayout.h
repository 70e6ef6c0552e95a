// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/printed.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

#include <optional>
#include <span>
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

/// Where one value stands.
struct FieldPlace {
    CatalogueSection section{};
    QString entry; ///< an id or a word of the format; empty where a section has no entries
    Printed field{};
    friend bool operator==(const FieldPlace &, const FieldPlace &) = default;
};

/// How a field is written in its thing's object.
struct FieldSpelling {
    QLatin1StringView outer; ///< an object inside of that one; empty: the object itself
    std::array<QLatin1StringView, 3>
        keys;                 ///< one: the value stands under it; more: it is made of what stands there
    QLatin1StringView source; ///< its key in `sources`; empty: the object's own `source`

    bool isOneKey() const { return keys[1].isEmpty(); }
    /// The key that holds the field, or the first of those.
    QLatin1StringView firstKey() const { return outer.isEmpty() ? keys[0] : outer; }
};
const FieldSpelling &spellingOf(Printed field);
/// The way to a field from its thing's object: `cost`, `spaces.4`, `name.fr`.
QString pathOf(Printed field);
/// The field that shares a key and a source with this one, as the spaces for 3 players do with those for 4. Under its
/// path each can tell a source of its own.
std::optional<Printed> otherPartOf(Printed field);

/// The section that has a value, and the row of the table that a part belongs to: itself if it is none.
CatalogueSection sectionOf(Printed field);
Printed rowOf(Printed field);
/// The row whose values have the same form as those of a part: itself if it is none.
Printed formOf(Printed field);

/// What files call a section: `airships`.
QLatin1StringView keyOf(CatalogueSection section);
/// Whether a section lists things by their ids.
bool isList(CatalogueSection section);
/// How many things a list can hold.
qsizetype mostOf(CatalogueSection section);
/// The values that a thing of the section can have, in the order of the format.
std::span<const Printed> fieldsOf(CatalogueSection section);
/// Every key of a thing's object that has a meaning in a section.
QList<QLatin1StringView> knownKeys(CatalogueSection section);
/// What a section calls the thing of a number: its id, or its word. Empty for numbers that nothing bears.
QString entryName(CatalogueSection section, std::size_t index, const Ids &ids);

/// The things of a section in the order in which they stand; the words of a vocabulary in its order.
QStringList entriesOf(const QJsonObject &catalogue, CatalogueSection section);

/// What a game would ask for if the value were missing; nothing for what no game asks for, such as names.
std::optional<MissingValue> askedFor(const FieldPlace &place, const Ids &ids);
/// The same without the thing.
std::optional<Value> kindOf(Printed field);
/// All that a game asks for at once: the spaces for 3 and for 4, the parts of a stage bonus.
std::vector<FieldPlace> fieldPlacesOf(const MissingValue &value, const Ids &ids);
/// What a game asks for of each thing of a section, in the order of the format.
std::vector<Value> askedOf(CatalogueSection section);
/// The section of the things that have a value, and how many of them these ids name.
CatalogueSection sectionOf(Value kind);
std::size_t thingsOf(CatalogueSection section, const Ids &ids);
/// The rule that explains a value.
Rule ruleBehind(Value kind);

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::CatalogueSection> = 11;
} // namespace skyledger
