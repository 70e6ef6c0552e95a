// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/explanation.h"

#include "core/airshipcity/record/fields.h"
#include "core/score/ranks.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/newgame.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/decisionstold.h"
#include "ui/words/named.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <iterator>
#include <utility>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};
struct Scored {
    Q_DECLARE_TR_FUNCTIONS(Scoring)
};

/// In the order of the endings.
constexpr Rule endings[] = {Rule::End02, Rule::End03, Rule::End04};
static_assert(std::size(endings) == static_cast<std::size_t>(Ending::LastRound) + 1);

std::vector<Rule> rulesOf(DecidedBy decidedBy)
{
    if (decidedBy == DecidedBy::Vp)
        return {Rule::Score04};
    if (decidedBy == DecidedBy::Resources)
        return {Rule::Score05};
    return {Rule::Score06, Rule::Amb20};
}

QString comparedLast(FinalTieBreak tieBreak, const QString &tied, const QString &numbers)
{
    switch (tieBreak) {
    case FinalTieBreak::Shared:
        break;
    case FinalTieBreak::Gold:
        return Text::tr("%1 are still tied: in this game the most gold left decides. They have: %2.")
            .arg(tied, numbers);
    case FinalTieBreak::Gear:
        return Text::tr("%1 are still tied: in this game the most gears left decide. They have: %2.")
            .arg(tied, numbers);
    case FinalTieBreak::Markers:
        return Text::tr("%1 are still tied: in this game the most donation markers on the board decide. "
                        "They have: %2.")
            .arg(tied, numbers);
    }
    return {};
}

QString staysTied(FinalTieBreak tieBreak, const QString &tied, bool isCompared)
{
    if (isCompared)
        return Text::tr("%1 are tied in that too: they share the place.").arg(tied);
    if (tieBreak == FinalTieBreak::Shared)
        return Text::tr("%1 are still tied. What the rulebook compares next is not legible: they share the "
                        "place.")
            .arg(tied);
    return Text::tr("%1 are still tied. In this game the most donation markers on the board decide, and they "
                    "are not given for everybody: they share the place.")
        .arg(tied);
}

/// The players of a score to whom something applies.
template <class Applies>
QStringList playersWho(const FinalScore &score, const GameWords &game, Applies applies)
{
    QStringList names;
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        if (applies(score.players[i]))
            names << game.player(static_cast<Player>(i));
    }
    return names;
}

/// Why the last tie-break did not part the winners.
QString whyShared(const FinalScore &score, const Rulings &rulings)
{
    if (score.lacksMarkers)
        return Scored::tr(
            "In this game the last tie-break compares donation markers, which are not given for everybody.");
    if (rulings.finalTieBreak == FinalTieBreak::Shared)
        return Scored::tr(
            "What the last tie-break of the rulebook compares is not legible, so the victory is shared.");
    return Scored::tr("The last tie-break does not part them either.");
}

QString wonByLastTieBreak(FinalTieBreak tieBreak, const QString &winner)
{
    switch (tieBreak) {
    case FinalTieBreak::Shared:
        break;
    case FinalTieBreak::Gold:
        return Scored::tr("%1 wins with the most gold left, the last tie-break of this game.").arg(winner);
    case FinalTieBreak::Gear:
        return Scored::tr("%1 wins with the most gears left, the last tie-break of this game.").arg(winner);
    case FinalTieBreak::Markers:
        return Scored::tr(
                   "%1 wins with the most donation markers on the board, the last tie-break of this game.")
            .arg(winner);
    }
    return {};
}

} // namespace

QString ledgerLine(const LedgerLine &line, const GameWords &game)
{
    switch (line.source) {
    case VpSource::Airship:
        return Scored::tr("donated: %1", "airship").arg(name(static_cast<Airship>(line.detail)));
    case VpSource::Utility:
        return Scored::tr("public utility: %1").arg(game.utility(static_cast<Utility>(line.detail)));
    case VpSource::Contract:
        return Scored::tr("contract completed: %1").arg(game.contract(static_cast<Contract>(line.detail)));
    case VpSource::Workshop:
        return Scored::tr("renovation unlocked: %1").arg(name(static_cast<Resource>(line.detail)));
    case VpSource::StageBonus:
        return Scored::tr("stage bonus: %1").arg(game.stageBonus(static_cast<StageBonusTile>(line.detail)));
    case VpSource::Failed:
        if (static_cast<Contract>(line.detail) == none<Contract>)
            return Scored::tr("contracts failed");
        return Scored::tr("contract failed: %1").arg(game.contract(static_cast<Contract>(line.detail)));
    case VpSource::Correction:
        return Scored::tr("corrected by hand");
    case VpSource::Floor:
        return Scored::tr("not lost: VP stay at 0 or above in this game");
    case VpSource::Unfinished:
        if (static_cast<Contract>(line.detail) == none<Contract>)
            return Scored::tr("contracts not completed at the end");
        return Scored::tr("contract not completed at the end: %1")
            .arg(game.contract(static_cast<Contract>(line.detail)));
    case VpSource::Award:
        return Scored::tr("award: %1").arg(name(static_cast<Award>(line.detail)));
    case VpSource::Track:
        return Scored::tr("VP marker on the track");
    }
    return {};
}

