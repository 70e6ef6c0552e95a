// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/tablemode/tableboard.h"

#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/numbers.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// What a contract asks for.
std::vector<CountedLook> askedBy(const Amounts &cost)
{
    std::vector<CountedLook> asked;
    for (const Resource resource : all<Resource>()) {
        if (cost[resource] > 0)
            asked.push_back({cost[resource], lookOf(resource)});
    }
    return asked;
}

} // namespace

TableBoard::TableBoard(AirshipCityTable &table, QWidget *parent) : TableModeBoard(parent), m_table(table)
{
    follow(table, Follows::Choices);
}

TableHead TableBoard::head() const
{
    const State &state = m_table.state();
    TableHead head;
    head.turn = tr("The game is over");
    if (const Player chooser = m_table.guide().chooser(); chooser != none<Player>) {
        head.look = lookOf(m_table, chooser);
        head.turn = tr("%1’s turn", "player").arg(m_table.words().player(chooser));
    }
    head.part = tr("Stage %1").arg(indexOf(stageOf(state.round)) + 1);
    head.moment = tr("Round %1").arg(state.round);
    head.parts.assign(countOf<Stage>, 0);
    for (int round = 1; round <= lastRound; ++round)
        ++head.parts[indexOf(stageOf(round))];
    head.passed = state.round - 1;
    head.isOver = state.phase == Phase::Over;
    return head;
}

std::vector<Airship> TableBoard::majoritiesOf(Player player) const
{
    std::vector<Airship> majorities;
    for (const Airship airship : all<Airship>()) {
        if (m_table.state().airships[airship].majority == player)
            majorities.push_back(airship);
    }
    return majorities;
}

int TableBoard::utilitiesOf(Player player) const
{
    int utilities = 0;
    for (const Utility utility : all<Utility>())
        utilities += m_table.state().utilities[utility].majority == player ? 1 : 0;
    return utilities;
}

TableRow TableBoard::rowOf(Player player) const
{
    const State &state = m_table.state();
    const PlayerState &depot = state.players[player];
    TableRow row;
    row.look = lookOf(m_table, player);
    row.name = m_table.words().player(player);
    row.points = words::plainNumber(depot.vp);
    row.unit = tr("VP");
    row.acts = player == m_table.guide().chooser();
    for (const Resource resource : all<Resource>()) {
        row.stock.push_back({&lookOf(resource), depot.stock[resource],
                             depot.renovations.contains(resource) ? unlockedCapacity : lockedCapacity});
    }
    std::vector<Contract> held(depot.held.begin(), depot.held.end());
    std::stable_sort(held.begin(), held.end(), [&state](Contract a, Contract b) {
        return state.termLeft[a] < state.termLeft[b]; // fewest stages first
    });
    for (const Contract contract : held) {
        const auto &cost = m_table.setup().catalogue.contracts[contract].cost;
        row.cards.push_back({QString::number(state.termLeft[contract]), {}});
        if (cost)
            row.cards.back().asks = askedBy(*cost);
    }
    if (!depot.completed.empty())
        row.done = u"✓ "_s + QString::number(depot.completed.size());
    for (const Airship airship : majoritiesOf(player))
        row.marks.push_back(markOf(airship));
    row.marks.insert(row.marks.end(), static_cast<std::size_t>(utilitiesOf(player)), utilityMark());
    return row;
}

std::vector<TableRow> TableBoard::rows() const
{
    std::vector<TableRow> rows;
    for (const Player player : m_table.players())
        rows.push_back(rowOf(player));
    return rows;
}

QString TableBoard::spokenRow(Player player) const
{
    const PlayerState &depot = m_table.state().players[player];
    QStringList said{words::points(depot.vp)};
    for (const Resource resource : all<Resource>())
        said << words::amountOf(resource, depot.stock[resource]);
    said << tr("%n contract(s) held", nullptr, static_cast<int>(depot.held.size()));
    said << tr("%n contract(s) completed", nullptr, static_cast<int>(depot.completed.size()));
    for (const Airship airship : majoritiesOf(player))
        said << tr("majority: %1", "airship").arg(words::name(airship));
    if (const int utilities = utilitiesOf(player); utilities > 0)
        said << tr("%n public utility majorities", nullptr, utilities);
    //: A player and what the player has
    return tr("%1: %2.").arg(m_table.words().player(player), said.join(u", "_s));
}

QString TableBoard::spoken() const
{
    QStringList said{words::roundAndStage(m_table.state())};
    if (const Player chooser = m_table.guide().chooser(); chooser != none<Player>)
        said << tr("%1’s turn.", "player").arg(m_table.words().player(chooser));
    for (const Player player : m_table.players())
        said << spokenRow(player);
    return said.join(u' ');
}

} // namespace skyledger::ui
