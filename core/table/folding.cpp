// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/folding.h"

namespace skyledger::table {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The plain one of signs that keyboards have in several forms; any other character is its own.
QChar plainForm(QChar c)
{
    switch (c.unicode()) {
    case u'’':
    case u'‘':
    case u'ʼ':
        return u'\'';
    case u'\u2010': // hyphen
    case u'\u2011': // hyphen where no line breaks
    case u'\u2012':
    case u'\u2013':
    case u'\u2014':
    case u'\u2212': // minus
        return u'-';
    default:
        return c;
    }
}

} // namespace

QLatin1StringView speltOut(QChar letter)
{
    switch (letter.unicode()) {
    case u'œ':
        return "oe"_L1;
    case u'æ':
        return "ae"_L1;
    case u'ø':
        return "o"_L1;
    case u'ł':
        return "l"_L1;
    case u'đ':
        return "d"_L1;
    case u'ı':
        return "i"_L1;
    case u'ß':
        return "ss"_L1;
    default:
        return {};
    }
}

QString folded(const QString &text)
{
    const QString apart = text.toCaseFolded().normalized(QString::NormalizationForm_KD);
    QString plain;
    plain.reserve(apart.size());
    for (const QChar c : apart) {
        if (const QLatin1StringView letters = speltOut(c); !letters.isEmpty())
            plain += letters;
        else if (!c.isMark() && c.category() != QChar::Other_Format)
            plain += plainForm(c);
    }
    return plain.simplified();
}

} // namespace skyledger::table
