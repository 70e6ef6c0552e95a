// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtCore/QByteArray>

#include <span>

namespace skyledger::ui {
class MainWindow;
}

/// The states of an open game that are worth a look: for the gallery and for the walk through the window.
namespace skyledger::ui::walk {

/// A state of the window that people should look at.
struct Scene {
    const char *name;
    bool emptyBox;
    std::size_t players;
    void (*prepare)(AirshipCityTable &table);
    const char *front = nullptr;      ///< a dock to be raised, or the numbers page
    const char *query = nullptr;      ///< typed into the rules
    const char *rule = nullptr;       ///< opened in the rules
    bool turnClock = false;           ///< to be preferred before the game is opened
    bool choosesBonus = false;        ///< of stage 2
    QByteArray (*record)() = nullptr; ///< of a game of another kind, which `prepare` cannot prepare
    void (*prepareOther)(GameTable &) = nullptr; ///< does it there
};

/// All of them that the walk visits.
std::span<const Scene> scenes();
/// Those of CloudAge, for the gallery.
std::span<const Scene> cloudAgeScenes();
/// Those of Whistle Mountain.
std::span<const Scene> whistleMountainScenes();
/// One of them; fails loudly if there is none of the name.
const Scene &sceneNamed(const char *name);

/// The game in which a scene begins, as a file holds it.
QByteArray recordOf(const Scene &scene);

/// Brings a window in which that game was opened into the state.
void enter(MainWindow &window, const Scene &scene);

} // namespace skyledger::ui::walk
