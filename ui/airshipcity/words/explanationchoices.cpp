// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/explanationparts.h"
#include "ui/airshipcity/words/rulings.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

/// What people decided themselves: readings of unclear rules, corrections, overrides.
namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

std::vector<Player> winnersOf(const FinalScore &score)
{
    std::vector<Player> winners;
    for (const Player player : byRank(score)) {
        if (score.players[indexOf(player)].wins)
            winners.push_back(player);
    }
    return winners;
}

/// What would be different about each player: totals, or ranks alone.
QStringList differences(const ScoredGame &game, const FinalScore &other, const GameWords &words)
{
    QStringList items;
    for (const Player player : game.setup.players()) {
        const PlayerScore &here = scoreOf(game, player);
        const PlayerScore &there = other.players[indexOf(player)];
        if (here.total != there.total) {
            items << Text::tr("%1 %2 instead of %3", "player, 36 VP, 34 VP")
                         .arg(words.player(player), points(there.total), points(here.total));
        } else if (here.rank != there.rank) {
            items << Text::tr("%1 rank %2 instead of %3", "player, number, number")
                         .arg(words.player(player), QString::number(there.rank), QString::number(here.rank));
        }
    }
    return items;
}

/// Who would win, if that would be different; else empty.
QString otherWinners(const ScoredGame &game, const FinalScore &other, const GameWords &words)
{
    const std::vector<Player> there = winnersOf(other);
    if (there == winnersOf(game.score))
        return {};
    const QString names = namesOf(there, words);
    return there.size() == 1 ? Text::tr("%1 would win.").arg(names)
                             : Text::tr("%1 would win together.").arg(names);
}

ExplanationLine effectLine(const ScoredGame &game, const RulingEffect &effect, const GameWords &words)
{
    if (!effect.otherwise) {
        ExplanationLine line = sentence(
            Text::tr("By default this would be refused, and the game could not have gone on as it did."));
        line.event = effect.stoppedAt;
        return line;
    }
    const QStringList items = differences(game, *effect.otherwise, words);
    if (items.isEmpty())
        return sentence(Text::tr("By default the score would be the same."));
    ExplanationLine line = sentence(Text::tr("By default: %1.", "list of changes").arg(listedApart(items)));
    if (const QString winners = otherWinners(game, *effect.otherwise, words); !winners.isEmpty())
        line.details.push_back(sentence(winners));
    return line;
}

/// Whose VP an intervention changed.
std::vector<ExplanationLine> vpChanges(const ScoredGame &game, const Intervention &intervention,
                                       const GameWords &words)
{
    std::vector<ExplanationLine> lines;
    for (const Player player : game.setup.players()) {
        if (intervention.vp[player] == 0)
            continue;
        ExplanationLine line = sentence(words.player(player));
        line.vp = intervention.vp[player];
        lines.push_back(line);
    }
    return lines;
}

} // namespace

ExplanationSection rulingSection(const ScoredGame &game)
{
    const GameWords words = wordsOf(game);
    ExplanationSection section{.subject = ExplanationSection::Subject::Rulings,
                               .heading = Text::tr("Readings chosen for this game"),
                               .lines = {}};
    for (const RulingEffect &effect : game.rulingEffects) {
        ExplanationLine line;
        if (effect.ruling) {
            line = sentence(Text::tr("%1: %2. By default of the edition: %3.", "ruling, reading, reading")
                                .arg(rulingTitle(*effect.ruling), reading(*effect.ruling, effect.chosen),
                                     reading(*effect.ruling, effect.usual)),
                            {effect.ruling->rule});
        } else {
            line = sentence(Text::tr("All of these together:"));
        }
        line.details.push_back(effectLine(game, effect, words));
        section.lines.push_back(line);
    }
    return section;
}

ExplanationSection interventionSection(const ScoredGame &game)
{
    const GameWords words = wordsOf(game);
    ExplanationSection section{.subject = ExplanationSection::Subject::Interventions,
                               .heading = Text::tr("Corrections and moves against the rules"),
                               .lines = {}};
    for (const Intervention &intervention : game.interventions) {
        QString text = deed(intervention.what, words, intervention.before);
        if (!intervention.reason.isEmpty()) {
            text = Text::tr("%1 (reason given: %2)", "what happened, why")
                       .arg(text, printable(intervention.reason));
        }
        ExplanationLine line = sentence(text);
        line.event = intervention.event;
        line.details = vpChanges(game, intervention, words);
        section.lines.push_back(line);
    }
    return section;
}

} // namespace skyledger::words
