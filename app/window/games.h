// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/gamemodule.h"

namespace skyledger::window {

/// The games that the window can follow, the usual one first.
ui::GameModules allGames();

} // namespace skyledger::window
