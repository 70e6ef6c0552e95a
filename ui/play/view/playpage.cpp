// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/view/playpage.h"

#include "ui/play/gametable.h"
#include "ui/play/past/pastbanner.h"
#include "ui/play/pieces/piecespanel.h"
#include "ui/play/turn/turnpanel.h"

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

void PlayPage::layOut(QWidget *board, PiecesPanel *pieces, TurnPanel *turn)
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
    connect(&m_table, &GameTable::changed, this, &PlayPage::follow);
}

bool PlayPage::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        follow();
    return QWidget::event(event);
}

/// A board that wants less leaves its room to the turn, and many pieces want more of it. Only then: what is fitted asks for
/// the layout anew.
void PlayPage::follow()
{
    if (m_board != nullptr && !(heights() == m_heights))
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
    const int gap = fontMetrics().height() / 3;
    m_column->setContentsMargins(gap, gap, gap, gap);
    m_column->setSpacing(gap);
    m_band->setSpacing(gap);
    m_band->setDirection(isBeside() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_heights = heights();
    m_turn->setMinimumHeight(m_heights.turn.least);
    m_turn->setMaximumHeight(m_heights.turn.most);
    if (m_pieces == nullptr)
        return;
    m_pieces->setMinimumHeight(m_heights.pieces.least);
    m_pieces->setMaximumHeight(m_heights.pieces.most);
}

bool PlayPage::isBeside() const
{
    return m_pieces != nullptr && width() >= fontMetrics().height() * besideLines;
}

PlayPage::Heights PlayPage::heights() const
{
    const int line = fontMetrics().height();
    const int room = roomBelowBoard();
    if (m_pieces != nullptr && !isBeside())
        return heightsBelow(room);
    const int wanted = std::clamp(static_cast<int>(window()->height() * turnPart), line * 8, line * 18);
    const int turn = m_table.past() ? std::max(line * 8, wanted - line * 3) : wanted;
    const Limits both{turn, std::max(turn, room)};
    return {both, both};
}

/// Of the pieces and of the turn below them.
PlayPage::Heights PlayPage::heightsBelow(int room) const
{
    const int line = fontMetrics().height();
    const int gap = line / 3;
    // Three lines of its text; on a small screen with large letters the turn needs the room.
    const int least = height() < line * 36 ? line * 2 : line * 4 + gap;
    // Where there are many, the turn gives what it does not ask for, then the board.
    const int asked = m_turn->leastHeight();
    const int free =
        room > 0 ? room : height() - 4 * gap - std::max(height() / 2, m_board->minimumSizeHint().height());
    const int most = std::max(line * 7, free - gap - asked);
    const int pieces = std::clamp(m_pieces->leastHeight(), least, most);
    const int turn = std::clamp(line * 8 - (pieces - least), std::min(asked, line * 8), line * 8);
    const int piecesMost = std::max(line * 7, pieces);
    const int taken = m_table.past() ? line * 7 : piecesMost; // they are hidden then
    return {{turn, std::max(line * 16, room - taken - gap)}, {pieces, piecesMost}};
}

} // namespace skyledger::ui
