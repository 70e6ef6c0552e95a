// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguevalue.h"

#include "core/airshipcity/record/fields.h"
#include "core/table/jsonput.h"

#include <QtCore/QJsonArray>
#include <QtCore/QStringList>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = Printed;
using Kind = Value;
using Section = CatalogueSection;
using play::Code;

namespace {

/// The object in which a field's keys stand.
QJsonObject holderOf(const QJsonObject &object, const FieldLayout &field)
{
    return field.outer.isEmpty() ? object : object[field.outer].toObject();
}

bool isListed(const FieldPlace &place)
{
    return sectionLayout(place.section).isList;
}

/// Whether a bonus is known as it is written.
bool isBonus(const QJsonValue &written)
{
    return valueIn(Printed::PiggybackBasic, written).has_value();
}

/// Whether an entry has a developed side of its own whose bonus is missing.
bool lacksDeveloped(const QJsonObject &entry)
{
    return entry.contains("developed"_L1) && !isBonus(entry["developed"_L1]);
}

/// The entry with this bonus on every side whose bonus was missing.
QJsonObject filledPiggyback(QJsonObject entry, const QJsonObject &bonus)
{
    const bool isBasicKnown = isBonus(entry);
    if (!isBasicKnown)
        writeAt(entry, Printed::PiggybackBasic, bonus);
    if (lacksDeveloped(entry))
        table::putOrTake(entry, u"developed"_s, orNothing(isBasicKnown ? bonus : QJsonObject()));
    return entry;
}

/// The entry of a kind with this bonus where it was missing, or on the tiles of that kind. One that was wrong gets it on
/// its basic side, and on the developed side too if both had the same.
QJsonObject joined(QJsonObject standing, const QJsonObject &bonus, bool filledTiles)
{
    if (filledTiles || !isBonus(standing) || lacksDeveloped(standing))
        return filledPiggyback(standing, bonus);
    const QJsonValue developed = standing.value("developed"_L1);
    const auto isAlike = [&](QLatin1StringView key) { return developed[key] == standing.value(key); };
    if (isAlike("amount"_L1) && isAlike("choices"_L1))
        standing.remove("developed"_L1);
    writeAt(standing, Printed::PiggybackBasic, bonus);
    return standing;
}

/// Tiles with a bonus of their own, of which something is missing, get the bonus too. Answers whether there are any.
bool fillOwnPiggyback(QJsonObject &catalogue, TileKind kind, const QJsonObject &bonus)
{
    bool any = false;
    QJsonArray tiles = catalogue.value("tiles"_L1).toArray();
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        QJsonObject tile = tiles.at(i).toObject();
        if (kindAt(tile) != kind || !tile.contains("piggyback"_L1))
            continue;
        const QJsonObject own = tile.value("piggyback"_L1).toObject();
        any = any || !isBonus(own) || lacksDeveloped(own);
        tile.insert(u"piggyback"_s, filledPiggyback(own, bonus));
        tiles.replace(i, tile);
    }
    if (!tiles.isEmpty())
        catalogue.insert(u"tiles"_s, tiles);
    return any;
}

} // namespace

QStringList wayTo(const FieldPlace &place)
{
    if (place.section == Section::TermTrack)
        return {};
    QStringList way{sectionLayout(place.section).key};
    if (isListed(place))
        way << u'#' + place.thing;
    else if (!place.thing.isEmpty())
        way << place.thing;
    return way;
}

std::optional<PrintedValue> printedValue(const QJsonObject &catalogue, const FieldPlace &place)
{
    const QJsonObject object = objectOf(catalogue, place);
    if (place.field == Field::KindOfTile)
        return kindAt(object);
    if (place.field == Field::PiggybackDeveloped && !isWritten(catalogue, place))
        return valueIn(place.field, writtenAt(object, Field::PiggybackBasic));
    return valueIn(place.field, writtenAt(object, place.field));
}

bool isWritten(const QJsonObject &catalogue, const FieldPlace &place)
{
    const QJsonObject object = objectOf(catalogue, place);
    const FieldLayout &field = fieldLayout(place.field);
    // Even an empty object says something: that this side or tile does not take its bonus from elsewhere.
    if (!field.outer.isEmpty() && !field.isOneKey())
        return object.contains(field.outer);
    return !writtenAt(object, place.field).isUndefined();
}

QJsonObject objectOf(const QJsonObject &catalogue, const FieldPlace &place)
{
    return table::valueAt(catalogue, wayTo(place)).toObject();
}

void putObject(QJsonObject &catalogue, const FieldPlace &place, const QJsonObject &object)
{
    catalogue = table::withValue(catalogue, wayTo(place), object);
}

QJsonValue orNothing(const QJsonObject &object)
{
    return object.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(object);
}

QJsonValue writtenAt(const QJsonObject &object, Code field)
{
    const FieldLayout &told = fieldLayout(field);
    const QJsonObject holder = holderOf(object, told);
    if (told.isOneKey())
        return holder[told.keys[0]];
    QJsonObject parts;
    for (const auto key : told.keys) {
        if (holder.contains(key))
            parts.insert(key, holder[key]);
    }
    // A side of a tile tells its source itself.
    if (QJsonObject side = parts.value("developed"_L1).toObject(); side.contains("source"_L1)) {
        side.remove("source"_L1);
        parts.insert(u"developed"_s, side);
    }
    return orNothing(parts);
}

