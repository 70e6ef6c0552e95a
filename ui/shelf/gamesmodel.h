// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/shelf/shelf.h"
#include "ui/shelf/shelfwords.h"

#include <QtCore/QAbstractTableModel>

namespace skyledger::ui {

/// The games on the shelf, one a row.
class GamesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Date, Game, Ranking, Winner, Points, Kind, ColumnCount };
    enum Role { SortRole = Qt::UserRole };

    explicit GamesModel(WordsOfGames words, QObject *parent = nullptr);

    void setGames(std::vector<shelf::ShelvedGame> games);
    const shelf::ShelvedGame &game(int row) const { return m_games[static_cast<std::size_t>(row)]; }
    void retell();

    /// Whether they are of several games, so that the column says something.
    bool hasSeveralGames() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const shelf::ShelvedGame &shelved, int column) const;

    WordsOfGames m_words;
    std::vector<shelf::ShelvedGame> m_games;
};

/// "2026-11-28 Ada, Bo, Cy": a game in a sentence.
QString gameTitle(const table::FinishedGame &game);

} // namespace skyledger::ui
