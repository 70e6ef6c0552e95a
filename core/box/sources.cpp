// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/sources.h"

#include "core/table/jsonput.h"

#include <QtCore/QJsonArray>

namespace skyledger::box {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto sourceKey = "source"_L1;
constexpr auto sourcesKey = "sources"_L1;

std::optional<ValueSource> named(const QJsonValue &value)
{
    return table::fromName<ValueSource>(value.toString().toStdString());
}

/// Whether a key of a thing's object is no printed value.
bool isOfThing(const QString &key)
{
    return key == "id"_L1 || key == "name"_L1 || key == sourceKey || key == sourcesKey;
}

QJsonValue sourced(const QJsonValue &value, const std::optional<ValueSource> &around)
{
    if (value.isArray()) {
        QJsonArray entries;
        const QJsonArray list = value.toArray();
        for (const auto &entry : list)
            entries.append(sourced(entry, around));
        return entries;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    QJsonObject sources = object[sourcesKey].toObject();
    const QJsonValue own = object[sourceKey];
    const auto usual = own.isString() ? named(own) : around;
    const QStringList keys = object.keys();
    for (const QString &key : keys) {
        if (usual && !isOfThing(key) && !sources.contains(key))
            sources.insert(key, table::word(*usual));
    }
    object.remove(sourceKey);
    if (!sources.isEmpty())
        object.insert(sourcesKey, sources);
    return object;
}

/// An object under a path with other keys than before, yet of the same id and name.
QJsonObject withEntry(QJsonObject document, const QStringList &path, const QJsonObject &keys)
{
    const QStringList before = table::valueAt(document, path).toObject().keys();
    for (const QString &key : before) {
        if (key != "id"_L1 && key != "name"_L1)
            document = table::without(document, path + QStringList{key});
    }
    return table::withPut(document, path, keys);
}

} // namespace

std::optional<ValueSource> sourceAt(const QJsonObject &document, const QStringList &path)
{
    for (qsizetype at = path.size(); at >= 0; --at) {
        if (at > 0 && !table::isEntry(path[at - 1])) {
            const QJsonValue around = table::valueAt(document, path.first(at - 1));
            if (const QJsonValue beside = around[sourcesKey][path[at - 1]]; beside.isString())
                return named(beside);
        }
        const QJsonValue own = table::valueAt(document, path.first(at))[sourceKey];
        if (own.isString())
            return named(own);
    }
    return std::nullopt;
}

QJsonObject withSourced(const QJsonObject &document, const QStringList &path, const QJsonValue &value,
                        ValueSource source, Told told)
{
    const QString word = table::word(source);
    const QStringList around = path.first(path.size() - 1);
    const QString &key = path.last();
    if (told == Told::Inside && value.isObject()) {
        QJsonObject whole = value.toObject();
        whole.insert(sourceKey, word);
        if (table::isEntry(key))
            return withEntry(document, path, whole);
        return table::withPut(withoutSourced(document, path), around, {{key, whole}});
    }
    const QJsonObject put = table::withPut(document, around, {{key, value}});
    return told == Told::Nowhere ? put : table::withPut(put, around + QStringList{sourcesKey}, {{key, word}});
}

QJsonObject withoutSourced(const QJsonObject &document, const QStringList &path)
{
    if (path.last().startsWith(u'~'))
        return table::without(document, path);
    if (table::isEntry(path.last()))
        return withEntry(document, path, {});
    const QStringList beside = path.first(path.size() - 1) + QStringList{sourcesKey};
    const QJsonObject rest =
        table::without(table::without(document, path), beside + QStringList{path.last()});
    return table::valueAt(rest, beside) == QJsonValue(QJsonObject()) ? table::without(rest, beside) : rest;
}

QJsonValue withSourcesTold(const QJsonObject &document, const QStringList &path)
{
    return sourced(table::valueAt(document, path), sourceAt(document, path));
}

} // namespace skyledger::box
