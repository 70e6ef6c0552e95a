// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/catalogueids.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

bool bears(const QJsonArray &list, const QString &id)
{
    return std::any_of(list.begin(), list.end(),
                       [&id](const auto &entry) { return entry["id"_L1].toString() == id; });
}

QString freeId(const QJsonArray &list, const QString &prefix, int digits, int first)
{
    for (int number = first;; ++number) {
        QString id = prefix + u"%1"_s.arg(number, digits, 10, QLatin1Char('0'));
        if (!bears(list, id))
            return id;
    }
}

QString freeId(CatalogueSection section, const QJsonArray &list)
{
    switch (section) {
    case CatalogueSection::Contracts:
        return freeId(list, u"c"_s, 2);
    case CatalogueSection::StageBonuses:
        return freeId(list, u"s"_s);
    default:
        return freeId(list, u"u"_s);
    }
}

} // namespace skyledger::airshipcity
