// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"

/// What `new` and `simulate` have in common: players, seeds, and a file that must not be there yet.
namespace skyledger::commandline {

/// The names of as many players as `--players` asks for, in turn order, out of `--names` if that is there. Nothing: the
/// complaint tells what is wrong.
std::optional<QStringList> namesOf(const GameCommands &game, const Given &given, const QString &command,
                                   std::optional<Answer> &complaint);

/// The seed of `--seed`, if there is one.
std::optional<std::uint64_t> seedOf(const Given &given, std::optional<Answer> &complaint);

/// Complains if `--out` names no file, or one that is there already: nothing is lost.
std::optional<Answer> complaintAboutOut(const Given &given);

/// Writes a record to the file of `--out`.
std::optional<Answer> writeOut(const Given &given, const QByteArray &record);

Option playersOption();
Option seedOption();

} // namespace skyledger::commandline
