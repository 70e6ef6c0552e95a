// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QLatin1StringView>
#include <QtCore/QString>
#include <QtCore/QStringList>

/// The folder where games are kept, and what their files are called.
namespace skyledger::ui {

inline constexpr QLatin1StringView gameSuffix(".skyledger");
inline constexpr QLatin1StringView sheetSuffix(".skyscore.json");
inline constexpr QLatin1StringView catalogueSuffix(".skycatalogue.json");

/// A text as it may stand in the name of a file on every system; never empty, and of so many bytes at most, cut behind
/// a whole sign.
QString fileNamePart(const QString &text);
QString fileNamePart(const QString &text, qsizetype bytes);

/// The name of a game's file without its ending: "2026-11-27 Ada, Bo, Cy". Names are cut as much as the disk wants, by
/// as much each, and leave room for a number. `date` may be empty; like the names it chooses no folder.
QString gameStem(const QString &folder, const QString &date, const QStringList &players,
                 const QString &suffix);

/// A path in a folder under which there is no file yet: "name.skyledger", "name (2).skyledger"... The name is
/// cut to what the disk takes.
QString freePath(const QString &folder, const QString &name, const QString &suffix);

/// The path of a new game, "2026-11-27 Ada, Bo, Cy.skyledger", with a number where a file bears that name.
QString newGamePath(const QString &folder, const QString &date, const QStringList &players,
                    const QString &suffix = gameSuffix);

/// The same with its ending, where somebody left that out.
QString withGameSuffix(const QString &path, const QString &suffix = gameSuffix);

/// The ending of a file of ours: of a game, a score sheet or a copy of the box; empty for another one.
QString suffixOf(const QString &path);
/// The name of a game's file as people see it, without folder and ending.
QString gameNameOf(const QString &path);

/// Whether a file is one of the examples that were installed with the program, or lies below them: nobody played it.
bool isExample(const QString &path);

/// Whether two paths lead to one file, also by links; neither need exist.
bool isSameFile(const QString &a, const QString &b);

/// The files that are still there.
QStringList existing(const QStringList &files);

} // namespace skyledger::ui
