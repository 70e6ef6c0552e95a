// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

/// What sentences of every subject are made with.
namespace skyledger::words {

/// "a, b, c"
QString listed(const QStringList &items);
/// "a; b; c", for entries that hold commas
QString listedApart(const QStringList &items);
/// "a, b and c"
QString listedWithAnd(const QStringList &items);
/// "a, b or c"
QString listedWithOr(const QStringList &items);

/// The text with a capital in front: "Row 2" for "row 2".
QString capitalised(const QString &text);

/// The text as it may stand in a line: without line breaks and other control characters, which a name or path from
/// a file can hold.
QString printable(const QString &text);

} // namespace skyledger::words
