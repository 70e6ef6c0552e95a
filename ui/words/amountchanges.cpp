// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/amountchanges.h"

#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(AmountChanges)
};

} // namespace

QString signedAmount(const QString &what, int change)
{
    if (change == 0)
        return {};
    return Text::tr("%1 %2", "resource or VP, number with its sign").arg(what, signedNumber(change));
}

QString changedAmount(const QString &what, int before, int now)
{
    if (before == now)
        return {};
    return Text::tr("%1 %2 → %3", "resource or VP, number before, number now")
        .arg(what, plainNumber(before), plainNumber(now));
}

} // namespace skyledger::words
