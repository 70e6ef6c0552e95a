// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace skyledger::commandline {

/// What the program tells the shell.
enum class Exit {
    Fine = 0,
    No = 1,         ///< the answer is "no"
    WrongUsage = 2, ///< arguments that cannot be meant
    Unreadable = 3  ///< a file that cannot be read, or the answer could not be written
};

/// What a command comes to: text for standard output, or one line for standard error. Made whole before anything is
/// printed, so that nobody gets half an answer.
struct Answer {
    Exit exit = Exit::Fine;
    QByteArray output;
    QString complaint;
};

inline Answer answer(const QString &output, Exit exit = Exit::Fine)
{
    return {exit, output.toUtf8(), {}};
}

inline Answer answer(const QByteArray &output, Exit exit = Exit::Fine)
{
    return {exit, output, {}};
}

inline Answer complain(Exit exit, const QString &complaint)
{
    return {exit, {}, complaint};
}

} // namespace skyledger::commandline
