// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/arrowbutton.h"

#include "ui/widgets/frame.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>

namespace skyledger::ui {

namespace {

QPainterPath triangle(QPointF center, double size, int quarters)
{
    QPainterPath path;
    path.moveTo(0, -size * 0.5);
    path.lineTo(size * 0.6, size * 0.42);
    path.lineTo(-size * 0.6, size * 0.42);
    path.closeSubpath();
    QTransform turn;
    turn.translate(center.x(), center.y());
    turn.rotate(90.0 * quarters);
    return turn.map(path);
}

} // namespace

ArrowButton::ArrowButton(int quarters, QWidget *parent) : DrawnButton(parent), m_quarters(quarters) {}

void ArrowButton::setPointedAt(bool pointedAt)
{
    if (pointedAt == m_pointedAt)
        return;
    m_pointedAt = pointedAt;
    update();
}

void ArrowButton::setAsked(bool asked)
{
    if (asked == m_asked)
        return;
    m_asked = asked;
    update();
}

void ArrowButton::enterEvent(QEnterEvent *event)
{
    emit pointed(true);
    DrawnButton::enterEvent(event);
}

void ArrowButton::leaveEvent(QEvent *event)
{
    emit pointed(false);
    DrawnButton::leaveEvent(event);
}

void ArrowButton::focusInEvent(QFocusEvent *event)
{
    emit pointed(true);
    DrawnButton::focusInEvent(event);
}

void ArrowButton::focusOutEvent(QFocusEvent *event)
{
    emit pointed(false);
    DrawnButton::focusOutEvent(event);
}

void ArrowButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
    const double radius = std::min(area.width(), area.height()) * 0.3;
    if (m_pointedAt || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(Role::Accent));
        drawFrame(painter, area, radius);
    } else if (m_asked && glow() == Glow::Lit) {
        painter.setPen(QPen(theme.color(Role::LitFrame), theme.ringWidth()));
        painter.setBrush(theme.color(Role::Lit));
        drawFrame(painter, area, radius);
    }
    Role ink = underMouse() ? Role::Text : Role::Outline;
    if (m_pointedAt || isDown())
        ink = Role::OnAccent;
    else if (glow() == Glow::Missing || (m_asked && glow() == Glow::Lit))
        ink = Role::LitFrame;
    else if (glow() == Glow::Lit)
        ink = underMouse() ? Role::Accent : Role::QuietText;
    const double size = std::min(area.width(), area.height()) * 0.5;
    const QPainterPath head = triangle(area.center(), size, m_quarters);
    const bool full = m_pointedAt || isDown() || glow() == Glow::Lit;
    const Qt::PenStyle line = glow() == Glow::Missing ? Qt::DotLine : Qt::SolidLine;
    painter.setPen(QPen(theme.color(ink), 1, line));
    painter.setBrush(full ? QBrush(theme.color(ink)) : QBrush(Qt::NoBrush));
    painter.drawPath(head);
    if (hasFocus()) {
        painter.setPen(QPen(theme.color(Role::Accent), 2));
        painter.setBrush(Qt::NoBrush);
        drawFrame(painter, area, radius);
    }
}

} // namespace skyledger::ui
