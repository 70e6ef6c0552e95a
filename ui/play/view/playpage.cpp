// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/view/playpage.h"

#include "ui/play/gametable.h"
#include "ui/play/past/pastbanner.h"

#include <QtCore/QEvent>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int besideLines =
    56; // of the page's width, in heights of a line, from which on the pieces stand at the side
constexpr double turnPart = 0.295; // of the window's height, which is right while the page is hidden, too

} // namespace

PlayPage::PlayPage(GameTable &table, QWidget *parent)
    : QWidget(parent),
      m_table(table),
      m_column(new QVBoxLayout(this)),
      m_band(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setObjectName(u"play-page"_s);
    // Before the banner hears of it, so that the two never want room at once.
    connect(&m_table, &GameTable::lookChanged, this, [this] {
        if (m_pieces != nullptr)
            m_pieces->setVisible(!m_table.past());
        fitText(); // the banner takes its room from the choices, of which there are none
    });
}

void PlayPage::layOut(QWidget *board, QWidget *pieces, QWidget *turn)
{
    m_pieces = pieces;
    m_turn = turn;
    m_board = board;
    m_column->addWidget(new PastBanner(m_table, this));
    m_column->addWidget(board, 10);
    m_column->addLayout(m_band, 5);
    if (pieces != nullptr)
        m_band->addWidget(pieces, 2);
    m_band->addWidget(turn, 3);
    fitText();
    // After the board, which wants another height from then on: before anything is laid out, so that the page is laid out
    // and painted once.
    connect(&m_table, &GameTable::changed, this, &PlayPage::followBoard);
}

bool PlayPage::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        followBoard();
    return QWidget::event(event);
}

/// A board that wants less leaves its room to the turn. Only then: what is fitted asks for the layout anew.
void PlayPage::followBoard()
{
    if (m_board != nullptr && roomBelowBoard() != m_room)
        fitText();
}

/// What is left of the page below the board at its largest; 0 if that takes all that there is.
int PlayPage::roomBelowBoard() const
{
    if (m_board->maximumHeight() >= QWIDGETSIZE_MAX)
        return 0;
    const QMargins margins = m_column->contentsMargins();
    return height() - margins.top() - margins.bottom() - m_board->maximumHeight() - m_column->spacing();
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
    m_band->setSpacing(gap);
    const bool beside = m_pieces != nullptr && width() >= line * besideLines;
    m_band->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int wanted = std::clamp(static_cast<int>(window()->height() * turnPart), line * 8, line * 18);
    const int turn = m_table.past() ? std::max(line * 8, wanted - line * 3) : wanted;
    m_turn->setMinimumHeight(m_pieces != nullptr && !beside ? line * 8 : turn);
    const bool below = m_pieces != nullptr && !beside;
    m_room = roomBelowBoard();
    const int room = m_room - (below ? line * 7 + gap : 0);
    m_turn->setMaximumHeight(std::max(below ? line * 16 : turn, room));
    if (m_pieces == nullptr)
        return;
    // Three lines of its text; on a small screen with large letters the turn needs the room.
    const int least = height() < line * 36 ? line * 2 : line * 4 + gap;
    m_pieces->setMinimumHeight(beside ? turn : least);
    m_pieces->setMaximumHeight(beside ? std::max(turn, room) : line * 7);
}

} // namespace skyledger::ui
