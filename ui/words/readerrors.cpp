// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/readerrors.h"

#include "ui/words/besideothers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>

namespace skyledger::words {

using namespace table;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ReadErrors)
};

/// Every phrase that the core uses for what a file should hold, and what it says where it knows no language. They
/// stand here to be translated; each completes "expected ...".
[[maybe_unused]] constexpr const char *phrases[] = {
    // Of any document (core/table/readerror.h)
    QT_TRANSLATE_NOOP("Expectations", "a file that can be read (%1)"),
    QT_TRANSLATE_NOOP("Expectations", "a file of at most %1 bytes"),
    QT_TRANSLATE_NOOP("Expectations", "JSON in UTF-8 (%1)"),
    QT_TRANSLATE_NOOP("Expectations", "JSON in UTF-8 (this is UTF-16 or UTF-32)"),
    //: %1 is a key of JSON, such as events
    QT_TRANSLATE_NOOP("Expectations", "the key %1 only once in an object"),
    QT_TRANSLATE_NOOP("Expectations", "no bare control character in a text"),
    QT_TRANSLATE_NOOP("Expectations", "both codes of a character, not one alone"),
    QT_TRANSLATE_NOOP("Expectations", "JSON that is nested less deeply"),
    QT_TRANSLATE_NOOP("Expectations", "an object"),
    QT_TRANSLATE_NOOP("Expectations", "a list"),
    QT_TRANSLATE_NOOP("Expectations", "a list of %1 to %2 entries"),
    QT_TRANSLATE_NOOP("Expectations", "a list of %1 entries"),
    QT_TRANSLATE_NOOP("Expectations", "a text"),
    QT_TRANSLATE_NOOP("Expectations", "a text of %1 to %2 characters"),
    QT_TRANSLATE_NOOP("Expectations", "true or false"),
    QT_TRANSLATE_NOOP("Expectations", "a whole number"),
    QT_TRANSLATE_NOOP("Expectations", "a whole number from %1 to %2"),
    QT_TRANSLATE_NOOP("Expectations", "one of %1"),
    QT_TRANSLATE_NOOP("Expectations", "the value %1"),
    QT_TRANSLATE_NOOP("Expectations", "version %1 (the file was written by a newer program)"),
    // Of the files of games (core/table/readerror.h, core/airshipcity/record/expectations.h)
    QT_TRANSLATE_NOOP("Expectations", "an id of 1 to 24 characters out of a-z, 0-9 and -"),
    QT_TRANSLATE_NOOP("Expectations", "an id that stands here only once"),
    QT_TRANSLATE_NOOP("Expectations", "an id that the catalogue lists"),
    QT_TRANSLATE_NOOP("Expectations", "at most %1 different ids"),
    QT_TRANSLATE_NOOP("Expectations",
                      "an id that begins with a kind of tile and a hyphen, or a kind in the catalogue"),
    QT_TRANSLATE_NOOP("Expectations", "no such key in an event of this kind"),
    QT_TRANSLATE_NOOP("Expectations", "a key that this event needs"),
    QT_TRANSLATE_NOOP("Expectations", "an event that is not itself an override"),
    QT_TRANSLATE_NOOP("Expectations", "a path that a correction can set"),
    QT_TRANSLATE_NOOP("Expectations", "a known ruling"),
    QT_TRANSLATE_NOOP("Expectations", "a name that no other player has"),
    QT_TRANSLATE_NOOP("Expectations", "a name of which something can be seen"),
    QT_TRANSLATE_NOOP("Expectations", "one first player only"),
    QT_TRANSLATE_NOOP("Expectations", "a date, or a date and time such as 2026-11-28T20:15:00+01:00"),
    QT_TRANSLATE_NOOP("Expectations", "a colour that no other player has"),
    QT_TRANSLATE_NOOP("Expectations", "exactly one harbor among the 16 tiles"),
    QT_TRANSLATE_NOOP("Expectations", "a stage bonus that can lie on stage %1"),
    QT_TRANSLATE_NOOP("Expectations", "at most %1 of all players together"),
    // Of the folder of a rulebook (core/rulebook/expectations.h)
    QT_TRANSLATE_NOOP("Expectations", "a name of 1 to 40 characters out of a-z, 0-9 and -"),
    QT_TRANSLATE_NOOP("Expectations", "an id that stands only once in the rulebook"),
    QT_TRANSLATE_NOOP("Expectations", "a list that holds the id of the entry itself"),
    QT_TRANSLATE_NOOP("Expectations", "the id of another entry"),
    QT_TRANSLATE_NOOP("Expectations", "the id of a term of the glossary"),
    QT_TRANSLATE_NOOP("Expectations", "the name of a file in pictures/, without .svg"),
    QT_TRANSLATE_NOOP("Expectations", "as many paragraphs in every language"),
    QT_TRANSLATE_NOOP("Expectations", "a label that no other term has, or the other term in sharesLabel"),
    // Details within them
    QT_TRANSLATE_NOOP("Expectations", "Is a directory"),
};

constexpr qsizetype longestPlace = 200;

QString translated(const QString &phrase)
{
    return QCoreApplication::translate("Expectations", phrase.toUtf8().constData());
}

/// The place, in the language of people where the core tells it in words; cut where a key of the file is endless.
QString placeOf(const ReadError &error)
{
    static const QRegularExpression lineAndColumn(u"^line (\\d+), column (\\d+)$"_s);
    const QRegularExpressionMatch match = lineAndColumn.match(error.place);
    if (match.hasMatch())
        return Words::tr("line %1, column %2").arg(match.captured(1), match.captured(2));
    if (error.place.size() > longestPlace)
        return besideOthers(error.place.first(longestPlace) + u'…');
    return besideOthers(error.place);
}

} // namespace

QString expectation(const Expectation &expected)
{
    QString text = translated(expected.phrase);
    for (const QString &argument : expected.arguments)
        text = text.arg(besideOthers(translated(argument)));
    return text;
}

QString readError(const ReadError &error)
{
    const QString expected = expectation(error.expected);
    const QString file = besideOthers(error.file);
    QString line;
    if (error.place.isEmpty())
        line = Words::tr("%1: expected %2", "file, what should be there").arg(file, expected);
    else
        line = Words::tr("%1: %2: expected %3", "file, place in it, what should be there")
                   .arg(file, placeOf(error), expected);
    return printable(line);
}

} // namespace skyledger::words
