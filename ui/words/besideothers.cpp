// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/besideothers.h"

#include "ui/words/phrases.h"

#include <QtCore/QList>

namespace skyledger::words {

QString besideOthers(const QString &name)
{
    QString alone;
    bool turns = false;
    const QList<uint> letters = printable(name).toUcs4();
    for (const char32_t letter : letters) {
        switch (QChar::direction(letter)) {
        case QChar::DirLRI:
        case QChar::DirRLI:
        case QChar::DirFSI:
        case QChar::DirPDI:
            continue; // one that stays open or closes too much would undo the isolation
        case QChar::DirR:
        case QChar::DirAL:
        case QChar::DirAN:
            turns = true;
            break;
        default:
            break;
        }
        alone += QString::fromUcs4(&letter, 1);
    }
    return turns ? QChar(u'\u2068') + alone + QChar(u'\u2069') : alone;
}

} // namespace skyledger::words
