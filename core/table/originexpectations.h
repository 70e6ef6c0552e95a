// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QLatin1StringView>

/// What the head of a file can fail to hold, beside the rest of `table::expect`: who played, and when.
namespace skyledger::table::expect {

inline constexpr QLatin1StringView seenName("a name of which something can be seen");
inline constexpr QLatin1StringView oneFirst("one first player only");
inline constexpr QLatin1StringView
    dateAndTime("a date, or a date and time such as 2026-11-28T20:15:00+01:00");

inline constexpr QLatin1StringView origins[] = {seenName, oneFirst, dateAndTime};

} // namespace skyledger::table::expect
