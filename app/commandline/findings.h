// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"

#include <QtCore/QJsonArray>
#include <QtCore/QStringList>

#include <optional>
#include <vector>

/// What `check` finds in a record of any game. Events are counted from 1; deeds, reasons and messages are in the language
/// spoken and end without a full stop where they stand within a line.
namespace skyledger::commandline {

/// A rule as it is named: for programs, and for people with the page of the book.
struct NamedRule {
    QString id;
    QString shown; ///< its id, with the page of the book where that is known

    friend bool operator==(const NamedRule &, const NamedRule &) = default;
};

/// Why an event is refused.
struct Reason {
    NamedRule rule;
    QJsonObject facts;
    QString message;
};

/// What a replay of all events in force comes upon.
struct Findings {
    struct Illegal {
        std::size_t event;
        QString deed;
        std::vector<Reason> reasons; ///< all, the most specific first
    };
    /// An event that depends on values that are not known, whether what it needs is reported or not.
    struct Undetermined {
        std::size_t event;
        QString deed;
        QJsonArray missing;         ///< the values as files call them
        QStringList missingInWords; ///< as many
        QJsonArray lacks;           ///< what must be reported and is not, as files call it
        QStringList lacksInWords;   ///< as many
    };
    struct Overridden {
        std::size_t event;
        QString deed;
        std::vector<NamedRule> rules; ///< that the event would break; none for one without effect
        QString reason;               ///< as it was given at the table
    };
    /// What an allowed event brought less than people may think.
    struct Warning {
        std::size_t event;
        QString rule;
        QJsonObject facts;
        QString message;
    };

    std::size_t events = 0;                       ///< in the file
    std::size_t inForce = 0;                      ///< of these, what is not undone
    QString notice;                               ///< that values are made up, if they are
    QString warningHeading;                       ///< above all warnings
    const table::JsonShape *factsShape = nullptr; ///< the order of facts, if the game has one

    std::optional<Illegal> illegal; ///< the replay stopped here
    bool lacksReport = false;       ///< or here: at the last of `undetermined`
    std::vector<Undetermined> undetermined;
    std::vector<Overridden> overrides;
    std::vector<Warning> warnings;

    bool legal() const { return !illegal && !lacksReport; }
};

/// The findings for people: each event with what was done, why it is refused, what is not known.
QString findingsText(const Findings &findings);

/// The findings as `check --json` prints them.
QByteArray findingsJson(const Findings &findings);

} // namespace skyledger::commandline
