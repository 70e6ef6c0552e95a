// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/rulebook/rulefacts.h"
#include "ui/rulebook/rulelibrary.h"
#include "ui/shell/gamemodule.h"

#include <functional>

namespace skyledger::ui {

/// A game whose view is a `PlayView`, as the window knows it: what every such game answers alike. A game derives its module
/// and adds its own keys.
class PlayModule : public GameModule
{
public:
    QString editionName(const QString &edition) const override { return m_facts().editionName(edition); }
    std::unique_ptr<RulesPage> rulesPage() const override;
    QString ruleTitle(const QString &rule) const override;
    /// Its own keys, then those of its commands.
    std::vector<KeyLine> keys() const override;
    /// Its own commands, then those that every game has; what it says of one of these itself holds.
    std::vector<KeyedCommand> keyedCommands() const override;

protected:
    /// Its rules to look up, and what they say where no game is open.
    PlayModule(RuleShelf rules, std::function<RuleFacts()> facts);

    /// How its boards and choices are reached.
    virtual std::vector<KeyLine> ownKeys() const = 0;
    virtual std::vector<KeyedCommand> ownCommands() const { return {}; }
    /// Brings a dock to the front.
    static KeyedCommand dockCommand(const QString &id, const QString &title);

private:
    RuleShelf m_rules;
    std::function<RuleFacts()> m_facts;
};

} // namespace skyledger::ui
