// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/newgame.h"
#include "ui/newgame/setuppage.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;

namespace skyledger::ui {


/// The page on which a game of Whistle Mountain is set up: who plays, with which abilities, and whether it is a first game.
/// It is played with the sample set.
class WhistleMountainNewGamePage : public SetupPage
{
    Q_OBJECT

public:
    /// `earlier`: the record of the game that is played once more; empty for none.
    WhistleMountainNewGamePage(const Preferences &preferences, const QByteArray &earlier,
                               QWidget *parent = nullptr);

private:
    void layOutCards();
    void addAbilities(QGridLayout *grid);
    void prefill(const QByteArray &earlier);
    void start();
    std::optional<NewRecord> dealt();
    void retranslate();
    void nameAbilities();

    Card *m_box;
    QLabel *m_note;
    QCheckBox *m_beginner;
    Card *m_abilities;
    std::vector<QLabel *> m_abilityNames;
    std::vector<QComboBox *> m_abilityBoxes; ///< in turn order
};

} // namespace skyledger::ui
