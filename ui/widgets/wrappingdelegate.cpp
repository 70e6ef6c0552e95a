// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/wrappingdelegate.h"

#include <QtGui/QPainter>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QStyle>
#include <QtWidgets/QTreeView>

#include <utility>

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

/// The ground and the frame of the row are the style's. Its way to lay out texts takes several times as long as to draw
/// them, and a list that comes into sight draws hundreds.
void WrappingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    if (styled.features & (QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::HasDecoration)) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    const QStyle &style = *m_list.style();
    const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &m_list) + 1;
    const QRect room = styled.rect.adjusted(margin, 0, -margin, 0);
    const int flags = Qt::TextWordWrap
        | static_cast<int>(QStyle::visualAlignment(styled.direction, styled.displayAlignment));
    // Only the style says that a word is cut.
    if (styled.fontMetrics.horizontalAdvance(styled.text) > room.width()
        && styled.fontMetrics.boundingRect(room, flags, styled.text).width() > room.width()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    const QString text = std::exchange(styled.text, QString());
    style.drawControl(QStyle::CE_ItemViewItem, &styled, painter, &m_list);
    const bool isSelected = styled.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setClipRect(styled.rect);
    painter->setLayoutDirection(styled.direction);
    painter->setFont(styled.font);
    style.drawItemText(painter, room, flags, styled.palette, styled.state.testFlag(QStyle::State_Enabled),
                       text, isSelected ? QPalette::HighlightedText : QPalette::Text);
    painter->restore();
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
