// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

Player readPlayer(const JsonNode &node, const Ids &ids)
{
    return static_cast<Player>(node.number(1, static_cast<int>(ids.seats)) - 1);
}

std::optional<Id> readId(const JsonNode &node)
{
    const auto id = Id::from(node.value().toString());
    if (!id)
        node.refuse(expect::id);
    return id;
}

QJsonObject amountsJson(const Amounts &amounts)
{
    QJsonObject object;
    for (const Resource resource : all<Resource>()) {
        if (amounts[resource] != 0)
            object.insert(word(resource), amounts[resource]);
    }
    return object;
}

QJsonValue playerOrNull(Player player)
{
    return player == none<Player> ? QJsonValue(QJsonValue::Null) : QJsonValue(numberOf(player));
}

} // namespace skyledger::airshipcity
