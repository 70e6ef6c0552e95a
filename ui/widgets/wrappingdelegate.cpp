// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/wrappingdelegate.h"

#include <QtWidgets/QHeaderView>
#include <QtWidgets/QTreeView>

namespace skyledger::ui {

namespace {

constexpr int air = 6; ///< above and below together
constexpr int sides = 8;

} // namespace

WrappingDelegate::WrappingDelegate(QTreeView &list) : QStyledItemDelegate(&list), m_list(list)
{
    list.setWordWrap(true);
    list.setUniformRowHeights(false);
    // The view asks for heights when it lays out its rows, and not when a column gets another width.
    connect(list.header(), &QHeaderView::sectionResized, this,
            [this] { emit sizeHintChanged(m_list.model()->index(0, 0)); });
}

QSize WrappingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    // A column that follows its texts takes each in one line, else it would follow itself.
    const bool follows = m_list.header()->sectionResizeMode(index.column()) == QHeaderView::ResizeToContents;
    const int width = m_list.columnWidth(index.column()) - sides;
    const QRect text = styled.fontMetrics.boundingRect(
        QRect(0, 0, width, 0), follows ? Qt::TextSingleLine : Qt::TextWordWrap, styled.text);
    return {text.width() + sides, text.height() + air};
}

} // namespace skyledger::ui
