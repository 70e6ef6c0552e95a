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

class GridSketch;
class MeasuresForm;
class ValuesChoice;

/// The page on which a game of Whistle Mountain is set up: who plays, with which abilities, whether it is a first game, and
/// what is printed on the boards.
class WhistleMountainNewGamePage : public SetupPage
{
    Q_OBJECT

public:
    /// `earlier`: the record of the game that is played once more; empty for none.
    WhistleMountainNewGamePage(const Preferences &preferences, const QByteArray &earlier,
                               QWidget *parent = nullptr);

    /// What was entered in the copy meanwhile counts.
    void setPreferences(const Preferences &preferences) override;

private:
    void layOutCards();
    void addAbilities(QGridLayout *grid);
    void prefill(const QByteArray &earlier);
    /// What a game is played with.
    enum Values { Earlier, Box, Sample };
    QJsonObject catalogue() const;
    void chooseValues();
    void followMeasures();
    bool keepMeasures();
    QJsonObject asChosen(const whistlemountain::GameRecord &dealt) const;
    void start();
    void retranslate();
    void nameAbilities();

    ValuesChoice *m_box;
    QCheckBox *m_beginner;
    GridSketch *m_sketch;
    MeasuresForm *m_measures;
    Card *m_abilities;
    std::vector<QLabel *> m_abilityNames;
    std::vector<QComboBox *> m_abilityBoxes; ///< in turn order
    QJsonObject m_earlierCatalogue;          ///< of the game that is played once more
};

} // namespace skyledger::ui
