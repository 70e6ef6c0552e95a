// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"

namespace skyledger::cloudage::cli {

/// CloudAge on the command line.
const commandline::GameCommands &commands();

} // namespace skyledger::cloudage::cli
