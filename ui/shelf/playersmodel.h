// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/shelf/shelf.h"
#include "ui/shelf/shelfwords.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QStringList>

namespace skyledger::ui {

/// What the shelf knows of each player: games, wins, averages, the best, and the average of each source of points.
/// Of several games nothing is mixed: a player stands there once for each, and sources are shown for one game alone.
class PlayersModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Games, Wins, Average, Best, Place, FirstSource };
    enum Role { SortRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// The words must stay.
    void setPlayers(std::vector<shelf::PlayerStatistics> players, const WordsOfGames &words);
    void retell();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool isMixed() const;
    QString nameOf(const shelf::PlayerStatistics &player) const;
    QVariant value(const shelf::PlayerStatistics &player, int column) const;

    std::vector<shelf::PlayerStatistics> m_players;
    WordsOfGames m_words;
    const ShelfWords *m_game = nullptr; ///< nothing where there are several games, or nobody knows the one
    QStringList m_sources;              ///< ids, in the order of the ledger
};

} // namespace skyledger::ui
