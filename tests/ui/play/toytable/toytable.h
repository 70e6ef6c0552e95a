// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/play/toytable/toyquestions.h"
#include "ui/play/gametable.h"
#include "ui/play/stepguide.h"

namespace skyledger::ui::test {

/// A game of the toy on the table: what every game has in the window is tested on it.
class ToyTable : public GameTable
{
    Q_OBJECT

public:
    explicit ToyTable(toygame::Record record);

    toygame::Session &session() { return static_cast<toygame::Session &>(GameTable::session()); }
    const toygame::Session &shown() const
    {
        return static_cast<const toygame::Session &>(GameTable::shown());
    }
    StepGuide &guide() { return m_guide; }
    /// Changes or inserts, as was begun.
    void finishChange(const toygame::Event &event);

private:
    ToyNarrator m_narrator;
    ToyQuestions m_questions;
    StepGuide m_guide;
};

} // namespace skyledger::ui::test
