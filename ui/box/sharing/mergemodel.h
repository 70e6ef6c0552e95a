// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/sharing/copycomparison.h"

#include <QtCore/QAbstractTableModel>

namespace skyledger::ui {

/// Two copies of a box side by side, one value a row, and which side is taken of each.
class MergeModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Mine, Taken, Theirs, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows another comparison; what is suggested is chosen.
    void compare(std::unique_ptr<CopyComparison> copies);
    /// Whether rows are shown in which nothing differs.
    void setAllShown(bool all);

    const ComparedValue &valueAt(int row) const;
    MergeSide sideAt(int row) const { return m_sides[m_rows[static_cast<std::size_t>(row)]]; }
    void take(int row, MergeSide side);
    void toggle(int row);
    /// Takes one side of every value that both know, and of nothing else.
    void takeAll(MergeSide side);

    box::MergeCount count() const;
    /// How many values differ, and how many are known to only one side.
    int differing() const;
    /// The merged document; or why the format cannot hold all of it.
    table::Result<QJsonObject, QString> merged() const;
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

    std::unique_ptr<CopyComparison> m_copies; ///< null until something is compared
    std::vector<ComparedValue> m_values;
    std::vector<MergeSide> m_sides;  ///< one per value
    std::vector<std::size_t> m_rows; ///< the values that are shown
    bool m_allShown = false;
};

} // namespace skyledger::ui
