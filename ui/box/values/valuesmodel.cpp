// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/values/valuesmodel.h"

#include "core/table/folding.h"
#include "ui/widgets/plaintip.h"

#include <algorithm>

namespace skyledger::ui {

void ValuesModel::setValues(std::vector<GameValueRow> values)
{
    if (values.size() != m_values.size()) {
        beginResetModel();
        m_values = std::move(values);
        endResetModel();
    } else {
        m_values = std::move(values);
        if (!m_values.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int ValuesModel::rowOf(const ValuePlace &which) const
{
    const auto found = std::find_if(m_values.begin(), m_values.end(),
                                    [&which](const GameValueRow &value) { return value.which == which; });
    return found == m_values.end() ? -1 : static_cast<int>(found - m_values.begin());
}

int ValuesModel::missing() const
{
    return static_cast<int>(std::count_if(m_values.begin(), m_values.end(),
                                          [](const GameValueRow &value) { return !value.value; }));
}

int ValuesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_values.size());
}

int ValuesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ValuesModel::text(int row, int column) const
{
    const GameValueRow &value = valueAt(row);
    switch (column) {
    case What:
        return value.what;
    case Value:
        return value.printed;
    case Source:
        return value.told;
    default:
        return {};
    }
}

QVariant ValuesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::ToolTipRole:
        return plainTip(text(index.row(), index.column()));
    case Qt::AccessibleTextRole:
        //: A value as it is read aloud: what it is, what is printed, its source
        return tr("%1: %2 (%3)")
            .arg(text(index.row(), What), text(index.row(), Value), text(index.row(), Source));
    default:
        return {};
    }
}

QVariant ValuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What:
        return tr("What");
    case Value:
        return tr("Value");
    case Source:
        return tr("Source");
    default:
        return {};
    }
}

ValuesFilter::ValuesFilter(ValuesModel &model, QObject *parent)
    : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(&model);
}

void ValuesFilter::setSearch(const QString &text)
{
    m_words = table::folded(text).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void ValuesFilter::setOnlyMissing(bool only)
{
    m_onlyMissing = only;
    invalidateFilter();
}

bool ValuesFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (parent.isValid() || (m_onlyMissing && m_model.valueAt(row).value))
        return false;
    const QString text = table::folded(m_model.index(row, 0).data(Qt::AccessibleTextRole).toString());
    return std::all_of(m_words.begin(), m_words.end(),
                       [&text](const QString &word) { return text.contains(word); });
}

} // namespace skyledger::ui
