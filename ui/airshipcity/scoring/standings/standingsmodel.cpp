// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/standings/standingsmodel.h"

#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/plaintip.h"
#include "ui/words/numbers.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

bool isSame(const PlayerScore &one, const PlayerScore &other)
{
    return one.trackVp == other.trackVp && one.unfinished == other.unfinished && one.awards == other.awards
        && one.total == other.total && one.rank == other.rank && one.wins == other.wins;
}

} // namespace

StandingsModel::StandingsModel(AirshipCityTable &table, QObject *parent)
    : QAbstractTableModel(parent), m_table(table), m_score(table.shown().standings())
{
    connect(&table, &GameTable::boardsChanged, this, &StandingsModel::refresh);
    connect(&table, &GameTable::wordsChanged, this, &StandingsModel::retell);
    rank();
}

int StandingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int StandingsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

int StandingsModel::number(const PlayerScore &score, int column) const
{
    switch (column) {
    case Track:
        return score.trackVp;
    case Ships:
        return score.awards[Award::Shipbuilding];
    case Utilities:
        return score.awards[Award::Construction];
    case Trade:
        return score.awards[Award::Trade];
    case Unfinished:
        return score.unfinished;
    default:
        return score.total;
    }
}

QVariant StandingsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Player player = m_order[static_cast<std::size_t>(index.row())];
    const PlayerScore &score = m_score.players[indexOf(player)];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return column == Name ? m_table.words().player(player) : words::plainNumber(number(score, column));
    case Qt::TextAlignmentRole:
        return static_cast<int>((column == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole: // a narrow column cuts names
        return column == Name ? plainTip(m_table.words().player(player)) : QString();
    case Qt::AccessibleTextRole:
        if (column == Name) {
            return tr("%1, place %2, %3", "player, rank, points")
                .arg(m_table.words().player(player), QString::number(score.rank), words::points(score.total));
        }
        return tr("%1: %2", "column, number")
            .arg(headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(),
                 words::plainNumber(number(score, column)));
    case PlayerRole:
        return static_cast<int>(player);
    default:
        return {};
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const bool isShort = role == Qt::DisplayRole;
    if (!isShort && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    switch (section) {
    case Track:
        return isShort ? tr("track", "column: points on the victory point track")
                       : tr("Points on the victory point track");
    case Ships:
        return isShort ? tr("ships", "column: award for airships") : words::name(Award::Shipbuilding);
    case Utilities:
        return isShort ? tr("utilities", "column: award for public utilities")
                       : words::name(Award::Construction);
    case Trade:
        return isShort ? tr("trade", "column: award for contracts") : words::name(Award::Trade);
    case Unfinished:
        return isShort ? tr("unfinished", "column: what unfinished contracts cost")
                       : tr("Points lost for unfinished contracts");
    case Total:
        return isShort ? tr("total", "column: sum of points") : tr("Points in all");
    default:
        return isShort ? QString() : tr("Player");
    }
}

void StandingsModel::rank()
{
    m_order.clear();
    for (const Player player : m_table.players())
        m_order.push_back(player);
    std::stable_sort(m_order.begin(), m_order.end(), [this](Player one, Player other) {
        return m_score.players[indexOf(one)].rank < m_score.players[indexOf(other)].rank;
    });
}

void StandingsModel::refresh()
{
    FinalScore score = m_table.shown().standings();
    if (std::equal(score.players.begin(), score.players.end(), m_score.players.begin(), m_score.players.end(),
                   isSame)) {
        m_score = std::move(score);
        return;
    }
    emit layoutAboutToBeChanged();
    m_score = std::move(score);
    rank();
    emit layoutChanged();
    retell();
}

void StandingsModel::retell()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace skyledger::ui
