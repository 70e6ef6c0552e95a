// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/scoring/scores.h"

#include "core/score/ranks.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/widgets/rulehint.h"
#include "ui/words/numbers.h"

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

QStringList numbersOf(const PlayerScore &score)
{
    QStringList numbers;
    const int stock = score.machines + score.trophies + score.scaffolds + score.cards + score.resources;
    for (const int number : {score.tokens, score.tower, score.upgrades, stock, score.whirlpool, score.total})
        numbers << words::plainNumber(number);
    return numbers;
}

} // namespace

FinalScore scoreOf(const Session &session)
{
    std::vector<std::vector<ScoreLine>> ledgers(session.setup().playerCount);
    for (const LedgerLine &line : session.ledgerUpTo(session.cursor()))
        ledgers[indexOf(line.player)].push_back(line);
    return scoreState(session.setup(), session.state(), std::move(ledgers));
}

WhistleMountainStandings::WhistleMountainStandings(WhistleMountainTable &table, QWidget *parent)
    : StandingsTable(parent), m_table(table)
{
    setRules(*this, toText(ruleId(Rule::Score11)));
    connect(&table, &GameTable::changed, this, &WhistleMountainStandings::refresh);
    connect(&table, &GameTable::wordsChanged, this, &WhistleMountainStandings::refresh);
    refresh();
}

void WhistleMountainStandings::refresh()
{
    const FinalScore scored = scoreOf(m_table.shown());
    QStringList said;
    Standings standings{
        {tr("tokens"), tr("tower"), tr("upgrades"), tr("stock"), tr("whirlpool"), tr("total")}, {}, {}};
    for (const std::size_t seat : score::byRank(scored.players)) {
        const auto player = static_cast<Player>(seat);
        const QString name = m_table.words().player(player);
        standings.rows.push_back({whistle::lookOf(m_table, player), name, numbersOf(scored.players[seat])});
        said << tr("%1: %2", "player, points").arg(name, words::points(scored.players[seat].total));
    }
    setStandings(std::move(standings), said.join(u". "_s));
}

} // namespace skyledger::ui
