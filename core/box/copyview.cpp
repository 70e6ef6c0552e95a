// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/copyview.h"

#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::box {

using namespace Qt::Literals::StringLiterals;

bool CopySection::has(Tells tells) const
{
    return std::any_of(fields.begin(), fields.end(),
                       [tells](const CopyField &field) { return field.tells == tells; });
}

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

} // namespace skyledger::box
