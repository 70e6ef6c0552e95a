// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/standingsboard.h"

#include "core/score/ranks.h"
#include "ui/cloudage/boards/playerlook.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/widgets/rulehint.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <utility>

namespace skyledger::ui {

using namespace cloudage;

StandingsBoard::StandingsBoard(CloudAgeTable &table, QWidget *parent) : StandingsTable(parent), m_table(table)
{
    setRules(*this, QStringLiteral("CA-END-04"));
    connect(&table, &GameTable::changed, this, &StandingsBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &StandingsBoard::refresh);
    refresh();
}

void StandingsBoard::refresh()
{
    const FinalScore score = m_table.shown().standings();
    Standings standings{{tr("track", "column: VP on the track"), tr("missions", "column"),
                         tr("upgrades", "column"), tr("projects", "column"), tr("total", "column")},
                        {},
                        remark(score)};
    QStringList said;
    for (const std::size_t seat : score::byRank(score.players)) {
        const PlayerScore &own = score.players[seat];
        const QString name = m_table.words().player(static_cast<Player>(seat));
        QStringList numbers;
        for (const int vp :
             {own.trackVp, own.missionVp + own.tileVp, own.upgradeVp, own.projectVp, own.total})
            numbers << words::plainNumber(vp);
        standings.rows.push_back({lookOf(m_table, static_cast<Player>(seat)), name, numbers});
        //: Player, VP
        said << tr("%1: %2").arg(name, words::points(own.total));
    }
    setStandings(std::move(standings), words::listed(said));
}

QString StandingsBoard::remark(const FinalScore &score) const
{
    if (m_table.session().isOver() && !m_table.past())
        return wording::outcome(score, m_table.words());
    if (!score.missing.empty())
        return tr("%n value(s) not known yet count as 0", nullptr, static_cast<int>(score.missing.size()));
    return tr("If the game ended now");
}

} // namespace skyledger::ui
