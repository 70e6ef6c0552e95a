// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/boards/foldingcard.h"

#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/plaintip.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>

namespace skyledger::ui {

FoldingCard::FoldingCard(const QString &name, QWidget *parent) : DrawnBoard(name, parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void FoldingCard::setFold(Fold fold)
{
    if (fold == m_fold)
        return;
    m_fold = fold;
    layOut();
    updateGeometry();
    update();
}

void FoldingCard::tell()
{
    DrawnBoard::tell();
    setToolTip(plainTip(accessibleName()));
}

void FoldingCard::drawCard(QPainter &painter, const PlayerLook &look, const Theme &theme) const
{
    const double radius = cornerRadius(font());
    const QColor frame = acts() ? theme.color(look.color.shades) : theme.color(Role::Hairline);
    painter.setPen(QPen(hasFocus() ? theme.color(Role::Accent) : frame, acts() || hasFocus() ? 2 : 1));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, QRectF(rect()).adjusted(1, 1, -1, -1), radius);
    if (hasFocus() && acts()) { // the frame of whoever plays is as strong
        painter.setBrush(Qt::NoBrush);
        drawFrame(painter, QRectF(rect()).adjusted(4, 4, -4, -4), radius);
    }
}

void FoldingCard::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_fold != Fold::Open && (enter || event->key() == Qt::Key_Space))
        emit opened();
    else
        QWidget::keyPressEvent(event);
}

void FoldingCard::mousePressEvent(QMouseEvent *event)
{
    event->accept(); // or the release would go to whoever lies behind
}

void FoldingCard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()) && m_fold != Fold::Open)
        emit opened();
}

} // namespace skyledger::ui
