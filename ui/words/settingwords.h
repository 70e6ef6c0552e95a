// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/settings.h"
#include "ui/words/listline.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

/// What can be set by hand, in words.
namespace skyledger::words {

/// What a line of text says of a value.
struct ReadValue {
    describe::Value value; ///< only if nothing is unknown
    QString unknown;       ///< what in the line is none of the things that may stand there
};

/// What a game says about its settings.
struct SettingWords {
    using Assignment = describe::Assignment;
    /// The thing that stands for null.
    static constexpr std::int32_t nothing = -1;

    std::function<QString(const Assignment &)> section; ///< whose board it stands on: "Ada"
    std::function<QString(const Assignment &)> name;    ///< empty: no page shows the value
    /// What may stand there: words and things, `nothing` for null; empty for a number.
    std::function<std::vector<ListThing>(const Assignment &)> things = {};
    /// The line of what is neither number nor plain list of things, and back; the first answers nothing for others.
    std::function<std::optional<QString>(const Assignment &)> line = {};
    std::function<ReadValue(const Assignment &, const QString &)> read = {};
};

/// What a correction set: "Ada, Water: 3; The table, Round: 5".
QString correctionText(std::span<const describe::Assignment> set, const SettingWords &game);

} // namespace skyledger::words
