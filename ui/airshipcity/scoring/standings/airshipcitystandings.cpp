// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/standings/airshipcitystandings.h"

#include "core/score/ranks.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/terms.h"

#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

void drawReadyCrew(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme)
{
    drawCrew(painter, rect, look, theme);
}

} // namespace

AirshipCityStandings::AirshipCityStandings(AirshipCityTable &table, QWidget *parent)
    : StandingsPanel(table, idOf(Rule::Score01), drawReadyCrew, parent), m_table(table)
{
    connect(&table, &GameTable::boardsChanged, this, &AirshipCityStandings::refresh);
    connect(&table, &GameTable::wordsChanged, this, &AirshipCityStandings::refresh);
    refresh();
}

Standings AirshipCityStandings::standingsOf(const FinalScore &score) const
{
    const bool countsUnfinished = m_table.setup().edition == Edition::Fr2021;
    Standings standings;
    standings.columns = {{tr("track", "column: points on the victory point track"),
                          tr("Points on the victory point track"), idOf(Rule::Score07)},
                         {tr("ships", "column: award for airships"), words::name(Award::Shipbuilding),
                          idOf(prizesOf(Award::Shipbuilding).rule)},
                         {tr("utilities", "column: award for public utilities"),
                          words::name(Award::Construction), idOf(prizesOf(Award::Construction).rule)},
                         {tr("trade", "column: award for contracts"), words::name(Award::Trade),
                          idOf(prizesOf(Award::Trade).rule)}};
    if (countsUnfinished)
        standings.columns.push_back({tr("unfinished", "column: what unfinished contracts cost"),
                                     tr("Points lost for unfinished contracts"), idOf(Rule::Score02)});
    standings.columns.push_back(
        {tr("total", "column: sum of points"), tr("Points in all"), idOf(Rule::Score04)});
    for (const std::size_t seat : score::byRank(score.players)) {
        const auto player = static_cast<Player>(seat);
        const PlayerScore &own = score.players[seat];
        std::vector<int> numbers{own.trackVp, own.awards[Award::Shipbuilding],
                                 own.awards[Award::Construction], own.awards[Award::Trade]};
        if (countsUnfinished)
            numbers.push_back(own.unfinished);
        numbers.push_back(own.total);
        standings.rows.push_back({{pieceColor(m_table.color(player)), m_table.mark(player)},
                                  m_table.words().player(player),
                                  own.rank,
                                  std::move(numbers)});
    }
    return standings;
}

void AirshipCityStandings::refresh()
{
    const FinalScore score = m_table.shown().standings();
    const bool over = m_table.shown().isOver();
    QStringList remarks;
    if (over)
        remarks = words::winners(score, m_table.setup().rulings, m_table.words());
    if (!score.missing.empty())
        remarks += words::reservations(score, true, m_table.words());
    tell(standingsOf(score),
         over                 ? tr("Final scoring")
             : m_table.past() ? tr("Standings if the game had ended then")
                              : tr("Standings if the game ended now"),
         {remarks.join(u' '), idOf(Rule::Score04), over});
}

} // namespace skyledger::ui
