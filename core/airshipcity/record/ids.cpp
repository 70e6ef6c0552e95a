// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/ids.h"

#include "core/airshipcity/names.h"

#include <algorithm>

namespace skyledger::airshipcity {

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

std::optional<TileKind> kindFromId(std::string_view id)
{
    const auto hyphen = id.rfind('-');
    if (hyphen == std::string_view::npos)
        return std::nullopt;
    return fromName<TileKind>(id.substr(0, hyphen));
}

} // namespace skyledger::airshipcity
