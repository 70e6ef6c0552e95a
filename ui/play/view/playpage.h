// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QBoxLayout;
class QVBoxLayout;

namespace skyledger::ui {

class GameTable;

/// The middle of a game: its board with what belongs to the turn below, and over it what tells that the past is shown.
/// What was to do with the pieces then is done: they give their room to that. Where the page is wide the pieces stand beside
/// the choices. Lines of text and the height of the page, not what the lists hold, make the heights, so that nothing moves
/// while a game is recorded. Where the board has a largest height, the turn gets what is left of the page.
class PlayPage : public QWidget
{
    Q_OBJECT

public:
    explicit PlayPage(GameTable &table, QWidget *parent = nullptr);

    /// From top to bottom; called once. The page becomes their parent. Null pieces are shown elsewhere.
    void layOut(QWidget *board, QWidget *pieces, QWidget *turn);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitText();
    void followBoard();
    int roomBelowBoard() const;

    GameTable &m_table;
    QVBoxLayout *m_column;
    QBoxLayout *m_band; ///< the pieces and the turn
    QWidget *m_pieces = nullptr;
    QWidget *m_turn = nullptr;
    QWidget *m_board = nullptr;
    int m_room = 0; ///< below the board, when all was fitted last
};

} // namespace skyledger::ui
