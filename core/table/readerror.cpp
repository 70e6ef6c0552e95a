// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/readerror.h"

namespace skyledger::table {

using namespace Qt::Literals::StringLiterals;

QString describe(const ReadError &error)
{
    QString expected = error.expected.phrase;
    for (const QString &argument : error.expected.arguments)
        expected = expected.arg(argument);

    QStringList parts;
    if (!error.file.isEmpty())
        parts << error.file;
    if (!error.place.isEmpty())
        parts << error.place;
    parts << u"expected %1"_s.arg(expected);
    return parts.join(u": "_s);
}

} // namespace skyledger::table
