// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/usage.h"

#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words::usage {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Usage)
};

} // namespace

QString unknownCommand(const QString &command)
{
    return printable(Words::tr("unknown command “%1”: “skyledger --help” lists the commands").arg(command));
}

QString noWindow()
{
    return Words::tr("this build has no window: “skyledger --help” lists the commands");
}

QString noDisplay()
{
    return Words::tr(
        "the window needs a display and none answers: “skyledger --help” lists the commands that need none");
}

QString noWayland()
{
    return Words::tr(
        "Qt cannot open the display: its plugin for Wayland may be missing (in Debian the package "
        "qt6-wayland)");
}

QString folderCannotBeUsed(const QString &folder, const QString &reason)
{
    return printable(Words::tr("nothing can be kept below %1: %2", "folder, reason").arg(folder, reason));
}

QString oneGameOnly(const QString &second)
{
    return printable(Words::tr("the window opens one game: “%1” is one file too many").arg(second));
}

QString unknownLanguage(const QString &given)
{
    return printable(Words::tr("--lang wants en or fr, not “%1”").arg(given));
}

QString unknownOption(const QString &option, const QString &command)
{
    return printable(
        Words::tr("unknown option “%1”: “skyledger %2 --help” lists the options").arg(option, command));
}

QString missingArgument(const QString &argument, const QString &command)
{
    return Words::tr("%1 is missing: “skyledger %2 --help” shows how",
                     "name of an argument such as FILE, command")
        .arg(argument, command);
}

QString missingOption(const QString &option, const QString &command)
{
    return Words::tr("%1 is needed: “skyledger %2 --help” shows how", "one or more options, command")
        .arg(option, command);
}

QString tooManyArguments(const QString &first, const QString &command)
{
    return printable(
        Words::tr("“%1” is one argument too many: “skyledger %2 --help” shows how").arg(first, command));
}

QString notTogether(const QString &one, const QString &other)
{
    return Words::tr("%1 and %2 do not go together", "two options").arg(one, other);
}

QString optionOfOtherGame(const QString &option, const QString &game)
{
    return Words::tr("%1 does not belong to %2", "an option, a game").arg(option, game);
}

QString fileNameExpected(const QString &option)
{
    return Words::tr("%1 wants the name of a file").arg(option);
}

QString standardInputTwice()
{
    return Words::tr("standard input can be one of the two files only");
}

QString numberExpected(const QString &option, const QString &given, qint64 least, qint64 most)
{
    return printable(Words::tr("%1 wants a whole number from %2 to %3, not “%4”")
                         .arg(option, QString::number(least), QString::number(most), given));
}

QString wordExpected(const QString &option, const QString &given, const QString &permitted)
{
    return printable(Words::tr("%1 wants one of %2, not “%3”").arg(option, permitted, given));
}

QString noRule(const QString &query)
{
    return printable(Words::tr("no rule is about “%1”").arg(query));
}

QString beyondCursor(int event, int eventsInForce)
{
    return Words::tr("there is no event %1: %n event(s) are in force", nullptr, eventsInForce).arg(event);
}

QString illegalEvent(const QString &file, int event, const QString &reason)
{
    return printable(Words::tr("%1: event %2 is illegal: %3").arg(file, QString::number(event), reason));
}

QString eventLacksReport(const QString &file, int event, const QString &amounts)
{
    return printable(
        Words::tr("%1: event %2 lacks a report: %3", "file, number, amounts that must be reported")
            .arg(file, QString::number(event), amounts));
}

QString fileExists(const QString &file)
{
    return printable(Words::tr("%1 exists already and is not overwritten").arg(file));
}

QString cannotWrite(const QString &file, const QString &reason)
{
    return printable(Words::tr("%1 cannot be written: %2", "file, reason").arg(file, reason));
}

QString cannotWriteAnswer()
{
    return Words::tr("the answer cannot be written to standard output");
}

} // namespace skyledger::words::usage
