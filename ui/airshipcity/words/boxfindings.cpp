// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/amountchanges.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <iterator>
#include <vector>

/// What is found out about the values of a box: by looking through them, and by playing with them.
namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Catalogue)
};

/// In the order of the kinds. How many there are is counted, or stands before how many are needed.
constexpr const char *inconsistencies[] = {
    QT_TRANSLATE_N_NOOP("Catalogue", "there are %n tile(s) instead of %1"),
    QT_TRANSLATE_N_NOOP("Catalogue", "there are %n harbor(s) instead of one"),
    QT_TRANSLATE_N_NOOP("Catalogue", "there are %n contract(s) instead of %1"),
    QT_TRANSLATE_N_NOOP("Catalogue", "there are %n stage bonus(es) for stages 2 and 3 instead of %1"),
    QT_TRANSLATE_N_NOOP("Catalogue", "there are %n stage bonus(es) for stages 4 and 5 instead of %1"),
    QT_TRANSLATE_N_NOOP("Catalogue",
                        "there are %n public utility(ies), and %1 are needed for one of the endings"),
    QT_TRANSLATE_NOOP("Catalogue",
                      "the stage bonus fits neither stages 2 and 3 alone nor stages 4 and 5 alone"),
    QT_TRANSLATE_NOOP("Catalogue", "the term is %1, and the Contract Term Track ends at %2"),
    QT_TRANSLATE_NOOP("Catalogue", "no tile shows the dot of this renovation"),
    QT_TRANSLATE_NOOP("Catalogue", "such a crest bonus is not printed on any tile"),
    QT_TRANSLATE_NOOP("Catalogue", "the cost has other amounts than those that the rulebook prints"),
    QT_TRANSLATE_NOOP("Catalogue", "the discount is %1, and the rulebook prints %2"),
    QT_TRANSLATE_NOOP("Catalogue",
                      "the discount is in another resource than the one that the Guild Hall takes"),
    QT_TRANSLATE_NOOP("Catalogue", "the cost asks for %1 of a resource, and nobody can own more than %2"),
    QT_TRANSLATE_NOOP("Catalogue",
                      "there are fewer donation spaces for four players (%1) than for three (%2)"),
    QT_TRANSLATE_NOOP("Catalogue", "there is no donation space"),
    QT_TRANSLATE_NOOP("Catalogue", "the prices rise toward the bottom"),
    QT_TRANSLATE_NOOP("Catalogue", "no donation earns this bonus effect"),
};
static_assert(std::size(inconsistencies) == nameTable<Inconsistency::Kind>.size());

struct ChangeWords {
    Q_DECLARE_TR_FUNCTIONS(ChangeWords)
};

/// Beyond so many numbers nobody reads on.
constexpr std::size_t mostNumbers = 5;

QString totalOf(const ChangedTotal &total, const GameWords &game)
{
    QString what = name(Term::VictoryPoints);
    if (total.what == ChangedTotal::What::Stock)
        what = name(total.resource);
    else if (total.what == ChangedTotal::What::FinalScore)
        what = ChangeWords::tr("total if the game ended now", "before a number");
    return ChangeWords::tr("%1: %2", "player, a number before and after")
        .arg(game.player(total.player), changedAmount(what, total.before, total.after));
}

int countOf(const std::vector<std::size_t> &events)
{
    return static_cast<int>(events.size());
}

/// "event 12", "events 12, 40 and 41"; of many the first.
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

} // namespace

QString inconsistency(const Inconsistency &inconsistency)
{
    const QLatin1StringView source(inconsistencies[static_cast<std::size_t>(inconsistency.kind)]);
    const bool isCounted = source.contains("%n"_L1);
    const QString said =
        QCoreApplication::translate("Catalogue", source.data(), nullptr, isCounted ? inconsistency.has : -1);
    const QString needed = QString::number(inconsistency.needed);
    if (source.contains("%2"_L1))
        return said.arg(QString::number(inconsistency.has), needed);
    return source.contains("%1"_L1) ? said.arg(needed) : said;
}

QString note(const CatalogueNote &note)
{
    using Kind = CatalogueNote::Kind;
    switch (note.kind) {
    case Kind::TwinContracts:
        return Words::tr("the same is printed on contract %1: was it entered twice?").arg(note.other);
    case Kind::TwinUtilities:
        return Words::tr("public utility %1 has the same name: was it entered twice?").arg(note.other);
    case Kind::CostsNothing:
        return Words::tr("it costs nothing");
    case Kind::BringsNothing:
        return Words::tr("it brings nothing");
    case Kind::GeneratorCount:
        return Words::tr("%n tile(s) give resources, and people report 8", nullptr, note.value);
    case Kind::KindAbsent: {
        const auto kind = fromName<TileKind>(note.other.toStdString());
        return Words::tr("no tile is of this kind: %1").arg(kind ? words::name(*kind) : note.other);
    }
    case Kind::UnusualTerm:
        return Words::tr("the term is %1, and the Contract Term Track is thought to end at 4")
            .arg(note.value);
    case Kind::NameMissing:
        return note.other == QLatin1StringView("en") ? Words::tr("its English name is not known")
                                                     : Words::tr("its French name is not known");
    case Kind::MadeUpBesidesRead:
        return Words::tr("made up values stand beside values that were read off a copy of the game");
    }
    return {};
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
