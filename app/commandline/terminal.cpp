// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/terminal.h"

#include <QtCore/QtGlobal>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace skyledger::commandline {

std::optional<int> terminalColumns()
{
    constexpr int least = 20;
    int columns = qEnvironmentVariableIntValue("COLUMNS");
#ifdef Q_OS_UNIX
    winsize size{};
    if (columns < least && isatty(STDOUT_FILENO) == 1 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0)
        columns = size.ws_col;
#endif
    return columns < least ? std::nullopt : std::optional(columns);
}

int pageColumns()
{
    constexpr int page = 100;
    return std::min(page, terminalColumns().value_or(page));
}

} // namespace skyledger::commandline
