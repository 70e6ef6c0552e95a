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

QSize TokenLabel::sizeHint() const
{
    const int side = static_cast<int>(fontMetrics().height() * m_lines);
    return {side, side};
}

void TokenLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawMarker(painter, QRectF(rect()).adjusted(m_air, m_air, -m_air, -m_air), m_look, Theme::of(palette()));
}

} // namespace skyledger::ui