QStringList winners(const FinalScore &score, const Rulings &rulings, const GameWords &game)
{
    if (score.players.empty())
        return {};
    const PlayerScore &best = score.players[score::byRank(score.players).front()];
    const QString won =
        listedWithAnd(playersWho(score, game, [](const PlayerScore &player) { return player.wins; }));
    const QString total = points(best.total);
    const QStringList tiedOnVp =
        playersWho(score, game, [&](const PlayerScore &player) { return player.total == best.total; });
    const QStringList tiedOnBoth = playersWho(score, game, [&](const PlayerScore &player) {
        return player.total == best.total && player.resources == best.resources;
    });
    switch (score.decidedBy) {
    case DecidedBy::Vp:
        return {Scored::tr("%1 wins with %2.", "player, 47 VP").arg(won, total)};
    case DecidedBy::Resources:
        return {Scored::tr("%1 have %2 each.", "players, 35 VP").arg(listedWithAnd(tiedOnVp), total),
                Scored::tr("%1 wins with the most resources left: %2.", "player, number")
                    .arg(won, QString::number(best.resources))};
    case DecidedBy::Final:
        return {Scored::tr("%1 have %2 and %n resource(s) left each.", "players, 35 VP", best.resources)
                    .arg(listedWithAnd(tiedOnBoth), total),
                wonByLastTieBreak(rulings.finalTieBreak, won)};
    case DecidedBy::Shared:
        return {
            Scored::tr("%1 win together: %2 and %n resource(s) left each.", "players, 35 VP", best.resources)
                .arg(won, total),
            whyShared(score, rulings)};
    }
    return {};
}

QStringList reservations(const FinalScore &score, bool gameIsOver, const GameWords &game)
{
    QStringList sentences;
    if (!gameIsOver)
        sentences << Scored::tr("The game is not over: this is the score as if it ended now.");
    if (!score.missing.empty()) {
        QStringList values;
        for (const MissingValue &value : score.missing)
            values << missingValue(value, game);
        sentences
            << Scored::tr("Not known, and counted as 0: %1.", "list of values").arg(listedApart(values));
    }
    return sentences;
}

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
    return {sentence(Text::tr("The game ended: %1.").arg(ending(*game.ending)),
                     {endings[static_cast<std::size_t>(*game.ending)]})};
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
    lines.push_back(sentence(Text::tr("%n resource(s) left: no VP, but they part ties.", nullptr,
                                      game.score.players[indexOf(player)].resources),
                             {Rule::Score08, Rule::Score05}));
    return lines;
}

ExplanationSection tieBreakSection(const ScoredGame &game)
{
    const FinalTieBreak last = game.setup.rulings.finalTieBreak;
    OrderTold order;
    order.players = standings(game.score, wordsOf(game));
    order.rules = mentioned({Rule::Score04});
    order.rulesOfStaying = mentioned({Rule::Score06, Rule::Amb20});
    order.stays = [last](const QString &tied, std::size_t compared) {
        return staysTied(last, tied, compared > 1);
    };
    order.comparisons = {{{},
                          [](const QString &tied, const QString &vp, const QString &numbers) {
                              return Text::tr("%1 tie on %2: the most resources left decide. They have: %3.",
                                              "players, 36 VP, list")
                                  .arg(tied, vp, numbers);
                          },
                          mentioned({Rule::Score05})},
                         {{},
                          [last](const QString &tied, const QString &, const QString &numbers) {
                              return comparedLast(last, tied, numbers);
                          },
                          order.rulesOfStaying}};
    for (const Player player : game.setup.players()) {
        order.comparisons[0].numbers.emplace_back(game.score.players[indexOf(player)].resources);
        order.comparisons[1].numbers.push_back(lastCompared(last, game.counts[indexOf(player)]));
    }
    return orderSection(order);
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

QString sourceName(VpSource source)
{
    static constexpr WordsOf<VpSource> sources{{
        {QT_TRANSLATE_NOOP("Explanation", "Donated airships")},
        {QT_TRANSLATE_NOOP("Explanation", "Public utilities")},
        {QT_TRANSLATE_NOOP("Explanation", "Completed Contracts")},
        {QT_TRANSLATE_NOOP("Explanation", "Unlocked renovations")},
        {QT_TRANSLATE_NOOP("Explanation", "Stage bonuses")},
        {QT_TRANSLATE_NOOP("Explanation", "Failed Contracts")},
        {QT_TRANSLATE_NOOP("Explanation", "Corrections by hand")},
        {QT_TRANSLATE_NOOP("Explanation", "Not lost below 0")},
        {QT_TRANSLATE_NOOP("Explanation", "Contracts not completed at the end")},
        {QT_TRANSLATE_NOOP("Explanation", "Contribution Awards")},
        {QT_TRANSLATE_NOOP("Explanation", "VP marker on the track")},
    }};
    return wordOf("Explanation", sources, source);
}

} // namespace skyledger::words
