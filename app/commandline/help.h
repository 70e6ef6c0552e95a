// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/command.h"

namespace skyledger::commandline {

/// The options of the window, without a command.
std::vector<Option> windowOptions();

/// The page of `skyledger --help`.
QString generalHelp(const std::vector<Command> &commands);

/// The page of `skyledger COMMAND --help`.
QString helpOf(const Command &command);

} // namespace skyledger::commandline
