// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/ids.h"

#include "core/airshipcity/names.h"

namespace skyledger::airshipcity {

std::optional<TileKind> kindFromId(std::string_view id)
{
    const auto hyphen = id.rfind('-');
    if (hyphen == std::string_view::npos)
        return std::nullopt;
    return fromName<TileKind>(id.substr(0, hyphen));
}

} // namespace skyledger::airshipcity
