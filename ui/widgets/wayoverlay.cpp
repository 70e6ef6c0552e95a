// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/wayoverlay.h"

#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <utility>

namespace skyledger::ui {

namespace {

constexpr double chevronPart = 0.55; // of a line's height

} // namespace

WayOverlay::WayOverlay(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void WayOverlay::draw(std::vector<QPointF> chevrons, int quarters, std::vector<QPointF> way)
{
    m_chevrons = std::move(chevrons);
    m_quarters = quarters;
    m_way = std::move(way);
    setVisible(!m_chevrons.empty() || !m_way.empty());
    raise();
    update();
}

void WayOverlay::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintChevrons(painter);
    paintWay(painter);
}

void WayOverlay::paintChevrons(QPainter &painter) const
{
    const Theme &theme = Theme::of(palette());
    const double radius = fontMetrics().height() * chevronPart;
    for (const QPointF &at : m_chevrons) {
        painter.save();
        painter.translate(at);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(Role::Accent));
        painter.drawEllipse(QPointF(0, 0), radius, radius);
        painter.rotate(90.0 * m_quarters);
        QPainterPath head;
        head.moveTo(-radius * 0.45, radius * 0.25);
        head.lineTo(0, -radius * 0.4);
        head.lineTo(radius * 0.45, radius * 0.25);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.color(Role::OnAccent), 2));
        painter.drawPath(head);
        painter.restore();
    }
}

void WayOverlay::paintWay(QPainter &painter) const
{
    if (m_way.size() < 2)
        return;
    const Theme &theme = Theme::of(palette());
    QPainterPath path(m_way.front());
    for (std::size_t i = 1; i < m_way.size(); ++i)
        path.lineTo(m_way[i]);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.color(Role::Panel), 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(theme.color(Role::Accent), 3, Qt::DashLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(theme.color(Role::Panel), 2));
    painter.setBrush(theme.color(Role::Accent));
    for (std::size_t i = 1; i < m_way.size(); ++i)
        painter.drawEllipse(m_way[i], i + 1 == m_way.size() ? 8 : 5, i + 1 == m_way.size() ? 8 : 5);
}

} // namespace skyledger::ui
