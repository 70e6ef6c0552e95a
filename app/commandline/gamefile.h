// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"

#include <QtCore/QDateTime>

/// Files of games, opened and replayed for a command. A file called `-` is standard input.
namespace skyledger::commandline {

/// A file that cannot be read, in one line.
Answer unreadable(const QString &file, table::ReadError error);

/// A file whose game was found by what it says in `game`. Where that is no game, the line names those that there are.
Answer unreadable(const QString &file, const QJsonObject &document, table::ReadError error);

/// The object in a JSON file. Nothing: the complaint tells why it cannot be read.
std::optional<QJsonObject> readObject(const QString &file, std::optional<Answer> &complaint);

/// The game that a document is of, by its `game`. Where that is none, the first one: its reader refuses the document.
const GameCommands &gameOf(const QJsonObject &document);

/// When a file was changed last; now for standard input.
QDateTime timeOf(const QString &file);

/// A record in a file, not yet replayed, of a game that has the options that were given for this command.
std::unique_ptr<OpenedRecord> readRecord(const QString &command, const Given &given,
                                         std::optional<Answer> &complaint);

/// A record, replayed up to the event that the command asks for (`--at`), else up to the last one in force. Null if the
/// file cannot be read, there is no such event, or an illegal event stands before it: the complaint tells which.
std::unique_ptr<OpenedRecord> readMoment(const QString &command, const Given &given,
                                         std::optional<Answer> &complaint);

/// Complains about the event at which a replay stopped.
Answer stopped(const QString &file, const Stop &stop);

/// The form that was asked for.
inline Form formOf(const Given &given)
{
    return given.json() ? Form::Json : Form::Text;
}

} // namespace skyledger::commandline
