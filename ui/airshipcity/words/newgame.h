// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/newgame.h"

#include <QtCore/QString>

namespace skyledger::words {

/// Why there is no new game, as one line without full stop.
QString refusal(const airshipcity::NewGameRefusal &refusal);

} // namespace skyledger::words
