// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguejson.h"

/// Single values of a catalogue's document: where they stand, where they come from, how they are entered.
namespace skyledger::airshipcity {

/// Where a catalogue keeps a value: in a section, perhaps in an entry of it, perhaps in a field of that.
struct ValuePlace {
    QLatin1StringView section; ///< `airships`
    QString entry; ///< `cruise`: a key, or an id where the section is a list; empty: the section itself
    QLatin1StringView field; ///< `discount`; empty: the entry as a whole
    bool inList = false;
};
ValuePlace placeOf(const MissingValue &value, const Ids &ids);

/// What files and messages call a value: `airships.cruise.discount`, `bonusEffects.barter`, `guildPrice`.
QString missingName(const MissingValue &value, const Ids &ids);

/// Where a value comes from, if the catalogue says so: for the field, its object, or as a whole.
std::optional<ValueSource> sourceOf(const QJsonObject &catalogue, const Ids &ids, const MissingValue &value);

/// The object that holds a value: the entry of its list or section; empty if there is none.
QJsonObject entryAt(const QJsonObject &catalogue, const ValuePlace &place);
/// Puts such an object in place of the one that is there, or adds it.
void putEntry(QJsonObject &catalogue, const ValuePlace &place, const QJsonObject &entry);

/// Enters a value with its source; an undefined value makes it missing again. A value that is an object as a whole
/// (`stageBonuses.s1`, `guildPrice`, `piggyback.forest`) is laid over what stands there, so that an id or what only
/// other programs understand stays. The value is not looked at: `readCatalogue` does that.
void enterValue(QJsonObject &catalogue, const Ids &ids, const MissingValue &which, const QJsonValue &value,
                ValueSource source);

} // namespace skyledger::airshipcity
