// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/draggedbutton.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QApplication>

#include <utility>

namespace skyledger::ui {

void DraggedButton::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        m_pressedAt = event->globalPosition();
        m_drag = Drag::Pressed;
    }
    DrawnButton::mousePressEvent(event);
}

void DraggedButton::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF by = event->globalPosition() - m_pressedAt;
    if (m_drag == Drag::Pressed && by.manhattanLength() > QApplication::startDragDistance()) {
        m_drag = Drag::Dragging;
        setDown(false);
    }
    if (m_drag == Drag::Dragging)
        emit dragged(by);
    else if (m_drag != Drag::Cancelled)
        DrawnButton::mouseMoveEvent(event);
}

void DraggedButton::mouseReleaseEvent(QMouseEvent *event)
{
    const Drag was = std::exchange(m_drag, Drag::None);
    const QPointF by = event->globalPosition() - m_pressedAt;
    const QPointF at = event->position();
    if (was == Drag::Pressed && isPart(at - by, at)) {
        setDown(false); // so that no click comes of it
        DrawnButton::mouseReleaseEvent(event);
        event->accept();
        takePart(at);
        return;
    }
    if (was == Drag::Dragging)
        emit dropped(by);
    else if (was != Drag::Cancelled)
        DrawnButton::mouseReleaseEvent(event);
}

void DraggedButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_drag == Drag::Dragging) {
        m_drag = Drag::Cancelled;
        emit dragCancelled();
        return;
    }
    DrawnButton::keyPressEvent(event);
}

} // namespace skyledger::ui
