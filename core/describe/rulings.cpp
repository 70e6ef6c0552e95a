// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/rulings.h"

#include <algorithm>

namespace skyledger::describe {

RulingCodes::RulingCodes(std::vector<RulingCode> rows) : m_rows(std::move(rows))
{
    for (const RulingCode &row : m_rows)
        m_keys.push_back({row.key, nullptr});
    m_shape = {m_keys, nullptr};
}

std::size_t RulingCodes::placeOf(std::string_view key) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const RulingCode &row) { return row.key == key; });
    return static_cast<std::size_t>(found - m_rows.begin());
}

void RulingCodes::readInto(const JsonNode &node, void *rulings) const
{
    if (!node.isPresent())
        return;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const JsonNode value = node.at(it.key(), it.value());
        const std::size_t at = placeOf(it.key().toStdString());
        if (at < m_rows.size())
            m_rows[at].choose(rulings, value.word(m_rows[at].readings));
        else
            value.refuse(table::expect::ruling);
    }
}

QJsonObject RulingCodes::writeAll(const void *rulings) const
{
    QJsonObject object;
    for (const RulingCode &row : m_rows)
        object.insert(table::toText(row.key), table::toText(row.readings[row.readingIn(rulings)]));
    return object;
}

} // namespace skyledger::describe
