// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/hand/handspaces.h"

#include "ui/widgets/lettering.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

HandSpaces::HandSpaces(int count, NumberOf numberOf, QWidget *parent)
    : HandDrawing(parent), m_least(count), m_numberOf(std::move(numberOf))
{
}

int HandSpaces::count() const
{
    return std::max(m_least, m_number.value_or(0));
}

void HandSpaces::follow(const std::optional<describe::Value> &value)
{
    m_number = m_numberOf(value);
    updateGeometry();
    update();
}

QSize HandSpaces::sizeHint() const
{
    const int side = fontMetrics().height();
    return {count() * (side * 3 / 2 + 3), side * 2};
}

void HandSpaces::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = fontMetrics().height() * 1.5;
    for (int place = 0; place < count(); ++place) {
        const int number = count() - place;
        const bool isLit = number == m_number;
        const QRectF space(place * (side + 3) + 1, (height() - side) / 2, side, side);
        painter.setPen(QPen(theme.color(isLit ? Role::LitFrame : Role::Outline), isLit ? 2 : 1,
                            isLit ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(isLit ? theme.color(Role::Lit) : QColor(Qt::transparent));
        painter.drawRoundedRect(space, 4, 4);
        painter.setPen(theme.color(isLit ? Role::LitFrame : Role::QuietText));
        painter.setFont(isLit ? boldFont(font()) : font());
        painter.drawText(space, Qt::AlignCenter, QString::number(number));
    }
}

} // namespace skyledger::ui
