// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/spotboard.h"

#include "ui/widgets/plaintip.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QHelpEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QToolTip>

#include <algorithm>
#include <optional>

namespace skyledger::ui {

SpotBoard::SpotBoard(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

QPoint SpotBoard::stepOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, 1};
    case Qt::Key_Down:
        return {0, -1};
    default:
        return {};
    }
}

void SpotBoard::walkTo(const QPoint &spot)
{
    const QRect all = spots();
    const QPoint to(std::clamp(spot.x(), all.left(), all.right()),
                    std::clamp(spot.y(), all.top(), all.bottom()));
    if (to == m_spot)
        return;
    m_spot = to;
    onWalked();
    say();
    update();
}

void SpotBoard::walkToNearest(const std::function<bool(const QPoint &)> &isSo)
{
    const QRect all = spots();
    std::optional<QPoint> nearest;
    for (int row = all.top(); row <= all.bottom(); ++row) {
        for (int column = all.left(); column <= all.right(); ++column) {
            const QPoint each(column, row);
            if (isSo(each)
                && (!nearest || (each - m_spot).manhattanLength() < (*nearest - m_spot).manhattanLength()))
                nearest = each;
        }
    }
    if (nearest)
        walkTo(*nearest);
}

void SpotBoard::say()
{
    setSaidName(*this, spoken(m_spot));
}

void SpotBoard::drawRing(QPainter &painter) const
{
    if (!hasFocus())
        return;
    const Theme &theme = Theme::of(palette());
    painter.setPen(QPen(theme.color(Role::Accent), theme.ringWidth()));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rectOf(m_spot).adjusted(1, 1, -1, -1));
}

bool SpotBoard::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), plainTip(spoken(spotAt(help->pos()))), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace skyledger::ui
