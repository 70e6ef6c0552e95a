// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/stepguide.h"
#include "ui/play/turn/turnpanel.h"

#include <functional>

namespace skyledger::ui {

class LackingForm;
class ReportFields;

/// The turn panel of a game that is led step by step: what lacks an amount is asked for it, and what the rules forbid is
/// recorded anyway with a note.
class StepPanel : public TurnPanel
{
    Q_OBJECT

public:
    /// Where the amounts of a play that lacks them are asked for.
    enum class Lacking { Here, Elsewhere };
    /// Both must stay.
    StepPanel(GameTable &table, StepGuide &guide, QWidget *parent = nullptr, Lacking lacking = Lacking::Here);

    /// Shows a widget of the game's own in the place of the choices, as long as this question is asked. It shows the
    /// guide's options, or takes its touches, by itself; `begin` is called whenever it came.
    void addQuestion(play::Code question, QWidget *widget, std::function<void()> begin = {});
    /// Has others than the guide's amounts stand where only the table can tell something of what is recorded anyway; null:
    /// there is nothing.
    void setInsistedFields(std::function<ReportFields *(QWidget *form)> make);

    /// Adds a page that asks for printed values themselves. While it is wanted, the amounts of what lacks them wait.
    void addValuesPage(TurnPage page);

    /// Adds a page of choices in which the keyboard can wait on none of them, so that Enter takes none unasked: it is
    /// called what is asked.
    void addChoices(TurnPage page);

private:
    void addInsistence();

    StepGuide &m_guide;
    std::function<ReportFields *(QWidget *form)> m_makeFields;
    LackingForm *m_lacking = nullptr;         ///< null where amounts are asked for elsewhere
    std::function<bool()> m_asksValues;       ///< whether a page asks for printed values now
    ReportFields *m_insistedFields = nullptr; ///< of what is recorded anyway; null if there are none
};

} // namespace skyledger::ui
