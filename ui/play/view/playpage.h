// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QVBoxLayout;

namespace skyledger::ui {

class GameTable;

/// The middle of a game: its board with what belongs to the turn below, and over it what tells that the past is shown.
/// What was to do with the pieces then is done: they give their room to that. The board needs the room: longer lists of pieces
/// and choices scroll. Lines of text, not what the lists hold, make the heights, so that nothing moves while a game is
/// recorded.
class PlayPage : public QWidget
{
    Q_OBJECT

public:
    explicit PlayPage(GameTable &table, QWidget *parent = nullptr);

    /// From top to bottom; called once. The page becomes their parent.
    void layOut(QWidget *board, QWidget *pieces, QWidget *turn);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitText();

    GameTable &m_table;
    QVBoxLayout *m_column;
    QWidget *m_pieces = nullptr;
    QWidget *m_turn = nullptr;
};

} // namespace skyledger::ui
