// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/shelf/shelf.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QStringList>

namespace skyledger::ui {

/// What the shelf knows of each player: games, wins, averages, the best, and the average of each source of points.
class PlayersModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Games, Wins, Average, Best, Place, FirstSource };
    enum Role { SortRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setPlayers(std::vector<shelf::PlayerStatistics> players);
    void retell();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant value(const shelf::PlayerStatistics &player, int column) const;

    std::vector<shelf::PlayerStatistics> m_players;
    QStringList m_sources; ///< ids, in the order of the ledger
};

} // namespace skyledger::ui
