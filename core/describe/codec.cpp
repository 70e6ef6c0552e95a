// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/codec.h"

#include "core/describe/keyed.h"

namespace skyledger::describe::detail {

void refuseWord(const JsonNode &place, std::span<const std::string_view> names)
{
    // Asking for the word of what is none makes the fault name the whole vocabulary.
    const JsonNode none = place.at(QLatin1StringView(), QJsonValue::Undefined);
    none.word(names);
}

std::optional<table::Id> readNewId(const JsonNode &place, QStringView text, bool listed)
{
    auto id = table::Id::from(text);
    if (!id) {
        place.refuse(table::expect::id);
        return std::nullopt;
    }
    if (listed) {
        place.refuse(table::expect::listedId);
        return std::nullopt;
    }
    return id;
}

void refuseMoreIds(const JsonNode &place, std::size_t capacity)
{
    place.refuse(table::expect::fewerIds, {QString::number(capacity)});
}

QJsonArray readList(const JsonNode &node, qsizetype least, qsizetype most)
{
    return most < 0 ? node.list() : node.list(least, most);
}

void refuseSpelling(const JsonNode &place, QLatin1StringView expected)
{
    place.refuse(expected);
}

void refuseSize(const JsonNode &place, qsizetype least, qsizetype most)
{
    place.refuse(table::expect::listOf, {QString::number(least), QString::number(most)});
}

} // namespace skyledger::describe::detail
