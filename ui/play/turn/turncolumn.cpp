// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/turncolumn.h"

#include "ui/play/guide.h"

#include <QtCore/QEvent>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

namespace {

constexpr int mostMoreLines = 12;
constexpr int roomyLines = 50; ///< in the height of the column

} // namespace

TurnColumn::TurnColumn(const Guide &guide, QWidget &turn, QWidget *parent)
    : QWidget(parent), m_turn(turn), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(2, 2, 2, 2);
    m_column->setSpacing(2);
    m_column->addWidget(&turn);
    fitText();
    const auto areas = turn.findChildren<QScrollArea *>();
    for (const QScrollArea *area : areas)
        connect(area->verticalScrollBar(), &QScrollBar::rangeChanged, this, &TurnColumn::grow);
    connect(&guide, &Guide::changed, this, [this] {
        m_more = 0;
        fitText();
        // Once the choices are laid out: what they lack may be what those before lacked.
        QMetaObject::invokeMethod(this, &TurnColumn::grow, Qt::QueuedConnection);
    });
}

void TurnColumn::add(QWidget *widget, int stretch)
{
    m_column->insertWidget(m_column->count() - 1, widget, stretch);
}

void TurnColumn::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitText();
}

void TurnColumn::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitText();
}

void TurnColumn::fitText()
{
    const int line = fontMetrics().height();
    m_turn.setFixedHeight(line * (height() > line * roomyLines ? 11 : 7) + m_more);
}

void TurnColumn::grow()
{
    // A long question and a note below it, where there are no choices.
    const QLayout *layout = m_turn.layout();
    int hidden = layout == nullptr ? 0 : layout->totalMinimumHeightForWidth(m_turn.width()) - m_turn.height();
    const auto areas = m_turn.findChildren<QScrollArea *>();
    for (const QScrollArea *area : areas)
        hidden = std::max(hidden, area->isVisible() ? area->verticalScrollBar()->maximum() : 0);
    const int wanted = std::min(m_more + hidden, fontMetrics().height() * mostMoreLines);
    if (hidden <= 0 || wanted == m_more)
        return;
    m_more = wanted;
    fitText();
}

} // namespace skyledger::ui
