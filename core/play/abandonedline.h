// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <vector>

namespace skyledger::play {

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

/// The lines of a record whose main line is written so, the oldest first.
std::vector<AbandonedLine> linesOf(const QJsonArray &lines, const std::vector<QJsonObject> &mainLine);
/// The events of one of them, whole from the start of the game; empty if there is no such line.
std::vector<QJsonObject> eventsOfLine(const QJsonArray &lines, std::vector<QJsonObject> mainLine,
                                      std::size_t number);

/// A line as the file keeps it: the events from `after` on, left at a date and time, which may be empty.
QJsonObject abandoned(const std::vector<QJsonObject> &documents, std::size_t after, const QString &at);

} // namespace skyledger::play
