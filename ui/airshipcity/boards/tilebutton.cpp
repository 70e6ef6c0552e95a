// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/tilebutton.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/plaintip.h"

#include <QtGui/QHelpEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QToolTip>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double leastHit = 22; // of a token, in pixels

} // namespace

TileButton::TileButton(Cell cell, QWidget *parent) : DraggedButton(parent), m_cell(cell)
{
    setObjectName(u"cell-"_s + words::name(cell));
    setPart(*this, cell);
}

void TileButton::setFace(const TileFace &face)
{
    if (face == m_face)
        return;
    m_face = face;
    setGlow(face.offer.glow);
    update();
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
    return DraggedButton::event(event);
}

bool TileButton::isPart(const QPointF &pressed, const QPointF &released) const
{
    const CrewOnTile *crew = crewAt(released);
    return crew != nullptr && crew == crewAt(pressed);
}

void TileButton::takePart(const QPointF &at)
{
    const CrewOnTile taken = *crewAt(at);
    emit crewTaken(taken.player, taken.crew);
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
