// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/command.h"

#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

bool Given::json() const
{
    return has(u"json"_s);
}

std::optional<qint64> Given::number(const QString &option, qint64 least, qint64 most,
                                    std::optional<Answer> &complaint) const
{
    if (!has(option))
        return std::nullopt;
    const QString text = value(option);
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    if (isNumber && number >= least && number <= most)
        return number;
    complaint = complain(Exit::WrongUsage, words::usage::numberExpected(u"--"_s + option, text, least, most));
    return std::nullopt;
}

Option jsonOption()
{
    return {u"json"_s, {}, QCoreApplication::translate("Help", "the answer for programs")};
}

Option atOption()
{
    return {u"at"_s, u"N"_s,
            QCoreApplication::translate("Help", "after event N instead of the last one; 0: after the setup")};
}

} // namespace skyledger::commandline
