// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/play/toytable/toyquestions.h"
#include "ui/play/stepguide.h"
#include "ui/play/tableof.h"

namespace skyledger::ui::test {

/// A game of the toy on the table: what every game has in the window is tested on it.
class ToyTable : public TableOf<toygame::Game>
{
    Q_OBJECT

public:
    explicit ToyTable(toygame::Record record);

    StepGuide &guide() { return m_guide; }

private:
    ToyNarrator m_narrator;
    ToyQuestions m_questions;
    StepGuide m_guide;
};

} // namespace skyledger::ui::test
