// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

namespace {

struct Phrases {
    Q_DECLARE_TR_FUNCTIONS(Phrases)
};

QString joined(const QString &first, const QString &second)
{
    //: Between two entries of a list, not the last two: wood, metal
    return Phrases::tr("%1, %2").arg(first, second);
}

QString joinedApart(const QString &first, const QString &second)
{
    //: Between two entries of a list whose entries hold commas
    return Phrases::tr("%1; %2").arg(first, second);
}

QString joinedWithAnd(const QString &first, const QString &second)
{
    //: The last two entries of a list, or the only two
    return Phrases::tr("%1 and %2").arg(first, second);
}

QString joinedWithOr(const QString &first, const QString &second)
{
    //: The last two entries of a list of choices, or the only two
    return Phrases::tr("%1 or %2").arg(first, second);
}

template <class Join>
QString listedWith(const QStringList &items, Join lastTwo)
{
    if (items.size() < 2)
        return items.value(0);
    const QStringList front = items.first(items.size() - 1);
    return lastTwo(listed(front), items.back());
}

} // namespace

QString listed(const QStringList &items)
{
    QString text = items.value(0);
    for (qsizetype i = 1; i < items.size(); ++i)
        text = joined(text, items[i]);
    return text;
}

QString listedApart(const QStringList &items)
{
    QString text = items.value(0);
    for (qsizetype i = 1; i < items.size(); ++i)
        text = joinedApart(text, items[i]);
    return text;
}

QString listedWithAnd(const QStringList &items)
{
    return listedWith(items, joinedWithAnd);
}

QString listedWithOr(const QStringList &items)
{
    return listedWith(items, joinedWithOr);
}

QString capitalised(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

QString printable(const QString &text)
{
    QString clean = text;
    for (QChar &c : clean) {
        const QChar::Category category = c.category();
        const bool breaksLine = category == QChar::Separator_Line || category == QChar::Separator_Paragraph;
        // Marks of direction belong to names in some scripts; what overrides the direction can only confuse.
        const bool overrides = c.unicode() >= 0x202A && c.unicode() <= 0x202E;
        if (category == QChar::Other_Control || breaksLine || overrides)
            c = QChar::ReplacementCharacter;
    }
    return clean;
}

} // namespace skyledger::words
