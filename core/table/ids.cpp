// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/ids.h"

namespace skyledger::table {

std::optional<Id> Id::from(QStringView text)
{
    Id id;
    if (text.isEmpty() || text.size() > static_cast<qsizetype>(id.m_text.size()))
        return std::nullopt;
    for (const QChar c : text) {
        const char16_t unit = c.unicode();
        if (!(unit >= 'a' && unit <= 'z') && !(unit >= '0' && unit <= '9') && unit != '-')
            return std::nullopt;
        id.m_text[id.m_size++] = static_cast<char>(unit);
    }
    return id;
}

} // namespace skyledger::table
