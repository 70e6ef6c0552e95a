// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguefields.h"

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/writtenvalues.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = Printed;
using Section = CatalogueSection;

namespace {

ValuePlace placeOf(const FieldPlace &place)
{
    return {keyOf(place.section), place.entry, {}, isList(place.section)};
}

/// The object in which a field's keys stand.
QJsonObject holderOf(const QJsonObject &object, const FieldSpelling &spelling)
{
    return spelling.outer.isEmpty() ? object : object[spelling.outer].toObject();
}

void setOrRemove(QJsonObject &object, QLatin1StringView key, const QJsonValue &value)
{
    if (value.isUndefined())
        object.remove(key);
    else
        object.insert(key, value);
}

template <class Value>
std::optional<PrintedValue> whole(const std::optional<Value> &value)
{
    return value ? std::optional<PrintedValue>(*value) : std::nullopt;
}

/// Both sides of a tile: the developed one is named only where it differs.
std::optional<PrintedValue> sidesAt(const QJsonValue &value)
{
    const auto basic = bonusAt(value);
    if (!basic)
        return std::nullopt;
    const QJsonValue other = value["developed"_L1];
    if (other.isUndefined())
        return BothSides{*basic, std::nullopt};
    const auto developed = bonusAt(other);
    if (!developed)
        return std::nullopt;
    return BothSides{*basic, developed == basic ? std::nullopt : developed};
}

template <class Key>
std::optional<PrintedValue> setIn(const QJsonValue &written)
{
    return written.isArray() ? std::optional<PrintedValue>(setAt<Key>(written)) : std::nullopt;
}

std::optional<PrintedValue> numberIn(const QJsonValue &written)
{
    return written.isDouble() ? std::optional<PrintedValue>(written.toInt()) : std::nullopt;
}

std::optional<PrintedValue> valueOf(Field field, const QJsonValue &written)
{
    switch (field) {
    case Field::UtilityNameEn:
    case Field::UtilityNameFr:
        return written.toString().isEmpty() ? std::nullopt : std::optional<PrintedValue>(written.toString());
    case Field::KindOfTile:
        return whole(fromName<TileKind>(written.toString().toStdString()));
    case Field::AirshipCost:
    case Field::UtilityCost:
    case Field::ContractCost:
    case Field::RenovationCost:
    case Field::BonusGain:
        return written.isObject() ? std::optional<PrintedValue>(amountsAt(written)) : std::nullopt;
    case Field::AirshipDiscount:
    case Field::GuildPrice:
        return whole(priceAt(written));
    case Field::TileCrests:
        return setIn<Resource>(written);
    case Field::TileCrestBonus:
    case Field::PiggybackBasic:
    case Field::PiggybackDeveloped:
    case Field::TilePiggybackBasic:
        return whole(bonusAt(written));
    case Field::BonusChoice:
        return whole(choiceAt(written));
    case Field::Piggyback:
    case Field::TilePiggyback:
        return sidesAt(written);
    case Field::EffectTarget:
        return setIn<Airship>(written);
    case Field::FirstTrack:
    case Field::SecondTrack:
    case Field::ThirdTrack:
        return written.isArray() ? std::optional<PrintedValue>(trackAt(written)) : std::nullopt;
    case Field::BonusStages:
        return written.isArray() ? std::optional<PrintedValue>(stagesAt(written)) : std::nullopt;
    default:
        return numberIn(written);
    }
}

/// Removes an object from its section if it has become empty, and the section if that has.
void dropEmpty(QJsonObject &catalogue, const FieldPlace &place)
{
    if (isList(place.section) || place.section == Section::TermTrack)
        return;
    QJsonObject section = catalogue.value(keyOf(place.section)).toObject();
    if (!place.entry.isEmpty() && section.value(place.entry).toObject().isEmpty())
        section.remove(place.entry);
    setOrRemove(catalogue, keyOf(place.section),
                section.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(section));
}

} // namespace

std::optional<PrintedValue> printedValue(const QJsonObject &catalogue, const FieldPlace &place)
{
    const QJsonObject object = objectOf(catalogue, place);
    if (place.field == Field::KindOfTile)
        return whole(kindAt(object));
    if (place.field == Field::PiggybackDeveloped && !isWritten(catalogue, place))
        return valueOf(Field::PiggybackBasic, writtenAt(object, Field::PiggybackBasic));
    return valueOf(place.field, writtenAt(object, place.field));
}

bool isWritten(const QJsonObject &catalogue, const FieldPlace &place)
{
    const QJsonObject object = objectOf(catalogue, place);
    const FieldSpelling &spelling = spellingOf(place.field);
    // Even an empty object says something: that this side or tile does not take its bonus from elsewhere.
    if (!spelling.outer.isEmpty() && !spelling.isOneKey())
        return object.contains(spelling.outer);
    return !writtenAt(object, place.field).isUndefined();
}

QJsonObject objectOf(const QJsonObject &catalogue, const FieldPlace &place)
{
    return place.section == Section::TermTrack ? catalogue : entryAt(catalogue, placeOf(place));
}

void putObject(QJsonObject &catalogue, const FieldPlace &place, const QJsonObject &object)
{
    if (place.section == Section::TermTrack)
        catalogue = object;
    else
        putEntry(catalogue, placeOf(place), object);
}

QJsonValue writtenAt(const QJsonObject &object, Field field)
{
    const FieldSpelling &spelling = spellingOf(field);
    const QJsonObject holder = holderOf(object, spelling);
    if (spelling.isOneKey())
        return holder[spelling.keys[0]];
    QJsonObject parts;
    for (const auto key : spelling.keys) {
        if (!key.isEmpty() && holder.contains(key))
            parts.insert(key, holder[key]);
    }
    // A side of a tile tells its source itself.
    if (QJsonObject side = parts.value("developed"_L1).toObject(); side.contains("source"_L1)) {
        side.remove("source"_L1);
        parts.insert(u"developed"_s, side);
    }
    return parts.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(parts);
}

void writeAt(QJsonObject &object, Field field, const QJsonValue &value)
{
    const FieldSpelling &spelling = spellingOf(field);
    QJsonObject holder = holderOf(object, spelling);
    for (const auto key : spelling.keys) {
        if (!key.isEmpty())
            setOrRemove(holder, key, spelling.isOneKey() ? value : value[key]);
    }
    if (spelling.outer.isEmpty()) {
        object = holder;
        return;
    }
    const bool tellsOnlySource = holder.size() == 1 && holder.contains("source"_L1);
    setOrRemove(object, spelling.outer,
                holder.isEmpty() || tellsOnlySource ? QJsonValue(QJsonValue::Undefined) : QJsonValue(holder));
}

void copyField(const QJsonObject &from, QJsonObject &to, Field field)
{
    writeAt(to, field, writtenAt(from, field));
}

void enterField(QJsonObject &catalogue, const FieldPlace &place, const QJsonValue &value, ValueSource source)
{
    QJsonObject object = objectOf(catalogue, place);
    if (isList(place.section))
        object.insert(u"id"_s, place.entry);
    writeAt(object, place.field, value);
    putObject(catalogue, place, object);
    writeSource(catalogue, place, source);
}

void clearField(QJsonObject &catalogue, const FieldPlace &place)
{
    QJsonObject object = objectOf(catalogue, place);
    if (object.isEmpty() && isList(place.section))
        return;
    writeAt(object, place.field, QJsonValue::Undefined);
    putObject(catalogue, place, object);
    writeSource(catalogue, place, std::nullopt);
    dropEmpty(catalogue, place);
}

} // namespace skyledger::airshipcity
