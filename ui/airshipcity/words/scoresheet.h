// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/scoresheet.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

/// The score sheet as people fill it in.
namespace skyledger::words {

/// What is said of an entry of the sheet, where it is of things of one of them.
struct SheetWords {
    QString (*id)(std::size_t thing);           ///< English, for the names of fields
    QString (*label)(std::size_t thing);        ///< what the row asks for: "Airship majorities"
    QString (*where)();                         ///< where on the table it is found, in a sentence
    QStringList (*headings)(std::size_t thing); ///< what else people write above it, folded
    QString (*tooMany)(const QString &sum, const QString &most) = nullptr;
};
const SheetWords &sheetWords(airshipcity::SheetEntry entry);

/// A marker on the VP track: "20/40 marker, side 20, on space 3".
QString vpMarkerWords(int vp);

} // namespace skyledger::words
