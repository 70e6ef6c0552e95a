// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/edgearrow.h"

#include "core/airshipcity/names.h"
#include "ui/widgets/frame.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

QString idOf(LinePush push)
{
    constexpr std::array<const char16_t *, 4> ways{u"north", u"east", u"south", u"west"};
    const QString kind = isRow(push.line) ? u"row"_s : u"column"_s;
    const std::string_view line = nameOf(push.line);
    return u"push-%1-%2-%3"_s.arg(kind, QString::fromLatin1(line.data(), static_cast<qsizetype>(line.size())),
                                  QString::fromUtf16(ways[indexOf(push.toward)]));
}

QPainterPath triangle(QPointF center, double size, Direction toward)
{
    QPainterPath path;
    path.moveTo(0, -size * 0.5);
    path.lineTo(size * 0.6, size * 0.42);
    path.lineTo(-size * 0.6, size * 0.42);
    path.closeSubpath();
    QTransform turn;
    turn.translate(center.x(), center.y());
    turn.rotate(90.0 * static_cast<int>(indexOf(toward)));
    return turn.map(path);
}

} // namespace

EdgeArrow::EdgeArrow(LinePush push, QWidget *parent) : DrawnButton(parent), m_push(push)
{
    setObjectName(idOf(push));
}

void EdgeArrow::setPointedAt(bool pointedAt)
{
    if (pointedAt == m_pointedAt)
        return;
    m_pointedAt = pointedAt;
    update();
}

void EdgeArrow::setAsked(bool asked)
{
    if (asked == m_asked)
        return;
    m_asked = asked;
    update();
}

void EdgeArrow::paintEvent(QPaintEvent *)
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
    // Full where the push is offered, hollow where it is not: most of the time all of them are, so no frame shouts.
    const double size = std::min(area.width(), area.height()) * 0.5;
    const QPainterPath head = triangle(area.center(), size, m_push.toward);
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
