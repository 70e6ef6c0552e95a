// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

namespace skyledger::table {

/// Whether a step of a path is the entry of a list.
bool isEntry(const QString &step);

/// The document with some keys put into the object that lies at a path, everything else left as it is. A step of the path
/// is a key, `#id` for the entry of a list that bears an id, or `@3` for the fourth entry of a list. What is not there yet
/// is made; an entry with a new id goes to the end of its list. `~3` is the fourth entry of a list without empty places:
/// one behind the end goes to the end, and when one is taken out the others move up.
QJsonObject withPut(const QJsonObject &document, const QStringList &path, const QJsonObject &keys);

/// The same with another value at the path, whatever lay there before.
QJsonObject withValue(const QJsonObject &document, const QStringList &path, const QJsonValue &value);

/// Another value under a key of an object; an undefined one takes it out.
void putOrTake(QJsonObject &object, const QString &key, const QJsonValue &value);

/// What lies at such a path; undefined where the way breaks off.
QJsonValue valueAt(const QJsonValue &document, const QStringList &path);

/// The document without what lies at such a path; the entry `@3` of a list stays where it is, empty.
QJsonObject without(const QJsonObject &document, const QStringList &path);

/// An id that no entry of a list bears, made of a name: `[a-z0-9-]`, at most 24 characters; `thing` where no letter of
/// the name can stand in one.
QString newIdFor(const QString &name, const QJsonArray &list);

} // namespace skyledger::table
