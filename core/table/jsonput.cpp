// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonput.h"

#include <QtCore/QJsonArray>

#include <algorithm>
#include <functional>

namespace skyledger::table {

using namespace Qt::Literals::StringLiterals;

namespace {

qsizetype placeOf(const QJsonArray &list, const QString &id)
{
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (list[i]["id"_L1].toString() == id)
            return i;
    }
    return list.size();
}

/// The place of an entry in its list, perhaps behind the end.
qsizetype placeOfStep(const QJsonArray &list, const QString &step)
{
    const QString name = step.mid(1);
    return step.startsWith(u'#') ? placeOf(list, name) : name.toLongLong();
}

/// What stands at a path, changed into something else.
QJsonValue changed(const QJsonValue &at, const QStringList &path,
                   const std::function<QJsonValue(const QJsonValue &)> &change)
{
    if (path.isEmpty())
        return change(at);
    const QString &step = path.first();
    const QStringList rest = path.mid(1);
    if (!isEntry(step)) {
        QJsonObject object = at.toObject();
        putOrTake(object, step, changed(object.value(step), rest, change));
        return object;
    }
    QJsonArray list = at.toArray();
    const bool hasGaps = step.startsWith(u'@');
    const qsizetype place =
        hasGaps ? placeOfStep(list, step) : std::min(placeOfStep(list, step), list.size());
    while (list.size() <= place)
        list.append(step.startsWith(u'#') ? QJsonObject{{u"id"_s, step.mid(1)}} : QJsonObject());
    list[place] = changed(list[place], rest, change);
    return list;
}

constexpr qsizetype longestId = 24;

QJsonValue taken(const QJsonValue &at, const QStringList &path)
{
    const QString &step = path.first();
    const bool isLast = path.size() == 1;
    if (isEntry(step)) {
        QJsonArray list = at.toArray();
        const qsizetype place = placeOfStep(list, step);
        if (place < 0 || place >= list.size())
            return list;
        if (isLast && !step.startsWith(u'@'))
            list.removeAt(place);
        else
            list[place] = isLast ? QJsonValue(QJsonObject()) : taken(list.at(place), path.mid(1));
        return list;
    }
    QJsonObject object = at.toObject();
    if (isLast)
        object.remove(step);
    else if (object.contains(step))
        object.insert(step, taken(object.value(step), path.mid(1)));
    return object;
}

} // namespace

bool isEntry(const QString &step)
{
    return step.startsWith(u'#') || step.startsWith(u'@') || step.startsWith(u'~');
}

QJsonObject withPut(const QJsonObject &document, const QStringList &path, const QJsonObject &keys)
{
    const auto withKeys = [&keys](const QJsonValue &at) {
        QJsonObject object = at.toObject();
        for (auto it = keys.begin(); it != keys.end(); ++it)
            object.insert(it.key(), it.value());
        return object;
    };
    return changed(document, path, withKeys).toObject();
}

QJsonObject withValue(const QJsonObject &document, const QStringList &path, const QJsonValue &value)
{
    return changed(document, path, [&value](const QJsonValue &) { return value; }).toObject();
}

void putOrTake(QJsonObject &object, const QString &key, const QJsonValue &value)
{
    if (value.isUndefined())
        object.remove(key);
    else
        object.insert(key, value);
}

QJsonValue valueAt(const QJsonValue &document, const QStringList &path)
{
    QJsonValue at = document;
    for (const QString &step : path) {
        if (!isEntry(step)) {
            at = at[step];
            continue;
        }
        const QJsonArray list = at.toArray();
        at = list.at(placeOfStep(list, step));
    }
    return at;
}

QJsonObject without(const QJsonObject &document, const QStringList &path)
{
    return path.isEmpty() || valueAt(document, path).isUndefined() ? document
                                                                   : taken(document, path).toObject();
}

QString newIdFor(const QString &name, const QJsonArray &list)
{
    QString id;
    const QString plain = name.normalized(QString::NormalizationForm_D).toLower();
    for (const QChar letter : plain) {
        const bool fits = (letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9');
        if (fits)
            id += letter;
        else if (!letter.isMark() && !id.isEmpty() && !id.endsWith(u'-'))
            id += u'-';
    }
    id.truncate(longestId);
    if (id.isEmpty())
        id = u"thing"_s;
    QString free = id;
    for (int number = 2; placeOf(list, free) < list.size(); ++number) {
        const QString end = u"-%1"_s.arg(number);
        free = id.left(longestId - end.size()) + end;
    }
    return free;
}

} // namespace skyledger::table
