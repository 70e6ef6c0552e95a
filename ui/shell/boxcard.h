// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/gamemodule.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace skyledger::ui {

/// A game that can be played: its scene, what it is called and for how many, and how to begin.
class BoxCard : public QWidget
{
    Q_OBJECT

public:
    /// The game must stay. `alone`: no other card stands beside this one.
    BoxCard(const GameModule &game, bool alone, QWidget *parent);

    QPushButton *newGame() const { return m_newGame; }

signals:
    void newGameAsked(const skyledger::ui::GameModule *game);
    void scoreAsked(const skyledger::ui::GameModule *game);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    void sizeTexts();

    const GameModule &m_game;
    bool m_alone;
    QLabel *m_name;
    QLabel *m_seats;
    QPushButton *m_newGame;
    QPushButton *m_score;
};

} // namespace skyledger::ui
