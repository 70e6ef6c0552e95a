// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/answer.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>
#include <vector>

namespace skyledger::commandline {

/// An option of a command, as its help shows it.
struct Option {
    QString name;        ///< without the dashes
    QString value;       ///< what follows it, such as N; empty: nothing does
    QString description; ///< one clause
};

/// What was given to a command, checked for form.
class Given
{
public:
    explicit Given(const QCommandLineParser &parser) : m_parser(parser) {}

    QString file() const { return m_parser.positionalArguments().value(0); }
    /// Everything that is no option.
    QStringList words() const { return m_parser.positionalArguments(); }
    /// Whether an option was given; not for one that the command does not have.
    bool has(const QString &option) const { return m_parser.optionNames().contains(option); }
    QString value(const QString &option) const { return m_parser.value(option); }
    bool json() const;
    /// A number within limits; nothing if the option was not given. A wrong one is complained about.
    std::optional<qint64> number(const QString &option, qint64 least, qint64 most,
                                 std::optional<Answer> &complaint) const;

private:
    const QCommandLineParser &m_parser;
};

/// One subcommand.
struct Command {
    QString name;                ///< one or two words
    bool takesFile = false;      ///< exactly one FILE
    bool takesTwoFiles = false;  ///< instead two of them
    bool takesFiles = false;     ///< instead one FILE or more
    bool takesWords = false;     ///< instead one QUERY of any number of words
    QString synopsis;            ///< what follows the name: "FILE [--json]"
    QString summary;             ///< one clause for the list of commands
    QString description;         ///< for its own help
    std::vector<Option> options; ///< apart from --lang and --help, which all have
    Answer (*run)(const Given &given) = nullptr;
};

// The subcommands. Their texts are in the language spoken when asked.
Command scoreCommand();
Command stateCommand();
Command checkCommand();
Command movesCommand();
Command newCommand();
Command simulateCommand();
Command rulesCommand();
Command catalogueCheckCommand();
Command catalogueCompareCommand();

/// The option for JSON, which most commands have.
Option jsonOption();
/// The option for a moment of the game.
Option atOption();

} // namespace skyledger::commandline
