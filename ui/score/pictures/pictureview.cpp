// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/pictures/pictureview.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/plaintip.h"

#include <QtGui/QAccessible>
#include <QtGui/QHelpEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QToolTip>

#include <cmath>

namespace skyledger::ui {

PictureView::PictureView(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PictureView::setDrawing(std::unique_ptr<Drawing> drawing)
{
    m_drawing = std::move(drawing);
    m_spot.reset();
    layOut();
    lookAt(std::nullopt);
    updateGeometry();
}

QSize PictureView::sizeHint() const
{
    const double width = fontMetrics().height() * 40;
    const double height = m_drawing ? m_drawing->heightAt(width, font()) : width / 3;
    return {static_cast<int>(width), static_cast<int>(std::ceil(height + fontMetrics().height() * 1.8))};
}

QSize PictureView::minimumSizeHint() const
{
    const QSize hint = sizeHint();
    return {hint.width() / 2, hint.height() * 3 / 5};
}

void PictureView::layOut()
{
    if (!m_drawing)
        return;
    const double head = QFontMetricsF(boldFont(font(), 1.2)).height() * 1.2;
    m_drawing->layOut(QRectF(rect()).adjusted(2, head, -2, -2), font());
    update();
}

void PictureView::lookAt(std::optional<std::size_t> spot)
{
    m_spot = spot;
    const QString title = m_drawing ? m_drawing->title() : QString();
    const QString text = m_drawing && spot ? m_drawing->spots()[*spot].text : QString();
    setAccessibleName(title);
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
    if (spot && hasFocus())
        QToolTip::showText(mapToGlobal(m_drawing->spots()[*spot].area.bottomRight().toPoint()),
                           plainTip(text), this);
}

std::optional<std::size_t> PictureView::spotAt(const QPointF &place) const
{
    std::optional<std::size_t> best;
    double nearest = 0;
    const auto &spots = m_drawing->spots();
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (!spots[i].area.contains(place))
            continue;
        const QPointF way = spots[i].area.center() - place;
        const double far = std::hypot(way.x(), way.y());
        if (!best || far < nearest) {
            best = i;
            nearest = far;
        }
    }
    return best;
}

/// The spot so many rows or columns on; in another row the nearest column.
std::optional<std::size_t> PictureView::nextSpot(int rows, int columns) const
{
    const auto &spots = m_drawing->spots();
    if (spots.empty())
        return std::nullopt;
    if (!m_spot)
        return 0;
    const Spot &from = spots[*m_spot];
    std::optional<std::size_t> best = m_spot;
    double nearest = 1e9;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const int row = (spots[i].row - from.row) * (rows == 0 ? 1 : rows);
        const int column = spots[i].column - from.column;
        if (rows == 0 ? (row != 0 || column != columns) : row != 1)
            continue;
        const double far = std::abs(spots[i].area.center().x() - from.area.center().x());
        if (far < nearest) {
            nearest = far;
            best = i;
        }
    }
    return best;
}

void PictureView::go(std::optional<std::size_t> spot)
{
    if (spot && m_drawing->spots()[*spot].event > 0)
        emit momentWanted(m_drawing->spots()[*spot].event);
}

bool PictureView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_drawing) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto spot = spotAt(help->pos());
        if (spot)
            QToolTip::showText(help->globalPos(), plainTip(m_drawing->spots()[*spot].text), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void PictureView::keyPressEvent(QKeyEvent *event)
{
    if (!m_drawing) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        lookAt(nextSpot(0, -1));
        return;
    case Qt::Key_Right:
        lookAt(nextSpot(0, 1));
        return;
    case Qt::Key_Up:
        lookAt(nextSpot(-1, 0));
        return;
    case Qt::Key_Down:
        lookAt(nextSpot(1, 0));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat())
            go(m_spot);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void PictureView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_drawing)
        return;
    const auto spot = spotAt(event->position());
    lookAt(spot);
    go(spot);
}

void PictureView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (!m_spot && m_drawing && !m_drawing->spots().empty() && event->reason() != Qt::MouseFocusReason)
        lookAt(0);
    update();
}

void PictureView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void PictureView::paintEvent(QPaintEvent *)
{
    if (!m_drawing)
        return;
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(boldFont(font(), 1.2));
    painter.setPen(theme.color(Role::Text));
    painter.drawText(QRectF(rect()).adjusted(2, 0, -2, 0), Qt::AlignLeft | Qt::AlignTop, m_drawing->title());
    m_drawing->paint(painter, theme);
    if (m_spot && hasFocus()) {
        painter.setPen(QPen(theme.color(Role::Accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(m_drawing->spots()[*m_spot].area.adjusted(-2, -2, 2, 2), 4, 4);
    } else if (hasFocus()) {
        painter.setPen(QPen(theme.color(Role::Accent), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void PictureView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void PictureView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        layOut();
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
