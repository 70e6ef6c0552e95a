// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/turn/tokenlabel.h"

#include <QtGui/QPainter>

namespace skyledger::ui {

TokenLabel::TokenLabel(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
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
    const int side = fontMetrics().height() * 2;
    return {side, side};
}

void TokenLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawMarker(painter, QRectF(rect()).adjusted(1, 1, -1, -1), m_look, Theme::of(palette()));
}

} // namespace skyledger::ui
