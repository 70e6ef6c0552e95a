// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

/// What the command line says when it is used wrongly or cannot answer. One line each, without full stop.
namespace skyledger::words::usage {

QString unknownCommand(const QString &command);
/// A build without Qt Widgets.
QString noWindow();
QString noDisplay();
/// A display of Wayland that answers, which Qt cannot open all the same.
QString noWayland();
/// A folder below which nothing can be kept.
QString folderCannotBeUsed(const QString &folder, const QString &reason);
QString oneGameOnly(const QString &second);
QString unknownLanguage(const QString &given);
QString unknownOption(const QString &option, const QString &command);
QString missingArgument(const QString &argument, const QString &command);
QString missingOption(const QString &option, const QString &command);
QString tooManyArguments(const QString &first, const QString &command);
QString notTogether(const QString &one, const QString &other);
/// An option that another game has.
QString optionOfOtherGame(const QString &option, const QString &game);
/// An option to which an empty name of a file was given.
QString fileNameExpected(const QString &option);
/// Two files to compare, both called `-`.
QString standardInputTwice();
QString numberExpected(const QString &option, const QString &given, qint64 least, qint64 most);
QString wordExpected(const QString &option, const QString &given, const QString &permitted);

/// A search for rules that found none.
QString noRule(const QString &query);
QString beyondCursor(int event, int eventsInForce);
QString illegalEvent(const QString &file, int event, const QString &reason);
QString eventLacksReport(const QString &file, int event, const QString &amounts);
QString fileExists(const QString &file);
QString cannotWrite(const QString &file, const QString &reason);
QString cannotWriteAnswer();

} // namespace skyledger::words::usage
