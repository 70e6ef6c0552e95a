// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/view/playpage.h"

#include "ui/play/gametable.h"
#include "ui/play/past/pastbanner.h"

#include <QtCore/QEvent>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

PlayPage::PlayPage(GameTable &table, QWidget *parent)
    : QWidget(parent), m_table(table), m_column(new QVBoxLayout(this))
{
    setObjectName(u"play-page"_s);
    // Before the banner hears of it, so that the two never want room at once.
    connect(&m_table, &GameTable::lookChanged, this, [this] {
        if (m_pieces != nullptr)
            m_pieces->setVisible(!m_table.past());
    });
}

void PlayPage::layOut(QWidget *board, QWidget *pieces, QWidget *turn)
{
    m_pieces = pieces;
    m_turn = turn;
    m_column->addWidget(new PastBanner(m_table, this));
    m_column->addWidget(board, 10);
    m_column->addWidget(pieces, 1);
    m_column->addWidget(turn, 5);
    fitText();
}

void PlayPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        fitText();
    QWidget::changeEvent(event);
}

void PlayPage::resizeEvent(QResizeEvent *event)
{
    fitText();
    QWidget::resizeEvent(event);
}

void PlayPage::fitText()
{
    if (m_turn == nullptr)
        return;
    const int line = fontMetrics().height();
    const int gap = line / 3;
    m_column->setContentsMargins(gap, gap, gap, gap);
    m_column->setSpacing(gap);
    // Three lines of its text; on a small screen with large letters the turn needs the room.
    m_pieces->setMinimumHeight(height() < line * 36 ? line * 2 : line * 4 + gap);
    m_pieces->setMaximumHeight(line * 7);
    m_turn->setMinimumHeight(line * 8);
    m_turn->setMaximumHeight(line * 16);
}

} // namespace skyledger::ui
