// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"

/// New games of Airship City, to be played at the table or at random.
namespace skyledger::airshipcity::cli {

table::Result<commandline::DealtGame, commandline::Answer> newGame(const commandline::NewGameRequest &request,
                                                                   const commandline::Given &given);

table::Result<std::unique_ptr<commandline::Simulation>, commandline::Answer>
simulate(const QStringList &names);

} // namespace skyledger::airshipcity::cli
