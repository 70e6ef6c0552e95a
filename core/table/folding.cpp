// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/folding.h"

namespace skyledger::table {

namespace {

/// Letters that Unicode does not take apart, and signs that keyboards have in several forms.
QStringView plainForm(QChar c)
{
    switch (c.unicode()) {
    case u'œ':
        return u"oe";
    case u'æ':
        return u"ae";
    case u'ø':
        return u"o";
    case u'ł':
        return u"l";
    case u'đ':
        return u"d";
    case u'ı':
        return u"i";
    case u'ß':
        return u"ss";
    case u'’':
    case u'‘':
    case u'ʼ':
        return u"'";
    case u'\u2010': // hyphen
    case u'\u2011': // hyphen where no line breaks
    case u'\u2012':
    case u'\u2013':
    case u'\u2014':
    case u'\u2212': // minus
        return u"-";
    default:
        return {};
    }
}

} // namespace

QString folded(const QString &text)
{
    const QString apart = text.toCaseFolded().normalized(QString::NormalizationForm_KD);
    QString plain;
    plain.reserve(apart.size());
    for (const QChar c : apart) {
        const QStringView form = plainForm(c);
        if (!form.isEmpty())
            plain += form;
        else if (!c.isMark() && c.category() != QChar::Other_Format)
            plain += c;
    }
    return plain.simplified();
}

} // namespace skyledger::table
