// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/command.h"
#include "core/airshipcity/newgame.h"

/// What `new` and `simulate` have in common: players, seeds, and a file that must not be there yet.
namespace skyledger::commandline {

/// As many players as `--players` asks for, in turn order, named by a list separated by commas if there is one. Nothing:
/// the complaint tells what is wrong.
std::optional<QList<airshipcity::PlayerInfo>>
playersOf(const Given &given, const QString &command, const QString &list, std::optional<Answer> &complaint);

/// The seed of `--seed`, if there is one.
std::optional<std::uint64_t> seedOf(const Given &given, std::optional<Answer> &complaint);

/// Complains if the file of `--out` is there already: nothing is lost.
std::optional<Answer> complaintAboutOut(const Given &given);

/// Writes a record to the file of `--out`.
std::optional<Answer> writeOut(const Given &given, const airshipcity::GameRecord &record);

Option playersOption();
Option seedOption();

} // namespace skyledger::commandline
