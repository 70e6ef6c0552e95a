// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/marks.h"

#include "core/table/filename.h"
#include "core/table/personname.h"

#include <QtCore/QList>

#include <algorithm>

namespace skyledger::words {

namespace {

/// The name from its first sign that people see.
QString fromFirstSeen(const QString &name)
{
    const QList<uint> characters = name.toUcs4();
    qsizetype at = 0;
    for (const char32_t character : characters) {
        if (!table::isUnseen(character) && !QChar::isSpace(character))
            break;
        at += QChar::requiresSurrogates(character) ? 2 : 1;
    }
    return name.mid(at);
}

} // namespace

QStringList playerMarks(const QStringList &names)
{
    QStringList initials;
    QStringList seconds;
    for (const QString &name : names) {
        const QString text = fromFirstSeen(name);
        const QString first = table::firstSigns(text, 1);
        initials << first.toUpper();
        seconds << table::firstSigns(text.mid(first.size()), 1).toLower();
    }
    QStringList longer;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const bool shared = initials.count(initials[i]) > 1;
        longer << (shared ? initials[i] + seconds[i] : initials[i]);
    }
    QStringList marks;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const bool shared = longer[i].isEmpty() || longer.count(longer[i]) > 1;
        marks << (shared ? initials[i] + QString::number(i + 1) : longer[i]);
    }
    return marks;
}

} // namespace skyledger::words
