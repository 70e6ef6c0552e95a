// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/shell/windowfixture.h"

#include <functional>
#include <memory>
#include <vector>

/// A walk through the window: every page and dock, in every state that people see.
namespace skyledger::ui::walk {

/// Language, colours, size of window and text.
struct Setting {
    words::Language language = words::Language::English;
    Look look = Look::Light;
    QSize size{1366, 700};
    int text = 100; ///< per cent
};

class Walker;
struct Scene;

/// A state of the window, and how it is reached from a window that was just opened.
struct Stop {
    QString name;
    std::function<void(Walker &)> arrive;
    std::function<GameModules()> games = {}; ///< that the window knows; null: Airship City alone
};

/// All of them: pages without a game, then those of `scenes`.
std::vector<Stop> allStops();
/// One of them; fails loudly if there is none of the name.
Stop stopNamed(const QString &name);

class Walker : public test::WindowFixture
{
public:
    explicit Walker(const Setting &setting);

    /// A window of its own, brought into the state. No copy of the box is left from the one before.
    void go(const Stop &stop);
    /// The state of an open game, in the window that is there.
    void arriveAt(const Scene &scene);
    /// Clicks a button, triggers an action; fails loudly if there is none of the name.
    void press(const QString &button) const;
    void trigger(const QString &action) const;
    /// The windows that are open: the main one and those beside it.
    QList<QWidget *> windows() const;
    /// The one in front, which has the keyboard.
    QWidget &frontWindow() const;
    void speak(words::Language language);
    void look(Look look);

    /// Games that are opened from now on have players of these names, and a file named after the first. Empty: as ever.
    void setNames(const QStringList &names) { m_names = names; }

    /// Writes a game or sheet and answers its path.
    QString file(const QString &name, const QByteArray &bytes) const;
    /// Lets layouts and what waits for the next turn of the event loop come to an end.
    void settle() const;

private:
    QByteArray renamed(const QByteArray &record) const;

    Setting m_setting;
    QStringList m_names;
};

} // namespace skyledger::ui::walk
