// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

namespace skyledger::words {

/// A value that a correction sets: "Ada, gold: 4".
QString correctedValue(const airshipcity::Assignment &assignment, const GameWords &game);

/// All values of a correction in one line.
QString listedCorrections(const airshipcity::Correct &correct, const GameWords &game);

} // namespace skyledger::words
