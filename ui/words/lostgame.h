// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace skyledger::words {

/// The end of the program, where the last events of a game could be written nowhere.
QString gameIsLost(const QString &file, const QString &reason);

} // namespace skyledger::words
