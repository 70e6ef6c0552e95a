// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>

namespace skyledger::commandline {

/// Answers the arguments of the program, its own name first, on standard output and standard error. Needs the
/// application object, which need not be one with a window. The number is the program's exit.
int run(const QStringList &arguments);

} // namespace skyledger::commandline
