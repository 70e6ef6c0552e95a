// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguevalue.h"

#include "core/airshipcity/record/cataloguefields.h"
#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

void setOrRemove(QJsonObject &object, QLatin1StringView key, const QJsonValue &value)
{
    if (value.isUndefined())
        object.remove(key);
    else
        object.insert(key, value);
}

/// One field and its source. Parts of it tell none of their own any more.
void enterWholeField(QJsonObject &entry, const ValuePlace &place, const std::vector<FieldPlace> &parts,
                     const QJsonValue &value, const QJsonValue &source)
{
    setOrRemove(entry, place.field, value);
    QJsonObject sources = entry.value("sources"_L1).toObject();
    for (const FieldPlace &part : parts)
        sources.remove(pathOf(part.field));
    setOrRemove(sources, place.field, value.isUndefined() ? value : source);
    setOrRemove(entry, "sources"_L1,
                sources.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(sources));
}

/// An object as a whole, and its source. To make it missing, everything that has a meaning goes.
void enterWhole(QJsonObject &entry, const std::vector<FieldPlace> &parts, const QJsonValue &value,
                const QJsonValue &source)
{
    for (const FieldPlace &part : parts)
        writeAt(entry, part.field, QJsonValue::Undefined);
    entry.remove("sources"_L1);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        entry.insert(it.key(), it.value());
    setOrRemove(entry, "source"_L1, value.isUndefined() ? value : source);
}

} // namespace

QJsonObject entryAt(const QJsonObject &catalogue, const ValuePlace &place)
{
    if (place.inList)
        return listedObject(catalogue, place.section, place.entry);
    const QJsonObject section = catalogue[place.section].toObject();
    return place.entry.isEmpty() ? section : section[place.entry].toObject();
}

void putEntry(QJsonObject &catalogue, const ValuePlace &place, const QJsonObject &entry)
{
    if (!place.inList) {
        QJsonObject section = catalogue.value(place.section).toObject();
        if (place.entry.isEmpty())
            section = entry;
        else
            section.insert(place.entry, entry);
        catalogue.insert(place.section, section);
        return;
    }
    QJsonArray list = catalogue.value(place.section).toArray();
    qsizetype at = 0;
    while (at < list.size() && list.at(at)["id"_L1].toString() != place.entry)
        ++at;
    if (at == list.size())
        list.append(entry);
    else
        list.replace(at, entry);
    catalogue.insert(place.section, list);
}

ValuePlace placeOf(const MissingValue &value, const Ids &ids)
{
    const FieldPlace place = fieldPlacesOf(value, ids).front();
    const QLatin1StringView field =
        isWhole(value.value.as<Value>()) ? QLatin1StringView() : spellingOf(place.field).firstKey();
    return {keyOf(place.section), place.entry, field, isList(place.section)};
}

QString missingName(const MissingValue &value, const Ids &ids)
{
    const ValuePlace place = placeOf(value, ids);
    QString name = place.section;
    if (!place.entry.isEmpty())
        name += u'.' + place.entry;
    // A bonus effect has only this one value.
    if (!place.field.isEmpty() && value.value != Value::BonusEffectTarget)
        name += u'.' + place.field;
    return name;
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
    const ValuePlace place = placeOf(which, ids);
    const std::vector<FieldPlace> parts = fieldPlacesOf(which, ids);
    QJsonObject entry = entryAt(catalogue, place);
    if (place.inList)
        entry.insert(u"id"_s, place.entry);
    if (place.field.isEmpty())
        enterWhole(entry, parts, value, word(source));
    else
        enterWholeField(entry, place, parts, value, word(source));
    putEntry(catalogue, place, entry);
}

} // namespace skyledger::airshipcity
