// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/scoring/tellscore.h"

#include "core/score/curve.h"
#include "core/whistlemountain/finished.h"
#include "core/whistlemountain/names.h"
#include "ui/score/told/scoreledger.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/rules/whistlemountainrules.h"
#include "ui/whistlemountain/scoring/scores.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/whistlemountain/words/reasons.h"
#include "ui/whistlemountain/words/scores.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainTexts)
};

std::vector<words::RuleMention> mentioned(Rule rule)
{
    return {{toText(ruleId(rule)), 0}};
}

ScoreLedger::Player playerOf(const PlayerScore &score)
{
    ScoreLedger::Player player;
    player.lines.reserve(score.ledger.size());
    for (const ScoreLine &line : score.ledger) {
        player.lines.push_back({.source = indexOf(line.source),
                                .text = wording::sourceOf(line),
                                .vp = line.vp,
                                .rules = mentioned(line.rule),
                                .event = line.event});
    }
    player.ties = {score.highestFloor, score.items};
    return player;
}

ScoreLedger ledgerOf(const FinalScore &score, const QList<PlayerInfo> &players,
                     const table::FinishedGame &finished)
{
    ScoreLedger ledger;
    ledger.title = bgStatsNames().name;
    ledger.bgStats = bgStatsNames();
    ledger.game = finished;
    ledger.edition = whistleMountainEdition(finished.edition);
    for (std::size_t source = 0; source < nameTable<VpSource>.size(); ++source)
        ledger.sources << wording::name(static_cast<VpSource>(source));
    QStringList names;
    for (const PlayerInfo &player : players)
        names << player.name;
    ledger.players.reserve(score.players.size());
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        const auto seat = static_cast<qsizetype>(i);
        const PlayerColor color = players[seat].color;
        const bool isKnown = color != none<PlayerColor>;
        ledger.players.push_back(playerOf(score.players[i]));
        ledger.players.back().look = {whistle::pieceColor(isKnown ? color : static_cast<PlayerColor>(i)), {}};
        ledger.players.back().color = isKnown ? wording::name(color) : QString();
    }
    if (finished.over)
        ledger.outcome = {
            words::sentence(wording::decisionText(score, names),
                            mentioned(score.decidedBy == DecidedBy::Vp ? Rule::Score01 : Rule::Tie01))};
    QStringList missing;
    for (const play::MissingValue &each : score.missing)
        missing << wording::missingText(each);
    if (!missing.isEmpty())
        ledger.doubts << Text::tr("Not known: %1").arg(words::listed(missing));
    ledger.tieBreaks = {{Text::tr("the highest worker in the tower decides"), mentioned(Rule::Tie01)},
                        {Text::tr("the most items in stock decide"), mentioned(Rule::Tie01)}};
    ledger.totalRules = mentioned(Rule::Score01);
    return ledger;
}

} // namespace

ScoreTold tellScore(const Session &session)
{
    const FinalScore score = scoreOf(session);
    const GameRecord &record = session.record();
    ScoreLedger ledger = ledgerOf(score, record.players, finishedGame(record, session.state(), score));
    ledger.notice = skyledger::words::sampleNotice(record.catalogue());
    ledger.curve = score::curveOf(
        session.statesInForce(), score.players.size(), [](const State &state) { return state.turn; },
        [](const State &state, std::size_t seat) { return state.players[static_cast<Player>(seat)].vp; });
    ledger.curve->unit = score::Curve::Unit::Turn;
    return tellLedger(ledger);
}

ScoreTold tellScore(const ScoreSheet &sheet)
{
    const FinalScore score = whistlemountain::scoreOf(sheet);
    return tellLedger(ledgerOf(score, sheet.players, finishedGame(sheet, score)));
}

} // namespace skyledger::ui
