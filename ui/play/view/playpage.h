// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QBoxLayout;
class QVBoxLayout;

namespace skyledger::ui {

class GameTable;
class PiecesPanel;
class TurnPanel;

/// The middle of a game: its board with what belongs to the turn below, and over it what tells that the past is shown.
/// What was to do with the pieces then is done: they give their room to that. Where the page is wide the pieces stand beside
/// the choices. Lines of text and the height of the page, not what the lists hold, make the heights, so that nothing moves
/// while a game is recorded; where there are many pieces, the turn and then the board leave them what they can do without.
/// Where the board has a largest height, the turn gets what is left of the page.
class PlayPage : public QWidget
{
    Q_OBJECT

public:
    explicit PlayPage(GameTable &table, QWidget *parent = nullptr);

    /// From top to bottom; called once. The page becomes their parent. Null pieces are shown elsewhere.
    void layOut(QWidget *board, PiecesPanel *pieces, TurnPanel *turn);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Of a part of the page, in pixels.
    struct Limits {
        int least = 0;
        int most = 0;
        bool operator==(const Limits &) const = default;
    };
    struct Heights {
        Limits turn;
        Limits pieces;
        bool operator==(const Heights &) const = default;
    };

    void fitText();
    void follow();
    int roomBelowBoard() const;
    bool isBeside() const;
    Heights heights() const;
    Heights heightsBelow(int room) const;

    GameTable &m_table;
    QVBoxLayout *m_column;
    QBoxLayout *m_band; ///< the pieces and the turn
    PiecesPanel *m_pieces = nullptr;
    TurnPanel *m_turn = nullptr;
    QWidget *m_board = nullptr;
    Heights m_heights; ///< as they were fitted last
};

} // namespace skyledger::ui
