// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/recordfile.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>

/// The folders where the program keeps what it keeps: those of the desktop, or all below one that was given.
namespace skyledger::table::places {

/// Has everything lie below a folder from now on: `settings`, `data`, `cache` and `games`, and nothing elsewhere. Must
/// come before the application object is made. Answers why not, where the folder cannot be made or written: then
/// nothing has changed.
std::optional<SaveError> keepEverythingBelow(const QString &folder);

/// Makes the environment say what the specification of base directories says: a path that is not absolute counts for
/// nothing, and a home that is not named is the one that the system knows. To be called before anything asks for one.
void heedBaseDirectories();

/// The folder that everything lies below; empty: there is none.
QString portableFolder();

/// What the program remembers beside settings and games. Like the next one, it need not exist yet.
QString data();

/// Where a game is kept that cannot be kept in its place, the first that can be written: beside what the program
/// remembers, with what the session keeps, among the temporary files. Nothing need exist yet.
QStringList rescues();
/// The first of them.
QString rescue();

/// New games, where people have not chosen another folder: in the desktop's documents. A desktop that has no folder
/// for them names the home folder, which is left alone: there they go to the data.
QString games();

/// A path as it is remembered: below the portable folder without it, so that it is found again where that lies
/// elsewhere next time. `fromRemembered` undoes it.
QString toRemembered(const QString &path);
QString fromRemembered(const QString &remembered);

} // namespace skyledger::table::places
