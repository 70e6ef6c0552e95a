// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/card.h"
#include "ui/widgets/sentence.h"

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace skyledger::ui {

/// With which printed values a game is played: those of the own box, which can be entered, of a sample set, of the game
/// before. What belongs to it can be added below.
class ValuesChoice : public Card
{
    Q_OBJECT

public:
    /// Values that a game can be played with.
    struct Values {
        int id = 0; ///< the game's own
        Sentence name;
        Sentence note;         ///< what is said of them once they are chosen
        bool isEntered = true; ///< people enter them: there is a way to do so
    };

    /// The title, and what the button says that leads to where values are entered.
    ValuesChoice(Sentence title, Sentence enter, QWidget *parent);

    /// Lists values at a place from 0 on; the first ones are chosen.
    void offer(int place, Values values);
    /// Values are no longer listed. Nobody is told.
    void withdraw(int id);
    /// The place where values are listed; -1: they are not.
    int placeOf(int id) const;
    /// The id of what is chosen.
    int chosen() const;
    /// Chooses what is listed at a place. Nobody is told.
    void choose(int place);
    /// Says everything anew.
    void retell();

signals:
    /// Somebody chose others.
    void changed();
    void enterWanted();

private:
    Sentence m_told;
    Sentence m_enterTold;
    std::vector<Values> m_values; ///< in the order of the box
    QComboBox *m_box;
    QLabel *m_note;
    QPushButton *m_enter;
};

} // namespace skyledger::ui
