// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/explanation.h"

#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/explanationparts.h"
#include "ui/airshipcity/words/rulings.h"
#include "ui/airshipcity/words/scoring.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/decisionstold.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <utility>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

Rule ruleOf(Ending ending)
{
    switch (ending) {
    case Ending::AirshipMajorities:
        return Rule::End02;
    case Ending::UtilityMajorities:
        return Rule::End03;
    case Ending::LastRound:
        return Rule::End04;
    }
    return Rule::End01;
}

std::vector<Rule> rulesOf(DecidedBy decidedBy)
{
    switch (decidedBy) {
    case DecidedBy::Vp:
        return {Rule::Score04};
    case DecidedBy::Resources:
        return {Rule::Score05};
    case DecidedBy::Final:
    case DecidedBy::Shared:
        return {Rule::Score06, Rule::Amb20};
    }
    return {};
}

} // namespace

GameWords wordsOf(const ScoredGame &game)
{
    return {game.setup, game.ids, game.names(), game.catalogue};
}

ExplanationLine sentence(const QString &text, const std::vector<Rule> &rules)
{
    return sentence(text, mentioned(rules));
}

std::vector<RuleMention> mentioned(const std::vector<Rule> &rules)
{
    std::vector<RuleMention> mentions;
    mentions.reserve(rules.size());
    for (const Rule rule : rules)
        mentions.push_back({toText(ruleId(rule)), rulePage(rule)});
    return mentions;
}

QString listedNumbers(std::vector<std::pair<Player, int>> numbers, const GameWords &game)
{
    std::stable_sort(numbers.begin(), numbers.end(),
                     [](const auto &a, const auto &b) { return a.second > b.second; });
    QStringList items;
    for (const auto &[player, number] : numbers) {
        //: A player and a number: Ada 4
        items << Text::tr("%1 %2").arg(game.player(player), plainNumber(number));
    }
    return listed(items);
}

QString namesOf(const std::vector<Player> &players, const GameWords &game)
{
    QStringList names;
    for (const Player player : players)
        names << game.player(player);
    return listedWithAnd(names);
}

const PlayerScore &scoreOf(const ScoredGame &game, Player player)
{
    return game.score.players[indexOf(player)];
}

std::vector<Standing> standings(const FinalScore &score, const GameWords &game)
{
    std::vector<Standing> standings;
    standings.reserve(score.players.size());
    for (const PlayerScore &player : score.players)
        standings.push_back(
            {game.player(static_cast<Player>(standings.size())), player.total, player.rank, player.wins});
    return standings;
}

std::vector<ExplanationLine> endingLines(const ScoredGame &game)
{
    if (!game.ending)
        return {};
    //: %1 is how a game ends: round 20 is over
    return {sentence(Text::tr("The game ended: %1.").arg(ending(*game.ending)), {ruleOf(*game.ending)})};
}

std::vector<ExplanationLine> outcomeLines(const ScoredGame &game)
{
    std::vector<ExplanationLine> lines;
    const QStringList sentences = winners(game.score, game.setup.rulings, wordsOf(game));
    for (const QString &each : sentences)
        lines.push_back(sentence(each, rulesOf(game.score.decidedBy)));
    return lines;
}

std::vector<ExplanationLine> remarksOn(const ScoredGame &game, Player player)
{
    std::vector<ExplanationLine> lines;
    const int unfinished = game.counts[indexOf(player)].unfinishedVp;
    if (unfinished > 0 && game.setup.rulings.unfinishedContracts == UnfinishedContracts::Ignore) {
        lines.push_back(
            sentence(Text::tr("Contracts not completed at the end (%1) cost nothing in this game.", "3 VP")
                         .arg(points(unfinished)),
                     {Rule::Amb02}));
    }
    lines.push_back(sentence(
        Text::tr("%n resource(s) left: no VP, but they part ties.", nullptr, scoreOf(game, player).resources),
        {Rule::Score08, Rule::Score05}));
    return lines;
}

ExplanationSection rulingSection(const ScoredGame &game)
{
    const GameWords words = wordsOf(game);
    std::vector<ReadingTold> readings;
    readings.reserve(game.rulingEffects.size());
    for (const RulingEffect &effect : game.rulingEffects) {
        ReadingTold told;
        if (effect.ruling) {
            told.ruling = rulingTitle(*effect.ruling);
            told.chosen = reading(*effect.ruling, effect.chosen);
            told.usual = reading(*effect.ruling, effect.usual);
            told.rules = mentioned({effect.ruling->rule});
        }
        if (effect.otherwise)
            told.otherwise = standings(*effect.otherwise, words);
        told.stoppedAt = effect.stoppedAt;
        readings.push_back(std::move(told));
    }
    return readingSection(standings(game.score, words), readings);
}

ExplanationSection interventionSection(const ScoredGame &game)
{
    const GameWords words = wordsOf(game);
    std::vector<InterventionTold> interventions;
    interventions.reserve(game.interventions.size());
    for (const Intervention &each : game.interventions) {
        interventions.push_back({each.event, deed(each.what, words, each.before), each.reason, {}});
        for (const Player player : game.setup.players())
            interventions.back().vp.push_back(each.vp[player]);
    }
    return interventionSection(standings(game.score, words), interventions);
}

QString explanationTitle(Edition edition)
{
    return Text::tr("Final scoring, %1").arg(name(edition));
}

QString sourceName(VpSource source)
{
    switch (source) {
    case VpSource::Airship:
        return Text::tr("Donated airships");
    case VpSource::Utility:
        return Text::tr("Public utilities");
    case VpSource::Contract:
        return Text::tr("Completed Contracts");
    case VpSource::Workshop:
        return Text::tr("Unlocked renovations");
    case VpSource::StageBonus:
        return Text::tr("Stage bonuses");
    case VpSource::Failed:
        return Text::tr("Failed Contracts");
    case VpSource::Correction:
        return Text::tr("Corrections by hand");
    case VpSource::Floor:
        return Text::tr("Not lost below 0");
    case VpSource::Unfinished:
        return Text::tr("Contracts not completed at the end");
    case VpSource::Award:
        return Text::tr("Contribution Awards");
    case VpSource::Track:
        return Text::tr("VP marker on the track");
    }
    return {};
}

std::vector<std::size_t> sourcesInLedger()
{
    return {indexOf(VpSource::Track),      indexOf(VpSource::Airship),  indexOf(VpSource::Utility),
            indexOf(VpSource::Contract),   indexOf(VpSource::Workshop), indexOf(VpSource::StageBonus),
            indexOf(VpSource::Correction), indexOf(VpSource::Failed),   indexOf(VpSource::Unfinished),
            indexOf(VpSource::Floor),      indexOf(VpSource::Award)};
}

} // namespace skyledger::words
