// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/randomplay.h"
#include "tests/ui/shell/windowfixture.h"

#include <QtGui/QAction>

#include <algorithm>

/// What tests do with a game that is open in a window.
namespace skyledger::ui::test {

/// Plays so many events by chance.
inline void playOn(AirshipCityTable &table, int events)
{
    airshipcity::RandomPlayer player(5);
    for (int i = 0; i < events; ++i) {
        if (const airshipcity::Play *play = player.choose(table.setup(), table.state()))
            table.session().play(airshipcity::Played{*play, {}});
    }
}

/// A command of the window or of the open game.
inline QAction *commandOf(const WindowFixture &fixture, const QString &name)
{
    if (QAction *action = fixture.action(name))
        return action;
    GameView &view = fixture.window->game()->view();
    const QList<QAction *> all = view.pages() + view.commands();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&name](const QAction *action) { return action->objectName() == name; });
    return found == all.end() ? nullptr : *found;
}

} // namespace skyledger::ui::test
