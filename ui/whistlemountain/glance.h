// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/glance.h"

#include <QtCore/QByteArray>

#include <optional>

namespace skyledger::ui {

/// A record of Whistle Mountain in which a game is under way, as the start page shows it: the grid, and whose turn it is.
/// Nothing if the game is over, or the bytes are no such record.
std::optional<GameGlance> whistleMountainGlance(const QByteArray &record);

} // namespace skyledger::ui
