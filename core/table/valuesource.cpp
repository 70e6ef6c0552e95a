// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/valuesource.h"

#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::table {

using namespace Qt::Literals::StringLiterals;

namespace {

bool names(const QJsonValue &value, QLatin1StringView source, bool isSource)
{
    if (value.isString())
        return isSource && value.toString() == source;
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        return std::any_of(list.begin(), list.end(),
                           [source](const auto &each) { return names(each, source, false); });
    }
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (names(it.value(), source, isSource || it.key() == "source"_L1 || it.key() == "sources"_L1))
            return true;
    }
    return false;
}

} // namespace

bool namesSource(const QJsonObject &catalogue, QLatin1StringView source)
{
    return names(catalogue, source, false);
}

bool holdsSampleValues(const QJsonObject &catalogue)
{
    return namesSource(catalogue, "sample"_L1);
}

} // namespace skyledger::table
