// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtCore/QCoreApplication>

/// Texts that Qt makes by itself and looks up in ours: they stand here to be translated, since Qt's own translations need
/// not be installed, and do not have all of them.
namespace skyledger::words {

namespace {

[[maybe_unused]] constexpr const char *sentencesOfQt[] = {
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unexpected value after '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Missing value after '%1'."),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QIODevice", "Permission denied"),
    QT_TRANSLATE_NOOP("QIODevice", "Too many open files"),
    QT_TRANSLATE_NOOP("QIODevice", "No such file or directory"),
    QT_TRANSLATE_NOOP("QIODevice", "No space left on device"),
    QT_TRANSLATE_NOOP("QJsonParseError", "unterminated object"),
    QT_TRANSLATE_NOOP("QJsonParseError", "missing name separator"),
    QT_TRANSLATE_NOOP("QJsonParseError", "unterminated array"),
    QT_TRANSLATE_NOOP("QJsonParseError", "missing value separator"),
    QT_TRANSLATE_NOOP("QJsonParseError", "illegal value"),
    QT_TRANSLATE_NOOP("QJsonParseError", "invalid termination by number"),
    QT_TRANSLATE_NOOP("QJsonParseError", "illegal number"),
    QT_TRANSLATE_NOOP("QJsonParseError", "invalid escape sequence"),
    QT_TRANSLATE_NOOP("QJsonParseError", "invalid UTF8 string"),
    QT_TRANSLATE_NOOP("QJsonParseError", "unterminated string"),
    QT_TRANSLATE_NOOP("QJsonParseError", "object is missing after a comma"),
    QT_TRANSLATE_NOOP("QJsonParseError", "too deeply nested document"),
    QT_TRANSLATE_NOOP("QJsonParseError", "too large document"),
    QT_TRANSLATE_NOOP("QJsonParseError", "garbage at the end of the document"),
};

} // namespace

} // namespace skyledger::words
