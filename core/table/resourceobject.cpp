// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/resourceobject.h"

#include "core/table/jsonreader.h"

#include <QtCore/QHash>
#include <QtCore/QMutex>

namespace skyledger::table {

QJsonObject resourceObject(const QString &path)
{
    // Catalogues are laid over it value by value, and a program's resources stay what they are.
    static QMutex mutex;
    static QHash<QString, QJsonObject> read;
    const QMutexLocker lock(&mutex);
    if (const auto known = read.constFind(path); known != read.constEnd())
        return *known;
    const auto bytes = readBytes(path);
    if (!bytes)
        return {};
    auto document = parseObject(bytes.value());
    return document ? *read.insert(path, std::move(document).value()) : QJsonObject();
}

} // namespace skyledger::table
