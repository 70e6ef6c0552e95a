// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/newgame.h"
#include "ui/shell/gamemodule.h"
#include "ui/widgets/sentence.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class Card;
class PlayersForm;

/// The page on which a game of Whistle Mountain is set up: who plays, with which abilities, and whether it is a first game.
/// It is played with the sample set.
class WhistleMountainNewGamePage : public NewGamePage
{
    Q_OBJECT

public:
    /// `earlier`: the record of the game that is played once more; empty for none.
    WhistleMountainNewGamePage(const Preferences &preferences, const QByteArray &earlier,
                               QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void addAbilities(QGridLayout *grid);
    void prefill(const QByteArray &earlier);
    void start();
    std::optional<NewRecord> dealt();
    void follow();
    void showRefusal(const Sentence &why);
    void retranslate();
    void nameAbilities();

    QLabel *m_title;
    PlayersForm *m_players;
    Card *m_box;
    QLabel *m_note;
    QCheckBox *m_beginner;
    Card *m_abilities;
    std::vector<QLabel *> m_abilityNames;
    std::vector<QComboBox *> m_abilityBoxes; ///< in turn order
    QPushButton *m_start;
    QPushButton *m_cancel;
    Sentence m_why; ///< what `m_refusal` says
    QLabel *m_refusal;
};

} // namespace skyledger::ui
