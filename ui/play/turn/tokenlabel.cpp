// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/tokenlabel.h"

#include <QtGui/QPainter>

namespace skyledger::ui {

TokenLabel::TokenLabel(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TokenLabel::setExtent(double lines, double air)
{
    m_lines = lines;
    m_air = air;
    updateGeometry();
    update();
}

void TokenLabel::setLook(const PlayerLook &look)
{
    if (m_look == look)
        return;
    m_look = look;
    update();
}

void TokenLabel::setRing(bool hasRing)
{
    if (m_ring == hasRing)
        return;
    m_ring = hasRing;
    update();
}

QSize TokenLabel::sizeHint() const
{
    const int side = static_cast<int>(fontMetrics().height() * m_lines);
    return {side, side};
}

void TokenLabel::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    const double air = m_ring ? theme.ringWidth() * 2 : m_air;
    if (m_ring == true) {
        const double edge = theme.ringWidth() / 2;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.color(Role::Text), theme.ringWidth()));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QRectF(rect()).adjusted(edge, edge, -edge, -edge));
    }
    drawMarker(painter, QRectF(rect()).adjusted(air, air, -air, -air), m_look, theme);
}

} // namespace skyledger::ui
