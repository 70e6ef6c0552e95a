// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/decisionstold.h"

#include "core/score/ranks.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <utility>

namespace skyledger::words {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

using Standings = std::vector<Standing>;

/// What would be different about each player: totals, or ranks alone.
QStringList differences(const Standings &here, const Standings &there)
{
    QStringList items;
    for (std::size_t seat = 0; seat < here.size(); ++seat) {
        const QString &name = here[seat].name;
        if (here[seat].total != there[seat].total) {
            items << Text::tr("%1 %2 instead of %3", "player, 36 VP, 34 VP")
                         .arg(name, points(there[seat].total), points(here[seat].total));
        } else if (here[seat].rank != there[seat].rank) {
            items << Text::tr("%1 rank %2 instead of %3", "player, number, number")
                         .arg(name, QString::number(there[seat].rank), QString::number(here[seat].rank));
        }
    }
    return items;
}

QStringList winnersOf(const Standings &standings)
{
    QStringList winners;
    for (const std::size_t seat : score::byRank(standings)) {
        if (standings[seat].wins)
            winners << standings[seat].name;
    }
    return winners;
}

/// What would be with the usual reading.
ExplanationLine otherwise(const ReadingTold &reading, const Standings &here)
{
    if (!reading.otherwise) {
        ExplanationLine line = sentence(
            Text::tr("By default this would be refused, and the game could not have gone on as it did."), {});
        line.event = reading.stoppedAt;
        return line;
    }
    const QStringList items = differences(here, *reading.otherwise);
    if (items.isEmpty())
        return sentence(Text::tr("By default the score would be the same."), {});
    ExplanationLine line =
        sentence(Text::tr("By default: %1.", "list of changes").arg(listedApart(items)), {});
    const QStringList winners = winnersOf(*reading.otherwise);
    if (winners != winnersOf(here)) {
        const QString who = listedWithAnd(winners);
        line.details.push_back(sentence(winners.size() == 1 ? Text::tr("%1 would win.").arg(who)
                                                            : Text::tr("%1 would win together.").arg(who),
                                        {}));
    }
    return line;
}

} // namespace

ExplanationSection readingSection(const std::vector<Standing> &players,
                                  const std::vector<ReadingTold> &readings)
{
    ExplanationSection section{.subject = ExplanationSection::Subject::Rulings,
                               .heading = Text::tr("Readings chosen for this game"),
                               .lines = {}};
    for (const ReadingTold &reading : readings) {
        section.lines.push_back(
            sentence(reading.ruling.isEmpty()
                         ? Text::tr("All of these together:")
                         : Text::tr("%1: %2. By default of the edition: %3.", "ruling, reading, reading")
                               .arg(reading.ruling, reading.chosen, reading.usual),
                     reading.rules));
        section.lines.back().details.push_back(otherwise(reading, players));
    }
    return section;
}

ExplanationSection interventionSection(const std::vector<Standing> &players,
                                       const std::vector<InterventionTold> &interventions)
{
    ExplanationSection section{.subject = ExplanationSection::Subject::Interventions,
                               .heading = Text::tr("Corrections and moves against the rules"),
                               .lines = {}};
    for (const InterventionTold &intervention : interventions) {
        section.lines.push_back(sentence(intervention.reason.isEmpty()
                                             ? intervention.what
                                             : Text::tr("%1 (reason given: %2)", "what happened, why")
                                                   .arg(intervention.what, printable(intervention.reason)),
                                         {}));
        section.lines.back().event = intervention.event;
        for (std::size_t seat = 0; seat < intervention.vp.size(); ++seat) {
            if (intervention.vp[seat] == 0)
                continue;
            ExplanationLine line = sentence(players[seat].name, {});
            line.vp = intervention.vp[seat];
            section.lines.back().details.push_back(std::move(line));
        }
    }
    return section;
}

} // namespace skyledger::words
