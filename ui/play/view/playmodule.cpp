// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/view/playmodule.h"

#include "ui/play/view/lookuppage.h"
#include "ui/shell/docks.h"
#include "ui/widgets/keybindings.h"
#include "ui/words/language.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(PlayModule)
};

} // namespace

std::unique_ptr<RulesPage> PlayModule::rulesPage() const
{
    return std::make_unique<LookUpPage>(m_spec.rules, m_spec.facts());
}

QString PlayModule::ruleTitle(const QString &rule) const
{
    const rulebook::Entry *entry = m_spec.rules().book().entry(rule);
    const bool french = words::spokenLanguage() == words::Language::French;
    return entry ? entry->title.in(french ? u"fr"_s : u"en"_s) : QString();
}

std::vector<KeyLine> PlayModule::keys() const
{
    std::vector<KeyLine> lines = ownKeys();
    lines.push_back({Text::tr("Enter, Space"), Text::tr("take what has the focus")});
    lines.push_back(
        {Text::tr("Enter, on the score sheet"), Text::tr("on to the next field, then to the next player")});
    lines.push_back({Text::tr("Esc"), Text::tr("take back the last step")});
    for (const KeyedCommand &command : keyedCommands()) {
        if (const QString keys = KeyBindings::shared().allTexts(command.id); !keys.isEmpty())
            lines.push_back({keys, command.meaning});
    }
    return lines;
}

std::vector<KeyedCommand> PlayModule::keyedCommands() const
{
    std::vector<KeyedCommand> commands = ownCommands();
    const KeyedCommand shared[] = {
        {keys::restartTurn, Text::tr("restart the turn")},
        {keys::lookEarlier, Text::tr("look at the event before; Esc goes back to now")},
        {keys::lookLater, Text::tr("look at the event after")},
        {keys::searchJournal, Text::tr("search the journal from anywhere")},
        {keys::find,
         Text::tr("search the journal, the rules or your copy of a box, whichever has the keyboard")},
        {keys::tableMode, Text::tr("show the game to everybody around the table; once more, or Esc: back")},
        {keys::allNumbers, Text::tr("show every number, to compare and correct")},
        {keys::gameDetails, Text::tr("show the details of the game: names, colours, seats")},
        {keys::finishSheet, Text::tr("on the score sheet: score it")},
        {keys::finalScoring, Text::tr("show the scoring, as if the game ended now until it does")},
        {keys::explainRule,
         Text::tr(
             "show the rule of what has the keyboard or lies under the pointer; once more goes into it")},
        {keys::searchRules,
         Text::tr("search the rules; ↓ goes to what is found, Enter opens it, Esc goes back to the game")},
        {keys::rulesBack, Text::tr("in the rules: back")},
        {keys::rulesForward, Text::tr("in the rules: forward again")}};
    for (const KeyedCommand &each : shared) {
        if (std::none_of(commands.begin(), commands.end(),
                         [&each](const KeyedCommand &own) { return own.id == each.id; }))
            commands.push_back(each);
    }
    return commands;
}

KeyedCommand PlayModule::dockCommand(const QString &id, const QString &title)
{
    //: A board, or a list beside the boards
    return {Docks::dockCommand(id), Text::tr("bring to the front: %1").arg(title)};
}

} // namespace skyledger::ui
