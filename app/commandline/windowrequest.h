// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>

#include <optional>

namespace skyledger::commandline {

/// That the window is to be opened.
struct WindowRequest {
    QString file;                    ///< empty: no game in particular
    std::optional<QString> language; ///< `en` or `fr`
};

/// Whether the arguments, without the program's own name, ask for the window: no subcommand, at most one file, and no
/// option but the language. Needs no application object. Nothing: they are the command line's.
std::optional<WindowRequest> windowRequest(const QStringList &arguments);

/// Whether an argument is meant as a file rather than as a command.
bool looksLikeFile(const QString &argument);

} // namespace skyledger::commandline
