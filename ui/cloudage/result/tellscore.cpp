// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/finished.h"
#include "core/cloudage/names.h"
#include "core/score/curve.h"
#include "ui/cloudage/looks/looks.h"
#include "ui/cloudage/result/result.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/score/told/scoreledger.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace cloudage;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeScoring)
};

std::vector<words::RuleMention> mentioned(Rule rule)
{
    return {{table::toText(ruleId(rule)), rulePage(rule)}};
}

Rule ruleOf(DecidedBy decidedBy)
{
    if (decidedBy == DecidedBy::Solo)
        return Rule::Solo05;
    return decidedBy == DecidedBy::Vp ? Rule::End05 : Rule::End06;
}

ScoreLedger::Player playerOf(const PlayerScore &score, const wording::GameWords &game)
{
    ScoreLedger::Player player;
    if (score.stars)
        player.note = wording::starsOf(*score.stars);
    player.lines.reserve(score.ledger.size());
    for (const LedgerLine &line : score.ledger) {
        const bool hasRule = line.source != VpSource::Correction && line.source != VpSource::Track;
        player.lines.push_back({.source = indexOf(line.source),
                                .text = wording::sourceOf(line, game),
                                .vp = line.vp,
                                .rules = hasRule ? mentioned(line.rule) : std::vector<words::RuleMention>(),
                                .event = line.event});
    }
    player.ties = {score.lastFight};
    return player;
}

/// What record and sheet tell alike. The record knows the people and things.
ScoreLedger ledgerOf(const FinalScore &score, const ScoringTerms &terms, const GameRecord &record,
                     const table::FinishedGame &finished)
{
    const wording::GameWords game(record);
    ScoreLedger ledger;
    ledger.title = bgStatsNames().name;
    ledger.bgStats = bgStatsNames();
    ledger.game = finished;
    ledger.edition = wording::modeName(terms.mode, terms.chapter);
    for (const VpSource source : all<VpSource>())
        ledger.sources << wording::sourceName(source);
    ledger.players.reserve(score.players.size());
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        const auto seat = static_cast<qsizetype>(i);
        ledger.players.push_back(playerOf(score.players[i], game));
        const std::optional<PlayerColor> color = record.players[seat].color;
        ledger.players.back().look = {pieceColor(color.value_or(static_cast<PlayerColor>(i))), {}};
        ledger.players.back().color = color ? wording::name(*color) : QString();
    }
    if (finished.over)
        ledger.outcome = {words::sentence(wording::outcome(score, game), mentioned(ruleOf(score.decidedBy)))};
    QStringList missing;
    for (const play::MissingValue &value : score.missing)
        missing << wording::missingValue(value, game);
    if (!missing.isEmpty())
        ledger.doubts << Text::tr("Not known yet, counted as 0: %1").arg(words::listed(missing));
    if (score.players.size() > 1)
        ledger.tieBreaks = {
            {Text::tr("the combat value in the last combat decides"), mentioned(Rule::End06)}};
    ledger.onlyWinIsParted = true;
    ledger.totalRules = mentioned(Rule::End05);
    return ledger;
}

} // namespace

ScoreTold tellScore(const Session &session)
{
    const GameRecord &record = session.record();
    const FinalScore score = session.standings();
    const Setup &setup = session.setup();
    ScoreLedger ledger = ledgerOf(score, {setup.rulings, setup.mode, setup.chapter}, record,
                                  finishedGame(record, score, session.isOver()));
    ledger.notice = skyledger::words::sampleNotice(record.catalogue());
    ledger.curve = score::curveOf(
        session.statesInForce(), score.players.size(), [](const State &state) { return state.round; },
        [](const State &state, std::size_t seat) { return state.players[static_cast<Player>(seat)].vp; });
    return tellLedger(ledger);
}

ScoreTold tellScore(const ScoreSheet &sheet)
{
    GameRecord people;
    for (const SheetPlayer &player : sheet.players)
        people.players.append({player.name, player.color});
    const FinalScore score = cloudage::score(sheet);
    return tellLedger(ledgerOf(score, sheet.terms, people, finishedGame(sheet, score)));
}

} // namespace skyledger::ui
