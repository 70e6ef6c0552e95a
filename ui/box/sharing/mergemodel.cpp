// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/sharing/mergemodel.h"

#include "ui/widgets/plaintip.h"

#include <QtGui/QFont>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using Kind = ComparedValue::Kind;

void MergeModel::compare(std::unique_ptr<CopyComparison> copies)
{
    beginResetModel();
    m_copies = std::move(copies);
    m_values = m_copies->values();
    m_sides.clear();
    m_sides.reserve(m_values.size());
    for (const ComparedValue &each : m_values)
        m_sides.push_back(each.suggested);
    showRows();
    endResetModel();
    emit choiceChanged();
}

void MergeModel::setAllShown(bool all)
{
    if (all == m_allShown)
        return;
    beginResetModel();
    m_allShown = all;
    showRows();
    endResetModel();
}

void MergeModel::showRows()
{
    m_rows.clear();
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        if (m_allShown || (m_values[i].isToChoose && m_values[i].isNews))
            m_rows.push_back(i);
    }
}

void MergeModel::retell()
{
    if (m_copies)
        m_values = m_copies->values();
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

const ComparedValue &MergeModel::valueAt(int row) const
{
    return m_values[m_rows[static_cast<std::size_t>(row)]];
}

void MergeModel::take(int row, MergeSide side)
{
    MergeSide &taken = m_sides[m_rows[static_cast<std::size_t>(row)]];
    if (taken == side)
        return;
    taken = side;
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    emit choiceChanged();
}

void MergeModel::toggle(int row)
{
    take(row, sideAt(row) == MergeSide::Mine ? MergeSide::Theirs : MergeSide::Mine);
}

void MergeModel::takeAll(MergeSide side)
{
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const bool knownToBoth = m_values[i].kind == Kind::Same || m_values[i].kind == Kind::Different;
        if (knownToBoth && m_values[i].isToChoose)
            m_sides[i] = side;
    }
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit choiceChanged();
}

box::MergeCount MergeModel::count() const
{
    return m_copies ? m_copies->count(m_sides) : box::MergeCount();
}

int MergeModel::differing() const
{
    return static_cast<int>(std::count_if(m_values.begin(), m_values.end(), [](const ComparedValue &each) {
        return each.kind != Kind::Same && each.isNews;
    }));
}

table::Result<QJsonObject, QString> MergeModel::merged() const
{
    return m_copies ? m_copies->merged(m_sides) : QJsonObject();
}

int MergeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MergeModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString MergeModel::takenText(int row) const
{
    const ComparedValue &each = valueAt(row);
    const bool isMine = sideAt(row) == MergeSide::Mine;
    switch (each.kind) {
    case Kind::OnlyMine:
        return isMine ? tr("◀ kept") : tr("✕ removed");
    case Kind::OnlyTheirs:
        return isMine ? tr("✕ left out") : tr("added ▶");
    case Kind::Same:
        if (each.hasSameSource)
            return tr("the same");
        [[fallthrough]];
    case Kind::Different:
        return isMine ? tr("◀ yours") : tr("the other ▶");
    }
    return {};
}

QString MergeModel::text(int row, int column) const
{
    switch (column) {
    case What:
        return valueAt(row).name;
    case Mine:
        return valueAt(row).mine;
    case Taken:
        return takenText(row);
    case Theirs:
        return valueAt(row).theirs;
    default:
        return {};
    }
}

QVariant MergeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isTaken = (index.column() == Mine && sideAt(index.row()) == MergeSide::Mine)
        || (index.column() == Theirs && sideAt(index.row()) == MergeSide::Theirs);
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::ToolTipRole:
        return plainTip(text(index.row(), index.column()));
    case Qt::AccessibleTextRole:
        //: A row as it is read aloud: what it is, my value, the other one, which is taken
        return tr("%1. Yours: %2. The other: %3. Taken: %4.")
            .arg(text(index.row(), What), text(index.row(), Mine), text(index.row(), Theirs),
                 text(index.row(), Taken));
    case Qt::FontRole: {
        QFont font;
        font.setBold(isTaken);
        return font;
    }
    default:
        return {};
    }
}

QVariant MergeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What:
        return tr("Value");
    case Mine:
        return tr("Yours");
    case Taken:
        return tr("Taken");
    case Theirs:
        return tr("The other");
    default:
        return {};
    }
}

} // namespace skyledger::ui
