// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/scoreledger.h"

#include "app/commandline/texttable.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>

namespace skyledger::commandline {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

} // namespace

QString scoreTitle(const QString &game)
{
    return Text::tr("Final scoring, %1").arg(game);
}

QString scoredLinesText(const QString &player, int total, const std::vector<ScoredLine> &lines)
{
    const bool hasEvents =
        std::any_of(lines.begin(), lines.end(), [](const ScoredLine &line) { return line.event > 0; });
    std::vector<Align> columns{Align::Right, Align::Left, Align::Left};
    if (hasEvents)
        columns.insert(columns.begin() + 2, Align::Right);
    TextTable table(columns);
    for (const ScoredLine &line : lines) {
        QStringList row{words::signedNumber(line.vp), line.text};
        if (hasEvents)
            row << (line.event > 0 ? Text::tr("event %1").arg(line.event) : QString());
        table.add(row << line.rule);
    }
    return Text::tr("%1: %2", "player, 47 VP").arg(player, words::points(total)) + u'\n' + table.text(2);
}

} // namespace skyledger::commandline
