// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/marks.h"

#include <algorithm>

namespace skyledger::words {

QStringList playerMarks(const QStringList &names)
{
    QStringList initials;
    for (const QString &name : names)
        initials << name.trimmed().left(1).toUpper();
    QStringList longer;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const bool shared = initials.count(initials[i]) > 1;
        longer << (shared ? initials[i] + names[i].trimmed().mid(1, 1).toLower() : initials[i]);
    }
    QStringList marks;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const bool shared = longer[i].isEmpty() || longer.count(longer[i]) > 1;
        marks << (shared ? initials[i] + QString::number(i + 1) : longer[i]);
    }
    return marks;
}

} // namespace skyledger::words
