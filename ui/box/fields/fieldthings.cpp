// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/fields/fieldthings.h"

#include "ui/widgets/theme.h"

#include <QtGui/QPainter>

namespace skyledger::ui {

ThingShape::ThingShape(const FieldThings &things, int thing, QWidget *parent)
    : QWidget(parent), m_things(things), m_thing(thing)
{
}

QSize ThingShape::sizeHint() const
{
    const int side = fontMetrics().height();
    return {side, side};
}

void ThingShape::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setOpacity(isEnabled() ? 1 : 0.4);
    const int side = fontMetrics().height();
    QRectF shape(0, 0, side, side);
    shape.moveCenter(QRectF(rect()).center());
    m_things.draw(painter, shape, m_thing, Theme::of(palette()));
}

} // namespace skyledger::ui
