// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/values/gamevalues.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QSortFilterProxyModel>

namespace skyledger::ui {

/// All component values of a game, one a row: what it is, what is printed, where that was read.
class ValuesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Value, Source, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows other values, or the same ones in another language; as long as there are as many, selections stay.
    void setValues(std::vector<GameValueRow> values);
    const GameValueRow &valueAt(int row) const { return m_values[static_cast<std::size_t>(row)]; }
    /// The row of a value; -1 if there is none.
    int rowOf(const ValuePlace &which) const;
    int missing() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(int row, int column) const;

    std::vector<GameValueRow> m_values;
};

/// The values that hold what is searched for, all of them or only those that are missing.
class ValuesFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit ValuesFilter(ValuesModel &model, QObject *parent = nullptr);

    void setSearch(const QString &text);
    void setOnlyMissing(bool only);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    ValuesModel &m_model;
    QStringList m_words;
    bool m_onlyMissing = false;
};

} // namespace skyledger::ui
