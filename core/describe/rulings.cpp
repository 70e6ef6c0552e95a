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

const RulingCode *RulingCodes::find(QStringView key) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const RulingCode &row) {
        return key == QLatin1StringView(row.key.data(), static_cast<qsizetype>(row.key.size()));
    });
    return found == m_rows.end() ? nullptr : &*found;
}

void RulingCodes::readInto(const JsonNode &node, void *rulings) const
{
    if (!node.isPresent())
        return;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const JsonNode value = node.at(it.key(), it.value());
        if (const RulingCode *row = find(it.key()))
            row->set(rulings, value.word(row->readings));
        else
            value.refuse(table::expect::ruling);
    }
}

QJsonObject RulingCodes::writeAll(const void *rulings) const
{
    QJsonObject object;
    for (const RulingCode &row : m_rows)
        object.insert(table::toText(row.key), table::toText(row.readings[row.get(rulings)]));
    return object;
}

} // namespace skyledger::describe
