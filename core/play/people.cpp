// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/people.h"

#include "core/table/originexpectations.h"
#include "core/table/personname.h"

#include <QtCore/QStringList>

#include <algorithm>
#include <utility>

namespace skyledger::play {

using namespace Qt::Literals::StringLiterals;
using table::JsonNode;

void refuseTwins(const JsonNode &players)
{
    QStringList names;
    QStringList colors;
    bool hasFirst = false;
    const QJsonArray list = players.value().toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = players.entry(i, list[i]);
        const JsonNode name = entry.at("name"_L1);
        const JsonNode color = entry.at("color"_L1);
        const QString called = name.value().toString();
        if (table::isBlank(called))
            name.refuse(table::expect::seenName);
        if (std::any_of(names.begin(), names.end(),
                        [&called](const QString &other) { return table::isSameName(called, other); }))
            name.refuse(table::expect::newName);
        if (color.isPresent() && colors.contains(color.value().toString()))
            color.refuse(table::expect::newColor);
        const JsonNode first = entry.at("first"_L1);
        if (first.value().toBool() && std::exchange(hasFirst, true))
            first.refuse(table::expect::oneFirst);
        names.append(called);
        colors.append(color.value().toString());
    }
}

} // namespace skyledger::play
