// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguevalue.h"

#include "core/airshipcity/record/fields.h"
#include "core/table/jsonput.h"

#include <QtCore/QJsonArray>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Kind = Value;

namespace {

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
    if (sectionLayout(place.section).isList)
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
    if (faultOf(which.value, value) || (sectionLayout(place.section).isList && place.thing.isEmpty()))
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
