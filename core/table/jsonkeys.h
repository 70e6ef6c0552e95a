// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/jsonwriter.h"

#include <array>
#include <initializer_list>

namespace skyledger::table {

/// Keys in the order in which an object is written, of which some have values of a shape of their own.
template <std::size_t Count>
constexpr std::array<JsonKey, Count> jsonKeys(const std::string_view (&names)[Count],
                                              std::initializer_list<JsonKey> shaped = {})
{
    std::array<JsonKey, Count> keys;
    for (std::size_t i = 0; i < Count; ++i) {
        keys[i].name = names[i];
        for (const JsonKey &key : shaped) {
            if (key.name == names[i])
                keys[i].shape = key.shape;
        }
    }
    return keys;
}

} // namespace skyledger::table
