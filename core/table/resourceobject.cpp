// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/resourceobject.h"

#include "core/table/jsonreader.h"

namespace skyledger::table {

QJsonObject resourceObject(const QString &path)
{
    const auto bytes = readBytes(path);
    if (!bytes)
        return {};
    auto document = parseObject(bytes.value());
    return document ? std::move(document).value() : QJsonObject();
}

} // namespace skyledger::table
