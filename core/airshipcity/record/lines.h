// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/mending.h"

#include <QtCore/QString>

#include <optional>
#include <vector>

/// The abandoned lines of a game: what was undone and played otherwise, and the past as it was before it was changed.
namespace skyledger::airshipcity {

/// An abandoned line, as people choose among them.
struct AbandonedLine {
    std::size_t number = 0; ///< from 1, in the order in which they were left; never changes
    std::size_t after = 0;  ///< how many events it shares with the main line as that stood when it was left
    std::size_t events = 0; ///< how many of its own follow
    std::size_t shared = 0; ///< how many of all its events begin the present main line
    QString at;             ///< when it was left; may be empty

    std::size_t length() const { return after + events; }
    /// Whether the present main line holds it all: there is nothing to take up.
    bool isInMainLine() const { return shared == length(); }
};

/// All abandoned lines, the oldest first.
std::vector<AbandonedLine> abandonedLines(const GameRecord &record);

/// The events of an abandoned line, whole from the start of the game, as they were written; empty if there is no such
/// line.
std::vector<QJsonObject> documentsOfLine(const GameRecord &record, std::size_t number);

/// The record with an abandoned line, whole from the start of the game, as its main line; all of it is in force. What
/// it replaces is kept as a new abandoned line, left at `at`; the line itself stays among them. Events that the setup of
/// today does not allow are mended. Nothing if there is no such line, or it cannot be read.
std::optional<Mended> withLine(const GameRecord &record, std::size_t number, const QString &at);

} // namespace skyledger::airshipcity
