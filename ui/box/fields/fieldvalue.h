// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <cstdint>
#include <variant>
#include <vector>

namespace skyledger::ui {

/// What was picked among some things, perhaps with an amount in front; no thing: nothing is printed there.
struct PickedThings {
    int amount = 0;
    std::uint32_t things = 0; ///< a bit for each
    friend bool operator==(const PickedThings &, const PickedThings &) = default;
};

/// What stands in the fields of one printed value, without the game's own type: a number, a text, numbers in a row, or
/// what was picked.
using FieldValue = std::variant<int, QString, std::vector<int>, PickedThings>;

} // namespace skyledger::ui
