// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/clickedtree.h"

#include <QtGui/QKeyEvent>

namespace skyledger::ui {

ClickedTree::ClickedTree(QWidget *parent) : QTreeWidget(parent)
{
    connect(this, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem *item) {
        if (!m_isDoubleClick)
            emit taken(item);
    });
}

void ClickedTree::mousePressEvent(QMouseEvent *event)
{
    m_isDoubleClick = false;
    QTreeWidget::mousePressEvent(event);
}

void ClickedTree::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_isDoubleClick = true; // its release is a click once more
    QTreeWidget::mouseDoubleClickEvent(event);
}

void ClickedTree::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QTreeWidget::keyPressEvent(event);
    else if (currentItem() != nullptr)
        emit taken(currentItem());
}

} // namespace skyledger::ui
