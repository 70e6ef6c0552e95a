// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/tilebutton.h"

#include "ui/airshipcity/boards/tilepainter.h"
#include "ui/airshipcity/words/terms.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

TileButton::TileButton(Cell cell, QWidget *parent) : DrawnButton(parent), m_cell(cell)
{
    setObjectName(u"cell-"_s + words::name(cell));
}

void TileButton::setFace(const TileFace &face)
{
    if (face == m_face)
        return;
    m_face = face;
    setGlow(face.offer.glow);
    update();
}

void TileButton::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        m_pressedAt = event->globalPosition();
        m_drag = Drag::Pressed;
    }
    DrawnButton::mousePressEvent(event);
}

void TileButton::mouseMoveEvent(QMouseEvent *event)
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

void TileButton::mouseReleaseEvent(QMouseEvent *event)
{
    const Drag was = std::exchange(m_drag, Drag::None);
    if (was == Drag::Dragging)
        emit dropped(event->globalPosition() - m_pressedAt);
    else if (was != Drag::Cancelled)
        DrawnButton::mouseReleaseEvent(event);
}

void TileButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_drag == Drag::Dragging) {
        m_drag = Drag::Cancelled;
        emit dragCancelled();
        return;
    }
    DrawnButton::keyPressEvent(event);
}

void TileButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(font());
    const QRectF inside = drawGround(painter, m_face.developed ? Role::Developed : Role::Panel);
    drawTile(painter, inside, m_face, Theme::of(palette()));
}

} // namespace skyledger::ui
