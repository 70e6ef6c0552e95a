// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonmerge.h"

#include <QtCore/QJsonArray>
#include <QtCore/QStringList>

#include <algorithm>

namespace skyledger::table {

using namespace Qt::Literals::StringLiterals;

namespace {

using Keys = std::span<const QLatin1StringView>;

QJsonValue rebasedValue(const QJsonValue &base, const QJsonValue &ours, const QJsonValue &theirs, Keys whole);

/// Whether every entry is an object with an id; of an empty list it can be said too.
bool isKeyed(const QJsonArray &list)
{
    return std::all_of(list.begin(), list.end(),
                       [](const auto &entry) { return entry.isObject() && entry["id"_L1].isString(); });
}

QJsonValue entryOf(const QJsonArray &list, const QString &id)
{
    for (const auto &entry : list) {
        if (entry["id"_L1].toString() == id)
            return entry;
    }
    return QJsonValue::Undefined;
}

QStringList idsOf(const QJsonArray &list)
{
    QStringList ids;
    ids.reserve(list.size());
    for (const auto &entry : list)
        ids << entry["id"_L1].toString();
    return ids;
}

/// Of one value: ours if both changed it.
QJsonValue rebasedWhole(const QJsonValue &base, const QJsonValue &ours, const QJsonValue &theirs)
{
    return ours == base ? theirs : ours;
}

QJsonObject rebasedObject(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs,
                          Keys whole)
{
    QJsonObject result;
    QStringList keys = ours.keys() + theirs.keys();
    keys.removeDuplicates();
    for (const QString &key : std::as_const(keys)) {
        const bool isWhole =
            std::any_of(whole.begin(), whole.end(), [&key](QLatin1StringView each) { return key == each; });
        const QJsonValue value = isWhole ? rebasedWhole(base[key], ours[key], theirs[key])
                                         : rebasedValue(base[key], ours[key], theirs[key], whole);
        if (!value.isUndefined())
            result.insert(key, value);
    }
    return result;
}

/// In our order; what only they have stands at the end.
QJsonArray rebasedList(const QJsonArray &base, const QJsonArray &ours, const QJsonArray &theirs, Keys whole)
{
    QJsonArray result;
    QStringList ids = idsOf(ours) + idsOf(theirs);
    ids.removeDuplicates();
    for (const QString &id : std::as_const(ids)) {
        const QJsonValue value =
            rebasedValue(entryOf(base, id), entryOf(ours, id), entryOf(theirs, id), whole);
        if (value.isUndefined())
            continue;
        // What is left of an entry that we took away and they changed must be known by its id.
        QJsonObject entry = value.toObject();
        entry.insert(u"id"_s, id);
        result.append(entry);
    }
    return result;
}

/// An object or list that one side lacks is as good as an empty one: so what is inside is looked at one by one.
bool isObject(const QJsonValue &value)
{
    return value.isObject() || value.isUndefined();
}

bool isKeyedList(const QJsonValue &value)
{
    return value.isUndefined() || (value.isArray() && isKeyed(value.toArray()));
}

QJsonValue rebasedValue(const QJsonValue &base, const QJsonValue &ours, const QJsonValue &theirs, Keys whole)
{
    if (theirs == base || theirs == ours)
        return ours;
    if (ours == base)
        return theirs;
    if (isObject(base) && isObject(ours) && isObject(theirs)) {
        const QJsonObject merged = rebasedObject(base.toObject(), ours.toObject(), theirs.toObject(), whole);
        const bool gone = merged.isEmpty() && (ours.isUndefined() || theirs.isUndefined());
        return gone ? QJsonValue(QJsonValue::Undefined) : QJsonValue(merged);
    }
    if (isKeyedList(base) && isKeyedList(ours) && isKeyedList(theirs)) {
        const QJsonArray merged = rebasedList(base.toArray(), ours.toArray(), theirs.toArray(), whole);
        const bool gone = merged.isEmpty() && (ours.isUndefined() || theirs.isUndefined());
        return gone ? QJsonValue(QJsonValue::Undefined) : QJsonValue(merged);
    }
    return ours;
}

} // namespace

QJsonObject rebased(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs,
                    std::span<const QLatin1StringView> whole)
{
    return rebasedValue(base, ours, theirs, whole).toObject();
}

QJsonObject filledUp(QJsonObject ours, const QJsonObject &theirs, std::span<const QLatin1StringView> whole)
{
    for (auto it = theirs.begin(); it != theirs.end(); ++it) {
        const QJsonValue own = ours.value(it.key());
        const bool isWhole = std::find(whole.begin(), whole.end(), it.key()) != whole.end();
        if (own.isUndefined())
            ours.insert(it.key(), it.value());
        else if (own.isObject() && it.value().isObject() && !isWhole)
            ours.insert(it.key(), filledUp(own.toObject(), it.value().toObject(), whole));
    }
    return ours;
}

} // namespace skyledger::table
