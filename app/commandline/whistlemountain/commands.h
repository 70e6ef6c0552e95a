// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"

namespace skyledger::whistlemountain::cli {

/// Whistle Mountain, as the command line knows it.
const commandline::GameCommands &commands();

} // namespace skyledger::whistlemountain::cli
