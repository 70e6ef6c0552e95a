// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/scoring/scores.h"

#include "core/score/ranks.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/words/scores.h"

#include <utility>
#include <vector>

namespace skyledger::ui {

using namespace whistlemountain;

FinalScore scoreOf(const Session &session)
{
    std::vector<std::vector<ScoreLine>> ledgers(session.setup().playerCount);
    for (const LedgerLine &line : session.ledgerUpTo(session.cursor()))
        ledgers[indexOf(line.player)].push_back(line);
    return scoreState(session.setup(), session.state(), std::move(ledgers));
}

WhistleMountainStandings::WhistleMountainStandings(WhistleMountainTable &table, QWidget *parent)
    : StandingsPanel(table, toText(ruleId(Rule::Score11)), drawMarker, parent), m_table(table)
{
    connect(&table, &GameTable::changed, this, &WhistleMountainStandings::refresh);
    connect(&table, &GameTable::wordsChanged, this, &WhistleMountainStandings::refresh);
    refresh();
}

void WhistleMountainStandings::refresh()
{
    const FinalScore scored = scoreOf(m_table.shown());
    const QStringList names = m_table.words().players();
    Standings standings{
        {{tr("tokens")}, {tr("tower")}, {tr("upgrades")}, {tr("stock")}, {tr("whirlpool")}, {tr("total")}},
        {}};
    for (const std::size_t seat : score::byRank(scored.players)) {
        const PlayerScore &own = scored.players[seat];
        const int stock = own.machines + own.trophies + own.scaffolds + own.cards + own.resources;
        standings.rows.push_back({whistle::lookOf(m_table, static_cast<Player>(seat)),
                                  names[static_cast<qsizetype>(seat)],
                                  own.rank,
                                  {own.tokens, own.tower, own.upgrades, stock, own.whirlpool, own.total}});
    }
    const Remark won{wording::decisionText(scored, names), {}, true};
    tell(std::move(standings), {}, m_table.shown().isOver() ? won : Remark());
}

} // namespace skyledger::ui
