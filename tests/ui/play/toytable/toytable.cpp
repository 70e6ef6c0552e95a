// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/play/toytable/toytable.h"

#include "core/play/changeablesession.h"

namespace skyledger::ui::test {

using namespace toygame;

ToyTable::ToyTable(Record record)
    : TableOf(std::make_unique<play::ChangeableSession<Game>>(std::move(record))),
      m_narrator(session()),
      m_questions(m_narrator),
      m_guide(session(), m_questions)
{
    connect(&m_guide, &StepGuide::chosen, this,
            [this](const CompletePlay &play) { finishChange(m_questions.eventOf(session(), play)); });
    begin(m_narrator, &m_guide);
}

} // namespace skyledger::ui::test
