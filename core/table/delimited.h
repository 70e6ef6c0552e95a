// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QChar>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

/// Tables as text: what spreadsheets copy, paste and read (RFC 4180, and the same with tabs or semicolons).
namespace skyledger::table {

/// Rows of cells. Rows may differ in length.
using CellRows = QList<QStringList>;

/// Cells out of text. A cell that begins with a quotation mark goes to the next single one, line breaks and separators
/// included; a mark that is never closed goes to the end. Any kind of line break ends a row; an empty last line is no
/// row, and neither is a byte order mark a cell.
CellRows readDelimited(const QString &text, QChar separator);

/// What separates the cells of a text: a tab if there is one, else a semicolon, else a comma. What stands in quoted
/// cells does not count.
QChar separatorOf(const QString &text);

enum class LineEnd { Lf, CrLf };

/// The text of cells; quoted where a cell needs it.
QString writeDelimited(const CellRows &rows, QChar separator, LineEnd lineEnd);

/// The text as a cell that no spreadsheet takes for a formula: what begins like one (`=`, `+`, `-`, `@`, tab, line
/// break) gets an apostrophe in front. Only for texts: a number may begin with its sign.
QString plainCell(const QString &text);

} // namespace skyledger::table
