// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

/// What answers are read on.
namespace skyledger::commandline {

/// How many columns the terminal has: what COLUMNS says, else standard output, if that is a terminal. Nothing: nobody
/// says, and lines are as long as they are. What says fewer than 20 is not believed.
std::optional<int> terminalColumns();

/// Where lines of prose end: at 100 columns, or where the terminal does.
int pageColumns();

} // namespace skyledger::commandline
