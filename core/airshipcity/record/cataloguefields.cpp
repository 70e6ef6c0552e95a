// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguefields.h"

#include <QtCore/QJsonArray>

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

void setOrRemove(QJsonObject &object, QLatin1StringView key, const QJsonValue &value)
{
    if (value.isUndefined())
        object.remove(key);
    else
        object.insert(key, value);
}

/// An entry that the list does not hold yet comes last.
QJsonArray withEntry(QJsonArray list, const QString &id, const QJsonObject &entry)
{
    qsizetype at = 0;
    while (at < list.size() && list.at(at)["id"_L1].toString() != id)
        ++at;
    if (at == list.size())
        list.append(entry);
    else
        list.replace(at, entry);
    return list;
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
    if (place.section == Section::TermTrack)
        return catalogue;
    if (isList(place.section))
        return listedObject(catalogue, keyOf(place.section), place.entry);
    const QJsonObject section = catalogue[keyOf(place.section)].toObject();
    return place.entry.isEmpty() ? section : section[place.entry].toObject();
}

void putObject(QJsonObject &catalogue, const FieldPlace &place, const QJsonObject &object)
{
    const QLatin1StringView key = keyOf(place.section);
    if (place.section == Section::TermTrack) {
        catalogue = object;
    } else if (isList(place.section)) {
        catalogue.insert(key, withEntry(catalogue.value(key).toArray(), place.entry, object));
    } else if (place.entry.isEmpty()) {
        catalogue.insert(key, object);
    } else {
        QJsonObject section = catalogue.value(key).toObject();
        section.insert(place.entry, object);
        catalogue.insert(key, section);
    }
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
