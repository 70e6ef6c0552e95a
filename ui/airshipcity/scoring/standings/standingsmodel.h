// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/scoring.h"
#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtCore/QAbstractTableModel>

#include <vector>

namespace skyledger::ui {

/// The scoring as if the game ended now, the leader first.
class StandingsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Track, Ships, Utilities, Trade, Unfinished, Total, ColumnCount };
    enum Role { PlayerRole = Qt::UserRole };

    explicit StandingsModel(AirshipCityTable &table, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    const airshipcity::FinalScore &score() const { return m_score; }

    void refresh();
    /// Says everything anew.
    void retell();

private:
    void rank();
    int number(const airshipcity::PlayerScore &score, int column) const;

    AirshipCityTable &m_table;
    airshipcity::FinalScore m_score;
    std::vector<airshipcity::Player> m_order;
};

} // namespace skyledger::ui
