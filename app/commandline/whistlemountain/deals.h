// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"

/// New games of Whistle Mountain, to be played at the table or at random.
namespace skyledger::whistlemountain::cli {

table::Result<commandline::DealtGame, commandline::Answer> newGame(const commandline::NewGameRequest &request,
                                                                   bool beginner);
table::Result<std::unique_ptr<commandline::Simulation>, commandline::Answer>
simulate(const QStringList &names, bool beginner);

} // namespace skyledger::whistlemountain::cli
