// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguefields.h"

#include "core/table/jsonput.h"

#include <QtCore/QStringList>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = Printed;
using Section = CatalogueSection;

namespace {

/// The object in which a field's keys stand.
QJsonObject holderOf(const QJsonObject &object, const FieldSpelling &spelling)
{
    return spelling.outer.isEmpty() ? object : object[spelling.outer].toObject();
}

/// Where an object with values stands, as `table::valueAt` takes it.
QStringList wayTo(const FieldPlace &place)
{
    if (place.section == Section::TermTrack)
        return {};
    QStringList way{keyOf(place.section)};
    if (isList(place.section))
        way << u'#' + place.entry;
    else if (!place.entry.isEmpty())
        way << place.entry;
    return way;
}

} // namespace

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
    const FieldSpelling &spelling = spellingOf(place.field);
    // Even an empty object says something: that this side or tile does not take its bonus from elsewhere.
    if (!spelling.outer.isEmpty() && !spelling.isOneKey())
        return object.contains(spelling.outer);
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
    return orNothing(parts);
}

void writeAt(QJsonObject &object, Field field, const QJsonValue &value)
{
    const FieldSpelling &spelling = spellingOf(field);
    QJsonObject holder = holderOf(object, spelling);
    for (const auto key : spelling.keys) {
        if (!key.isEmpty())
            table::putOrTake(holder, key, spelling.isOneKey() ? value : value[key]);
    }
    if (spelling.outer.isEmpty()) {
        object = holder;
        return;
    }
    const bool tellsOnlySource = holder.size() == 1 && holder.contains("source"_L1);
    table::putOrTake(object, spelling.outer, orNothing(tellsOnlySource ? QJsonObject() : holder));
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
    if (isList(place.section))
        return;
    for (QStringList way = wayTo(place); !way.isEmpty(); way.removeLast()) {
        if (table::valueAt(catalogue, way) == QJsonValue(QJsonObject()))
            catalogue = table::without(catalogue, way);
    }
}

} // namespace skyledger::airshipcity
