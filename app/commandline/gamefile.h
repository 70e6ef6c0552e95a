// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/command.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/airshipcity/replay.h"

#include <variant>

/// Files of games, opened and replayed for a command.
namespace skyledger::commandline {

/// A game record in a file. Nothing: the complaint tells why it cannot be read.
std::optional<airshipcity::GameRecord> readRecord(const QString &file, std::optional<Answer> &complaint);

/// A catalogue in a file.
std::optional<airshipcity::CatalogueFile> readCatalogueFile(const QString &file,
                                                            std::optional<Answer> &complaint);

/// What can be scored: a game record or a score sheet.
using Scorable = std::variant<airshipcity::GameRecord, airshipcity::ScoreSheet>;
std::optional<Scorable> readScorable(const QString &file, std::optional<Answer> &complaint);

/// A record and its replay up to the event that the command asks for (`--at`), else up to the last one in force.
struct Moment {
    airshipcity::GameRecord record;
    airshipcity::Replay replay;
    const airshipcity::State &state() const { return replay.end(); }
};

/// The moment that a command asks for. Nothing if the file cannot be read, there is no such event, or an illegal event
/// stands before it: the complaint tells which.
std::optional<Moment> readMoment(const Given &given, std::optional<Answer> &complaint);

/// Replays the events in force. An event that cannot be replayed is complained about.
std::optional<airshipcity::Replay> replayAll(const QString &file, const airshipcity::GameRecord &record,
                                             std::optional<Answer> &complaint);

} // namespace skyledger::commandline
