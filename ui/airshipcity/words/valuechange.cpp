// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/valuechange.h"

#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct ChangeWords {
    Q_DECLARE_TR_FUNCTIONS(ChangeWords)
};

/// Beyond so many numbers nobody reads on.
constexpr std::size_t mostNumbers = 5;

QString totalOf(const ChangedTotal &total, const GameWords &game)
{
    const QString who = game.player(total.player);
    const QString before = plainNumber(total.before);
    const QString after = plainNumber(total.after);
    switch (total.what) {
    case ChangedTotal::What::Stock:
        return ChangeWords::tr("%1: %2 %3 → %4", "player, resource, amounts")
            .arg(who, name(total.resource), before, after);
    case ChangedTotal::What::Vp:
        return ChangeWords::tr("%1: VP %2 → %3", "player, points").arg(who, before, after);
    case ChangedTotal::What::FinalScore:
        return ChangeWords::tr("%1: total if the game ended now %2 → %3", "player, points")
            .arg(who, before, after);
    }
    return {};
}

int countOf(const std::vector<std::size_t> &events)
{
    return static_cast<int>(events.size());
}

} // namespace

QString eventNumbers(const std::vector<std::size_t> &events)
{
    QStringList numbers;
    for (std::size_t i = 0; i < events.size() && i < mostNumbers; ++i)
        numbers << QString::number(events[i]);
    if (events.size() > mostNumbers) {
        //: Numbers of events, of which more follow
        return ChangeWords::tr("events %1 and more").arg(listed(numbers));
    }
    return events.size() == 1 ? ChangeWords::tr("event %1").arg(numbers.value(0))
                              : ChangeWords::tr("events %1").arg(listedWithAnd(numbers));
}

QStringList consequences(const ValueChange &change, const GameWords &game)
{
    if (change.refused == ValueChange::Refusal::Value)
        return {ChangeWords::tr("A game cannot hold this value.")};
    if (change.refused == ValueChange::Refusal::TooLarge)
        return {ChangeWords::tr("The game’s file would become too large: nothing can be changed any more.")};
    QStringList sentences;
    if (!change.flagged.empty())
        sentences << ChangeWords::tr(
                         "%n recorded event(s) will no longer follow the rules: %1. They are kept as they "
                         "were played, and flagged in the journal.",
                         nullptr, countOf(change.flagged))
                         .arg(eventNumbers(change.flagged));
    if (!change.healed.empty())
        sentences << ChangeWords::tr("%n flagged event(s) will follow the rules again: %1.", nullptr,
                                     countOf(change.healed))
                         .arg(eventNumbers(change.healed));
    if (!change.settled.empty())
        sentences << ChangeWords::tr(
                         "%n event(s) that nobody could judge will follow the rules for certain: %1.",
                         nullptr, countOf(change.settled))
                         .arg(eventNumbers(change.settled));
    QStringList totals;
    totals.reserve(static_cast<qsizetype>(change.totals.size()));
    for (const ChangedTotal &total : change.totals)
        totals << totalOf(total, game);
    if (!totals.isEmpty())
        sentences << ChangeWords::tr("The game is replayed; then stands: %1.").arg(listedApart(totals));
    if (sentences.isEmpty())
        sentences << ChangeWords::tr("Nothing that was recorded changes.");
    return sentences;
}

QString proposal(const Proposal &proposal, const GameWords &game)
{
    const QString what = capitalised(missingValue(proposal.which, game));
    QStringList values;
    values.reserve(static_cast<qsizetype>(proposal.values.size()));
    for (const PrintedValue &value : proposal.values)
        values << printed(value, proposal.which.value.as<Value>());
    std::vector<std::size_t> events;
    events.reserve(proposal.reports.size());
    for (const ReportedFact &fact : proposal.reports)
        events.push_back(fact.event);
    const QString where = eventNumbers(events);
    switch (proposal.status) {
    case Proposal::Status::Certain:
        return ChangeWords::tr("%1: certainly %2 (%3).", "a value, what is printed, events")
            .arg(what, values.value(0), where);
    case Proposal::Status::Possible:
        if (proposal.more)
            return ChangeWords::tr("%1: perhaps %2; or something else (%3).",
                                   "a value, what may be printed, events")
                .arg(what, listedApart(values), where);
        return ChangeWords::tr("%1: one of %2 (%3).", "a value, what may be printed, events")
            .arg(what, listedApart(values), where);
    case Proposal::Status::Conflicting:
        break;
    }
    if (values.isEmpty())
        return ChangeWords::tr("%1: the reports of %2 contradict each other. Please look at the cardboard.",
                               "a value, events")
            .arg(what, where);
    return ChangeWords::tr(
               "%1: the reports of %2 contradict each other; by themselves they would mean %3. Please look "
               "at the cardboard.",
               "a value, events, what may be printed")
        .arg(what, where, listedApart(values));
}

} // namespace skyledger::words
