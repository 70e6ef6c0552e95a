// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/standingsboard.h"

#include "core/score/ranks.h"
#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/boards/fightboard.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/play/turn/pointedoption.h"
#include "ui/words/numbers.h"

#include <utility>

namespace skyledger::ui {

using namespace cloudage;

StandingsBoard::StandingsBoard(CloudAgeTable &table, QWidget *parent)
    : StandingsPanel(table, QStringLiteral("CA-END-04"), drawMarker, parent), m_table(table)
{
    connect(&table, &GameTable::changed, this, &StandingsBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &StandingsBoard::refresh);
    connect(&PointedOption::of(table.guide()), &PointedOption::changed, this, &StandingsBoard::refresh);
    refresh();
}

void StandingsBoard::refresh()
{
    const FinalScore score = m_table.shown().standings();
    const std::optional<State> pointed = pointedState(m_table);
    const auto won = scoreOf(afterVictory());
    const auto then = pointed ? scoreOf(pointed) : won; // a low panel has no room for the remark
    const auto numbers = [](const PlayerScore &own) {
        return std::vector{own.trackVp, own.missionVp + own.tileVp, own.upgradeVp, own.projectVp, own.total};
    };
    Standings standings{{{tr("track", "column: VP on the track")},
                         {tr("missions", "column")},
                         {tr("upgrades", "column")},
                         {tr("projects", "column")},
                         {tr("total", "column")}},
                        {}};
    for (const std::size_t seat : score::byRank(score.players)) {
        const PlayerScore &own = score.players[seat];
        const auto player = static_cast<Player>(seat);
        standings.rows.push_back({lookOf(m_table, player), m_table.words().player(player), own.rank,
                                  numbers(own), then ? numbers(then->players[seat]) : std::vector<int>()});
    }
    tell(std::move(standings), {}, {remark(score, won), {}, isFinal()});
}

/// If a fight is on that can be won.
std::optional<State> StandingsBoard::afterVictory() const
{
    const auto fight = FightBoard::fightNow(m_table);
    return fight ? m_table.questions().afterWinning(m_table.shown(), *fight) : std::nullopt;
}

std::optional<FinalScore> StandingsBoard::scoreOf(const std::optional<State> &state) const
{
    const auto &game = m_table.shown();
    return state ? std::optional(cloudage::score(game.setup(), *state, game.ledgerUpTo(game.cursor())))
                 : std::nullopt;
}

bool StandingsBoard::isFinal() const
{
    return m_table.session().isOver() && !m_table.past();
}

QString StandingsBoard::remark(const FinalScore &score, const std::optional<FinalScore> &won) const
{
    if (isFinal())
        return wording::outcome(score, m_table.words());
    if (won) {
        const Player player = cloudagesteps::doer(m_table.state(), *FightBoard::fightNow(m_table));
        return tr("If %1 wins this fight: %2", "player, total")
            .arg(m_table.words().player(player), words::plainNumber(won->players[indexOf(player)].total));
    }
    if (!score.missing.empty())
        return tr("%n value(s) not known yet count as 0", nullptr, static_cast<int>(score.missing.size()));
    return tr("If the game ended now");
}

} // namespace skyledger::ui
