// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/state.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

namespace skyledger::airshipcity::cli {

/// Every board of a position as text, to be compared with the table.
QString stateText(const State &state, const words::GameWords &game);

/// What the table needs to lay a game out: the city, who starts with what, contracts and stage bonuses to turn up.
QString setupText(const State &state, const words::GameWords &game, const QList<PlayerInfo> &players);

} // namespace skyledger::airshipcity::cli
