// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/boardarea.h"

#include <QtCore/QEvent>
#include <QtWidgets/QScrollBar>

namespace skyledger::ui {

namespace {
constexpr int leastLines = 7;
constexpr int mostLines = 10; ///< that are kept for a board which sets a least height itself
} // namespace

BoardArea::BoardArea(std::unique_ptr<QWidget> board, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setFocusProxy(board.get());
    setWidget(board.release()); // the area owns it
    widget()->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &QWidget::updateGeometry);
}

/// The board wants another width: whatever holds the area has to know.
bool BoardArea::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::event(event);
}

QSize BoardArea::sizeHint() const
{
    return widget()->sizeHint();
}

QSize BoardArea::minimumSizeHint() const
{
    const QSize least = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
    const int bar = verticalScrollBar()->maximum() > 0 ? verticalScrollBar()->sizeHint().width() : 0;
    const int line = fontMetrics().height();
    const int insisted = qMin(widget()->minimumHeight(), line * mostLines);
    return {least.width() + bar, qMax(insisted, qMin(least.height(), line * leastLines))};
}

} // namespace skyledger::ui
