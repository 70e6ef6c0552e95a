// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace Qt::Literals::StringLiterals;

namespace {

struct NumberWords {
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

} // namespace

QString points(int vp)
{
    //: Victory points. The number may be negative.
    const QString text = NumberWords::tr("%1 VP");
    return text.arg(plainNumber(vp));
}

QString plainNumber(int number)
{
    return number < 0 ? signedNumber(number) : QString::number(number);
}

QString signedNumber(int number)
{
    if (number == 0)
        return u"0"_s;
    return number > 0 ? u"+%1"_s.arg(number) : u"\u2212%1"_s.arg(-number);
}

} // namespace skyledger::words
