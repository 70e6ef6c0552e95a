// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

namespace skyledger::words {

/// A tile of the city within a sentence, as where a crew goes or stands: "Mine-1 (C2)", in French "à la Mine 1 (C2)".
QString asPlace(const GameWords &game, const airshipcity::State &state, airshipcity::Cell cell);

} // namespace skyledger::words
