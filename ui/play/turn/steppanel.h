// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/stepguide.h"
#include "ui/play/turn/turnpanel.h"

namespace skyledger::ui {

class LackingForm;
class ReportFields;

/// The turn panel of a game that is led step by step: what lacks an amount is asked for it, and what the rules forbid is
/// recorded anyway with a note.
class StepPanel : public TurnPanel
{
    Q_OBJECT

public:
    /// Both must stay.
    StepPanel(GameTable &table, StepGuide &guide, QWidget *parent = nullptr);

    /// Leads to where the values that a play lacks are entered.
    void setValueEntry(std::function<void(const play::Verdict &)> enter);
    /// Shows a widget of the game's own in the place of the choices, as long as this question is asked. It shows the
    /// guide's options, or takes its touches, by itself.
    void addQuestion(play::Code question, QWidget *widget);

    /// Adds a page that asks for printed values themselves. While it is wanted, the amounts of what lacks them wait.
    void addValuesPage(TurnPage page);

    /// The keyboard waits in a page, on none of its choices: Enter takes none unasked. Always true.
    bool waitIn(QWidget &page) const;

protected:
    /// Where the amounts of a play that lacks them are asked for.
    enum class Lacking { Here, Elsewhere };
    StepPanel(GameTable &table, StepGuide &guide, Lacking lacking, QWidget *parent);

    /// Fields for what only the table can tell of what is recorded anyway; null: there is nothing.
    virtual ReportFields *insistedFields(QWidget *form);

private:
    void addInsistence();

    StepGuide &m_guide;
    LackingForm *m_lacking = nullptr;         ///< null where amounts are asked for elsewhere
    std::function<bool()> m_asksValues;       ///< whether a page asks for printed values now
    ReportFields *m_insistedFields = nullptr; ///< of what is recorded anyway; null if there are none
};

} // namespace skyledger::ui