void writeAt(QJsonObject &object, Code field, const QJsonValue &value)
{
    const FieldLayout &told = fieldLayout(field);
    QJsonObject holder = holderOf(object, told);
    for (const auto key : told.keys)
        table::putOrTake(holder, key, told.isOneKey() ? value : value[key]);
    if (told.outer.isEmpty()) {
        object = holder;
        return;
    }
    const bool tellsOnlySource = holder.size() == 1 && holder.contains("source"_L1);
    table::putOrTake(object, told.outer, orNothing(tellsOnlySource ? QJsonObject() : holder));
}

void copyField(const QJsonObject &from, QJsonObject &to, Code field)
{
    writeAt(to, field, writtenAt(from, field));
}

void enterField(QJsonObject &catalogue, const FieldPlace &place, const QJsonValue &value, ValueSource source)
{
    QJsonObject object = objectOf(catalogue, place);
    if (isListed(place))
        object.insert(u"id"_s, place.thing);
    writeAt(object, place.field, value);
    putObject(catalogue, place, object);
    writeSource(catalogue, place, source);
}

void clearField(QJsonObject &catalogue, const FieldPlace &place)
{
    QJsonObject object = objectOf(catalogue, place);
    if (object.isEmpty() && isListed(place))
        return;
    writeAt(object, place.field, QJsonValue::Undefined);
    putObject(catalogue, place, object);
    writeSource(catalogue, place, std::nullopt);
    if (isListed(place))
        return;
    for (QStringList way = wayTo(place); !way.isEmpty(); way.removeLast()) {
        if (table::valueAt(catalogue, way) == QJsonValue(QJsonObject()))
            catalogue = table::without(catalogue, way);
    }
}

QLatin1StringView keyOf(const MissingValue &value, const FieldPlace &place)
{
    const bool isWhole =
        value.value == Kind::StageBonus || value.value == Kind::GuildPrice || value.value == Kind::Piggyback;
    return isWhole ? QLatin1StringView() : fieldLayout(place.field).firstKey();
}

QString missingName(const MissingValue &value, const Ids &ids)
{
    const QString name = placeName(placeOf(value, ids));
    const bool isInParts = value.value == Kind::StageBonus || value.value == Kind::AirshipSpaces
        || value.value == Kind::UtilitySpaces;
    return isInParts ? name.left(name.lastIndexOf(u'.')) : name;
}

std::optional<ValueSource> sourceOf(const QJsonObject &catalogue, const Ids &ids, const MissingValue &value)
{
    const std::vector<FieldPlace> parts = fieldPlacesOf(value, ids);
    std::optional<std::optional<ValueSource>> told;
    for (const FieldPlace &part : parts) {
        if (!isWritten(catalogue, part))
            continue;
        const auto source = sourceOf(catalogue, part);
        told = told ? lessTrusted(*told, source) : source;
    }
    return told ? *told : sourceOf(catalogue, parts.front());
}

void enterValue(QJsonObject &catalogue, const Ids &ids, const MissingValue &which, const QJsonValue &value,
                ValueSource source)
{
    const std::vector<FieldPlace> parts = fieldPlacesOf(which, ids);
    const FieldPlace &place = parts.front();
    const QLatin1StringView key = keyOf(which, place);
    const QJsonValue told = value.isUndefined() ? value : QJsonValue(word(source));
    QJsonObject entry = objectOf(catalogue, place);
    if (isListed(place))
        entry.insert(u"id"_s, place.thing);
    if (key.isEmpty()) { // an object as a whole: everything in it that has a meaning goes
        entry.remove("sources"_L1);
        for (const FieldPlace &part : parts)
            writeAt(entry, part.field, QJsonValue::Undefined);
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            entry.insert(it.key(), it.value());
        table::putOrTake(entry, u"source"_s, told);
    } else {
        QJsonObject sources = entry.value("sources"_L1).toObject();
        table::putOrTake(entry, key, value);
        for (const FieldPlace &part : parts) // that tells none of its own any more
            sources.remove(fieldLayout(part.field).path());
        table::putOrTake(sources, key, told);
        table::putOrTake(entry, u"sources"_s, orNothing(sources));
    }
    putObject(catalogue, place, entry);
}

std::optional<QJsonObject> withValue(const QJsonObject &catalogue, const Ids &ids, const MissingValue &which,
                                     const PrintedValue &value, std::size_t playerCount, ValueSource source)
{
    const std::vector<FieldPlace> parts = fieldPlacesOf(which, ids);
    const FieldPlace &place = parts.front();
    if (faultOf(which.value, value) || (isListed(place) && place.thing.isEmpty()))
        return std::nullopt;
    const QJsonValue written = jsonOf(which.value, value);
    QJsonObject changed = catalogue;
    if (which.value == Kind::AirshipSpaces || which.value == Kind::UtilitySpaces) {
        enterField(changed, playerCount == 3 ? parts.front() : parts.back(), written, source);
    } else if (which.value == Kind::Piggyback) {
        const QJsonObject bonus = written.toObject();
        const bool filledTiles = fillOwnPiggyback(changed, static_cast<TileKind>(which.thing), bonus);
        enterValue(changed, ids, which, joined(objectOf(catalogue, place), bonus, filledTiles), source);
    } else {
        enterValue(changed, ids, which, written, source);
    }
    return changed;
}

KnownPart knownPart(const QJsonObject &catalogue, const Ids &ids, const MissingValue &which, Printed field)
{
    FieldPlace place = placeOf(which, ids);
    if (which.value != Kind::PriceTrack)
        place.field = field;
    const QJsonValue written = writtenAt(objectOf(catalogue, place), place.field);
    return {valueIn(field, written), written["amount"_L1].toInt()};
}

} // namespace skyledger::airshipcity
