// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/field.h"

namespace skyledger::describe {

namespace {

QLatin1StringView latin1(std::string_view key)
{
    return {key.data(), static_cast<qsizetype>(key.size())};
}

} // namespace

void readField(const JsonNode &object, const FieldCode &field, void *ids, void *value)
{
    readField(object, field, object.value()[latin1(field.key)], ids, value);
}

void readField(const JsonNode &object, const FieldCode &field, const QJsonValue &given, void *ids,
               void *value)
{
    if (given.isUndefined() && field.optional)
        return;
    const JsonNode node = object.at(latin1(field.key), given);
    field.read(node, ids, value);
}

void writeField(QJsonObject &object, const FieldCode &field, const void *ids, const void *value)
{
    const QJsonValue written = field.write(ids, value);
    if (!written.isUndefined())
        object.insert(latin1(field.key), written);
}

} // namespace skyledger::describe
