// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the window does about preferences.

#include "ui/shell/mainwindow.h"

#include <algorithm>

namespace skyledger::ui {

void MainWindow::showPreferences()
{
    if (!m_preferencesWindow)
        m_preferencesWindow = new PreferencesWindow(
            m_games, m_preferences, [this] { return keyGroups(); }, m_chooser.folder, this);
    m_preferencesWindow->show();
    m_preferencesWindow->raise();
    m_preferencesWindow->activateWindow();
}

/// To the next size in the list, or the usual one.
void MainWindow::changeTextSize(Command command)
{
    change([command](Preferences &preferences) {
        const auto *at = std::find(textSizes.begin(), textSizes.end(), preferences.textSize);
        if (command == Command::UsualText)
            preferences.textSize = Preferences().textSize;
        else if (command == Command::LargerText && at + 1 != textSizes.end())
            preferences.textSize = *(at + 1);
        else if (command == Command::SmallerText && at != textSizes.begin())
            preferences.textSize = *(at - 1);
    });
}

/// Every command once: what a game says about those of the window is not repeated.
std::vector<KeyGroup> MainWindow::keyGroups() const
{
    std::vector<KeyGroup> groups;
    groups.push_back({tr("The window"), m_actions.keyedCommands(), {}});
    const std::vector<KeyedCommand> &window = groups.front().commands;
    std::vector<KeyGroup> games;
    for (const auto &game : m_games) {
        KeyGroup group{game->name(), {}, {}};
        const std::vector<KeyedCommand> commands = game->keyedCommands();
        std::copy_if(commands.begin(), commands.end(), std::back_inserter(group.commands),
                     [&window](const KeyedCommand &command) {
                         return std::none_of(
                             window.begin(), window.end(),
                             [&command](const KeyedCommand &each) { return each.id == command.id; });
                     });
        // What the game tells of keys besides its commands.
        const std::vector<KeyLine> lines = game->keys();
        std::copy_if(
            lines.begin(), lines.end(), std::back_inserter(group.fixed), [&commands](const KeyLine &line) {
                return std::none_of(commands.begin(), commands.end(), [&line](const KeyedCommand &each) {
                    return each.meaning == line.meaning;
                });
            });
        if (!group.commands.empty())
            games.push_back(std::move(group));
    }
    groups.insert(groups.begin(), std::make_move_iterator(games.begin()),
                  std::make_move_iterator(games.end()));
    return groups;
}

} // namespace skyledger::ui
