// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/readerror.h"
#include "core/table/result.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>

namespace skyledger::table {

/// No file of ours is larger; what is, is refused before it fills the memory.
inline constexpr qsizetype maxFileSize = qsizetype{16} * 1024 * 1024;

/// The whole content of a file. Refused: a file that is missing, cannot be read or is larger than
/// `maxFileSize`.
Result<QByteArray, ReadError> readBytes(const QString &path);

/// The same for standard input.
Result<QByteArray, ReadError> readStandardInput();

/// The object that a JSON document is. Refused: what is not UTF-8 or not JSON, breaks off, is nested too
/// deeply (Qt's parser stops at 1024 levels), or has no object at the top; a key that stands twice in one object,
/// control characters and halves of characters in a text.
Result<QJsonObject, ReadError> parseObject(const QByteArray &bytes);

} // namespace skyledger::table
