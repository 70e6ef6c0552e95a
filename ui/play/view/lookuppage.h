// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/rulebook/rulefacts.h"
#include "ui/rulebook/rulelibrary.h"
#include "ui/shell/gamemodule.h"

namespace skyledger::ui {

class RulesPanel;

/// Looks up the rules of a game where none is open.
class LookUpPage : public RulesPage
{
    Q_OBJECT

public:
    LookUpPage(RuleShelf rules, const RuleFacts &facts, QWidget *parent = nullptr);

    void showRules(const QStringList &rules) override;
    void searchRules() override;
    void setPreferences(const Preferences &preferences) override;

private:
    void retranslate();

    RulesPanel *m_panel;
};

} // namespace skyledger::ui
