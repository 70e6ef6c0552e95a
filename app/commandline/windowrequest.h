// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>

#include <optional>

namespace skyledger::commandline {

/// What the window begins with.
enum class Beginning {
    Game,             ///< the file, else the game that was open last, else the start page
    NewGame,          ///< the page for a new game
    ScoreFinishedGame ///< the page that scores a game which was not recorded
};

/// That the window is to be opened.
struct WindowRequest {
    Beginning beginning = Beginning::Game;
    QString file;     ///< empty: no game in particular
    QString portable; ///< everything is kept below this folder; empty: in the places of the desktop
    std::optional<QString> language; ///< `en` or `fr`
};

/// Whether the arguments, without the program's own name, ask for the window: no subcommand, at most one file or another
/// beginning, and no option but those of the window and the language. Needs no application object. Nothing: they are
/// the command line's.
std::optional<WindowRequest> windowRequest(const QStringList &arguments);

/// Whether an argument is meant as a file rather than as a command.
bool looksLikeFile(const QString &argument);

} // namespace skyledger::commandline
