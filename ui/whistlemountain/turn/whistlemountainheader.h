// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/turn/gameheader.h"
#include "ui/whistlemountain/guide/whistlemountaintable.h"

namespace skyledger::ui {

/// The line on top: whose turn it is and where the game stands, undo, redo and the end of the turn. The table must stay.
std::unique_ptr<GameHeader> whistleMountainHeader(WhistleMountainTable &table);

/// Activates what costs nothing, then ends the turn, unless something is asked first; false where it cannot be ended.
bool endTurn(WhistleMountainTable &table);

} // namespace skyledger::ui
