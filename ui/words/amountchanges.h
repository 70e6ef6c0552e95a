// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

/// What there is more or less of, as entries of a list; empty where nothing is different.
namespace skyledger::words {

/// "wood +3", "VP −1"
QString signedAmount(const QString &what, int change);
/// "wood 5 → 8"
QString changedAmount(const QString &what, int before, int now);

} // namespace skyledger::words
