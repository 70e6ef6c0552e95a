// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QStyledItemDelegate>

class QTreeView;

namespace skyledger::ui {

/// Rows of a list that are as high as their longest text needs in the width of its column, with some air between them:
/// names of values differ at their ends, so that none may be cut.
class WrappingDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// For a list whose rows have no children; it owns the delegate and still has to be given it.
    explicit WrappingDelegate(QTreeView &list);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QTreeView &m_list;
};

} // namespace skyledger::ui
