// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguevalue.h"

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
void enterWholeField(QJsonObject &entry, QLatin1StringView key, const std::vector<FieldPlace> &parts,
                     const QJsonValue &value, const QJsonValue &source)
{
    setOrRemove(entry, key, value);
    QJsonObject sources = entry.value("sources"_L1).toObject();
    for (const FieldPlace &part : parts)
        sources.remove(pathOf(part.field));
    setOrRemove(sources, key, value.isUndefined() ? value : source);
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

FieldPlace placeOf(const MissingValue &value, const Ids &ids)
{
    return fieldPlacesOf(value, ids).front();
}

QLatin1StringView keyOf(const MissingValue &value, const FieldPlace &place)
{
    return isWhole(value.value.as<Value>()) ? QLatin1StringView() : spellingOf(place.field).firstKey();
}

QString missingName(const MissingValue &value, const Ids &ids)
{
    const FieldPlace place = placeOf(value, ids);
    const QLatin1StringView key = keyOf(value, place);
    QString name = keyOf(place.section);
    if (!place.entry.isEmpty())
        name += u'.' + place.entry;
    // A bonus effect has only this one value.
    if (!key.isEmpty() && value.value != Value::BonusEffectTarget)
        name += u'.' + key;
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
    const std::vector<FieldPlace> parts = fieldPlacesOf(which, ids);
    const FieldPlace &place = parts.front();
    const QLatin1StringView key = keyOf(which, place);
    QJsonObject entry = objectOf(catalogue, place);
    if (isList(place.section))
        entry.insert(u"id"_s, place.entry);
    if (key.isEmpty())
        enterWhole(entry, parts, value, word(source));
    else
        enterWholeField(entry, key, parts, value, word(source));
    putObject(catalogue, place, entry);
}

} // namespace skyledger::airshipcity
