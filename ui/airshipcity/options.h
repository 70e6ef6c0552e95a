// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QLatin1StringView>

namespace skyledger::ui {

// What people choose for every game of Airship City, see `GameOption`; what is usual stands in `Automation`.
/// A crew that stops on a generator uses it by itself.
inline constexpr QLatin1StringView useGenerators("use-generators");
/// Ask even where only one gain is possible.
inline constexpr QLatin1StringView askForPiggyback("ask-for-piggyback");

} // namespace skyledger::ui
