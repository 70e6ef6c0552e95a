// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/tokens.h"

#include <QtCore/QAbstractTableModel>

#include <vector>

namespace skyledger::ui {

/// The points of all players by where they come from.
struct Standings {
    struct Column {
        QString heading; ///< a word, as there is little room
        QString whole =
            {}; ///< the heading as it is said and shown beside the pointer; empty: the word says it
        QString rule = {}; ///< the id of what the column is about; empty: the rule of the table
        friend bool operator==(const Column &, const Column &) = default;
    };
    struct Row {
        PlayerLook look;
        QString name;
        int rank;                   ///< from 1, several may have the same
        std::vector<int> numbers;   ///< one for each column
        std::vector<int> then = {}; ///< the same after what is pointed at; empty: nothing is
        friend bool operator==(const Row &, const Row &) = default;
    };
    std::vector<Column> columns; ///< the last is the sum
    std::vector<Row> rows;       ///< in the order of their ranks
    friend bool operator==(const Standings &, const Standings &) = default;
};

/// Standings as a table: the first column is the name.
class StandingsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    static constexpr int nameColumn = 0;

    using QAbstractTableModel::QAbstractTableModel;

    void setStandings(Standings standings);
    const Standings &standings() const { return m_standings; }
    bool isTotal(int column) const { return column + 1 == columnCount(); }
    /// Whether what is pointed at changes a number.
    bool changes(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Standings m_standings;
};

} // namespace skyledger::ui
