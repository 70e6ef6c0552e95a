// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/turn/crewbutton.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/widgets/enterkey.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"

#include <QtGui/QPainter>

namespace skyledger::ui {

CrewButton::CrewButton(int number, QWidget *parent) : QAbstractButton(parent), m_number(number)
{
    setObjectName(QStringLiteral("crew-%1").arg(number));
    setPart(*this, static_cast<airshipcity::Crew>(number - 1));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setRules(*this, idOf(ruleOf(BoardPart::Crew)));
}

void CrewButton::show(const Shown &shown, const QString &saidName)
{
    setSaidName(*this, saidName);
    setToolTip(plainTip(saidName));
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

void CrewButton::keyPressEvent(QKeyEvent *event)
{
    if (!takeEnterKey(*this, *event))
        QAbstractButton::keyPressEvent(event);
}

void CrewButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = height() - 6.0;
    const QRectF token(3, 3, side, side);
    drawCrew(painter, token, m_shown.look, theme, m_shown.ready);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.color(Role::Accent), 2));
    if (m_shown.inHand)
        painter.drawEllipse(token.adjusted(-1.5, -1.5, 1.5, 1.5));
    if (hasFocus())
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    painter.setPen(theme.color(Role::QuietText));
    painter.setFont(font());
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignBottom, QString::number(m_number));
}

} // namespace skyledger::ui
