// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/boardarea.h"

namespace skyledger::ui {

namespace {
constexpr int leastLines = 7;
}

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
}

QSize BoardArea::sizeHint() const
{
    return widget()->sizeHint();
}

QSize BoardArea::minimumSizeHint() const
{
    const QSize least = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
    return {least.width(), qMin(least.height(), fontMetrics().height() * leastLines)};
}

} // namespace skyledger::ui
