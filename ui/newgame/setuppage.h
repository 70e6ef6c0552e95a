// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/newgame/playersform.h"
#include "ui/shell/gamemodule.h"

namespace skyledger::ui {

/// The frame of the page on which a game is set up: its title, the way to start and the way back above, the cards of the
/// game below, which scroll where they have no room. Who plays is asked in every game.
class SetupPage : public NewGamePage
{
    Q_OBJECT

protected:
    SetupPage(SeatsSpec seats, const QStringList &knownNames, QWidget *parent);

    PlayersForm *players() const { return m_players; }
    QPushButton *startButton() const { return m_start; }
    /// Lays the cards into the frame; they are at most so many lines of text wide. To be called once, when all that can
    /// have the keyboard is made, for the buttons come behind it.
    void layOut(QWidget *cards, int widest);
    /// The same of cards below each other.
    void layOutColumn(const QList<QWidget *> &cards, int widest);
    void setTitle(const QString &title);
    /// Says above what cannot be mended in one of the cards; nothing: nothing is wrong.
    void showRefusal(const Sentence &why);
    /// A record that was set up today by those who play.
    NewRecord begunWith(const QByteArray &record) const;
    /// The record as it was set up: the window takes it from here.
    void begin(const NewRecord &begun);

    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void fitText();

    QLabel *m_title;
    PlayersForm *m_players;
    QWidget *m_cards = nullptr;
    int m_widest = 0;
    QPushButton *m_start = nullptr;
    QPushButton *m_cancel = nullptr;
    Sentence m_why; ///< what `m_refusal` says
    QLabel *m_refusal;
};

} // namespace skyledger::ui
