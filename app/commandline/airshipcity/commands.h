// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"

/// Airship City on the command line.
namespace skyledger::airshipcity::cli {

/// What the commands ask about this game.
const commandline::GameCommands &commands();

} // namespace skyledger::airshipcity::cli
