// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguemerge.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

#include <optional>
#include <vector>

namespace skyledger::ui {

/// For each difference, whether the other side only repeats what follows from the rulebook. Everybody knows that without
/// a copy, so it is no news.
std::vector<bool> knownWithoutACopy(const std::vector<airshipcity::CatalogueDifference> &differences,
                                    const QJsonObject &mine, const QJsonObject &theirs);

/// Two catalogues side by side, one value a row, and which side is taken of each.
class MergeModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Mine, Taken, Theirs, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Compares two documents that can be read; what is suggested is chosen. An empty one of mine knows nothing.
    void setDocuments(const QJsonObject &mine, const QJsonObject &theirs);
    /// Whether rows are shown in which nothing differs.
    void setAllShown(bool all);

    const airshipcity::CatalogueDifference &differenceAt(int row) const;
    airshipcity::MergeSide sideAt(int row) const { return m_sides[m_rows[static_cast<std::size_t>(row)]]; }
    void take(int row, airshipcity::MergeSide side);
    void toggle(int row);
    /// Takes one side of every value that both know, and of nothing else.
    void takeAll(airshipcity::MergeSide side);

    airshipcity::MergeCount count() const { return airshipcity::countMerge(m_differences, m_sides); }
    /// How many values differ, and how many are known to only one side.
    int differing() const;
    /// The merged document; nothing if the format cannot hold all of it: then `fault` tells.
    std::optional<QJsonObject> merged() const;
    std::optional<airshipcity::MergeFault> fault() const;
    /// Has every row say its words anew.
    void retell();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    /// Other sides are taken.
    void choiceChanged();

private:
    void showRows();
    QString text(int row, int column) const;
    QString takenText(int row) const;

    QJsonObject m_mine;
    QJsonObject m_theirs;
    std::vector<airshipcity::CatalogueDifference> m_differences;
    std::vector<airshipcity::MergeSide> m_sides; ///< one per difference
    QStringList m_names;                         ///< the same
    std::vector<bool> m_known;                   ///< the same: no news, see `knownWithoutACopy`
    std::vector<std::size_t> m_rows;             ///< the differences that are shown
    bool m_allShown = false;
};

} // namespace skyledger::ui
