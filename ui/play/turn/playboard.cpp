// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/playboard.h"

#include <QtGui/QKeyEvent>

namespace skyledger::ui {

PlayBoard::PlayBoard(QWidget *page) : QWidget(page)
{
    if (page != nullptr)
        page->installEventFilter(this);
}

bool PlayBoard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        refresh();
    return QWidget::eventFilter(watched, event);
}

void PlayBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refresh();
}

int PlayBoard::linesBeside(int linesBelow) const
{
    const QWidget *page = parentWidget();
    return (page == nullptr ? 0 : page->height() / fontMetrics().height()) - linesBelow;
}

void PlayBoard::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
        focusNextChild();
        break;
    case Qt::Key_Left:
    case Qt::Key_Up:
        focusPreviousChild();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace skyledger::ui
