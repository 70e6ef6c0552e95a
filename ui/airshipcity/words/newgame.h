// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/newgame.h"

#include <QtCore/QString>

namespace skyledger::words {

/// Why there is no new game, as one line without full stop.
QString refusal(const airshipcity::NewGameRefusal &refusal);

/// What is wrong with a list of tiles such as `forest=2,mine=2`.
QString refusal(const airshipcity::TileCountsRefusal &refusal);

} // namespace skyledger::words
