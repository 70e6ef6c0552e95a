// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguefields.h"

#include "core/table/jsonput.h"

#include <QtCore/QStringList>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = Printed;
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

} // namespace skyledger::airshipcity
