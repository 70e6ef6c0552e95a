// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

/// Names of files as a disk counts them: by bytes, and not the same number everywhere.
namespace skyledger::table {

/// How many bytes the name of a file may have in a folder, which need not exist yet. Where the system does not say it,
/// the 143 of an encrypted home, which is the least that is usual.
qsizetype longestFileName(const QString &folder);

/// The bytes of a name on a disk.
qsizetype bytesOf(const QString &name);

/// The path with an ending (`.csv`), where it has another one or none; capitals count for nothing. Empty stays empty.
QString withEnding(const QString &path, const QString &ending);

/// As much of a text as so many bytes hold, cut behind a sign as people see it: a family, a flag or a letter with its
/// accents is there or not.
QString cutToBytes(const QString &text, qsizetype bytes);

/// As many of the signs that people see at the beginning of a text.
QString firstSigns(const QString &text, qsizetype signs);

} // namespace skyledger::table
