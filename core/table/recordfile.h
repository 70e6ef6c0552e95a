// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/result.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <optional>

/// Files on disk that must survive a full disk, a power cut and another program.
namespace skyledger::table {

/// Why a file could not be written. What stood there before still stands there.
struct SaveError {
    QString file;
    QString reason; ///< of the operating system, in its language
};

/// Makes a folder, with those above it that are missing. Answers nothing if it stands.
std::optional<SaveError> makeFolder(const QString &path);

/// Writes a file so that it is whole or not touched at all: beside it first, then in its place.
/// Answers nothing if that went well.
std::optional<SaveError> saveAtomically(const QString &path, const QByteArray &bytes);

/// Keeps one copy of a file beside it, before it is rewritten for the first time: `game.original.skyledger`,
/// numbered
/// (`game.original-2.skyledger`) where another content bears that name. Nothing is ever overwritten. Answers
/// the path of the copy, which may have been there already.
Result<QString, SaveError> keepOriginal(const QString &path);

/// What a file looked like when it was read or written last.
struct FileStamp {
    qint64 size = 0;
    QDateTime modified; ///< invalid while another writing could bear the same time
    QByteArray digest;
};

/// The stamp of a file whose content is known; nothing if it is not there.
std::optional<FileStamp> stampOf(const QString &path, const QByteArray &content);

/// Whether somebody else changed the file since, or took it away. A file that was only touched counts as
/// unchanged.
bool changedSince(const QString &path, const FileStamp &stamp);

} // namespace skyledger::table
