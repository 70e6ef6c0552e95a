// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace skyledger::words {

/// A name as it may stand beside others, and beside numbers, wherever it is drawn: one that is written from right to
/// left turns nothing around but itself.
QString besideOthers(const QString &name);

} // namespace skyledger::words
