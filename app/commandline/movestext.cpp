// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/movestext.h"

#include "app/commandline/terminal.h"
#include "app/commandline/texttable.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(MovesCommand)
};

constexpr int indent = 2;
constexpr int deepIndent = 4; ///< of what belongs to a line

/// What can be done and what it costs: side by side if every line has room for it, else one below the other.
QString withPrices(const std::vector<MoveInWords> &moves)
{
    TextTable table({Align::Left, Align::Left});
    QString below;
    for (const MoveInWords &move : moves) {
        table.add({move.deed, move.brings});
        below += QString(indent, u' ') + move.deed + u'\n';
        if (!move.brings.isEmpty())
            below += QString(deepIndent, u' ') + move.brings + u'\n';
    }
    const QString beside = table.text(indent);
    const QStringList wide = beside.split(u'\n');
    const bool fits = std::all_of(wide.begin(), wide.end(),
                                  [](const QString &line) { return columnsOf(line) <= pageColumns(); });
    return fits ? beside : below;
}

/// The moves below the values that they wait for; those that follow each other and wait for the same share a line.
QString belowTheMissing(const std::vector<MoveInWords> &moves)
{
    QString text;
    QString told;
    for (const MoveInWords &move : moves) {
        const QString missing = Text::tr("not known: %1").arg(words::listedApart(move.missing));
        if (missing != told)
            text += QString(indent, u' ') + wrapped(missing, pageColumns(), indent) + u'\n';
        told = missing;
        text += QString(deepIndent, u' ') + wrapped(move.deed, pageColumns(), deepIndent) + u'\n';
    }
    return text;
}

QString countText(const MovesReport &report)
{
    const int count = static_cast<int>(report.count);
    return report.listing == Listing::Undetermined
        ? Text::tr("%n move(s) depend on component values that are not known.", nullptr, count)
        : Text::tr("%n move(s) are allowed.", nullptr, count);
}

} // namespace

QString movesText(const MovesReport &report)
{
    QString text = report.situation + u'\n';
    if (!report.notice.isEmpty())
        text += report.notice + u'\n';
    text += countText(report) + u'\n';
    for (const MoveGroup &group : report.groups) {
        if (group.moves.empty())
            continue;
        text += u'\n';
        if (!group.heading.isEmpty())
            text += group.heading + u'\n';
        text +=
            report.listing == Listing::Undetermined ? belowTheMissing(group.moves) : withPrices(group.moves);
    }
    return text;
}

} // namespace skyledger::commandline
