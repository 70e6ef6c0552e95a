// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/turn/crewbutton.h"

#include <QtGui/QPainter>

namespace skyledger::ui {

CrewButton::CrewButton(int number, QWidget *parent) : QAbstractButton(parent), m_number(number)
{
    setObjectName(QStringLiteral("crew-%1").arg(number));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void CrewButton::show(const Shown &shown, const QString &saidName)
{
    setAccessibleName(saidName);
    setToolTip(saidName);
    if (m_shown == shown)
        return;
    m_shown = shown;
    update();
}

QSize CrewButton::sizeHint() const
{
    const int side = fontMetrics().height() * 2;
    return {side + fontMetrics().height() / 2, side};
}

void CrewButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = height() - 6.0;
    const QRectF token(3, 3, side, side);
    drawCrew(painter, token, m_shown.look, theme, m_shown.ready);
    if (m_shown.inHand || hasFocus()) {
        painter.setPen(QPen(theme.color(Role::Accent), m_shown.inHand ? 2.5 : 1.5,
                            m_shown.inHand ? Qt::SolidLine : Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(token.adjusted(-1.5, -1.5, 1.5, 1.5));
    }
    painter.setPen(theme.color(Role::QuietText));
    painter.setFont(font());
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignBottom, QString::number(m_number));
}

} // namespace skyledger::ui
