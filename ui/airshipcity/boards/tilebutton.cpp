// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/tilebutton.h"

#include "ui/airshipcity/boards/tilepainter.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/plaintip.h"

#include <QtGui/QHelpEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QToolTip>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double leastHit = 22; // of a token, in pixels

} // namespace

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

/// The crew whose token is there; null for none. It can be hit a bit beside it.
const CrewOnTile *TileButton::crewAt(QPointF at) const
{
    const auto least = [](double side) { return std::max(0.0, (leastHit - side) / 2); };
    for (std::size_t i = 0; i < m_crewPlaces.size() && i < m_face.crews.size(); ++i) {
        const double more = least(m_crewPlaces[i].width());
        if (m_crewPlaces[i].adjusted(-more, -more, more, more).contains(at))
            return &m_face.crews[i];
    }
    return nullptr;
}

bool TileButton::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_crewTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const CrewOnTile *crew = crewAt(help->pos())) {
            QToolTip::showText(help->globalPos(), plainTip(m_crewTip(*crew)), this);
            return true;
        }
    }
    return DrawnButton::event(event);
}

void TileButton::mouseReleaseEvent(QMouseEvent *event)
{
    const Drag was = std::exchange(m_drag, Drag::None);
    const CrewOnTile *crew = crewAt(event->position());
    const QPointF pressedAt = event->position() - (event->globalPosition() - m_pressedAt);
    if (was == Drag::Pressed && crew != nullptr && crew == crewAt(pressedAt)) {
        setDown(false); // so that no click comes of it
        const CrewOnTile taken = *crew;
        DrawnButton::mouseReleaseEvent(event);
        event->accept();
        emit crewTaken(taken.player, taken.crew);
        return;
    }
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
    const Theme &theme = Theme::of(palette());
    m_crewPlaces = drawTile(painter, inside, m_face, theme);
    if (!m_face.moves)
        return;
    // The ends of a dash in a round corner would stand out of the frame if they were square.
    painter.setPen(QPen(theme.color(Role::Accent), theme.ringWidth(), Qt::DashLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    drawFrame(painter, QRectF(rect()).adjusted(1, 1, -1, -1), cornerRadius(font()));
}

} // namespace skyledger::ui
