// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

class QDateTime;

namespace skyledger::table {

/// A moment as every file holds it: date and time to the second with the offset from UTC, which is written where it is
/// 0 too: `2026-11-28T20:15:00+00:00`. Empty for a moment that is none.
QString timestamp(const QDateTime &moment);

} // namespace skyledger::table
