// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/windowrequest.h"

namespace skyledger::window {

/// Opens the window as it was asked for, and answers the exit of the program once it is closed. There must be no
/// application object yet.
int open(int &argc, char **argv, const commandline::WindowRequest &request);

} // namespace skyledger::window
