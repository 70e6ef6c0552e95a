// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <optional>

namespace skyledger::window {

/// Opens the window, with the game of a file unless that is empty, and answers the exit of the program once it is
/// closed. There must be no application object yet. `language`: `en` or `fr` for this time; nothing: as preferred.
int open(int &argc, char **argv, const QString &file, const std::optional<QString> &language);

} // namespace skyledger::window
