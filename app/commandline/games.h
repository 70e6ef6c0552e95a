// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"

/// The games that the program knows.
namespace skyledger::commandline {

/// Every game, the one first that is meant where none is named.
const std::vector<const GameCommands *> &games();

/// The game of that id; null if there is none.
const GameCommands *findGame(const QString &id);

/// The ids of all games, with commas between them.
QString gameIds();

/// The game of `--game`, else the first one. Null: the complaint names those that there are.
const GameCommands *gameOf(const Given &given, std::optional<Answer> &complaint);

/// The option `--game`.
Option gameOption();

/// The options that games add to a command, each once.
std::vector<Option> gameOptions(const QString &command);

/// Complains about an option that was given though it belongs to other games only.
std::optional<Answer> complaintAboutOptions(const GameCommands &game, const QString &command,
                                            const Given &given);

} // namespace skyledger::commandline
