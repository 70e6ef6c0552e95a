// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/stepguide.h"
#include "ui/play/turn/valuesform.h"

#include <optional>

namespace skyledger::ui {

/// Asks for what is printed on a city, card or space when it is first met. It can be put off: then the table only tells
/// what it paid and gained, and nothing is asked about that thing until something else happened.
class MetPage : public ValuesForm
{
    Q_OBJECT

public:
    /// What a game says of the things that are met.
    struct Things {
        std::function<std::optional<MetThing>()> met; ///< where the guide stands
        std::function<ValuesAsked(const MetThing &)> asked;
        /// Keeps what was typed in the game, and goes on with what met the thing.
        std::function<void(const MetThing &, const QStringList &typed)> keep;
    };

    /// Both must stay.
    MetPage(GameTable &table, StepGuide &guide, Things things, QWidget *parent = nullptr);

    bool isWanted() const;
    /// Asks about what was met, and takes the keyboard.
    void ask();

private:
    void follow();
    void wait();

    GameTable &m_table;
    StepGuide &m_guide;
    Things m_things;
    std::optional<MetThing> m_asked;
    std::optional<MetThing> m_waits; ///< until later
    qsizetype m_waitsAt = 0;         ///< so many events were in force
};

} // namespace skyledger::ui
