// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/boards/foldingcard.h"

#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/plaintip.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>

#include <cmath>

namespace skyledger::ui {

namespace {

constexpr double above = 0.7; // of what is beside the rows

} // namespace

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

double FoldingCard::pad() const
{
    return std::round(QFontMetricsF(font()).height() * 0.5);
}

int FoldingCard::heightOf(Fold fold) const
{
    double height = 2 * pad() * above;
    for (const Row &row : rows(fold))
        height += row.high;
    return static_cast<int>(std::ceil(height));
}

void FoldingCard::layOut()
{
    QRectF place(pad(), pad() * above, width() - 2 * pad(), 0);
    for (const Row &row : rows(Fold::Open)) {
        place.setHeight(row.high);
        if (row.child != nullptr) {
            row.child->setVisible(m_fold == Fold::Open);
            row.child->setGeometry(place.toRect());
        }
        place.translate(0, row.high);
    }
}

void FoldingCard::drawRows(QPainter &painter, const Theme &theme) const
{
    QRectF place(pad(), pad() * above, width() - 2 * pad(), 0);
    for (const Row &row : rows(m_fold)) {
        place.setHeight(row.high);
        if (row.draw)
            row.draw(painter, place, theme);
        place.translate(0, row.high);
    }
}

QStringList FoldingCard::rulesAt(const QPoint &at) const
{
    const std::vector<Row> all = rows(m_fold);
    double y = at.y() - pad() * above;
    for (const Row &row : all) {
        if (y < row.high && row.rules)
            return row.rules(at.x());
        if (y < row.high)
            break;
        y -= row.high;
    }
    return all.empty() || !all.back().rules ? QStringList() : all.back().rules(at.x());
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
