// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/drawnbutton.h"

#include "ui/widgets/enterkey.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/plaintip.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QHelpEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QToolTip>

namespace skyledger::ui {

namespace {

bool isArrow(int key)
{
    return key == Qt::Key_Up || key == Qt::Key_Right || key == Qt::Key_Down || key == Qt::Key_Left;
}

} // namespace

DrawnButton::DrawnButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, this, [this] {
        const bool stopThere = m_stopThere;
        m_stopThere = false;
        emit taken(stopThere);
    });
}

void DrawnButton::setGlow(Glow glow)
{
    if (glow == m_glow)
        return;
    m_glow = glow;
    update();
}

bool DrawnButton::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_tip) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainTip(m_tip()), this);
        return true;
    }
    return QAbstractButton::event(event);
}

void DrawnButton::takeWith(Qt::KeyboardModifiers modifiers)
{
    m_stopThere = modifiers.testFlag(Qt::ShiftModifier);
}

void DrawnButton::keyPressEvent(QKeyEvent *event)
{
    takeWith(event->modifiers());
    if (takeEnterKey(*this, *event)) {
        m_stopThere = false;
        return;
    }
    if (isArrow(event->key())) {
        event->ignore();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void DrawnButton::keyReleaseEvent(QKeyEvent *event)
{
    takeWith(event->modifiers());
    QAbstractButton::keyReleaseEvent(event);
    m_stopThere = false;
}

void DrawnButton::mouseReleaseEvent(QMouseEvent *event)
{
    takeWith(event->modifiers());
    QAbstractButton::mouseReleaseEvent(event);
    m_stopThere = false;
}

QRectF DrawnButton::drawGround(QPainter &painter, Role ground) const
{
    const Theme &theme = Theme::of(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF panel = QRectF(rect()).adjusted(1, 1, -1, -1);
    drawPanel(painter, panel, ground, m_glow, theme);
    if (hasFocus() || isDown() || underMouse()) {
        const bool strong = hasFocus() || isDown();
        const double radius = cornerRadius(font());
        painter.setPen(QPen(theme.color(strong ? Role::Accent : Role::Outline),
                            strong ? theme.ringWidth() : theme.lineWidth()));
        painter.setBrush(Qt::NoBrush);
        const double inset = m_glow == Glow::Quiet ? 0 : 3;
        drawFrame(painter, panel.adjusted(inset, inset, -inset, -inset), radius);
    }
    const double pad = cornerRadius(font());
    return panel.adjusted(pad, pad * 0.7, -pad, -pad * 0.7);
}

void drawPanel(QPainter &painter, const QRectF &rect, Role ground, DrawnButton::Glow glow, const Theme &theme)
{
    using Glow = DrawnButton::Glow;
    const double radius = cornerRadius(painter.font());
    QPen pen(theme.color(Role::Hairline), 1);
    if (glow != Glow::Quiet)
        pen = QPen(theme.color(Role::LitFrame), theme.ringWidth(),
                   glow == Glow::Lit ? Qt::SolidLine : Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(theme.color(glow == Glow::Lit ? Role::Lit : ground));
    drawFrame(painter, rect, radius);
}

double cornerRadius(const QFont &font)
{
    return QFontMetricsF(font).height() * 0.4;
}

} // namespace skyledger::ui
