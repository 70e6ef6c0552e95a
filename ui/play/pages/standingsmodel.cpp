// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pages/standingsmodel.h"

#include "ui/widgets/plaintip.h"
#include "ui/words/numbers.h"

#include <utility>

namespace skyledger::ui {

/// Where the table has the same size what was current stays so.
void StandingsModel::setStandings(Standings standings)
{
    if (standings == m_standings)
        return;
    const bool hasSameSize = standings.rows.size() == m_standings.rows.size()
        && standings.columns.size() == m_standings.columns.size();
    if (!hasSameSize)
        beginResetModel();
    m_standings = std::move(standings);
    if (!hasSameSize) {
        endResetModel();
        return;
    }
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int StandingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_standings.rows.size());
}

int StandingsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_standings.columns.size()) + 1;
}

bool StandingsModel::changes(const QModelIndex &index) const
{
    const Standings::Row &row = m_standings.rows[static_cast<std::size_t>(index.row())];
    const auto place = static_cast<std::size_t>(index.column()) - 1;
    return index.column() != nameColumn && place < row.then.size() && row.then[place] != row.numbers[place];
}

QVariant StandingsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Standings::Row &row = m_standings.rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    const bool isName = column == nameColumn;
    const auto number = [this, &index, &row, column] {
        const auto place = static_cast<std::size_t>(column) - 1;
        return changes(index) ? QStringLiteral("→") + words::plainNumber(row.then[place])
                              : words::plainNumber(row.numbers[place]);
    };
    switch (role) {
    case Qt::DisplayRole:
        return isName ? row.name : number();
    case Qt::TextAlignmentRole:
        return static_cast<int>((isName ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole: // a narrow column cuts names
        return isName ? plainTip(row.name) : QString();
    case Qt::AccessibleTextRole:
        if (isName) {
            return tr("%1, place %2, %3", "player, rank, points")
                .arg(row.name, QString::number(row.rank), words::points(row.numbers.back()));
        }
        return tr("%1: %2", "column, number")
            .arg(headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(), number());
    default:
        return {};
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const bool isName = section == nameColumn;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isName ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const bool isShort = role == Qt::DisplayRole;
    if (!isShort && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    if (isName)
        return isShort ? QString() : tr("Player");
    const Standings::Column &column = m_standings.columns[static_cast<std::size_t>(section) - 1];
    return isShort || column.whole.isEmpty() ? column.heading : column.whole;
}

} // namespace skyledger::ui
