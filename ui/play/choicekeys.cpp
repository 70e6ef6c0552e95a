// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/choicekeys.h"

#include <algorithm>

namespace skyledger::ui {

namespace {

/// The letters of a name without accents, in upper case.
QString lettersOf(const QString &name)
{
    QString letters;
    const QString plain = name.normalized(QString::NormalizationForm_D);
    for (const QChar sign : plain) {
        const QChar letter = sign.toUpper();
        if (letter >= u'A' && letter <= u'Z')
            letters += letter;
    }
    return letters;
}

} // namespace

QChar freeLetter(const QString &name, const QString &taken)
{
    const QString wanted = lettersOf(name) + QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    const auto *const found = std::find_if(wanted.cbegin(), wanted.cend(),
                                           [&taken](QChar letter) { return !taken.contains(letter); });
    return found == wanted.cend() ? QChar() : *found;
}

QChar letterAmong(const QStringList &names, qsizetype at, QString taken)
{
    for (qsizetype i = 0; i < at; ++i)
        taken += letterAmong(names.mid(i, 1), 0, taken);
    const QString name = names.value(at);
    return !name.isEmpty() && name.front().isDigit() ? name.front() : freeLetter(name, taken);
}

} // namespace skyledger::ui
