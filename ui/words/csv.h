// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/delimited.h"

#include <QtCore/QByteArray>
#include <QtCore/QChar>

/// Tables for spreadsheets.
namespace skyledger::words {

/// How a CSV file is written. By default as spreadsheets open it by a double click.
struct CsvForm {
    QChar separator = u',';
    bool byteOrderMark = true;
};

/// As the spreadsheets of the desktop's country open it: with semicolons where commas stand in numbers. Where no country
/// is known the language spoken now decides.
CsvForm spokenCsvForm();

/// Rows as a CSV file (RFC 4180, UTF-8). No text in it begins a formula.
QByteArray csvBytes(const table::CellRows &rows, const CsvForm &form);

} // namespace skyledger::words
