// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/numbers/boardnumbers.h"

#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace skyledger::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(skyledger::ui::BoardNumbersPage)
};

} // namespace

QString refusalOf(std::span<const NumberChange> changes, const QString &reason,
                  const std::function<const BoardNumber &(const NumberChange &)> &number,
                  const std::function<bool(std::span<const NumberChange>)> &canBe)
{
    if (changes.size() < 2)
        return reason;
    QStringList culprits;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        std::vector<NumberChange> others(changes.begin(), changes.end());
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        const BoardNumber &left = number(changes[i]);
        if (canBe(others))
            culprits << Words::tr("%1, %2", "section, number").arg(left.section, left.name);
    }
    if (culprits.isEmpty())
        return reason;
    return Words::tr("%1: %2", "values, why they cannot be").arg(words::listedApart(culprits), reason);
}

} // namespace skyledger::ui
