// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDate>
#include <QtCore/QString>

#include <chrono>

/// Times of the clock and lengths of time, for people.
namespace skyledger::words {

/// "21:14", of a date and time as records write it, where the event happened; with the date if that is not today. A
/// time that is not known is said to be so.
QString clockTime(const QString &recorded);

/// "12:05", minutes and seconds; from an hour on "1:02:05".
QString duration(std::chrono::milliseconds time);

/// A day: 28 November 2026.
QString writtenDay(QDate day);

} // namespace skyledger::words
